import { useId } from 'react'
import type { AllergenRisk } from '../../../contract/analysis.ts'
import { INGREDIENT_SAFE_FROM } from '../../../contract/bands.ts'
import type { IngredientFinding } from '../../../contract/finding.ts'
import { resultWords } from '../../lib/words/result.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneMark, type Tone } from '../../ui/tone.tsx'
import { toneOf } from '../../lib/strip/verdict.ts'

const words = resultWords.counts
const TONES: readonly Tone[] = ['good', 'fair', 'poor', 'unknown']

const RISK_TONE: Record<AllergenRisk, Tone> = { low: 'good', moderate: 'fair', high: 'poor' }

type SafetyCountsProps = { ingredients: readonly IngredientFinding[]; allergenRisk: AllergenRisk }

export function SafetyCounts({ ingredients, allergenRisk }: SafetyCountsProps) {
  const titleId = useId()
  const scored = ingredients.filter((entry) => entry.safetyScore !== null)
  const safe = scored.filter((entry) => (entry.safetyScore ?? 0) >= INGREDIENT_SAFE_FROM).length
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{words.title}</CardTitle>
      <dl className="border-t border-line">
        {TONES.map((tone) => (
          <div key={tone} className="flex items-center gap-3 border-b border-line py-2.5">
            <ToneMark tone={tone} />
            <dt className="flex-1">{words[tone]}</dt>
            <dd className="font-serif text-2xl">
              {ingredients.filter((entry) => toneOf(entry) === tone).length}
            </dd>
          </div>
        ))}
        <div className="flex items-center gap-3 border-b border-line py-2.5">
          <ToneMark tone={RISK_TONE[allergenRisk]} />
          <dt className="flex-1">{words.allergenRisk}</dt>
          <dd className="font-semibold">{words.risks[allergenRisk]}</dd>
        </div>
      </dl>
      <p className="mt-3 text-[0.9375rem] text-muted">{words.safe(safe, scored.length)}</p>
    </Card>
  )
}
