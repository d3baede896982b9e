import type { CompiledKnowledge, IngredientFacts } from './compiled.ts'
import { cell, listCell, readTable, type Row, type Table } from './table.ts'

/** What the compiling steps share: the files, what was found so far, and every error with its file and line. */
export type Context = {
  files: Record<string, string>
  errors: string[]
  sources: Map<string, number>
  /** Sources that somebody read, with the words that a fact rests on. */
  read: Map<number, string>
  functions: Map<string, number>
  /** INCI name to index. */
  rows: Map<string, number>
  result: CompiledKnowledge
}

export function newContext(files: Record<string, string>): Context {
  return {
    files,
    errors: [],
    sources: new Map(),
    read: new Map(),
    functions: new Map(),
    rows: new Map(),
    result: {
      version: '',
      sources: [],
      labelsCounted: 0,
      functions: [],
      ingredients: [],
      names: [],
      classes: [],
      animals: [],
      printedOrigins: [],
      allergies: [],
      mayHold: [],
      pregnancy: [],
      interactions: [],
      skinCare: [],
      guards: [],
      stopList: [],
      otherSubstances: [],
    },
  }
}

/** Reads one file, or nothing where it is absent and not needed. */
export function openTable(context: Context, file: string, columns: readonly string[], isNeeded = true): Table {
  const text = context.files[file]
  if (text !== undefined) return readTable(file, text, columns, context.errors)
  if (isNeeded) context.errors.push(`${file}: missing file`)
  return { file, rows: [] }
}

export function fail(context: Context, table: Table, row: Row, message: string): void {
  context.errors.push(`${table.file}:${row.line}: ${message}`)
}

/** The source of a row; a fact without one, or with one nobody listed, is an error. */
export function sourceOf(context: Context, table: Table, row: Row, column = 'source'): number {
  const id = cell(row, column)
  const at = context.sources.get(id)
  if (id === '') fail(context, table, row, 'a fact without a source')
  else if (at === undefined) fail(context, table, row, `unknown source ${id}`)
  return at ?? 0
}

export function functionsOf(context: Context, table: Table, row: Row): number[] {
  const terms = cell(row, 'functions').split(', ').filter((term) => term !== '')
  const found: number[] = []
  for (const term of terms) {
    const at = context.functions.get(term)
    if (at === undefined) fail(context, table, row, `unknown function ${term}`)
    else found.push(at)
  }
  return found
}

/** The source whose date is the day on which the law was read as in force; the engine has no clock to ask. */
const READ_ON = 'opaline-limits'

/** Law whose day lies behind this one is told and does not hold yet. */
export function lawReadOn({ result, sources }: Context): string {
  return result.sources[sources.get(READ_ON) ?? -1]?.date ?? ''
}

/** The ingredient a row speaks of. */
export function ingredientOf(context: Context, table: Table, row: Row, name = cell(row, 'inci')): number | null {
  const at = context.rows.get(name)
  if (at === undefined) fail(context, table, row, `no ingredient named ${name}`)
  return at ?? null
}

export function ingredientsOf(context: Context, table: Table, row: Row, column: string): number[] {
  return listCell(row, column)
    .map((name) => ingredientOf(context, table, row, name))
    .filter((at) => at !== null)
}

export function factsAt(context: Context, at: number): IngredientFacts | undefined {
  return context.result.ingredients[at]
}

/** A closed word of a column, or the first of its list with an error. */
export function oneOf<T extends string>(
  context: Context,
  table: Table,
  row: Row,
  allowed: { column: string; words: readonly [T, ...T[]] },
): T {
  const value = cell(row, allowed.column)
  const found = allowed.words.find((word) => word === value)
  if (found === undefined) fail(context, table, row, `${allowed.column} cannot be "${value}"`)
  return found ?? allowed.words[0]
}
