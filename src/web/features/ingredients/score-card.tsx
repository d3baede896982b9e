import { useId, useState } from 'react'
import { safetyTone } from '../../../contract/bands.ts'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { ScoreDial } from '../../ui/score-dial.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { FactLine, FactLines } from './ledger-section.tsx'

const messages = ingredientMessages.score

type Scores = Ingredient['scores']

/** The same substance is judged by how it is used: what is fine in a rinse may not be on a face all day. */
export function ScoreCard({ scores }: { scores: Scores }) {
  const titleId = useId()
  const [picked, setPicked] = useState<Scores[number]['productType']>('leave-on')
  const shown = scores.find(({ productType }) => productType === picked) ?? scores[0]
  if (shown === undefined) return null
  const tone = safetyTone(shown.safetyScore)
  const word = resultMessages.verdicts[tone]
  const isSame = scores.every(
    ({ safetyScore, why }) => safetyScore === shown.safetyScore && why.rule === shown.why.rule,
  )
  return (
    <section
      aria-labelledby={titleId}
      className="keep-whole rounded-card border border-line bg-raised p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <h2 id={titleId} className="sr-only">
        {messages.title}
      </h2>
      <ScoreDial
        size="md"
        label={messages.dial(shown.safetyScore, word)}
        score={shown.safetyScore}
        tone={tone}
        word={word}
        outOf={resultMessages.ring.outOf}
      />
      <TypeChoice scores={scores} value={shown.productType} isSame={isSame} onPick={setPicked} />
      <div aria-live="polite" className="mt-5 border-t border-line pt-4">
        <h3 className="text-lg">{messages.why}</h3>
        <p className="mt-1">{shown.why.text}</p>
        <FactLines>
          <FactLine term={messages.source}>
            <SourceLine source={shown.why.source} />
          </FactLine>
          <FactLine term={messages.rule}>
            <span className="font-mono text-sm leading-6">{shown.why.rule}</span>
          </FactLine>
        </FactLines>
        {isSame && scores.length > 1 && <p className="mt-2 text-[0.9375rem] text-muted">{messages.same}</p>}
      </div>
    </section>
  )
}

type TypeChoiceProps = {
  scores: Scores
  value: Scores[number]['productType']
  /** One score in all of them: then it is not printed five times. */
  isSame: boolean
  onPick: (productType: Scores[number]['productType']) => void
}

/** Radio buttons drawn as segments: one tab stop, arrow keys, and the score of each where they differ. */
function TypeChoice({ scores, value, isSame, onPick }: TypeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="no-print mt-6">
      <legend className="mb-2 text-[0.9375rem] text-muted">{messages.typeLabel}</legend>
      <div className="flex flex-wrap gap-1.5">
        {scores.map(({ productType, safetyScore }) => (
          <label
            key={productType}
            className="relative inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-edge px-3 text-[0.9375rem] hover:bg-sunk has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={productType}
              checked={productType === value}
              onChange={() => onPick(productType)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {messages.types[productType]}
            {!isSame && <span className="font-serif text-lg leading-none">{safetyScore}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
