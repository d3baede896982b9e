import { annexReference, banWords, upcomingMeaning } from './annex-words.ts'
import { isAllergen } from './rules.ts'
import type { Effect, IngredientFacts, Trait } from '../knowledge/compiled.ts'

const EFFECT_FLAGS: Record<Effect, (where: string, since: string) => string | null> = {
  banned: (where, since) => `${banWords({ since })} (${where})`,
  unreviewed: (where) => `Named in ${where}, not looked up yet`,
  conditional: (where) => `Named in ${where} for some forms or uses only`,
  // Where nothing tells the kind of product, its condition is a mark of its own.
  excepted: () => null,
  'fragrance-allergen': () => 'Fragrance allergen (EU list)',
  'annex-iii': (where) => `Restricted in the EU (${where})`,
  purity: (where) => `Condition on purity or use (${where})`,
  'hair-dye': () => null,
  inhalation: (where) => `Limits for sprays and powders (${where})`,
  preservative: () => 'Preservative with an EU limit',
  'uv-filter': () => 'UV filter with an EU limit',
  colourant: () => 'Colourant on the EU list',
}

const TRAIT_FLAGS: Partial<Record<Trait, string>> = {
  'formaldehyde-releaser': 'Releases formaldehyde',
  pregnancy: 'Caution in pregnancy',
  'undisclosed-fragrance': 'Mixture that need not be listed',
}

function isContested({ comedogenic }: IngredientFacts): boolean {
  return comedogenic !== undefined && (comedogenic.isDisputed || comedogenic.outlier !== null)
}

/** Short marks for chips beside the name. */
export function flagsOf(
  facts: IngredientFacts,
  { vegan, isNano }: { vegan: boolean | null; isNano: boolean },
): string[] {
  const flags = [
    ...(facts.annexes ?? []).map((entry) => EFFECT_FLAGS[entry.effect](annexReference(entry), entry.since)),
    ...(facts.upcoming ?? []).map((entry) => `${upcomingMeaning(entry)} (${annexReference(entry)})`),
    ...(facts.traits ?? []).map(({ trait }) => TRAIT_FLAGS[trait] ?? null),
    isAllergen(facts) && facts.contact ? 'Recognised contact allergen' : null,
    isContested(facts) ? 'Comedogenic ratings disagree' : null,
    vegan === false ? 'Animal-derived' : null,
    isNano ? 'Printed as nano' : null,
    facts.isImported ? 'From the imported inventory' : null,
  ].filter((flag) => flag !== null)
  return [...new Set(flags)]
}
