import type { ProductType } from '../../contract/finding.ts'
import type { ParsedList, ParsedProduct } from '../inci/parsed-types.ts'
import { AREAS, type Use } from '../knowledge/use-facts.ts'
import { IMPLIED, STAYS_WORDS, USE_WORDS } from './use-words.ts'

/** What is known of the use of a product. What is not in it may still hold, see `holds`. */
export type ProductUse = ReadonlySet<Use>

/** A plain `cream` may be for these; whatever else a product is for, its pack says. */
const UNSPOKEN: ReadonlySet<Use> = new Set(['face', 'hand', 'body', 'rinse-off', 'leave-on'])
const OPPOSITE: Partial<Record<Use, Use>> = {
  'rinse-off': 'leave-on',
  'leave-on': 'rinse-off',
  oxidative: 'non-oxidative',
  'non-oxidative': 'oxidative',
}
const HAIR_DYES: readonly Use[] = ['hair-dye', 'oxidative', 'non-oxidative']
/** In longer text the words tell of everything: `hands`, `hair`, `avoid the eyes`. */
const TITLE_CHARS_MAX = 90
const STAYS = STAYS_WORDS.split('|')
const WORDS = USE_WORDS.map(([use, words]) => [use, words.split('|')] as const)

/** Whether a product is of a use: true, false, or null where nothing that is known of it tells. */
export function holds(product: ProductUse, use: Use): boolean | null {
  if (product.has(use)) return true
  const opposite = OPPOSITE[use]
  if (opposite !== undefined) return product.has(opposite) ? false : null
  if (AREAS.some((area) => area === use) && AREAS.some((area) => product.has(area))) return false
  return product.size > 0 && !UNSPOKEN.has(use) ? false : null
}

type Known = {
  productName?: string | undefined
  /** Chosen by the user, or guessed from something; null where nothing tells. */
  type: ProductType | null
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

function wholeUse(list: ParsedList, { productName = '', type, byNames }: Known): ProductUse {
  const told = useFrom([productName, ...titlesOf(list)], type)
  // The dyes that tell of hair are those of lashes too.
  const more =
    told.has('lash-dye') && !told.has('hair') ? byNames.filter((use) => use !== 'hair-dye') : byNames
  return new Set([...told, ...more])
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
  const found = new Set<Use>(type === null ? [] : FROM_TYPE[type])
  for (const [use, words] of WORDS) if (words.some((word) => text.includes(word))) found.add(use)
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
  // The hair of a shower gel for hair and body is washed; a `body` of a hair product is its volume.
  if (found.has('eye') && !found.has('eye-make-up')) found.add('face')
  if (found.has('mouth')) found.delete('body')
  return found
}

/** Words in lower case without accents, each between blanks. */
function foldWords(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
  return ` ${plain
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
