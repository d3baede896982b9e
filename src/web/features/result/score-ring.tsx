import { ringTone } from '../../../contract/bands.ts'
import { useCountUp } from '../../lib/first-view/use-count-up.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { ScoreDial } from '../../ui/score-dial.tsx'
import { ringWord } from './ring-word.ts'

const messages = resultMessages.ring

type ScoreRingProps = { score: number | null | undefined; isPartial: boolean; isCounting: boolean }

/** A partial score keeps its figure and word but not its colour: what nobody knows is not painted green. */
export function ScoreRing({ score, isPartial, isCounting }: ScoreRingProps) {
  const shown = useCountUp(score ?? 0, isCounting)
  const label =
    score === undefined
      ? messages.notRecordedLabel
      : score === null
        ? messages.unknownLabel
        : messages.label(score, isPartial ? `${ringWord(score)}, ${messages.partial}` : ringWord(score))
  return (
    <ScoreDial
      label={label}
      score={typeof score === 'number' ? shown : null}
      tone={isPartial ? 'unknown' : ringTone(score)}
      word={ringWord(score)}
      outOf={messages.outOf}
      note={isPartial && typeof score === 'number' ? messages.partial : undefined}
    />
  )
}
