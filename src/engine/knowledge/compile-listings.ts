import { type Context, factsAt, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { LISTING_AXES, LISTING_STATUSES } from './compiled.ts'
import { cell } from './table.ts'

/** More is no sentence beside a name any more. */
const TEXT_LENGTH_MAX = 220

/** `substance-lists.tsv`: rows `inci, axis, status, text, source`; a second row of one ingredient and axis is refused. */
export function compileListings(context: Context): void {
  const table = openTable(context, 'substance-lists.tsv', ['inci', 'axis', 'status', 'text', 'source'])
  for (const row of table.rows) {
    const at = ingredientOf(context, table, row)
    const axis = oneOf(context, table, row, { column: 'axis', words: LISTING_AXES })
    const status = oneOf(context, table, row, { column: 'status', words: LISTING_STATUSES })
    const source = sourceOf(context, table, row)
    const text = cell(row, 'text')
    if (text.length > TEXT_LENGTH_MAX || !/[.]$/.test(text))
      fail(context, table, row, `the text is a sentence of at most ${TEXT_LENGTH_MAX} signs`)
    const facts = at === null ? undefined : factsAt(context, at)
    if (!facts) continue
    facts.listings ??= []
    if (facts.listings.some((other) => other.axis === axis))
      fail(context, table, row, `a second ${axis} for ${cell(row, 'inci')}`)
    facts.listings.push({ axis, status, text, source })
  }
}
