import { useRef, useState } from 'react'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { ringLabel, safetyTone } from '../../../contract/bands.ts'
import type { Chosen } from '../../lib/use-chosen.ts'
import { chooseWords } from '../../lib/words/compare.ts'
import { historyWords as words } from '../../lib/words/history.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { CardFrame } from './card-frame.tsx'
import { PdfButton } from './pdf-button.tsx'
import { RenameButton, RenameForm } from './rename.tsx'

type HistoryCardProps = { analysis: AnalysisSummary; choice: Chosen; onGone: () => void }

export function HistoryCard({ analysis, choice, onGone }: HistoryCardProps) {
  const { id, isPublic, overallScore, ownerName, productName, shareId, status } = analysis
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const name = productName || words.unnamed
  const isComplete = status === 'complete'
  const isChosen = choice.chosen.includes(id)
  const endRenaming = () => {
    setIsRenaming(false)
    renameButton.current?.focus()
  }
  return (
    <CardFrame
      subject={{
        kind: 'cosmetic',
        id,
        shareId,
        name: productName,
        score: overallScore,
        isPublic,
        isOwner: true,
        ownerName,
      }}
      createdAt={analysis.createdAt}
      name={name}
      title={
        isRenaming ? (
          <RenameForm id={id} productName={productName} onEnd={endRenaming} />
        ) : (
          <h2 className="mt-1 line-clamp-2 text-xl">{name}</h2>
        )
      }
      facts={factsOf(analysis)}
      tone={isComplete ? safetyTone(overallScore) : 'unknown'}
      score={scoreText(isComplete, overallScore)}
      isShareable={isComplete}
      actions={
        <>
          {isComplete && <PdfButton kind="cosmetic" id={id} name={name} />}
          <RenameButton ref={renameButton} name={name} onClick={() => setIsRenaming(true)} />
        </>
      }
      onGone={() => {
        if (isChosen) choice.toggle(id)
        onGone()
      }}
      foot={
        isComplete && (
          <CheckBox
            aria-label={chooseWords.chooseLabel(name)}
            className="justify-self-start"
            checked={isChosen}
            disabled={choice.isFull && !isChosen}
            onChange={() => choice.toggle(id)}
          >
            {chooseWords.compare}
          </CheckBox>
        )
      }
    />
  )
}

function factsOf({ alertCount, ingredientCount, isPartial, status, veganStatus }: AnalysisSummary) {
  return [
    words.ingredients(ingredientCount),
    status === 'complete' && (veganStatus ? words.vegan : words.notVegan),
    alertCount > 0 && words.alerts(alertCount),
    isPartial && words.partial,
  ]
}

function scoreText(isComplete: boolean, score: number | null): string {
  if (!isComplete) return words.notComplete
  return score === null ? words.unknown : `${score} ${ringLabel(score)}`
}
