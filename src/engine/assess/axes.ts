import type { AllergenRisk } from '../../contract/analysis.ts'
import type { ProductType } from '../../contract/finding.ts'
import type { Assessed } from './assess-item.ts'
import { positionWeight } from './product-score.ts'
import { hasEffect, hasTrait, staysOn } from './rules.ts'

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
      assessed
        .filter(({ finding }) => finding.vegan === null && !finding.isNamedBefore)
        .map(({ finding }) => finding.printed),
    ),
    allergenRisk: allergenRisk(assessed, productType),
    onePercentFrom: onePercentFrom(assessed),
  }
}

/** The highest rating in the list, each weighed by its place: a rated oil at the end clogs less than one in front. */
function comedogenicRating(assessed: readonly Assessed[]): number | null {
  let rating: number | null = null
  assessed
    .filter(({ finding }) => finding.section !== 'may-contain' && !finding.isNamedBefore)
    .forEach(({ finding }, position) => {
      if (finding.comedogenic === null) return
      rating = Math.max(rating ?? 0, finding.comedogenic * positionWeight(position))
    })
  return rating === null ? null : Math.round(rating * 10) / 10
}

/**
 * High from three allergens, or one strong sensitiser that stays on; moderate from one; low where none is known. What
 * patch tests meet occasionally counts half: a mild cleanser with two such surfactants is no perfume.
 */
function allergenRisk(assessed: readonly Assessed[], productType: ProductType): AllergenRisk {
  const weights = new Map<string, number>()
  for (const { finding, facts } of assessed) {
    if (!finding.allergen) continue
    const isHalf = facts?.contact?.strength === 'occasional' && !hasEffect(facts, 'fragrance-allergen')
    weights.set(finding.name, isHalf ? 0.5 : 1)
  }
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0)
  const isStrong = assessed.some(({ facts }) => hasTrait(facts, 'isothiazolinone')) && staysOn(productType)
  if (isStrong || sum >= 3) return 'high'
  return sum > 0 ? 'moderate' : 'low'
}

/** From the first name that law caps at 1 % on, every name is estimated to be at or under 1 %. */
function onePercentFrom(assessed: readonly Assessed[]): number | null {
  const at = assessed.findIndex(
    ({ facts, finding }) => finding.section !== 'may-contain' && hasTrait(facts, 'one-percent'),
  )
  // What is at most 1 % stands in front of water or of all else only where a list does not fall by amount.
  const water = assessed.findIndex(({ finding }) => finding.inci === 'AQUA' && !finding.isNamedBefore)
  const isFalling = at > water && (at > 0 || assessed.length === 1)
  return at < 0 || !isFalling ? null : at
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
