import { type Context, fail, factsAt, ingredientOf, openTable } from './compile-context.ts'
import { type ComedogenicFact, COMEDOGENIC_ASIDE } from './compiled.ts'
import { cell, listCell, type Row, type Table } from './table.ts'

/** `comedogenic.tsv`: what each published list says of an ingredient, `source rating`, 0-5. */
export function compileComedogenic(context: Context): void {
  const table = openTable(context, 'comedogenic.tsv', ['inci', 'ratings', 'set_aside'])
  for (const row of table.rows) {
    const facts = factsAt(context, ingredientOf(context, table, row) ?? -1)
    const lists = ratingsOf(context, table, row)
    const aside = cell(row, 'set_aside')
    const setAside = COMEDOGENIC_ASIDE.find((kind) => kind === aside) ?? null
    if (aside !== '' && setAside === null) fail(context, table, row, `unknown reason ${aside}`)
    if (facts?.comedogenic) fail(context, table, row, `a second rating for ${facts.inci}`)
    if (!facts) continue
    facts.comedogenic = {
      ...consensusOf(lists.map(({ rating }) => rating)),
      setAside,
      sources: lists.map(({ source }) => source),
    }
  }
}

function ratingsOf(context: Context, table: Table, row: Row): { rating: number; source: number }[] {
  const cells = listCell(row, 'ratings')
  if (cells.length === 0) fail(context, table, row, 'a fact without a source')
  return cells.flatMap((text) => {
    const [id = '', figure = ''] = text.split(' ')
    const rating = figure === '' ? NaN : Number(figure)
    const source = context.sources.get(id)
    if (!(rating >= 0 && rating <= 5)) fail(context, table, row, 'a rating runs from 0 to 5')
    if (source === undefined) fail(context, table, row, `unknown source in ${id}`)
    return source === undefined ? [] : [{ rating, source }]
  })
}

type Consensus = Omit<ComedogenicFact, 'setAside' | 'sources'>

const APART = 2
const LISTS_FOR_AN_OUTLIER = 3

/**
 * The median of the lists. Lists copy from each other and one of them rates whatever is greasy at 5, petrolatum too, which
 * did not clog in people (Kligman 1996): from three lists on, the single one that stands two steps or more from the median
 * of the others is left out, if the others agree among themselves.
 */
export function consensusOf(ratings: readonly number[]): Consensus {
  const sorted = [...ratings].sort((a, b) => a - b)
  const at = outlierAt(sorted)
  const counted = sorted.filter((_, index) => index !== at)
  const [min, max] = [counted[0] ?? 0, counted.at(-1) ?? 0]
  return { median: medianOf(counted), min, max, outlier: sorted[at] ?? null, isDisputed: max - min >= APART }
}

/** The place of the one that stands alone, which can only be the lowest or the highest; -1 where none does. */
function outlierAt(sorted: readonly number[]): number {
  if (sorted.length < LISTS_FOR_AN_OUTLIER) return -1
  const alone = [0, sorted.length - 1].filter((at) => {
    const others = sorted.filter((_, index) => index !== at)
    const agree = (others.at(-1) ?? 0) - (others[0] ?? 0) < APART
    return agree && Math.abs((sorted[at] ?? 0) - medianOf(others)) >= APART
  })
  return alone.length === 1 ? (alone[0] ?? -1) : -1
}

function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0]
  return (low + high) / 2
}
