import { safetyTone } from '../../../contract/bands.ts'
import type { FaceAnalysisSummary } from '../../../contract/face.ts'
import { historyMessages as messages } from './history.messages.ts'
import { CardFrame } from './card-frame.tsx'
import { PdfButton } from './pdf-button.tsx'

type SkinCardProps = { analysis: FaceAnalysisSummary; onGone: () => void }

export function SkinCard({ analysis, onGone }: SkinCardProps) {
  const { concerns, createdAt, id, isPublic, ownerName, safetyScore, shareId, skinType } = analysis
  const name = skinType === null ? messages.unknownSkin : messages.skin(messages.filter.skin[skinType])
  const concernNames = concerns.map((concern) => (typeof concern === 'string' ? concern : concern.name))
  return (
    <CardFrame
      subject={{ kind: 'skin', id, shareId, name, score: safetyScore, isPublic, isOwner: true, ownerName }}
      createdAt={createdAt}
      name={name}
      title={<h2 className="mt-1 line-clamp-2 text-xl">{name}</h2>}
      facts={[
        messages.concerns(concerns.length),
        concernNames.length > 0 && concernNames.slice(0, 3).join(', '),
      ]}
      tone={safetyTone(safetyScore)}
      score={safetyScore === null ? messages.unknown : String(safetyScore)}
      actions={<PdfButton kind="skin" id={id} name={name} />}
      isShareable
      onGone={onGone}
    />
  )
}
