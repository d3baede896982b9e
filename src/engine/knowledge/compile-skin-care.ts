import { SkinMeasureName } from '../../contract/skin.ts'
import { type Context, fail, ingredientsOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { ROUTINE_STEPS, SKIN_CARE_PARTS } from './compiled.ts'
import { cell, type Row } from './table.ts'

const CONCERNS = ['any', ...SkinMeasureName.options] as const
const COLUMNS = ['concern', 'min_severity', 'part', 'step', 'inci', 'text', 'source']

/** Advice for what is measured on a face; ingredients must be known, so that their pages can be linked. */
export function compileSkinCare(context: Context): void {
  const table = openTable(context, 'skin-care.tsv', COLUMNS)
  for (const row of table.rows) {
    const part = oneOf(context, table, row, { column: 'part', words: SKIN_CARE_PARTS })
    const isRoutine = part === 'morning' || part === 'evening'
    const ingredients = ingredientsOf(context, table, row, 'inci')
    for (const fault of faultsOf(row, { part, isRoutine, ingredients: ingredients.length })) fail(context, table, row, fault)
    context.result.skinCare.push({
      concern: oneOf(context, table, row, { column: 'concern', words: CONCERNS }),
      minSeverity: Number(cell(row, 'min_severity')),
      part,
      step: isRoutine ? oneOf(context, table, row, { column: 'step', words: ROUTINE_STEPS }) : null,
      ingredients,
      text: cell(row, 'text'),
      source: sourceOf(context, table, row),
    })
  }
}

/** An ingredient where there is one to look for or to avoid, any number where a step names or means them, else none. */
const TAKES = { morning: 'any', evening: 'any', weekly: 'any', lifestyle: 0, beneficial: 1, avoid: 1 } as const

type Told = { part: keyof typeof TAKES; isRoutine: boolean; ingredients: number }

function faultsOf(row: Row, { part, isRoutine, ingredients }: Told): string[] {
  const minSeverity = Number(cell(row, 'min_severity'))
  const takes = TAKES[part]
  const faults: [string, boolean][] = [
    ['a severity runs from 0 to 10', !(minSeverity >= 0 && minSeverity <= 10)],
    [`${part} takes ${takes === 1 ? 'one ingredient' : 'no ingredient'}`, takes !== 'any' && takes !== ingredients],
    [`${part} has no steps`, !isRoutine && cell(row, 'step') !== ''],
    ['advice without words', cell(row, 'text') === ''],
  ]
  return faults.filter(([, holds]) => holds).map(([fault]) => fault)
}
