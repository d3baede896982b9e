import { SCORE_NAMES, type ScoreName } from '../../../../contract/face-report.ts'
import type { ScorePart, ScoreWhy, SkinReport } from '../../../../contract/skin-report.ts'
import { formatNumber } from '../../../lib/format.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { skinMessages } from '../../../lib/messages/skin.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'

const messages = reportMessages.metrics

/** Behind every score what made it: nothing of it is an opinion. */
export function ScoreReasons({ report }: { report: SkinReport }) {
  return (
    <Disclosure summary={messages.why}>
      {SCORE_NAMES.map((name) => {
        const why = report.why[name]
        return why === undefined ? null : <Reason key={name} name={name} why={why} />
      })}
      <p className="mt-2 text-[0.9375rem] text-muted">{messages.rankNote}</p>
    </Disclosure>
  )
}

function Reason({ name, why }: { name: ScoreName; why: ScoreWhy }) {
  const title = skinMessages.scores[name]
  const { columns } = messages
  return (
    <section aria-label={messages.whyOf(title)} className="mb-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mb-2 max-w-[65ch]">
        {name === 'overall' && `${messages.overall} `}
        {messages.confidence(Math.round(why.confidence * 100))}
      </p>
      {why.parts.length > 0 && (
        <DataTable
          caption={messages.whyOf(title)}
          columns={[columns.measure, columns.value, columns.rank, columns.score, columns.weight]}
          rows={why.parts.map(rowOf)}
        />
      )}
    </section>
  )
}

function rowOf({ measure, value, percentile, people, score, weight }: ScorePart) {
  return [
    skinMessages.measures[measure].name,
    skinMessages.value(value),
    messages.rank(percentile, people),
    formatNumber(Math.round(score)),
    messages.weight(Math.round(weight * 100)),
  ]
}
