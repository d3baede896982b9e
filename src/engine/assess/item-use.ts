import type { ParsedItem } from '../inci/parsed-types.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { ProductUse } from './product-use.ts'

const DYES_HAIR = 'Hair Dyeing'

type Item = Pick<ParsedItem, 'notes' | 'match'>

/** The use of a product as one of its items has it: printed as nano, it has entries of its own. */
export function useOfItem(use: ProductUse, { notes }: Item): ProductUse {
  return notes.includes('nano') ? new Set([...use, 'nano']) : use
}

/** What is there to dye makes a product for hair a hair dye, whatever it is called. */
export function withDye(use: ProductUse, { match }: Item, knowledge: Knowledge): ProductUse {
  const { functions = [] } = knowledge.ingredients[match.ingredient ?? -1] ?? {}
  const isDye = use.has('hair') && functions.some((at) => knowledge.functions[at]?.term === DYES_HAIR)
  return isDye ? new Set([...use, 'hair-dye']) : use
}
