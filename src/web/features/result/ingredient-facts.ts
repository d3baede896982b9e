import { amountText } from '../../../contract/constituent.ts'
import { readableName } from '../../../contract/readable-name.ts'
import type { Comedogenic } from '../../../contract/finding.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { comedogenicBasis } from '../../lib/messages/comedogenic.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { pointsText } from '../../lib/strip/verdict.ts'

const messages = resultMessages.detail

/** The ledger of one ingredient, row by row; rows without a fact are left out, unknown ones say so. */
export function factsOf(ingredient: RecordedIngredient): { term: string; fact: string }[] {
  const { concentration, functions, inci, origin, printed, vegan } = ingredient
  return [
    { term: messages.printed, fact: printed ?? resultMessages.notRecorded },
    { term: messages.inci, fact: inci ?? '' },
    { term: messages.recognised, fact: recognisedText(ingredient) },
    {
      term: messages.concentration,
      fact: concentration === null ? '' : `${concentration.value} ${concentration.unit}`,
    },
    { term: messages.limit, fact: ingredient.limit?.text ?? '' },
    { term: messages.functions, fact: functions.join(', ') },
    {
      term: messages.origin,
      fact: origin === undefined ? resultMessages.notRecorded : messages.origins[origin],
    },
    { term: messages.vegan, fact: veganText(vegan) },
    {
      term: messages.comedogenic,
      fact: comedogenicText(ingredient.comedogenicRange, ingredient.comedogenic),
    },
    { term: messages.allergen, fact: allergenText(ingredient.allergen) },
    { term: messages.contains, fact: constituentsText(ingredient.constituents) },
  ].filter(({ fact }) => fact !== '')
}

function recognisedText({ recognition }: RecordedIngredient): string {
  if (recognition === undefined) return resultMessages.notRecorded
  const { by, confidence, tier } = recognition
  const how = messages.tiers[tier] + (by === null ? '' : messages.by(by))
  return tier === 'unknown' ? how : `${how} (${messages.confidence(Math.round(confidence * 100))})`
}

function veganText(vegan: boolean | null | undefined): string {
  if (vegan === undefined) return resultMessages.notRecorded
  return messages.veganWords[vegan === null ? 'open' : vegan ? 'yes' : 'no']
}

function allergenText(isAllergen: boolean | undefined): string {
  if (isAllergen === undefined) return resultMessages.notRecorded
  return isAllergen ? messages.allergenYes : messages.allergenNo
}

/** Nothing is said of what holds nothing that we know of: most rows have no oil in them. */
function constituentsText(constituents: RecordedIngredient['constituents'] = []): string {
  if (constituents.length === 0) return ''
  const parts = constituents.map(({ inci, range }) => messages.part(readableName(inci), amountText(range)))
  const sources = new Set(constituents.flatMap((one) => one.sources.map(({ title }) => title)))
  return `${parts.join(', ')}. ${[...sources].join('; ')}`
}

function comedogenicText(range: Comedogenic | null | undefined, value: number | null | undefined): string {
  if (value === undefined) return resultMessages.notRecorded
  if (!range) {
    if (value !== null) return `${pointsText(value)} / 5`
    return range === null ? messages.noComedogenic : resultMessages.notRecorded
  }
  const basis = `${comedogenicBasis(range)}. ${range.source.title}`
  if (value !== null) return `${pointsText(value)} / 5, ${basis}`
  return messages.notCounted(range.setAside ? basis : `${messages.rinsedOff}; ${basis}`)
}
