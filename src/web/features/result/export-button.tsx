import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { documentWords } from '../../lib/words/documents.ts'
import { resultWords as words } from '../../lib/words/result.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-context.ts'
import type { ShownAnalysis } from './result-reader.ts'

/** The PDF writer and its fonts come with the first press only. */
export function ExportButton({ analysis }: { analysis: ShownAnalysis }) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await import('../../documents/cosmetic-pdf.ts').then((pdf) => pdf.exportCosmeticPdf(analysis))
      toast(documentWords.exported)
    } catch {
      toast({ ...documentWords.failed, tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button kind="outline" aria-busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => void save()}>
      <FileDown aria-hidden size={18} />
      {words.export.button}
    </Button>
  )
}
