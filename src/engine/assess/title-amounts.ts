import { matchExactly } from '../inci/match/match.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { titlesOf } from './product-use.ts'

/** A name in a title is tried up to this many words: `Tocopheryl Acetate`, `Caprylic Capric Triglyceride`. */
const NAME_WORDS_MAX = 4
const AMOUNT = /(\d{1,3}(?:[.,]\d+)?)\s?%/g

/** Items of one product and the titles that speak of them. */
type Titled = { titles: readonly string[]; from: number; to: number }

/**
 * Per cent by item that only the title of its product prints: `Retinol 1% in Squalane`. Null where the title tells none,
 * or where the list does not hold what it names.
 */
export function titleAmounts(list: ParsedList, knowledge: Knowledge, productName = ''): (number | null)[] {
  const amounts: (number | null)[] = list.items.map(() => null)
  for (const { titles, from, to } of titledParts(list, productName)) {
    const items = new Map<number, number>()
    list.items.slice(from, to).forEach(({ match }, at) => {
      if (match.ingredient !== null && !items.has(match.ingredient)) items.set(match.ingredient, from + at)
    })
    const itemNamed = (words: readonly string[]) =>
      items.get(matchExactly(words.join(' '), knowledge)?.ingredient ?? -1) ?? null
    for (const [item, value] of titles.flatMap((title) => amountsIn(title, itemNamed)))
      amounts[item] ??= value
  }
  return amounts
}

function titledParts(list: ParsedList, productName: string): Titled[] {
  if (!list.products) return [{ titles: [productName, ...titlesOf(list)], from: 0, to: list.items.length }]
  return list.products.map(({ title, from, to }) => ({ titles: [title], from, to }))
}

type ItemNamed = (words: readonly string[]) => number | null

/** The names stand all in front of their amounts (`Retinol 1%`) or all behind them (`10% Niacinamide + 1% Zinc PCA`). */
function amountsIn(title: string, itemNamed: ItemNamed): [number, number][] {
  const found = [...title.matchAll(AMOUNT)]
  const parts = found.map((amount, at) => ({
    value: Number(amount[1]?.replace(',', '.')),
    before: wordsOf(title.slice(endOf(found[at - 1]), amount.index)),
    behind: wordsOf(title.slice(endOf(amount), found[at + 1]?.index)),
  }))
  const isInFront = parts[0] !== undefined && lastName(parts[0].before, itemNamed) !== null
  return parts.flatMap(({ value, before, behind }): [number, number][] => {
    const item = isInFront ? lastName(before, itemNamed) : firstName(behind, itemNamed)
    return item === null ? [] : [[item, value]]
  })
}

function endOf(amount: RegExpExecArray | undefined): number {
  return amount ? amount.index + amount[0].length : 0
}

function wordsOf(text: string): string[] {
  return text.split(/[\s+&|:()]+/).filter((word) => word !== '')
}

function lastName(words: readonly string[], itemNamed: ItemNamed): number | null {
  return longest((count) => itemNamed(words.slice(-count)))
}

function firstName(words: readonly string[], itemNamed: ItemNamed): number | null {
  return longest((count) => itemNamed(words.slice(0, count)))
}

function longest(named: (count: number) => number | null): number | null {
  for (let count = NAME_WORDS_MAX; count > 0; count--) {
    const item = named(count)
    if (item !== null) return item
  }
  return null
}
