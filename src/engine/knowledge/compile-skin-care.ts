import { SkinMeasureName } from '../../contract/skin.ts'
import { type Context, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { SKIN_CARE_PARTS } from './compiled.ts'
import { cell } from './table.ts'

const CONCERNS = ['any', ...SkinMeasureName.options] as const

/** Advice for what is measured on a face; ingredients must be known, so that their pages can be linked. */
export function compileSkinCare(context: Context): void {
  const table = openTable(context, 'skin-care.tsv', ['concern', 'min_severity', 'part', 'inci', 'text', 'source'])
  for (const row of table.rows) {
    const minSeverity = Number(cell(row, 'min_severity'))
    const part = oneOf(context, table, row, { column: 'part', words: SKIN_CARE_PARTS })
    const isIngredient = part === 'beneficial' || part === 'avoid'
    if (!(minSeverity >= 0 && minSeverity <= 10)) fail(context, table, row, 'a severity runs from 0 to 10')
    if (!isIngredient && cell(row, 'inci') !== '') fail(context, table, row, `${part} takes a step, no ingredient`)
    if (cell(row, 'text') === '') fail(context, table, row, 'advice without words')
    context.result.skinCare.push({
      concern: oneOf(context, table, row, { column: 'concern', words: CONCERNS }),
      minSeverity,
      part,
      ingredient: isIngredient ? ingredientOf(context, table, row) : null,
      text: cell(row, 'text'),
      source: sourceOf(context, table, row),
    })
  }
}
