import { type Context, factsAt, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { IRRITANCY_GRADES } from './compiled.ts'
import { CONTACT_STRENGTHS } from './stop-entry.ts'
import { cell } from './table.ts'

type GradedTable<Grade extends string> = {
  file: string
  /** The column of the grade, which is also what messages call it. */
  column: string
  grades: readonly [Grade, ...Grade[]]
}

type GradedRow<Grade> = { name: string; at: number | null; grade: Grade; note: string; source: number }

/**
 * Rows `inci, <grade>, note, source` of ingredients that are known, or of names that `isOther`; a second row of one of them
 * is refused.
 */
function gradedRows<Grade extends string>(
  context: Context,
  table: GradedTable<Grade>,
  isOther: (name: string) => boolean = () => false,
): GradedRow<Grade>[] {
  const opened = openTable(context, table.file, ['inci', table.column, 'note', 'source'])
  const seen = new Set<string>()
  return opened.rows.flatMap((row) => {
    const name = cell(row, 'inci')
    const at = isOther(name) ? null : ingredientOf(context, opened, row)
    const grade = oneOf(context, opened, row, { column: table.column, words: table.grades })
    const source = sourceOf(context, opened, row)
    if (at === null && !isOther(name)) return []
    if (seen.has(name)) fail(context, opened, row, `a second ${table.column} for ${name}`)
    seen.add(name)
    return [{ name, at, grade, note: cell(row, 'note'), source }]
  })
}

/** After the stop list: what is forbidden and no ingredient of ours sensitises as well (`Nickel sulphate`). */
export function compileContactAllergens(context: Context): void {
  const table = { file: 'contact-allergens.tsv', column: 'strength', grades: CONTACT_STRENGTHS }
  const stopOf = (name: string) =>
    context.rows.has(name) ? undefined : context.result.stopList.find((entry) => entry.name === name)
  for (const { name, at, grade, note, source } of gradedRows(context, table, (one) => stopOf(one) !== undefined)) {
    const told = at === null ? stopOf(name) : factsAt(context, at)
    if (told) told.contact = { strength: grade, note, source }
  }
}

export function compileIrritants(context: Context): void {
  const table = { file: 'irritants.tsv', column: 'grade', grades: IRRITANCY_GRADES }
  for (const { at, grade, note, source } of gradedRows(context, table)) {
    const facts = at === null ? undefined : factsAt(context, at)
    if (facts) facts.irritancy = { grade, note, source }
  }
}
