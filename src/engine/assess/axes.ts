import type { AllergenRisk } from '../../contract/analysis.ts'
import type { ProductType } from '../../contract/finding.ts'
import type { Assessed } from './assess-item.ts'
import { positionWeight } from './product-score.ts'
import { hasTrait, staysOn } from './rules.ts'

/** The axes beside the score; none of them moves it. */
export type Axes = {
  comedogenicRating: number | null
  veganStatus: boolean
  veganUnknowable: string[]
  allergenRisk: AllergenRisk
  onePercentFrom: number | null
}

export function axesOf(assessed: readonly Assessed[], productType: ProductType): Axes {
  return {
    comedogenicRating: comedogenicRating(assessed),
    veganStatus: assessed.every(({ finding }) => finding.vegan !== false),
    veganUnknowable: unique(
      assessed.filter(({ finding }) => finding.vegan === null).map(({ finding }) => finding.printed),
    ),
    allergenRisk: allergenRisk(assessed, productType),
    onePercentFrom: onePercentFrom(assessed),
  }
}

/** The highest rating in the list, each weighed by its place: a rated oil at the end clogs less than one in front. */
function comedogenicRating(assessed: readonly Assessed[]): number | null {
  let rating: number | null = null
  assessed
    .filter(({ finding }) => finding.section !== 'may-contain')
    .forEach(({ finding }, position) => {
      if (finding.comedogenic === null) return
      rating = Math.max(rating ?? 0, finding.comedogenic * positionWeight(position))
    })
  return rating === null ? null : Math.round(rating * 10) / 10
}

/** High from three allergens, or one strong sensitiser that stays on; moderate from one; low where none is known. */
function allergenRisk(assessed: readonly Assessed[], productType: ProductType): AllergenRisk {
  const allergens = new Set(
    assessed.filter(({ finding }) => finding.allergen).map(({ finding }) => finding.name),
  )
  const isStrong = assessed.some(({ facts }) => hasTrait(facts, 'isothiazolinone')) && staysOn(productType)
  if (isStrong || allergens.size >= 3) return 'high'
  return allergens.size > 0 ? 'moderate' : 'low'
}

/** From the first name that law caps at 1 % on, every name is estimated to be at or under 1 %. */
function onePercentFrom(assessed: readonly Assessed[]): number | null {
  const at = assessed.findIndex(
    ({ facts, finding }) => finding.section !== 'may-contain' && hasTrait(facts, 'one-percent'),
  )
  return at < 0 ? null : at
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
