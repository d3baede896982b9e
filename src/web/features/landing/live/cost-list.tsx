import type { AnalysisResults } from '../../../../contract/analysis.ts'
import { readableName } from '../../../../contract/readable-name.ts'
import { pointsText } from '../../../lib/strip/verdict.ts'
import { liveMessages as messages } from '../landing.messages.ts'

/** Every point between 100 and the score, heaviest first. */
export function CostList({ results }: { results: AnalysisResults }) {
  const costs = [...results.deductions].sort((a, b) => b.points - a.points)
  return (
    <ol className="w-full border-t border-line">
      <Row label={messages.start} figure="100" />
      {costs.map(({ ingredient, points, rule }) => {
        const found = results.ingredients[ingredient]
        return (
          <Row
            key={`${ingredient}-${rule}`}
            label={found === undefined ? rule : readableName(found.name)}
            text={found?.why?.text ?? ''}
            figure={messages.off(pointsText(points))}
          />
        )
      })}
      {results.cap !== null && <Row label={messages.cap} text={results.cap.text} figure="" />}
      <Row label={messages.end} figure={pointsText(results.overallScore ?? 0)} isSum />
    </ol>
  )
}

type RowProps = { label: string; text?: string; figure: string; isSum?: boolean }

function Row({ label, text = '', figure, isSum = false }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className={isSum ? 'font-semibold' : ''}>{label}</span>
        {text !== '' && <span className="block text-[0.9375rem] leading-snug text-muted">{text}</span>}
      </span>
      <span className={isSum ? 'font-serif text-2xl leading-none' : 'whitespace-nowrap'}>{figure}</span>
    </li>
  )
}
