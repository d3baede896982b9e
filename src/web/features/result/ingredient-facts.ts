import type { Comedogenic, IngredientFinding } from '../../../contract/finding.ts'
import { resultWords } from '../../lib/words/result.ts'
import { pointsText } from '../../lib/strip/verdict.ts'

const words = resultWords.detail

/** The ledger of one ingredient, row by row; rows without a fact are left out, unknown ones say so. */
export function factsOf(ingredient: IngredientFinding): { term: string; fact: string }[] {
  const { concentration, functions, inci, origin, printed, vegan } = ingredient
  return [
    { term: words.printed, fact: printed },
    { term: words.inci, fact: inci ?? '' },
    { term: words.recognised, fact: recognisedText(ingredient) },
    {
      term: words.concentration,
      fact: concentration === null ? '' : `${concentration.value} ${concentration.unit}`,
    },
    { term: words.functions, fact: functions.join(', ') },
    { term: words.origin, fact: words.origins[origin] },
    { term: words.vegan, fact: words.veganWords[vegan === null ? 'open' : vegan ? 'yes' : 'no'] },
    { term: words.comedogenic, fact: comedogenicText(ingredient.comedogenicRange, ingredient.comedogenic) },
    { term: words.allergen, fact: ingredient.allergen ? words.allergenYes : words.allergenNo },
  ].filter(({ fact }) => fact !== '')
}

function recognisedText({ recognition }: IngredientFinding): string {
  const { by, confidence, tier } = recognition
  const how = words.tiers[tier] + (by === null ? '' : words.by(by))
  return tier === 'unknown' ? how : `${how} (${words.confidence(Math.round(confidence * 100))})`
}

function comedogenicText(range: Comedogenic | null, value: number | null): string {
  if (range === null) return value === null ? words.noComedogenic : `${pointsText(value)} / 5`
  const text = words.range(range.min, range.max)
  const marked = range.isDisputed ? `${text} (${words.disputed})` : text
  return `${marked}. ${range.source.title}`
}
