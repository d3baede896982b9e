import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { ButtonSize } from '../../../ui/button-look.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast-context.ts'
import { ShareButton } from '../../../lib/sharing/share-button.tsx'
import { SharedNotice } from '../../../lib/sharing/shared-notice.tsx'
import type { Shareable } from '../../../lib/sharing/shareable.ts'
import { documentWords } from '../../../lib/words/documents.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { printedFacts } from './printed-facts.ts'
import { scoreOf, skinTypeOf, type ShownReport } from './read-shown-report.ts'

type ActionProps = { shown: ShownReport; label: string; size?: ButtonSize }

/** The PDF writer and its fonts come with the first press only. */
export function ExportReport({ shown, label, size = 'md' }: ActionProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { exportFacePdf } = await import('../../../documents/face-pdf.ts')
      await exportFacePdf(shown.face, printedFacts(shown))
      toast(documentWords.faceExported)
    } catch {
      toast({ ...documentWords.failed, tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      kind="outline"
      size={size}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={() => void save()}
    >
      <FileDown aria-hidden size={18} />
      {label}
    </Button>
  )
}

export function ShareReport({ shown, label, size = 'md' }: ActionProps) {
  return <ShareButton subject={subjectOf(shown)} label={label} size={size} />
}

/** Says to the owner that a report is shared, with the way back. */
export function SharedReportNotice({ shown }: { shown: ShownReport }) {
  return <SharedNotice subject={subjectOf(shown)} />
}

function subjectOf(shown: ShownReport): Shareable {
  const { id, shareId, isPublic, isOwner, ownerName } = shown.face
  const name = reportWords.shareName(skinTypeOf(shown))
  return { kind: 'skin', id, shareId, name, score: scoreOf(shown, 'overall'), isPublic, isOwner, ownerName }
}
