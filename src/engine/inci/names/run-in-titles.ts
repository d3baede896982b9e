import type { Origin } from '../../../contract/finding.ts'
import { exactAt, type Label, type Stretch } from '../label.ts'
import { trimChunk } from './chunks.ts'
import { foldWords } from '../../assess/fold-words.ts'
import { USE_WORDS } from '../../assess/use-words.ts'
import type { Use } from '../../knowledge/use-facts.ts'

const HEAD_CHARS_MAX = 180

/** Where a name may end: in front of a capital that stands glued or behind a blank, and of the sign of a footnote. */
const BREAK =
  /(?<=[\p{Ll})])(?=\.?\p{Lu})|(?<=\))(?=\.\d)|(?<=[\p{L}\d)])(?= ?\(?\*)|(?<=[\p{L}\d)])(?= \p{Lu})/gu
const SIGNS = /^[ *.(]*/

/**
 * A known name inside a list that the title of the next product of a kit ran into: `Limonene, EugenolEye Cream: Water`,
 * `Citral, Geraniol* Ampoule: Water`, `Silica, Phenoxyethanol Night Cream: Water`.
 */
export function ranInto(
  label: Label,
  { start, end }: Stretch,
): Record<'name' | 'title' | 'rest', Stretch> | null {
  const { text } = label
  const colon = text.slice(start, end).lastIndexOf(':') + start
  if (colon < start || colon - start > HEAD_CHARS_MAX) return null
  // At the start of a list or of a line such words are a title as a whole: `Aloe Vera Mask: Water`.
  if (!/[,;•|] *$/.test(text.slice(Math.max(0, start - 4), start))) return null
  const rest = trimChunk(text, colon + 1, end)
  if (!rest) return null
  // The longest name first.
  for (const { index } of [...text.slice(start, colon).matchAll(BREAK)].reverse()) {
    const name = trimChunk(text, start, start + index)
    const signs = SIGNS.exec(text.slice(start + index, colon))?.[0].length ?? 0
    const title = trimChunk(text, start + index + signs, colon)
    if (name && title && isCut(label, { name, title, rest })) return { name, title, rest }
  }
  return null
}

function isCut(label: Label, { name, title, rest }: Record<'name' | 'title' | 'rest', Stretch>): boolean {
  const { text } = label
  const [between, words] = [text.slice(name.end, title.start), text.slice(title.start, title.end)]
  if (!between.includes('*') && !isPartTitle(words)) return false
  if (between === '' && !exactAt(label, rest)) return false
  const match = exactAt(label, name)
  if (!match || match.ingredient === null) return false
  // `Titanium Dioxide (CI 77891) Swimming` holds the name and more.
  const end = text.charAt(name.end - 1)
  const isWhole = match.tier === 'part' ? end === ')' : match.tier !== 'code' || /[)\d]/.test(end)
  if (!isWhole) return false
  return between !== ' ' || PRODUCT_NAME.test(words) || standsLast(label, match.ingredient)
}

/** `Rds Product Name: Night Cream Division` */
const PRODUCT_NAME = /\bproduct name:/i

const ALIVE: ReadonlySet<Origin> = new Set(['plant', 'alga', 'fungus', 'animal'])
const LAST = /^(?:Preservative|Chelating|Fragrance|Perfuming|Colorant)\b/
const NAMES_PRODUCTS = /Conditioning|Keratolytic|Protecting|Soothing|Refreshing|Seb|Dandruff|Oral Care|UV/

/** What ends lists and no maker calls a product after: a `Phenoxyethanol Cream` is two things, a `Rose Water Toner` one. */
function standsLast({ lookUp: { knowledge } }: Label, ingredient: number): boolean {
  const { origin = 'unknown', functions = [] } = knowledge.ingredients[ingredient] ?? {}
  const terms = functions.map((at) => knowledge.functions[at]?.term ?? '')
  return (
    !ALIVE.has(origin) &&
    terms.some((term) => LAST.test(term)) &&
    !terms.some((term) => NAMES_PRODUCTS.test(term))
  )
}

/** Masks and the like are used where their names tell; alone they are no kind of product to the limits of the law. */
function isPartTitle(words: string): boolean {
  return (
    PRODUCT_NAME.test(words) ||
    isProductKind(words) ||
    /\b(?:masks?|sheet|patch|patches|pads?|ampoules?|ampules?|capsules?|peel|scrub|pack|treatment)\b/i.test(
      words,
    )
  )
}

/** Words for these tell where something is used and stand in names too (`Hand`, `Hair Keratin`); all others name a kind of product. */
const PLACES: ReadonlySet<Use> = new Set(['hair', 'face', 'hand', 'body', 'lip', 'eye', 'nails', 'feet'])
const WORDS_MAX = 5

let kinds: readonly string[] | null = null

/** `Hair dye`, `Crema de manos`, `Shampoing` */
export function isProductKind(words: string): boolean {
  kinds ??= USE_WORDS.filter(([use]) => !PLACES.has(use)).flatMap(([, listed]) => listed.split('|'))
  const text = foldWords(words)
  return text.trim().split(' ').length <= WORDS_MAX && kinds.some((word) => text.includes(word))
}

const PART_OF_KIT =
  /^(?:step|product|part|phase|schritt|teil|produkt|étape|produit|partie|paso|producto|parte|passo|prodotto|fase|etapa|produto|krok|część|stap|steg|trin|vaihe|шаг|продукт|adım|ürün|bước|단계|제품|ステップ|商品|步骤|产品) ?(?:no\.? ?|nr\.? ?|#)?(?:\d{1,2}|[a-d])$/iu

/** `Step 2`, `Teil B` */
export function isPartOfKit(words: string): boolean {
  return PART_OF_KIT.test(words)
}
