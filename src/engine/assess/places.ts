import type { ParsedItem, ParsedList, ParsedProduct } from '../inci/parsed-types.ts'
import { nameKey } from '../inci/match/name-key.ts'

/** Where the items of a list stand: in which product of a kit, at which place, and whether they stood there before. */
export type Places = {
  productOf: (item: number) => number
  /** The same product names it further up: a list printed in two languages, or a name printed twice. */
  isRepeat: (item: number) => boolean
  /** 0-based place among the names that count; infinite for what a product may contain and for what was named before. */
  placeOf: (item: number) => number
}

/** The title of a product whose text gives none. */
const UNTITLED = /^Product \d+$/

export function placesOf({ items, products = [] }: ParsedList): Places {
  const keys = items.map(substanceKey)
  const inProduct = items.map(() => -1)
  sameLists(products, keys).forEach((same, at) => {
    const product = products[at]
    if (product) inProduct.fill(same, product.from, product.to)
  })
  const productOf = (item: number) => inProduct[item] ?? -1
  const seen = new Set<string>()
  const repeats = items.map((item, at) => {
    // That it may be inside says nothing about whether it is: the two sections are counted apart.
    const key = `${productOf(at)} ${item.section === 'may-contain'} ${keys[at] ?? ''}`
    const isSeen = seen.has(key)
    seen.add(key)
    return isSeen
  })
  let next = 0
  const places = items.map(({ section }, at) =>
    section === 'may-contain' || repeats[at] === true ? Number.POSITIVE_INFINITY : next++,
  )
  return {
    productOf,
    isRepeat: (item) => repeats[item] ?? false,
    placeOf: (item) => places[item] ?? Number.POSITIVE_INFINITY,
  }
}

/** What a second language leaves unread or adds: a list is the same where nearly all of it stands in the first. */
const SAME_FROM = 0.8

/** Of each product the first one that is the same list: a second heading without a title may open a translation. */
function sameLists(products: readonly ParsedProduct[], keys: readonly string[]): number[] {
  const first = products[0]
  const names = new Set(first ? keys.slice(first.from, first.to) : [])
  return products.map(({ title, from, to }, at) => {
    if (at === 0 || !UNTITLED.test(title)) return at
    const known = keys.slice(from, to).filter((key) => names.has(key)).length
    return known >= SAME_FROM * (to - from) ? 0 : at
  })
}

/** Two names of a class may be two substances, two spellings of an ingredient are one. */
function substanceKey({ match, printed }: ParsedItem): string {
  if (match.ingredient !== null) return `i${match.ingredient}`
  if (match.stop !== undefined && match.stop !== null) return `s${match.stop}`
  return `n${nameKey(printed) || printed}`
}
