import { foldWords } from '../../assess/fold-words.ts'
import { USE_WORDS } from '../../assess/use-words.ts'
import type { Use } from '../../knowledge/use-facts.ts'

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
