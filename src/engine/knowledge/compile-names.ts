import { nameKey } from '../inci/match/name-key.ts'
import { type Context, fail, ingredientOf, openTable, sourceOf } from './compile-context.ts'
import type { NameKind } from './compiled.ts'
import { cell, listCell, type Table } from './table.ts'

type Names = Map<string, { ingredient: number; name: string }>
type Add = (name: string, ingredient: number, kind: NameKind) => 'added' | 'same' | 'taken'

/** One file a language; a name that two of them print for two ingredients belongs in neither. */
const LANGUAGE_FILE = /^languages\/[a-z]{2}\.tsv$/

/** Every spelling a label may use, each pointing at one ingredient; two ingredients with one spelling is an error. */
export function compileNames(context: Context): void {
  const names: Names = new Map()
  const add: Add = (name, ingredient, kind) => {
    const key = nameKey(name)
    const taken = names.get(key)
    if (taken) return taken.ingredient === ingredient ? 'same' : 'taken'
    names.set(key, { ingredient, name })
    context.result.names.push([name, ingredient, kind, key])
    return 'added'
  }
  context.result.ingredients.forEach((facts, at) => {
    const kind = facts.inci.startsWith('CI ') ? 2 : 0
    // Two glossary names can differ in a hyphen only; the first row keeps the spelling, an imported one just yields.
    if (add(facts.inci, at, kind) === 'taken' && !facts.isImported) {
      context.errors.push(`ingredients: ${facts.inci} is spelled like ${names.get(nameKey(facts.inci))?.name}`)
    }
  })
  const addOther = (name: string, ingredient: number, kind: NameKind): string | null => {
    const owner = context.result.ingredients[names.get(nameKey(name))?.ingredient ?? -1]
    const isTaken = add(name, ingredient, kind) === 'taken' && !owner?.isImported
    return isTaken ? `synonym ${name} collides with ${owner?.inci}` : null
  }
  const synonyms = openTable(context, 'synonyms.tsv', ['inci', 'synonyms', 'source'])
  eachName(context, synonyms, 'synonyms', (name, at) => addOther(name, at, name.startsWith('CI ') ? 2 : 1))
  compilePlainOils(context, add, compilePlants(context, add))
  const stops = stopNames(context)
  for (const { file, rows } of languageTables(context))
    eachName(context, { file, rows: rows.filter((row) => !stops.has(cell(row, 'inci'))) }, 'names', (name, at) =>
      addOther(name, at, 3),
    )
}

function languageTables(context: Context): Table[] {
  const files = Object.keys(context.files).filter((name) => LANGUAGE_FILE.test(name))
  return files.sort().map((file) => openTable(context, file, ['inci', 'names', 'source']))
}

/** The names of the stop list as it writes them, in small letters where those of ingredients have capitals. */
function stopNames({ files, rows }: Context): ReadonlySet<string> {
  const names = (files['stop-list.tsv'] ?? '').split('\n').map((line) => line.split('\t', 1)[0] ?? '')
  return new Set(names.filter((name) => !rows.has(name)))
}

/** What languages call an entry of the stop list, by its name there. */
export function stopNamesOfLanguages(context: Context): ReadonlyMap<string, readonly string[]> {
  const [stops, found] = [stopNames(context), new Map<string, string[]>()]
  for (const table of languageTables({ ...context, errors: [] }))
    for (const row of table.rows) {
      const name = cell(row, 'inci')
      if (!stops.has(name)) continue
      sourceOf(context, table, row)
      found.set(name, [...(found.get(name) ?? []), ...listCell(row, 'names')])
    }
  return found
}

/** Each name of a list cell with the ingredient of its row; `add` answers what is wrong with it. */
function eachName(
  context: Context,
  table: Table,
  column: string,
  add: (name: string, ingredient: number) => string | null,
): void {
  for (const row of table.rows) {
    const at = ingredientOf(context, table, row)
    sourceOf(context, table, row)
    if (at === null) continue
    for (const name of listCell(row, column)) {
      const mistake = nameKey(name) === '' ? `${name} has no letter` : add(name, at)
      if (mistake !== null) fail(context, table, row, mistake)
    }
  }
}

/**
 * Labels name plants by their common or former Latin name; one row of plants.tsv gives the spellings of all parts
 * (`Sunflower Seed Oil`, `Helianthus Annus Seed Oil`). What is already a name of its own stays what it is.
 * Answers the other names of each plant.
 */
function compilePlants(context: Context, add: Add): ReadonlyMap<string, readonly string[]> {
  const table = openTable(context, 'plants.tsv', ['latin', 'also', 'common', 'source'])
  const byLatin = new Map<string, string[]>()
  for (const row of table.rows) {
    sourceOf(context, table, row)
    const latin = cell(row, 'latin')
    if (byLatin.has(latin)) fail(context, table, row, `duplicate plant ${latin}`)
    byLatin.set(latin, [...listCell(row, 'also'), ...listCell(row, 'common')])
  }
  context.result.ingredients.forEach(({ inci }, at) => {
    const words = inci.split(' ')
    for (const count of [3, 2]) {
      const others = byLatin.get(words.slice(0, count).join(' '))
      const rest = words.slice(count).join(' ')
      if (others && rest !== '') for (const other of others) add(`${other} ${rest}`, at, 1)
    }
  })
  return byLatin
}

/** `Cotton Seed` and `Wheat Bran` name a part themselves, which may be another than the one that the oil is of. */
const NAMES_A_PART = / (?:SEED|BRAN|NUT|GERM|KERNEL)$/

/** What labels mean by the oil or butter of a plant where they leave out its part: `Sesamum Indicum Oil`, `Sesame Oil`. */
function compilePlainOils(context: Context, add: Add, othersOf: ReadonlyMap<string, readonly string[]>): void {
  const table = openTable(context, 'plant-oils.tsv', ['plant', 'inci', 'source'])
  for (const row of table.rows) {
    const [plant, inci] = [cell(row, 'plant'), cell(row, 'inci')]
    const at = ingredientOf(context, table, row)
    sourceOf(context, table, row)
    if (at === null) continue
    if (!inci.startsWith(`${plant} `)) fail(context, table, row, `${inci} is not of ${plant}`)
    const kind = inci.slice(inci.lastIndexOf(' ') + 1)
    const names = [plant, ...(othersOf.get(plant) ?? [])].filter((name) => !NAMES_A_PART.test(name))
    for (const name of names) add(`${name} ${kind}`, at, 1)
  }
}
