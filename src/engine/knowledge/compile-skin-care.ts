import { SkinMeasureName } from '../../contract/skin.ts'
import { type Context, fail, ingredientsOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { ROUTINE_STEPS, SKIN_CARE_PARTS } from './compiled.ts'
import { cell } from './table.ts'

const CONCERNS = ['any', ...SkinMeasureName.options] as const
const COLUMNS = ['concern', 'min_severity', 'part', 'step', 'inci', 'text', 'source']

/** Advice for what is measured on a face; ingredients must be known, so that their pages can be linked. */
export function compileSkinCare(context: Context): void {
  const table = openTable(context, 'skin-care.tsv', COLUMNS)
  for (const row of table.rows) {
    const minSeverity = Number(cell(row, 'min_severity'))
    const part = oneOf(context, table, row, { column: 'part', words: SKIN_CARE_PARTS })
    const isRoutine = part === 'morning' || part === 'evening'
    const isIngredient = part === 'beneficial' || part === 'avoid'
    const ingredients = ingredientsOf(context, table, row, 'inci')
    if (!(minSeverity >= 0 && minSeverity <= 10)) fail(context, table, row, 'a severity runs from 0 to 10')
    if (isIngredient && ingredients.length !== 1) fail(context, table, row, `${part} takes one ingredient`)
    if (!isIngredient && !isRoutine && ingredients.length > 0)
      fail(context, table, row, `${part} takes no ingredient`)
    if (!isRoutine && cell(row, 'step') !== '') fail(context, table, row, `${part} has no steps`)
    if (cell(row, 'text') === '') fail(context, table, row, 'advice without words')
    context.result.skinCare.push({
      concern: oneOf(context, table, row, { column: 'concern', words: CONCERNS }),
      minSeverity,
      part,
      step: isRoutine ? oneOf(context, table, row, { column: 'step', words: ROUTINE_STEPS }) : null,
      ingredients,
      text: cell(row, 'text'),
      source: sourceOf(context, table, row),
    })
  }
}
