import { useId } from 'react'
import { faceMetricTone, safetyTone } from '../../../../contract/bands.ts'
import { SCORE_NAMES, type ScoreName } from '../../../../contract/face-report/report.ts'
import { useCountUp } from '../../../lib/first-view/use-count-up.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { skinWords } from '../../../lib/words/skin.ts'
import { Card } from '../../../ui/card.tsx'
import { ScoreDial } from '../../../ui/score-dial.tsx'
import { TONE_TEXT, ToneMark } from '../../../ui/tone.tsx'
import { classes } from '../../../ui/classes.ts'
import { Standouts } from './standouts.tsx'
import { scoreOf, type ShownReport } from './read-shown-report.ts'
import { ScoreReasons } from './score-reasons.tsx'
import { scoreWord } from './score-words.ts'

const words = reportWords.metrics

/** What is less sure than this is not named as a concern either. */
const UNSURE_BELOW = 0.4

/** The five scores, each once, and what stands out: all that a first look is for. */
export function SkinMetrics({ shown, isCounting }: { shown: ShownReport; isCounting: boolean }) {
  const titleId = useId()
  const overall = scoreOf(shown, 'overall')
  const others = SCORE_NAMES.filter((name) => name !== 'overall')
  return (
    <Card labelledBy={titleId} className="@container">
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {words.title}
      </h2>
      <div className="grid grid-cols-1 gap-4 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @3xl:items-center">
        <div className="flex flex-wrap items-center gap-4">
          <Overall shown={shown} score={overall} isCounting={isCounting} />
          <Standouts shown={shown} />
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-3 gap-y-2">
          {others.map((name) => (
            <Metric key={name} name={name} shown={shown} isCounting={isCounting} />
          ))}
        </ul>
      </div>
      {SCORE_NAMES.some((name) => scoreOf(shown, name) === null) && (
        <p className="mt-3 text-[0.9375rem] text-muted">{reportWords.notMeasuredNote}</p>
      )}
      {shown.measured !== null && <ScoreReasons report={shown.measured} />}
    </Card>
  )
}

type MetricProps = { name: ScoreName; shown: ShownReport; isCounting: boolean }

function Overall({ shown, score, isCounting }: Omit<MetricProps, 'name'> & { score: number | null }) {
  const counted = useCountUp(score ?? 0, isCounting)
  const title = skinWords.scores.overall
  const word = scoreWord('overall', score)
  return (
    <div className="shrink-0 text-center" data-score-of="overall">
      <ScoreDial
        size="sm"
        label={score === null ? reportWords.dialUnknown(title) : reportWords.dial(title, score, word)}
        score={score === null ? null : counted}
        tone={safetyTone(score)}
        // The words would not fit into the ring; they stand below it.
        word={score === null ? '' : word}
        outOf={reportWords.outOf}
      />
      <span className="block font-semibold">{title}</span>
      <span className="block text-[0.9375rem] text-muted">{noteOf(shown, 'overall', score)}</span>
    </div>
  )
}

function Metric({ name, shown, isCounting }: MetricProps) {
  const score = scoreOf(shown, name)
  const counted = useCountUp(score ?? 0, isCounting)
  const word = scoreWord(name, score)
  const title = skinWords.scores[name]
  const tone = faceMetricTone(score)
  return (
    <li className="flex items-center gap-2 @3xl:grid @3xl:justify-items-center" data-score-of={name}>
      <ScoreDial
        size="xs"
        label={score === null ? reportWords.dialUnknown(title) : reportWords.dial(title, score, word)}
        score={score === null ? null : counted}
        tone={tone}
        word=""
        outOf={reportWords.outOf}
      />
      <span className="grid min-w-0 text-[0.875rem] leading-tight sm:text-base @3xl:text-center">
        <span className="font-semibold">{title}</span>
        <span
          className={classes(
            'flex items-center gap-1 whitespace-nowrap @3xl:justify-center',
            TONE_TEXT[tone],
          )}
        >
          <ToneMark tone={tone} size={10} />
          {word}
        </span>
        {isUnsure(shown, name) && <span className="text-muted">{reportWords.unsure}</span>}
      </span>
    </li>
  )
}

function noteOf(shown: ShownReport, name: ScoreName, score: number | null): string {
  if (score === null) return skinWords.notMeasured
  return isUnsure(shown, name) ? `${reportWords.outOf}, ${reportWords.unsure}` : reportWords.outOf
}

function isUnsure(shown: ShownReport, name: ScoreName): boolean {
  return scoreOf(shown, name) !== null && (shown.measured?.why[name]?.confidence ?? 1) < UNSURE_BELOW
}
