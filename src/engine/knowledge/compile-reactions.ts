import { type Context, factsAt, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { CONTACT_STRENGTHS, IRRITANCY_GRADES } from './compiled.ts'
import { cell } from './table.ts'

type GradedTable<Grade extends string> = {
  file: string
  /** The column of the grade, which is also what messages call it. */
  column: string
  grades: readonly [Grade, ...Grade[]]
}

type GradedRow<Grade> = { at: number; grade: Grade; note: string; source: number }

/** Rows `inci, <grade>, note, source` of ingredients that are known; a second row of one ingredient is refused. */
function gradedRows<Grade extends string>(context: Context, table: GradedTable<Grade>): GradedRow<Grade>[] {
  const opened = openTable(context, table.file, ['inci', table.column, 'note', 'source'])
  const seen = new Set<number>()
  return opened.rows.flatMap((row) => {
    const at = ingredientOf(context, opened, row)
    const grade = oneOf(context, opened, row, { column: table.column, words: table.grades })
    const source = sourceOf(context, opened, row)
    if (at === null) return []
    if (seen.has(at)) fail(context, opened, row, `a second ${table.column} for ${cell(row, 'inci')}`)
    seen.add(at)
    return [{ at, grade, note: cell(row, 'note'), source }]
  })
}

export function compileContactAllergens(context: Context): void {
  const table = { file: 'contact-allergens.tsv', column: 'strength', grades: CONTACT_STRENGTHS }
  for (const { at, grade, note, source } of gradedRows(context, table)) {
    const facts = factsAt(context, at)
    if (facts) facts.contact = { strength: grade, note, source }
  }
}

export function compileIrritants(context: Context): void {
  const table = { file: 'irritants.tsv', column: 'grade', grades: IRRITANCY_GRADES }
  for (const { at, ...irritancy } of gradedRows(context, table)) {
    const facts = factsAt(context, at)
    if (facts) facts.irritancy = irritancy
  }
}
