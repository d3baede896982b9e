import type { ProductType } from '../../contract/finding.ts'
import { tellsOfOthers } from '../inci/blocks/text-around-lists.ts'
import type { ParsedList, ParsedProduct } from '../inci/parsed-types.ts'
import { AREAS, type Use } from '../knowledge/use-facts.ts'
import { agesSaid } from './ages.ts'
import { foldWords } from './fold-words.ts'
import { addStaying, HAIR_DYES, ownWords, withoutHair } from './other-products.ts'
import { IMPLIED, rowsSaid, STAYS_WORDS, USE_WORDS } from './use-words.ts'
import { FURTHER_DENIALS } from './use-words-of-further-languages.ts'

/**
 * What is known of the use of a product. What is not in it may still hold, see `holds`; `unnamed`: only its type is known, and
 * nothing names the product.
 */
export type ProductUse = ReadonlySet<Use | 'unnamed'>

/** A plain `cream` may be for these; whatever else a product is for, its pack says. */
const UNSPOKEN: ReadonlySet<Use> = new Set(['face', 'hand', 'body', 'rinse-off', 'leave-on'])
export const OPPOSITE: Partial<Record<Use, Use>> = {
  'rinse-off': 'leave-on',
  'leave-on': 'rinse-off',
  oxidative: 'non-oxidative',
  'non-oxidative': 'oxidative',
}
/** In longer text the words tell of everything: `hands`, `hair`, `avoid the eyes`. */
const TITLE_CHARS_MAX = 90
const STAYS = STAYS_WORDS.split('|')
const BODY = USE_WORDS.find(([use]) => use === 'body')?.[1].split('|') ?? []

/** What a pack always says; whatever else may hold of it beside it, this does not unless it is told. */
const ALWAYS_TOLD: ReadonlySet<Use> = new Set(['baby', 'under-6', 'child', 'intimate', 'nano'])
/** Told in general only: a powder may be loose or pressed, and what is for babies may be for the nappy area. */
const PART_OF: Partial<Record<Use, Use>> = { 'loose-powder': 'powder', nappy: 'baby' }

/** Whether a product is of a use: true, false, or null where nothing that is known of it tells. */
export function holds(product: ProductUse, use: Use): boolean | null {
  if (product.has(use)) return true
  const closer = holdsCloser(product, use)
  if (closer !== undefined) return closer
  if (product.has('unnamed') && isOutOfKind(product, use)) return false
  const opposite = OPPOSITE[use]
  if (opposite !== undefined) return product.has(opposite) ? false : null
  if (isForOtherArea(product, use)) return false
  if (product.has('unnamed')) return null
  // That an ingredient is nano says nothing of the product.
  const told = product.size - (product.has('nano') ? 1 : 0)
  return told > 0 && !UNSPOKEN.has(use) ? false : null
}

function isForOtherArea(product: ProductUse, use: Use): boolean {
  return AREAS.some((area) => area === use) && AREAS.some((area) => product.has(area))
}

/** Of uses that say more than a place or a kind; undefined of all others. */
function holdsCloser(product: ProductUse, use: Use): boolean | null | undefined {
  if (ALWAYS_TOLD.has(use)) return false
  const whole = PART_OF[use]
  if (whole !== undefined) return product.has(whole) ? null : false
  return use === 'mucous' ? isForMucousMembranes(product) : undefined
}

/** By the preamble of Annexes II to VI: of the mouth, the rim of the eyes and the genitals; lips border on the first. */
function isForMucousMembranes(product: ProductUse): boolean | null {
  if (product.has('mouth') || product.has('intimate')) return true
  return product.has('lip') || product.has('eye-make-up') ? null : false
}

/** What is chosen as staying on is nothing that is rinsed off or for the mouth, and the other way round. */
function isOutOfKind(product: ProductUse, use: Use): boolean {
  if (use === 'mouth' && product.has('leave-on')) return true
  return (IMPLIED[use] ?? []).some((one) => {
    const opposite = OPPOSITE[one]
    return opposite !== undefined && product.has(opposite)
  })
}

/** Places that a pack names side by side; what is for the eyes is for the face around them as well. */
const NAMED_BESIDE: readonly Use[] = ['hair', 'face', 'hand', 'body', 'lip', 'nails', 'feet', 'mouth']

/**
 * A product for two places (`hair and body wash`) as what it is for each of them: what the law allows for one of them is not
 * allowed for both.
 */
export function placesNamed(product: ProductUse): ProductUse[] {
  const named = NAMED_BESIDE.filter((area) => product.has(area) && !(area === 'face' && product.has('eye')))
  if (named.length < 2) return [product]
  return named.map((area) => {
    const others = named.filter((other) => other !== area)
    const isOfOther = (use: Use | 'unnamed') =>
      use !== 'unnamed' &&
      use !== area &&
      [use, ...(IMPLIED[use] ?? [])].some((one) => others.includes(one)) &&
      !(IMPLIED[use] ?? []).includes(area)
    return new Set([...product].filter((use) => !isOfOther(use)))
  })
}

type Known = {
  productName?: string | undefined
  /** Chosen by the user, or guessed from something; null where nothing tells. */
  type: ProductType | null
  isGuessed?: boolean
  /** What the names of the list tell. */
  byNames: readonly Use[]
}

/** The use of each item's product: a text may hold several. Nothing is read before it is asked for. */
export function usesOf(list: ParsedList, known: Known): (item: number) => ProductUse {
  let uses: ProductUse[] | null = null
  return (item) => {
    uses ??= list.products ? productUses(list, list.products, known.byNames) : [wholeUse(list, known)]
    const at = list.products?.findIndex(({ from, to }) => item >= from && item < to) ?? 0
    return uses[at] ?? new Set()
  }
}

function wholeUse(
  list: ParsedList,
  { productName = '', type, isGuessed = false, byNames }: Known,
): ProductUse {
  const titles = [productName, ...titlesOf(list)]
  const byTitles = useFrom(titles, null)
  // What names of the list let guess of a place gives way to the place that the pack names.
  const isNamed = isGuessed && AREAS.some((area) => byTitles.has(area))
  const told = useFrom(titles, isNamed && type === 'lip' ? null : type)
  const believed = byNames.filter((use) => isBelieved(use, told, type))
  return new Set([
    ...told,
    ...believed,
    ...believed.flatMap((use) => (use === 'self-tanning' ? (IMPLIED[use] ?? []) : [])),
  ])
}

/** Said of a product, these tell where it goes as well as a place does. */
const NO_AREA: readonly Use[] = ['depilatory', 'self-tanning', 'sunscreen', 'soap', 'make-up', 'cuticle']

const NO_TANNERS: readonly Use[] = ['hair', 'hair-dye', 'mouth', 'nails', 'rinse-off']

/** Where a use goes that names let guess, and what it is not where the user chose that. */
const GUESSED: Partial<Record<Use, { area: Use; not: readonly ProductType[] }>> = {
  // What is chosen as staying on is no dye of oxidation and goes on no teeth.
  'hair-dye': { area: 'hair', not: ['leave-on'] },
  mouth: { area: 'mouth', not: ['leave-on'] },
  deodorant: { area: 'deodorant', not: ['rinse-off', 'lip', 'baby'] },
}

/** What names tell of a use gives way to a pack that says another: a dye of oxidation makes no hair dye of a face cream. */
function isBelieved(use: Use, told: ProductUse, type: ProductType | null): boolean {
  if (use === 'self-tanning') return !NO_TANNERS.some((other) => told.has(other))
  const guessed = GUESSED[use]
  if (!guessed) return true
  if (type !== null && guessed.not.includes(type)) return false
  return told.has(guessed.area) || ![...AREAS, ...NO_AREA].some((other) => told.has(other))
}

function productUses(
  list: ParsedList,
  products: readonly ParsedProduct[],
  byNames: readonly Use[],
): ProductUse[] {
  return products.map(({ title, span }) => {
    const inside = list.leftOut.filter((left) => left.span.start >= span.start && left.span.end <= span.end)
    const told = useFrom([title, ...titlesOf({ ...list, leftOut: inside })], null)
    // A dye and its developer belong together; what else names let guess holds for one part of a kit only.
    return new Set([...told, ...byNames.filter((use) => use === 'hair-dye' && isBelieved(use, told, null))])
  })
}

/** What stands in front of the list names the product; what stands behind it is asked only where that says nothing. */
export function titlesOf({ leftOut, items }: Pick<ParsedList, 'leftOut' | 'items'>): string[] {
  const start = items[0]?.span.start ?? 0
  const texts = leftOut.filter(({ text }) => !isWarning(foldWords(text)) && !tellsOfOthers(text))
  const before = texts
    .filter(({ span }) => span.start < start)
    .map(({ text }) => text.slice(0, TITLE_CHARS_MAX))
  if (useFrom(before, null).size > 0) return before
  return texts.map(({ text }) => text).filter((text) => text.length <= TITLE_CHARS_MAX)
}

/** `Avoid contact with eyes. Keep out of reach of children.` stands on packs of every kind. */
function isWarning(words: string): boolean {
  return [' avoid ', ' contact ', ' kontakt ', ' keep ', ' eviter ', ' vermeiden '].some((word) =>
    words.includes(word),
  )
}

const FROM_TYPE: Record<ProductType, readonly Use[]> = {
  'leave-on': ['leave-on'],
  'rinse-off': ['rinse-off'],
  spray: ['spray'],
  lip: ['lip'],
  baby: ['baby', 'under-6'],
}

/** What texts beside a list say that a product is for. */
export function usesSaid(texts: readonly string[]): ProductUse {
  return useFrom(texts, null)
}

function useFrom(texts: readonly string[], type: ProductType | null): ProductUse {
  const own = texts.map(ownWords)
  const text = own.map(({ named }) => named).join(' ')
  const meant = own
    .filter(({ told }) => !isDenied(told))
    .map(({ named }) => named)
    .join(' ')
  const said = rowsSaid(text)
  const saidOfAge = meant === text ? said : rowsSaid(meant)
  const inWords = USE_WORDS.map(([use]) => use).filter((use, row) =>
    (isOfAge(use) ? saidOfAge : said).has(row),
  )
  const byWords = [...new Set([...inWords, ...agesSaid(meant)])]
  const byType = type === null ? [] : FROM_TYPE[type]
  if (byWords.every(isOfAge) && byType.length > 0 && type !== 'lip')
    return new Set([...byType, ...byWords, ...byWords.flatMap((use) => IMPLIED[use] ?? []), 'unnamed'])
  const found = new Set<Use>([...byType, ...byWords.filter((use) => !isVolume(use, byWords, text))])
  // `Tinte de pestañas`: a word for dyes of hair, too.
  if (found.has('lash-dye') && !found.has('hair')) for (const use of HAIR_DYES) found.delete(use)
  withoutHair(found)
  for (const use of [...found]) for (const implied of IMPLIED[use] ?? []) found.add(implied)
  withoutFoam(found, text, type)
  addStaying(found, own)
  return withoutContradictions(found, own.map(({ told }) => told).join(' '), type)
}

/** These say who it is for, and nothing of what it is. */
const isOfAge = (use: Use) => AGES.has(use)
const AGES: ReadonlySet<Use> = new Set(['baby', 'under-6', 'child', 'nappy'])
const DENIALS =
  ' not for | not suitable | not intended | not to be | do not use | keep away | keep out | nicht fur | nicht geeignet | nicht bei | nicht verwenden | von kindern fern | ne pas utiliser | ne convient pas | deconseille | hors de portee | no usar | no utilizar | no apto | no recomendado | fuera del alcance | non usare | non utilizzare | non adatt | fuori dalla portata | tenere lontano | nao usar | nao utilizar | nao recomendado | fora do alcance | nie stosowac | nie uzywac | niet gebruiken | niet geschikt | anvand inte | ej for | ikke brug | ikke til | nepouzivat '
    .split('|')
    .map((words) => words.trim())
const DENIED_IN_FURTHER = FURTHER_DENIALS.flatMap((line) => line.split('|')).map(
  (words) =>
    (/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(words) ? ' ' : '') +
    foldWords(words).trim(),
)

/** `Baby soft feet`, `baby bump`: a word for how skin is to be, or for who carries one. */
const NO_BABIES =
  / baby(?:facial| (?:bump|belly|soft|smooth|silk\p{L}*|face|facial|faced|foot|feet|skin|lips|cheeks|hairs?|doll|blue|pink) )/u

/** Driven out by a propellant as well, and not breathed in: what is told to be one is no spray. */
const FOAMS = /(?:foam|mousse|schaum|espuma|schiuma|pianka|skum|schuim|pena) /u

export function isFoam(text: string): boolean {
  return FOAMS.test(foldWords(text))
}

/** `Not for babies`, `keep away from infants`. */
export function isDenied(folded: string): boolean {
  return (
    NO_BABIES.test(folded) ||
    DENIALS.some((words) => folded.includes(` ${words}`)) ||
    DENIED_IN_FURTHER.some((words) => folded.includes(words))
  )
}

/** A foam in a can with a propellant, unless it is told to be sprayed. */
function withoutFoam(found: Set<Use>, text: string, type: ProductType | null): void {
  if (type === 'spray' || !isFoam(text) || / spray| mist /.test(text)) return
  for (const use of ['aerosol', 'spray'] as const) found.delete(use)
}

function withoutContradictions(found: Set<Use>, text: string, type: ProductType | null): ProductUse {
  const staysByWords = type !== 'rinse-off' && STAYS.some((word) => text.includes(word))
  const stays = type === 'leave-on' || staysByWords
  if (staysByWords) found.add('leave-on')
  // `Non-oxidative` holds `oxidative`, and `semi-permanent hair colour` holds `permanent hair colour`.
  if (found.has('non-oxidative')) found.delete('oxidative')
  // `Shower cream`, `cleansing lotion`: what is rinsed off is a cream as well.
  if (found.has('rinse-off') && found.has('leave-on')) found.delete(stays ? 'rinse-off' : 'leave-on')
  // The law means a shampoo: a tonic against dandruff is a lotion for hair.
  if (stays) found.delete('anti-dandruff')
  return withoutOtherPlaces(found)
}

function withoutOtherPlaces(found: Set<Use>): ProductUse {
  // What takes hair off is not for hair.
  if (found.has('depilatory')) found.delete('hair')
  if (found.has('eye') && !found.has('eye-make-up')) found.add('face')
  if (found.has('mouth')) found.delete('body')
  return found
}

/** A `body` of a hair product is its volume, unless it stands beside another place or what is done to it. */
function isVolume(use: Use, uses: readonly Use[], text: string): boolean {
  return use === 'body' && uses.includes('hair') && !isBodyMeant(text)
}

/** Of words for the body only the bare English one has another meaning. */
function isBodyMeant(text: string): boolean {
  if (BODY.some((word) => word !== ' body' && text.includes(word))) return true
  return /(?:hair|face|hands?|beard|and|for|n) body | body (?:and )?(?:hair|face|hands?|beard|wash|lotion|cream|oil)/.test(
    text,
  )
}
