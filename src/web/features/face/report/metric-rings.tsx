import { useId } from 'react'
import { faceMetricTone } from '../../../../contract/bands.ts'
import { SCORE_NAMES, type ScoreName } from '../../../../contract/face-report/report.ts'
import { useCountUp } from '../../../lib/first-view/use-count-up.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { skinWords } from '../../../lib/words/skin.ts'
import { Card } from '../../../ui/card.tsx'
import { ScoreDial } from '../../../ui/score-dial.tsx'
import { scoreOf, type ShownReport } from './read-shown-report.ts'
import { ScoreReasons } from './score-reasons.tsx'
import { scoreWord } from './score-words.ts'

const words = reportWords.metrics

export function MetricRings({ shown, isCounting }: { shown: ShownReport; isCounting: boolean }) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className="@container">
      <h2 id={titleId} className="mb-5 text-[1.375rem]">
        {words.title}
      </h2>
      {/* Five in a row, or three above two: never one alone in the left corner. */}
      <ul className="mx-auto flex max-w-[29rem] flex-wrap justify-center gap-x-4 gap-y-6 @3xl:max-w-none @3xl:justify-between">
        {SCORE_NAMES.map((name) => (
          <Ring key={name} name={name} score={scoreOf(shown, name)} isCounting={isCounting} />
        ))}
      </ul>
      {shown.measured !== null && <ScoreReasons report={shown.measured} />}
    </Card>
  )
}

type RingProps = { name: ScoreName; score: number | null; isCounting: boolean }

function Ring({ name, score, isCounting }: RingProps) {
  const counted = useCountUp(score ?? 0, isCounting)
  const word = scoreWord(name, score)
  const title = skinWords.scores[name]
  return (
    <li className="grid w-[8.5rem] content-start justify-items-center gap-1">
      <ScoreDial
        size="sm"
        label={score === null ? reportWords.dialUnknown(title) : reportWords.dial(title, score, word)}
        score={score === null ? null : counted}
        tone={faceMetricTone(score)}
        // The words would not fit into the ring; they stand below it.
        word={score === null ? '' : word}
        outOf={reportWords.outOf}
      />
      <span className="text-center font-semibold">{title}</span>
      {score === null && <span className="text-center text-[0.9375rem] text-muted">{word}</span>}
    </li>
  )
}
