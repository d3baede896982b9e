import type { ProductType } from '../../contract/finding.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { Use } from '../knowledge/use-facts.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { foldWords } from './fold-words.ts'
import { ownWords } from './other-products.ts'
import { tellsOfOthers } from '../inci/blocks/text-around-lists.ts'
import { isDenied, isFoam, titlesOf, usesSaid } from './product-use.ts'
import { UNRINSED_WORDS } from './use-words.ts'

const WORDS: readonly (readonly [ProductType, readonly string[]])[] = [
  ['baby', ['BABY', 'BABIES', 'NAPPY', 'DIAPER', 'INFANT']],
  ['lip', ['LIP', 'LIPS', 'LIPSTICK', 'LIPBALM', 'GLOSS']],
  ['spray', ['SPRAY', 'AEROSOL', 'MIST']],
  [
    'rinse-off',
    [
      'SHAMPOO',
      'CLEANSER',
      'CLEANSING',
      'WASH',
      'RINSE',
      'SOAP',
      'SCRUB',
      'CONDITIONER',
      'SHOWER',
      'BATH',
      'EXFOLIATOR',
      'SHAVING',
      'TOOTHPASTE',
      'MOUTHWASH',
      'DOUCHE',
      'DUSCHGEL',
      'SHAMPOING',
      'SAVON',
      'SEIFE',
      ...(
        'SHAMPOOING CHAMPÚ CHAMPU CHAMPÔ XAMPU SZAMPON SCHAMPO SJAMPO ŠAMPON ACONDICIONADOR CONDICIONADOR ODŻYWKA KONDICIONÉR ' +
        'HAARSPÜLUNG WASCHGEL REINIGUNGSGEL HANDSEIFE JABÓN JABON SAPONE SABONETE MYDŁO MÝDLO ZEEP TVÅL SÆBE SÅPE ' +
        'DUSCHCREME DUSCHSCHAUM DOUCHEGEL BAGNOSCHIUMA DOCCIASCHIUMA DOCCIA DUCHA BANHO PRYSZNIC BRUSEGEL DUSJSÅPE ' +
        'NETTOYANT NETTOYANTE DETERGENTE LIMPIADOR LIMPIADORA DENTIFRICE DENTIFRICIO DENTÍFRICO ZAHNPASTA TANDPASTA TANDKRÄM'
      ).split(' '),
    ],
  ],
]
/** Words that take back what a word of rinsing says: `Leave-in Conditioner`, `Dry Shampoo`. */
const STAYS_ON = [
  'LEAVE IN',
  'LEAVE ON',
  'DRY SHAMPOO',
  'AFTER SHAVING',
  'AFTER CLEANSING',
  'AFTER WASHING',
  'AFTER BATH',
  'AFTER SHOWER',
  'SANS RINÇAGE',
  'SANS RINCAGE',
  'OHNE AUSSPÜLEN',
  'SIN ACLARADO',
  'SIN ENJUAGUE',
  'SEM ENXAGUE',
  'SENZA RISCIACQUO',
  'BEZ SPŁUKIWANIA',
  'ZONDER UITSPOELEN',
  'UTAN SKÖLJNING',
  'UDEN SKYLNING',
  'TROCKENSHAMPOO',
]
const FOLDED_WORDS = WORDS.map(
  ([type, words]) => [type, words.map((word) => foldWords(word).trim())] as const,
)
const FOLDED_STAYS_ON = [...STAYS_ON.map(foldWords), ...UNRINSED_WORDS.split('|')]
const PROPELLANTS = new Set(['BUTANE', 'ISOBUTANE', 'PROPANE', 'DIMETHYL ETHER', 'HYDROFLUOROCARBON 152A'])
const SELF_TANNERS = new Set(['DIHYDROXYACETONE'])
const FLUORIDES = new Set([
  'SODIUM FLUORIDE',
  'SODIUM MONOFLUOROPHOSPHATE',
  'STANNOUS FLUORIDE',
  'AMMONIUM FLUORIDE',
  'OLAFLUR',
  'POTASSIUM FLUORIDE',
])
/** Salts of whole fats, which only bars and liquid soaps hold in quantity. */
const SOAPS = new Set(['PALMATE', 'PALM KERNELATE', 'COCOATE', 'TALLOWATE', 'OLIVATE', 'SHEA BUTTERATE'])
/** What dyes or bleaches hair by oxidation is always rinsed out. */
const OXIDATIVE = new Set([
  'P-PHENYLENEDIAMINE',
  'TOLUENE-2,5-DIAMINE',
  'TOLUENE-2,5-DIAMINE SULFATE',
  'P-AMINOPHENOL',
  'M-AMINOPHENOL',
])
/** Cleansing surfactants this high in a list make it a product to rinse off. */
const SURFACTANT_PLACES = 5

/** A guess from the product's name, the words around the list and what stands high in it; null where nothing tells. */
export function guessProductType(
  list: ParsedList,
  knowledge: Knowledge,
  productName = '',
): ProductType | null {
  const texts = textsAround(list, productName).map(ownWords)
  const stays = texts.some(({ told }) => FOLDED_STAYS_ON.some((words) => told.includes(words)))
  const named = texts.map((text) => text.named)
  const guesses = [
    guessByWords(named),
    guessByUses([productName, ...titlesOf(list)]),
    guessByNames(list, knowledge, named.some(isFoam)),
  ]
  const guess = guesses.find((one) => one !== null && !(stays && one === 'rinse-off'))
  return guess ?? (stays ? 'leave-on' : null)
}

/**
 * What names alone tell of the use: a propellant drives an aerosol, dyes of oxidation are for hair, some for one kind of
 * product each. What may be inside tells nothing.
 */
export function usesByNames(list: ParsedList, knowledge: Knowledge, productName = ''): Use[] {
  const { items } = list
  const inside = items.filter(({ section }) => section !== 'may-contain')
  const names = inside.map(({ match }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? '')
  return [
    ...(names.some((inci) => OXIDATIVE.has(inci)) ? (['hair-dye'] as const) : []),
    ...(names.some((inci) => PROPELLANTS.has(inci)) && !textsAround(list, productName).some(isFoam)
      ? (['aerosol', 'spray'] as const)
      : []),
    ...(names.some((inci) => SELF_TANNERS.has(inci)) ? (['self-tanning'] as const) : []),
    ...new Set(names.map(useByName).filter((use) => use !== null)),
  ]
}

/** The one kind of product that a name is for: fluorides are for teeth, salts of zirconium against sweat. */
export function useByName(inci: string): Use | null {
  if (FLUORIDES.has(inci)) return 'mouth'
  return inci.startsWith('ALUMINUM ZIRCONIUM ') ? 'deodorant' : null
}

function textsAround(list: Pick<ParsedList, 'leftOut'>, productName: string): string[] {
  const around = list.leftOut.map(({ text }) => text).filter((text) => !tellsOfOthers(text))
  return [productName, ...around].map((text) => text.slice(0, 400))
}

function guessByWords(texts: readonly string[]): ProductType | null {
  // `In case of contact with eyes rinse with water` stands on packs of every kind.
  const telling = texts.filter((text) => !text.includes(' eyes ') && !text.includes(' contact '))
  const wordsOf = (some: readonly string[]) => new Set(some.flatMap((text) => text.split(' ')))
  const [words, undenied] = [wordsOf(telling), wordsOf(telling.filter((text) => !isDenied(text)))]
  const found = FOLDED_WORDS.find(([type, wanted]) =>
    wanted.some((word) => (type === 'baby' ? undenied : words).has(word)),
  )
  return found?.[0] ?? null
}

/** What words of any language say of the use, where none of the table does: `Gel de duș`, `Fogkrém`. */
function guessByUses(titles: readonly string[]): ProductType | null {
  const uses = usesSaid(titles.filter((text) => !/\b(?:eyes|contact)\b/i.test(text)))
  // Polish and others have one word for lips and mouth.
  return TYPES_OF_USES.find((type) => uses.has(type) && !(type === 'lip' && uses.has('mouth'))) ?? null
}
const TYPES_OF_USES = ['baby', 'lip', 'spray', 'rinse-off'] as const

function guessByNames({ items }: ParsedList, knowledge: Knowledge, isFoamed: boolean): ProductType | null {
  const known = items.map(({ match }) =>
    match.ingredient === null ? undefined : knowledge.ingredients[match.ingredient],
  )
  const names = known.flatMap((facts) => (facts ? [facts.inci] : []))
  if (!isFoamed && names.some((inci) => PROPELLANTS.has(inci))) return 'spray'
  if (names.some((inci) => useByName(inci) === 'mouth')) return 'rinse-off'
  // Flavour without water is lip care; most toothpastes and mouthwashes hold water.
  if (names.includes('AROMA') && !names.includes('AQUA')) return 'lip'
  const first = names.slice(0, SURFACTANT_PLACES)
  if (first.some(isSoap) || first.includes('HYDROGEN PEROXIDE')) return 'rinse-off'
  if (names.some((inci) => OXIDATIVE.has(inci))) return 'rinse-off'
  const cleansing = new Set(
    knowledge.functions.flatMap(({ term }, at) =>
      term === 'Surfactant - Cleansing' || term === 'Foaming' ? [at] : [],
    ),
  )
  const strong = known
    .slice(0, SURFACTANT_PLACES)
    .filter((facts) => facts && isWash(facts.inci) && facts.functions.some((at) => cleansing.has(at)))
  return strong.length > 0 ? 'rinse-off' : null
}

function isSoap(inci: string): boolean {
  const [base, acid, ...rest] = inci.split(' ')
  return (base === 'SODIUM' || base === 'POTASSIUM') && SOAPS.has([acid, ...rest].join(' '))
}

/** Emulsifiers count as cleansing in CosIng too; these endings are those of wash products. */
function isWash(inci: string): boolean {
  return [
    'SULFATE',
    'SULFONATE',
    'BETAINE',
    'ISETHIONATE',
    'TAURATE',
    'SARCOSINATE',
    'GLUCOSIDE',
    'SULTAINE',
    'SULFOSUCCINATE',
    'GLYCINATE',
    'AMPHOACETATE',
    'AMPHODIACETATE',
  ].some(
    (end) =>
      inci.endsWith(end) &&
      inci !== 'MAGNESIUM SULFATE' &&
      inci !== 'CETEARYL GLUCOSIDE' &&
      inci !== 'ARACHIDYL GLUCOSIDE' &&
      inci !== 'BETAINE',
  )
}
