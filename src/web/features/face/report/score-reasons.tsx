import { SCORE_NAMES, type ScoreName } from '../../../../contract/face-report/report.ts'
import type { ScorePart, ScoreWhy, SkinReport } from '../../../../contract/skin-report.ts'
import { formatNumber } from '../../../lib/format.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { skinWords } from '../../../lib/words/skin.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'

const words = reportWords.metrics

/** Behind every score what made it: nothing of it is an opinion. */
export function ScoreReasons({ report }: { report: SkinReport }) {
  return (
    <Disclosure summary={words.why}>
      {SCORE_NAMES.map((name) => {
        const why = report.why[name]
        return why === undefined ? null : <Reason key={name} name={name} why={why} />
      })}
      <p className="mt-2 text-[0.9375rem] text-muted">{words.rankNote}</p>
    </Disclosure>
  )
}

function Reason({ name, why }: { name: ScoreName; why: ScoreWhy }) {
  const title = skinWords.scores[name]
  const { columns } = words
  return (
    <section aria-label={words.whyOf(title)} className="mb-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mb-2 max-w-[65ch]">
        {name === 'overall' && `${words.overall} `}
        {words.confidence(Math.round(why.confidence * 100))}
      </p>
      {why.parts.length > 0 && (
        <DataTable
          caption={words.whyOf(title)}
          columns={[columns.measure, columns.value, columns.rank, columns.score, columns.weight]}
          rows={why.parts.map(rowOf)}
        />
      )}
    </section>
  )
}

function rowOf({ measure, value, percentile, people, score, weight }: ScorePart) {
  return [
    skinWords.measures[measure].name,
    skinWords.value(value),
    words.rank(percentile, people),
    formatNumber(Math.round(score)),
    words.weight(Math.round(weight * 100)),
  ]
}
