import type { ButtonSize } from '../../../ui/button-look.ts'
import { ExportButton } from '../../../lib/export/export-button.tsx'
import { ShareButton } from '../../../lib/sharing/share-button.tsx'
import { noConcernText, unsaidLines } from '../../../lib/face/unsaid.ts'
import { SharedNotice } from '../../../lib/sharing/shared-notice.tsx'
import type { Shareable } from '../../../lib/sharing/shareable.ts'
import { documentMessages } from '../../../lib/messages/documents.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { scoreOf, skinTypeOf, type ShownReport } from './read-shown-report.ts'
import type { FaceFacts } from '../../../documents/face-facts.ts'
import { ROUTINE_PARTS, SCORE_NAMES } from '../../../../contract/face-report.ts'

type ActionProps = { shown: ShownReport; label: string; size?: ButtonSize }

/** The PDF writer and its fonts come with the first press only. */
export function ExportReport({ shown, label, size = 'md' }: ActionProps) {
  const save = async () => {
    const { exportFacePdf } = await import('../../../documents/face-pdf.ts')
    await exportFacePdf(shown.face, printedFacts(shown))
  }
  return <ExportButton label={label} size={size} save={save} done={documentMessages.faceExported} />
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
  const name = reportMessages.shareName(skinTypeOf(shown))
  return { kind: 'skin', id, shareId, name, score: scoreOf(shown, 'overall'), isPublic, isOwner, ownerName }
}

/** The report for the PDF, without anything that a default stands in for. */
function printedFacts(shown: ShownReport): FaceFacts {
  const { report } = shown
  return {
    skinType: skinTypeOf(shown),
    scores: Object.fromEntries(
      SCORE_NAMES.map((name) => [name, scoreOf(shown, name)]),
    ) as FaceFacts['scores'],
    concerns: report.concerns.map(({ name, severity, description }) => ({
      name,
      severity,
      text: description,
    })),
    noConcerns: noConcernText(shown.measured),
    unsaid: unsaidLines(shown.measured),
    focus: report.priority.from === 'given' ? report.priority.value : null,
    routines: ROUTINE_PARTS.map((part) => ({ part, steps: report.routine[part] })).filter(
      ({ steps }) => steps.length > 0,
    ),
    advice: report.advice,
  }
}
