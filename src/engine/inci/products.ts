import type { ParsedItem, ParsedProduct } from './parsed-types.ts'
import { type Reading, spanOf } from './reading.ts'
import type { Region } from './regions.ts'

/** Fewer items under a title are a remark, not a product. */
const ITEMS_MIN = 3

/** The products of a kit: each begins at a title, or at a second heading that opens a list. */
export function findProducts(
  reading: Reading,
  regions: readonly Region[],
  items: readonly ParsedItem[],
): ParsedProduct[] | undefined {
  const starts = [...titleStarts(reading), ...headingStarts(reading, regions)].sort(
    (a, b) => a.start - b.start,
  )
  const products: ParsedProduct[] = []
  let from = 0
  let title: string | null = null
  const close = (to: number) => {
    if (to - from >= ITEMS_MIN) products.push({ title: title ?? `Product ${products.length + 1}`, from, to })
    else if (products.length > 0 && to > from) products[products.length - 1] = { ...lastOf(products), to }
    from = to
  }
  for (const begin of starts) {
    const at = items.findIndex((item) => item.span.start >= begin.start)
    if (at < 0) break
    if (at > from) close(at)
    title = begin.title ?? title
    if (begin.title === null && at > 0) title = null
  }
  close(items.length)
  return products.length > 1 ? products : undefined
}

function lastOf(products: readonly ParsedProduct[]): ParsedProduct {
  return products[products.length - 1] ?? { title: '', from: 0, to: 0 }
}

type Begin = { start: number; title: string | null }

function titleStarts(reading: Reading): Begin[] {
  return reading.titles.map(({ title, start }) => ({ title, start: spanOf(reading, start, start + 1).start }))
}

/** `Active ... Inactive ...` is one product; a second `Active` or a second plain heading begins another. */
function headingStarts(reading: Reading, regions: readonly Region[]): Begin[] {
  const begins: Begin[] = []
  let hasList = false
  for (const { heading } of regions) {
    if (!heading || heading.kind === 'may-contain') continue
    const opens = heading.kind === 'active' || heading.kind === 'list'
    if (opens && hasList) {
      begins.push({ title: null, start: spanOf(reading, heading.start, heading.start + 1).start })
      hasList = false
    }
    if (heading.kind !== 'active') hasList = true
  }
  return begins
}
