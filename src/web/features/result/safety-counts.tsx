import { useId } from 'react'
import { INGREDIENT_SAFE_FROM, type SafetyTone } from '../../../contract/bands.ts'
import { distinct } from '../../../contract/distinct.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import type { toldAllergenRisk } from '../../lib/kept/reassurance.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneMark, type Tone } from '../../ui/tone.tsx'
import { toneOf } from '../../lib/strip/verdict.ts'

const messages = resultMessages.counts
const TONES: readonly SafetyTone[] = ['good', 'fair', 'poor', 'unknown']

const RISK_TONE: Record<NonNullable<SafetyCountsProps['allergenRisk']>, Tone> = {
  low: 'good',
  moderate: 'fair',
  high: 'poor',
  unknown: 'unknown',
}

type SafetyCountsProps = {
  ingredients: readonly RecordedIngredient[]
  allergenRisk: ReturnType<typeof toldAllergenRisk>
}

export function SafetyCounts({ ingredients: listed, allergenRisk }: SafetyCountsProps) {
  const ingredients = distinct(listed)
  const titleId = useId()
  const scored = ingredients.filter((entry) => typeof entry.safetyScore === 'number')
  const unrecorded = ingredients.filter((entry) => entry.safetyScore === undefined).length
  const safe = scored.filter((entry) => (entry.safetyScore ?? 0) >= INGREDIENT_SAFE_FROM).length
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{messages.title}</CardTitle>
      <dl className="border-t border-line">
        {(unrecorded === ingredients.length ? [] : TONES).map((tone) => (
          <div key={tone} className="flex items-center gap-3 border-b border-line py-2.5">
            <ToneMark tone={tone} />
            <dt className="flex-1">{messages[tone]}</dt>
            <dd className="font-serif text-2xl">
              {
                ingredients.filter((entry) => entry.safetyScore !== undefined && toneOf(entry) === tone)
                  .length
              }
            </dd>
          </div>
        ))}
        {unrecorded > 0 && (
          <div className="flex items-center gap-3 border-b border-line py-2.5">
            <ToneMark tone="unknown" />
            <dt className="flex-1">{resultMessages.notRecorded}</dt>
            <dd className="font-serif text-2xl">{unrecorded}</dd>
          </div>
        )}
        <div className="flex items-center gap-3 border-b border-line py-2.5">
          <ToneMark tone={allergenRisk === undefined ? 'unknown' : RISK_TONE[allergenRisk]} />
          <dt className="flex-1">{messages.allergenRisk}</dt>
          <dd className="font-semibold">
            {allergenRisk === undefined ? resultMessages.notRecorded : messages.risks[allergenRisk]}
          </dd>
        </div>
      </dl>
      {scored.length > 0 && (
        <p className="mt-3 text-[0.9375rem] text-muted">{messages.safe(safe, scored.length)}</p>
      )}
    </Card>
  )
}
