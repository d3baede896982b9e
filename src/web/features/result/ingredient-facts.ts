import { amountText } from '../../../contract/constituent.ts'
import { readableName } from '../../../contract/readable-name.ts'
import type { Comedogenic } from '../../../contract/finding.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { comedogenicBasis } from '../../lib/words/comedogenic.ts'
import { resultWords } from '../../lib/words/result.ts'
import { pointsText } from '../../lib/strip/verdict.ts'

const words = resultWords.detail

/** The ledger of one ingredient, row by row; rows without a fact are left out, unknown ones say so. */
export function factsOf(ingredient: RecordedIngredient): { term: string; fact: string }[] {
  const { concentration, functions, inci, origin, printed, vegan } = ingredient
  return [
    { term: words.printed, fact: printed ?? resultWords.notRecorded },
    { term: words.inci, fact: inci ?? '' },
    { term: words.recognised, fact: recognisedText(ingredient) },
    {
      term: words.concentration,
      fact: concentration === null ? '' : `${concentration.value} ${concentration.unit}`,
    },
    { term: words.limit, fact: ingredient.limit?.text ?? '' },
    { term: words.functions, fact: functions.join(', ') },
    { term: words.origin, fact: origin === undefined ? resultWords.notRecorded : words.origins[origin] },
    { term: words.vegan, fact: veganText(vegan) },
    { term: words.comedogenic, fact: comedogenicText(ingredient.comedogenicRange, ingredient.comedogenic) },
    { term: words.allergen, fact: allergenText(ingredient.allergen) },
    { term: words.contains, fact: constituentsText(ingredient.constituents) },
  ].filter(({ fact }) => fact !== '')
}

function recognisedText({ recognition }: RecordedIngredient): string {
  if (recognition === undefined) return resultWords.notRecorded
  const { by, confidence, tier } = recognition
  const how = words.tiers[tier] + (by === null ? '' : words.by(by))
  return tier === 'unknown' ? how : `${how} (${words.confidence(Math.round(confidence * 100))})`
}

function veganText(vegan: boolean | null | undefined): string {
  if (vegan === undefined) return resultWords.notRecorded
  return words.veganWords[vegan === null ? 'open' : vegan ? 'yes' : 'no']
}

function allergenText(isAllergen: boolean | undefined): string {
  if (isAllergen === undefined) return resultWords.notRecorded
  return isAllergen ? words.allergenYes : words.allergenNo
}

/** Nothing is said of what holds nothing that we know of: most rows have no oil in them. */
function constituentsText(constituents: RecordedIngredient['constituents'] = []): string {
  if (constituents.length === 0) return ''
  const parts = constituents.map(({ inci, range }) => words.part(readableName(inci), amountText(range)))
  const sources = new Set(constituents.flatMap((one) => one.sources.map(({ title }) => title)))
  return `${parts.join(', ')}. ${[...sources].join('; ')}`
}

function comedogenicText(range: Comedogenic | null | undefined, value: number | null | undefined): string {
  if (value === undefined) return resultWords.notRecorded
  if (!range) {
    if (value !== null) return `${pointsText(value)} / 5`
    return range === null ? words.noComedogenic : resultWords.notRecorded
  }
  const basis = `${comedogenicBasis(range)}. ${range.source.title}`
  if (value !== null) return `${pointsText(value)} / 5, ${basis}`
  return words.notCounted(range.setAside ? basis : `${words.rinsedOff}; ${basis}`)
}
