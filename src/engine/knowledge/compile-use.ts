import {
  type Context,
  factsAt,
  fail,
  ingredientOf,
  ingredientsOf,
  oneOf,
  openTable,
  sourceOf,
} from './compile-context.ts'
import { PLACES } from './compiled.ts'
import { cell } from './table.ts'

/** Counts over real labels, made by `npm run bench -- label-use`. */
export function compileUse(context: Context): void {
  const table = openTable(context, 'label-use.tsv', ['inci', 'labels', 'of', 'place', 'often_with', 'source'])
  for (const row of table.rows) {
    const facts = factsAt(context, ingredientOf(context, table, row) ?? -1)
    const [labels, of] = [Number(cell(row, 'labels')), Number(cell(row, 'of'))]
    const place = oneOf(context, table, row, { column: 'place', words: PLACES })
    const oftenWith = ingredientsOf(context, table, row, 'often_with')
    sourceOf(context, table, row)
    if (!(Number.isInteger(labels) && labels > 0 && labels <= of)) {
      fail(context, table, row, `${labels} labels of ${of} cannot be`)
    }
    if (context.result.labelsCounted !== 0 && context.result.labelsCounted !== of) {
      fail(context, table, row, `counted over ${of} labels, others over ${context.result.labelsCounted}`)
    }
    context.result.labelsCounted = of
    if (facts?.use) fail(context, table, row, `a second count of ${facts.inci}`)
    if (facts) facts.use = { labels, place, oftenWith }
  }
}
