import { Link } from 'react-router'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { ringLabel, safetyTone } from '../../../contract/bands.ts'
import { relativeTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { historyWords as words } from '../../lib/words/history.ts'
import { chooseWords } from '../../lib/words/compare.ts'
import type { Chosen } from '../../lib/use-chosen.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { ToneChip } from '../../ui/tone.tsx'
import { useNow } from './use-now.ts'

type HistoryCardProps = { analysis: AnalysisSummary; choice: Chosen }

export function HistoryCard({ analysis, choice }: HistoryCardProps) {
  const now = useNow()
  const { alertCount, createdAt, ingredientCount, isPartial, overallScore, productName, shareId, status } =
    analysis
  const name = productName || words.unnamed
  const isComplete = status === 'complete'
  const isChosen = choice.chosen.includes(analysis.id)
  return (
    <li className="relative flex min-h-44 flex-col rounded-card border border-line bg-raised p-5 focus-within:border-primary hover:border-primary has-checked:border-primary">
      <p className="text-[0.9375rem] text-muted">{relativeTime(createdAt, now)}</p>
      <h2 className="mt-1 line-clamp-2 text-xl">{name}</h2>
      <p className="mt-2 text-[0.9375rem] text-muted">
        {[
          words.ingredients(ingredientCount),
          isComplete && (analysis.veganStatus ? words.vegan : words.notVegan),
          alertCount > 0 && words.alerts(alertCount),
          isPartial && words.partial,
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </p>
      <p className="mt-auto flex items-center justify-between gap-3 pt-4">
        <ToneChip tone={isComplete ? safetyTone(overallScore) : 'unknown'}>
          {scoreText(isComplete, overallScore)}
        </ToneChip>
        <Link
          to={paths.analysis(shareId)}
          aria-label={words.viewLabel(name)}
          className="font-semibold text-primary underline underline-offset-4 after:absolute after:inset-0 scroll-mb-40"
        >
          {words.view}
        </Link>
      </p>
      {isComplete && (
        // Above the link that lies over the whole card.
        <div className="relative z-10 mt-3 -mb-2 border-t border-line pt-1">
          <CheckBox
            aria-label={chooseWords.chooseLabel(name)}
            checked={isChosen}
            disabled={choice.isFull && !isChosen}
            onChange={() => choice.toggle(analysis.id)}
          >
            {chooseWords.compare}
          </CheckBox>
        </div>
      )}
    </li>
  )
}

function scoreText(isComplete: boolean, score: number | null): string {
  if (!isComplete) return words.notComplete
  return score === null ? words.unknown : `${score} ${ringLabel(score)}`
}
