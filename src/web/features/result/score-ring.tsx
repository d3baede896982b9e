import { ringTone } from '../../../contract/bands.ts'
import { useCountUp } from '../../lib/first-view/use-count-up.ts'
import { resultWords } from '../../lib/words/result.ts'
import { ScoreDial } from '../../ui/score-dial.tsx'
import { ringWord } from './ring-word.ts'

const words = resultWords.ring

type ScoreRingProps = { score: number | null | undefined; isPartial: boolean; isCounting: boolean }

/** A partial score keeps its figure and word but not its colour: what nobody knows is not painted green. */
export function ScoreRing({ score, isPartial, isCounting }: ScoreRingProps) {
  const shown = useCountUp(score ?? 0, isCounting)
  const label =
    score === undefined
      ? words.notRecordedLabel
      : score === null
        ? words.unknownLabel
        : words.label(score, isPartial ? `${ringWord(score)}, ${words.partial}` : ringWord(score))
  return (
    <ScoreDial
      label={label}
      score={typeof score === 'number' ? shown : null}
      tone={isPartial ? 'unknown' : ringTone(score)}
      word={ringWord(score)}
      outOf={words.outOf}
      note={isPartial && typeof score === 'number' ? words.partial : undefined}
    />
  )
}
