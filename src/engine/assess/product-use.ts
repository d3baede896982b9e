import type { ProductType } from '../../contract/finding.ts'
import type { ParsedList, ParsedProduct } from '../inci/parsed-types.ts'
import { AREAS, type Use } from '../knowledge/use-facts.ts'
import { foldWords } from './fold-words.ts'
import { IMPLIED, STAYS_WORDS, USE_WORDS } from './use-words.ts'

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
const HAIR_DYES: readonly Use[] = ['hair-dye', 'oxidative', 'non-oxidative']
/** In longer text the words tell of everything: `hands`, `hair`, `avoid the eyes`. */
const TITLE_CHARS_MAX = 90
const STAYS = STAYS_WORDS.split('|')
const BODY = USE_WORDS.find(([use]) => use === 'body')?.[1].split('|') ?? []
const WORDS = USE_WORDS.map(([use, words]) => [use, words.split('|')] as const)

/** Whether a product is of a use: true, false, or null where nothing that is known of it tells. */
export function holds(product: ProductUse, use: Use): boolean | null {
  if (product.has(use)) return true
  const opposite = OPPOSITE[use]
  if (opposite !== undefined) return product.has(opposite) ? false : null
  if (AREAS.some((area) => area === use) && AREAS.some((area) => product.has(area))) return false
  if (product.has('unnamed')) return null
  return product.size > 0 && !UNSPOKEN.has(use) ? false : null
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
    uses ??= list.products ? productUses(list, list.products) : [wholeUse(list, known)]
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
  return new Set([...told, ...byNames.filter((use) => isBelieved(use, told))])
}

/** Said of a product, these tell where it goes as well as a place does. */
const NO_AREA: readonly Use[] = ['depilatory', 'self-tanning', 'sunscreen', 'soap', 'make-up', 'cuticle']

/** What names tell of a use gives way to a pack that says another: a dye of oxidation makes no hair dye of a face cream. */
function isBelieved(use: Use, told: ProductUse): boolean {
  const area = use === 'hair-dye' ? 'hair' : use === 'mouth' ? 'mouth' : null
  return area === null || told.has(area) || ![...AREAS, ...NO_AREA].some((other) => told.has(other))
}

function productUses(list: ParsedList, products: readonly ParsedProduct[]): ProductUse[] {
  return products.map(({ title, span }) => {
    const inside = list.leftOut.filter((left) => left.span.start >= span.start && left.span.end <= span.end)
    return useFrom([title, ...titlesOf({ ...list, leftOut: inside })], null)
  })
}

/** What stands in front of the list names the product; what stands behind it is asked only where that says nothing. */
export function titlesOf({ leftOut, items }: Pick<ParsedList, 'leftOut' | 'items'>): string[] {
  const start = items[0]?.span.start ?? 0
  const texts = leftOut.filter(({ text }) => !isWarning(foldWords(text)))
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
  baby: [],
}

function useFrom(texts: readonly string[], type: ProductType | null): ProductUse {
  const text = texts.map(foldWords).join(' ')
  const byWords = WORDS.filter(([, words]) => words.some((word) => text.includes(word))).map(([use]) => use)
  const byType = type === null ? [] : FROM_TYPE[type]
  if (byWords.length === 0 && byType.length > 0 && type !== 'lip') return new Set([...byType, 'unnamed'])
  const found = new Set<Use>([...byType, ...byWords.filter((use) => !isVolume(use, byWords, text))])
  // `Tinte de pestañas`: a word for dyes of hair, too.
  if (found.has('lash-dye') && !found.has('hair')) for (const use of HAIR_DYES) found.delete(use)
  for (const use of [...found]) for (const implied of IMPLIED[use] ?? []) found.add(implied)
  return withoutContradictions(found, text, type)
}

function withoutContradictions(found: Set<Use>, text: string, type: ProductType | null): ProductUse {
  const staysByWords = type !== 'rinse-off' && STAYS.some((word) => text.includes(word))
  const stays = type === 'leave-on' || staysByWords
  if (staysByWords) found.add('leave-on')
  // `Non-oxidative` holds `oxidative`, and `semi-permanent hair colour` holds `permanent hair colour`.
  if (found.has('non-oxidative')) found.delete('oxidative')
  // `Shower cream`, `cleansing lotion`: what is rinsed off is a cream as well.
  if (found.has('rinse-off') && found.has('leave-on')) found.delete(stays ? 'rinse-off' : 'leave-on')
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
