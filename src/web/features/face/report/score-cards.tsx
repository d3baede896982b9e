import { safetyTone } from '../../../../contract/bands.ts'
import { SCORE_NAMES, type ScoreName } from '../../../../contract/face-report/report.ts'
import { reportWords as words } from '../../../lib/words/face.ts'
import { skinWords } from '../../../lib/words/skin.ts'
import { StatCard } from '../../../ui/stat-card.tsx'
import { ToneMark } from '../../../ui/tone.tsx'
import { scoreOf, type ShownReport } from './read-shown-report.ts'
import { scoreWord } from './score-words.ts'

/** What is less sure than this is not named as a concern either. */
const UNSURE_BELOW = 0.4

/** The five scores; one that was not measured says so in the figure's place. */
export function ScoreCards({ shown }: { shown: ShownReport }) {
  const scores = SCORE_NAMES.map((name) => ({ name, score: scoreOf(shown, name) }))
  const noteOf = (name: ScoreName, score: number) => {
    const confidence = shown.measured?.why[name]?.confidence ?? 1
    const note = `${scoreWord(name, score)}, ${words.outOf}`
    return confidence < UNSURE_BELOW ? `${note}, ${words.unsure}` : note
  }
  return (
    <section aria-label={words.scores}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-5">
        {scores.map(({ name, score }) => (
          <StatCard
            key={name}
            label={skinWords.scores[name]}
            value={
              score === null ? (
                <span className="text-[1.25rem] text-muted">{skinWords.notMeasured}</span>
              ) : (
                String(score)
              )
            }
            note={score === null ? undefined : noteOf(name, score)}
            mark={<ToneMark tone={safetyTone(score)} />}
          />
        ))}
      </dl>
      {scores.some(({ score }) => score === null) && (
        <p className="mt-3 text-[0.9375rem] text-muted">{words.notMeasuredNote}</p>
      )}
    </section>
  )
}
