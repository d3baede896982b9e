import { useId } from 'react'
import {
  faceBadge,
  faceMetricTone,
  safetyTone,
  faceMetricLabel,
  faceOverallLabel,
  concernLabel,
  concernTone,
} from '../../../../contract/bands.ts'
import { SCORE_NAMES, type ScoreName, type ReportConcern } from '../../../../contract/face-report.ts'
import { useCountUp } from '../../../lib/first-view/use-count-up.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { skinMessages } from '../../../lib/messages/skin.ts'
import { Card } from '../../../ui/card.tsx'
import { ScoreDial } from '../../../ui/score-dial.tsx'
import { TONE_TEXT, ToneChip, ToneMark } from '../../../ui/tone.tsx'
import { noConcernText } from '../../../lib/face/unsaid.ts'
import { classes } from '../../../ui/classes.ts'
import { scoreOf, type ShownReport } from './read-shown-report.ts'
import { ScoreReasons } from './score-reasons.tsx'

const messages = reportMessages.metrics

/** What is less sure than this is not named as a concern either. */
const UNSURE_BELOW = 0.4

type SkinMetricsProps = {
  shown: ShownReport
  isCounting: boolean
  /** Whether the badge of a stored analysis stands at the overall score. */
  hasBadge: boolean
}

/** The five scores, each once, and what stands out: all that a first look is for. */
export function SkinMetrics({ shown, isCounting, hasBadge }: SkinMetricsProps) {
  const titleId = useId()
  const overall = scoreOf(shown, 'overall')
  const others = SCORE_NAMES.filter((name) => name !== 'overall')
  return (
    <Card labelledBy={titleId} className="@container max-sm:py-4">
      <h2 id={titleId} className="mb-1 text-[1.375rem] sm:mb-3">
        {messages.title}
      </h2>
      <div className="grid grid-cols-1 gap-3 sm:gap-4 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @3xl:items-center">
        <div className="flex flex-wrap items-center gap-4">
          <Overall shown={shown} score={overall} isCounting={isCounting} hasBadge={hasBadge} />
          <Standouts shown={shown} />
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-3 gap-y-2">
          {others.map((name) => (
            <Metric key={name} name={name} shown={shown} isCounting={isCounting} />
          ))}
        </ul>
      </div>
      {SCORE_NAMES.some((name) => scoreOf(shown, name) === null) && (
        <p className="mt-3 text-[0.9375rem] text-muted">{reportMessages.notMeasuredNote}</p>
      )}
      {shown.measured !== null && <ScoreReasons report={shown.measured} />}
    </Card>
  )
}

type MetricProps = { name: ScoreName; shown: ShownReport; isCounting: boolean }

type OverallProps = SkinMetricsProps & { score: number | null }

function Overall({ shown, score, isCounting, hasBadge }: OverallProps) {
  const counted = useCountUp(score ?? 0, isCounting)
  const title = skinMessages.scores.overall
  const word = scoreWord('overall', score)
  const badge = hasBadge && score !== null ? faceBadge(score) : null
  // What is too long for the ring, and what the badge below it says already, is not in it.
  const inRing = score === null || word === badge ? '' : word
  const note = noteOf(shown, score, inRing !== '')
  return (
    <div className="shrink-0 text-center" data-score-of="overall">
      <div className="mx-auto w-28 sm:w-32">
        <ScoreDial
          size="sm"
          label={score === null ? reportMessages.dialUnknown(title) : reportMessages.dial(title, score, word)}
          score={score === null ? null : counted}
          tone={safetyTone(score)}
          word={inRing}
          outOf={reportMessages.outOf}
        />
      </div>
      <span className="block font-semibold">{title}</span>
      {note !== '' && <span className="block text-[0.9375rem] text-muted">{note}</span>}
      {badge !== null && (
        <span className="mt-1 flex justify-center">
          <ToneChip tone={safetyTone(score)}>{badge}</ToneChip>
        </span>
      )}
    </div>
  )
}

function Metric({ name, shown, isCounting }: MetricProps) {
  const score = scoreOf(shown, name)
  const counted = useCountUp(score ?? 0, isCounting)
  const word = scoreWord(name, score)
  const title = skinMessages.scores[name]
  const tone = faceMetricTone(score)
  return (
    <li className="flex items-center gap-2 @3xl:grid @3xl:justify-items-center" data-score-of={name}>
      <ScoreDial
        size="xs"
        label={score === null ? reportMessages.dialUnknown(title) : reportMessages.dial(title, score, word)}
        score={score === null ? null : counted}
        tone={tone}
        word=""
        outOf={reportMessages.outOf}
      />
      <span className="grid min-w-0 text-[0.875rem] leading-tight sm:text-base @3xl:text-center">
        <span className="font-semibold">{title}</span>
        <span
          className={classes(
            'flex items-baseline gap-1 sm:items-center sm:whitespace-nowrap @3xl:justify-center',
            TONE_TEXT[tone],
          )}
        >
          <ToneMark tone={tone} size={10} />
          {word}
        </span>
        {isUnsure(shown, name) && <span className="text-muted">{reportMessages.unsure}</span>}
      </span>
    </li>
  )
}

/** Below the ring of the whole: what it is out of, where the ring has no room for that, and whether it is unsure. */
function noteOf(shown: ShownReport, score: number | null, hasOutOf: boolean): string {
  if (score === null) return skinMessages.notMeasured
  const notes = [
    hasOutOf ? reportMessages.outOf : '',
    isUnsure(shown, 'overall') ? reportMessages.unsure : '',
  ]
  return notes.filter((note) => note !== '').join(', ')
}

function isUnsure(shown: ShownReport, name: ScoreName): boolean {
  return scoreOf(shown, name) !== null && (shown.measured?.why[name]?.confidence ?? 1) < UNSURE_BELOW
}

/** The word of a score's band; the whole and its parts have scales of their own. */
function scoreWord(name: ScoreName, score: number | null): string {
  if (score === null) return skinMessages.notMeasured
  return name === 'overall' ? faceOverallLabel(score) : faceMetricLabel(score)
}

const standoutMessages = reportMessages.standouts

/** More is read below. */
const SHOWN_MAX = 3

/** What stands out most, in a glance; the sentences come further down. */
function Standouts({ shown }: { shown: ShownReport }) {
  const { concerns } = shown.report
  if (concerns.length === 0) return <p className="min-w-0 flex-1 basis-36">{noConcernText(shown.measured)}</p>
  return (
    <div className="min-w-0 flex-1 basis-36" data-standouts>
      <p className="text-muted">{standoutMessages.title}</p>
      <ul>
        {concerns.slice(0, SHOWN_MAX).map((concern, at) => (
          <Standout key={at} concern={concern} />
        ))}
      </ul>
      {concerns.length > SHOWN_MAX && (
        <p className="text-muted">{standoutMessages.more(concerns.length - SHOWN_MAX)}</p>
      )}
    </div>
  )
}

function Standout({ concern: { name, severity } }: { concern: ReportConcern }) {
  return (
    <li className="flex items-baseline gap-2">
      <ToneMark tone={severity === null ? 'unknown' : concernTone(severity)} size={10} />
      <span>
        <span className="font-semibold">{name}</span>
        {severity !== null && (
          <span className="text-muted">{standoutMessages.severity(concernLabel(severity))}</span>
        )}
      </span>
    </li>
  )
}
