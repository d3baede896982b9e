import { ExportButton } from '../../lib/export/export-button.tsx'
import { documentWords } from '../../lib/words/documents.ts'
import { resultWords as words } from '../../lib/words/result.ts'
import type { ShownAnalysis } from './result-reader.ts'

/** The PDF writer and its fonts come with the first press only. */
export function ExportResult({ analysis }: { analysis: ShownAnalysis }) {
  const save = async () => {
    const { exportCosmeticPdf } = await import('../../documents/cosmetic-pdf.ts')
    await exportCosmeticPdf(analysis)
  }
  return <ExportButton label={words.export.button} save={save} done={documentWords.exported} />
}
