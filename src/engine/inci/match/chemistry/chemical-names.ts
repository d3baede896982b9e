import type { Knowledge } from '../../../knowledge/load.ts'
import { chemicalKeys, keysOfListed } from './chemical-key.ts'
import { folded } from './chemical-tongues.ts'
import { nameWords } from '../name-key.ts'

/** Of plants, polymers and chains with numbers the sound of a name tells too little. */
const CHEMICAL = /^[A-Z]+(?: [A-Z]+){0,2}$/
const NATURAL =
  /\b(?:EXTRACT|OIL|SEED|LEAF|FLOWER|ROOT|FRUIT|WATER|POWDER|BUTTER|FERMENT|FILTRATE|LYSATE|WAX|CERA|BARK|JUICE|PROTEIN|PEEL|STEM|GUM|RESIN|STARCH|KERNEL|CELLS?|CULTURE|NEEDLE|SAP|BRAN)\b|POLYMER|PEPTIDE/

/** How often a part is in it, which the key does not tell: sucrose dilaurate is not the laurate. */
const COUNTS = /(?<!\p{L})(?:mono|di|tri|tetra|penta|hexa|sesqui|poly)(?=\p{L}{4})/gu
/** Enzymes are called after what they work on. */
const ENZYME = /(?:ase|aza|az|asi|aas|aze|аза|άση|ασε)$/
/** `Proteaceae` are no protease. */
const FAMILY = /aceae$/
/** Of many substances, none of which is the alcohol or acid itself. */
const ESTER = /\besters?\b/
/** `Hyaluronate`, the end or the beginning of a name, is a salt or an ester and not the acid. */
const ANION = /^\p{L}+at[eo]?$/u
/** Stannic chloride is not the stannous one. */
const HIGHER = /(?:stann|ferr|cupr|mercur)i/
/** In no language an `x` stands for an `s`: thyroxine is no tyrosine. */
const X = /x|ks|cs|ξ|кс/

const namesOf = new WeakMap<Knowledge['ingredients'], ReadonlyMap<string, number | null>>()

/**
 * The ingredient whose name is said so in another language: `Sodyum Florür`, `Fluorid sodný`, `Glikolik asit`, `Kwas kaprylowy`.
 * Null where none, or more than one, sounds alike (see `chemicalKeys`); the caller has asked the stop list before.
 */
export function substanceNamed(
  printed: string,
  { ingredients }: Pick<Knowledge, 'ingredients'>,
): number | null {
  const keys = chemicalKeys(printed)
  if (keys.length === 0) return null
  const names = namesOf.get(ingredients) ?? indexOf(ingredients)
  namesOf.set(ingredients, names)
  const at = keys.map(({ whole }) => names.get(whole) ?? null).find((one) => one !== null) ?? null
  return at !== null && maySayTheSame(folded(printed), folded(ingredients[at]?.inci ?? '')) ? at : null
}

function maySayTheSame(printed: string, inci: string): boolean {
  if (Math.abs(printed.length - inci.length) > inci.length / 2) return false
  if (ANION.test(printed) && inci.endsWith(' acid')) return false
  if (FAMILY.test(printed) || ESTER.test(printed) || (HIGHER.test(printed) && inci.includes('ous ')))
    return false
  if (ENZYME.test(printed) !== ENZYME.test(inci)) return false
  if (X.test(printed) && !X.test(inci)) return false
  return countsIn(printed) === countsIn(inci)
}

const countsIn = (name: string) => (name.match(COUNTS) ?? []).sort().join(' ')

function indexOf(ingredients: Knowledge['ingredients']): Map<string, number | null> {
  const names = new Map<string, number | null>()
  for (const [at, { inci, isImported }] of ingredients.entries()) {
    if (isImported || !CHEMICAL.test(inci) || NATURAL.test(inci)) continue
    for (const { whole } of keysOfListed(inci))
      names.set(whole, names.has(whole) && names.get(whole) !== at ? null : at)
  }
  return names
}

const METALS = 'SODIUM|POTASSIUM|CALCIUM|MAGNESIUM|ZINC|AMMONIUM|ALUMINUM|LITHIUM|TEA|MEA|TROMETHAMINE'
const SALT = new RegExp(`^(.+?) ((?:MONO|DI|TRI|TETRA|HEMI)?)(${METALS}) SALT$`)

/**
 * The names that a chemist's `... sodium salt` may have in an ingredient list, the likeliest first: `EDTA disodium salt` is disodium
 * EDTA, `hyaluronic acid sodium salt` sodium hyaluronate. Empty for any other name.
 */
export function namesOfSalt(printed: string): string[] {
  const [, acid = '', count = '', metal = ''] = SALT.exec(nameWords(printed).join(' ')) ?? []
  if (metal === '') return []
  const anion = acid.replace(/(?:IC|OUS) ACID$/, (ending) => (ending.startsWith('IC') ? 'ATE' : 'ITE'))
  const plain = `${metal} ${anion}`
  return ['', 'MONO', 'HEMI'].includes(count) ? [plain] : [`${count}${plain}`, plain]
}
