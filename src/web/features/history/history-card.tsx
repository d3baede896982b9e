import { useRef, useState } from 'react'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { ringLabel, ringTone } from '../../../contract/bands.ts'
import { paths } from '../../lib/paths.ts'
import type { Chosen } from '../../lib/use-chosen.ts'
import { chooseMessages } from '../../lib/messages/compare.ts'
import { keptMessages } from '../../lib/messages/kept.ts'
import { historyMessages as messages } from './history.messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { CardFrame } from './card-frame.tsx'
import { PdfButton } from './pdf-button.tsx'
import { RenameButton, RenameForm } from './rename.tsx'

type HistoryCardProps = { analysis: AnalysisSummary; choice: Chosen }

export function HistoryCard({ analysis, choice }: HistoryCardProps) {
  const { id, isPublic, overallScore, ownerName, productName, shareId, status } = analysis
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const name = productName || messages.unnamed
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
          <h2 className="mt-1 line-clamp-2 text-xl wrap-anywhere">{name}</h2>
        )
      }
      facts={factsOf(analysis)}
      note={noteOf(analysis)}
      tone={isComplete && !analysis.isPartial ? ringTone(overallScore) : 'unknown'}
      score={scoreText(isComplete, overallScore)}
      scoreToday={scoreToday(analysis)}
      isShareable={isComplete}
      actions={
        <>
          {isComplete ? (
            <PdfButton kind="cosmetic" id={id} name={name} />
          ) : (
            <ButtonLink
              kind="outline"
              size="sm"
              to={paths.analysis(id)}
              aria-label={messages.againLabel(name)}
            >
              {messages.again}
            </ButtonLink>
          )}
          <RenameButton ref={renameButton} name={name} onClick={() => setIsRenaming(true)} />
        </>
      }
      onGone={() => {
        if (isChosen) choice.toggle(id)
      }}
      foot={
        isComplete && (
          <CheckBox
            aria-label={chooseMessages.chooseLabel(name)}
            className="justify-self-start"
            checked={isChosen}
            disabled={choice.isFull && !isChosen}
            onChange={() => choice.toggle(id)}
          >
            {chooseMessages.compare}
          </CheckBox>
        )
      }
    />
  )
}

/** Where the list looks otherwise today, both stand here: what it was kept with, and what is said now. */
function factsOf(analysis: AnalysisSummary) {
  const { alertCount, ingredientCount, isPartial, status, today, veganStatus } = analysis
  if (status !== 'complete') return []
  const alertsNow = today?.alertCount ?? alertCount
  return [
    messages.ingredients(ingredientCount),
    veganStatus ? messages.vegan : messages.notVegan,
    alertsNow + alertCount > 0 && keptMessages.alerts(alertsNow, alertCount),
    isPartial && messages.partial,
    today === undefined && keptMessages.notChecked,
  ]
}

function noteOf({ today }: AnalysisSummary): string | undefined {
  const names = today?.lawChangeCount ?? 0
  return names > 0 ? keptMessages.lawChanged.card(names) : undefined
}

function scoreToday({ overallScore, today }: AnalysisSummary) {
  if (today === undefined || today.overallScore === overallScore) return undefined
  return {
    tone: today.isPartial ? ('unknown' as const) : ringTone(today.overallScore),
    text: keptMessages.scoreToday(scoreText(true, today.overallScore)),
  }
}

function scoreText(isComplete: boolean, score: number | null): string {
  if (!isComplete) return messages.notComplete
  return score === null ? messages.unknown : `${score} ${ringLabel(score)}`
}
