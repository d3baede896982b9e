import { ORIGINS } from '../../contract/finding.ts'
import { type Context, factsAt, fail, functionsOf, ingredientOf, lawReadOn, oneOf, openTable, sourceOf } from './compile-context.ts'
import { compileComedogenic } from './compile-comedogenic.ts'
import { type AnnexEntry, EFFECTS, type IngredientFacts, TRAITS } from './compiled.ts'
import { cell, type Row, type Table } from './table.ts'

const VEGAN = ['yes', 'no', 'unknown'] as const
const ANNEXES = ['II', 'III', 'IV', 'V', 'VI'] as const

const SOURCE_COLUMNS = ['id', 'title', 'date', 'url'] as const
const REGULATION_COLUMNS = ['inci', 'annex', 'ref', 'effect', 'limit', 'since', 'source'] as const
const INGREDIENT_COLUMNS = ['inci', 'cas', 'ec', 'functions', 'source', 'origin', 'vegan', 'origin_source'] as const

export function compileSources(context: Context): void {
  addSources(context, openTable(context, 'sources.tsv', SOURCE_COLUMNS))
  addSources(context, openTable(context, 'imported/sources.tsv', SOURCE_COLUMNS, false))
}

function addSources(context: Context, table: Table): void {
  for (const row of table.rows) {
    const [id, title, date, url] = ['id', 'title', 'date', 'url'].map((column) => cell(row, column))
    if (!id || !title || !date || !isIsoDate(date)) fail(context, table, row, 'a source needs id, title and ISO date')
    else if (context.sources.has(id)) fail(context, table, row, `duplicate source ${id}`)
    else {
      const words = cell(row, 'words')
      if (words !== '') context.read.set(context.result.sources.length, words)
      context.sources.set(id, context.result.sources.length)
      context.result.sources.push({ id, title, date, ...(url ? { url } : {}) })
    }
  }
}

export function compileFunctions(context: Context): void {
  const table = openTable(context, 'functions.tsv', ['term', 'plain'])
  for (const row of table.rows) {
    const term = cell(row, 'term')
    if (context.functions.has(term)) fail(context, table, row, `duplicate function ${term}`)
    context.functions.set(term, context.result.functions.length)
    context.result.functions.push({ term, plain: cell(row, 'plain') })
  }
}

/** Curated files first, so that an imported inventory never overrides a row somebody looked at. */
export function compileIngredients(context: Context): void {
  const curated = Object.keys(context.files).filter((name) => name.startsWith('ingredients/'))
  for (const file of curated.sort()) {
    const table = openTable(context, file, INGREDIENT_COLUMNS)
    for (const row of table.rows) addIngredient(context, table, row, false)
  }
  const imported = openTable(context, 'imported/inventory.tsv', INGREDIENT_COLUMNS, false)
  for (const row of imported.rows) addIngredient(context, imported, row, true)
}

function addIngredient(context: Context, table: Table, row: Row, isImported: boolean): void {
  const inci = cell(row, 'inci')
  if (inci === '') return fail(context, table, row, 'a row without a name')
  if (context.rows.has(inci)) {
    if (!isImported) fail(context, table, row, `duplicate ingredient ${inci}`)
    return
  }
  context.rows.set(inci, context.result.ingredients.length)
  context.result.ingredients.push({
    inci,
    cas: slashed(cell(row, 'cas')),
    ec: slashed(cell(row, 'ec')),
    functions: functionsOf(context, table, row),
    origin: oneOf(context, table, row, { column: 'origin', words: ORIGINS }),
    vegan: oneOf(context, table, row, { column: 'vegan', words: VEGAN }),
    source: sourceOf(context, table, row),
    originSource: sourceOf(context, table, row, 'origin_source'),
    ...(isImported ? { isImported } : {}),
  })
}

export function compileFacts(context: Context): void {
  compileRegulation(context)
  compileTraits(context)
  compileComedogenic(context)
  const sentences = openTable(context, 'sentences.tsv', ['inci', 'sentence', 'source'])
  for (const row of sentences.rows) {
    const facts = factsAt(context, ingredientOf(context, sentences, row) ?? -1)
    sourceOf(context, sentences, row)
    if (facts?.sentence) fail(context, sentences, row, `a second sentence for ${facts.inci}`)
    if (facts) facts.sentence = cell(row, 'sentence')
  }
}

function compileRegulation(context: Context): void {
  addEntries(context, openTable(context, 'regulation.tsv', REGULATION_COLUMNS), false)
  addEntries(context, openTable(context, 'imported/regulation.tsv', REGULATION_COLUMNS, false), true)
}

/** Of an imported inventory only the entries of names that it brought: what we looked up ourselves stays as it is. */
function addEntries(context: Context, table: Table, isImported: boolean): void {
  const seen = new Set<string>()
  const readOn = lawReadOn(context)
  for (const row of table.rows) {
    const facts = factsAt(context, ingredientOf(context, table, row) ?? -1)
    if (isImported && !facts?.isImported) continue
    const entry = entryOf(context, table, row)
    const id = `${facts?.inci} ${entry.annex}/${entry.ref}`
    if (seen.has(id)) fail(context, table, row, `duplicate entry ${id}`)
    seen.add(id)
    if (facts) addEntry(facts, entry, readOn)
  }
}

function addEntry(facts: IngredientFacts, entry: AnnexEntry, readOn: string): void {
  if (readOn !== '' && entry.since > readOn) (facts.upcoming ??= []).push(entry)
  else (facts.annexes ??= []).push(entry)
}

function entryOf(context: Context, table: Table, row: Row): AnnexEntry {
  const since = cell(row, 'since')
  if (since !== '' && !isIsoDate(since)) fail(context, table, row, `"${since}" is not an ISO date`)
  return {
    annex: oneOf(context, table, row, { column: 'annex', words: ANNEXES }),
    ref: cell(row, 'ref'),
    effect: oneOf(context, table, row, { column: 'effect', words: EFFECTS }),
    limit: cell(row, 'limit'),
    since,
    source: sourceOf(context, table, row),
  }
}

function compileTraits(context: Context): void {
  const table = openTable(context, 'traits.tsv', ['inci', 'trait', 'note', 'source'])
  const seen = new Set<string>()
  for (const row of table.rows) {
    const facts = factsAt(context, ingredientOf(context, table, row) ?? -1)
    const trait = oneOf(context, table, row, { column: 'trait', words: TRAITS })
    const source = sourceOf(context, table, row)
    if (seen.has(`${facts?.inci} ${trait}`)) fail(context, table, row, `duplicate trait ${trait} of ${facts?.inci}`)
    seen.add(`${facts?.inci} ${trait}`)
    if (facts) (facts.traits ??= []).push({ trait, note: cell(row, 'note'), source })
  }
}

function slashed(value: string): string[] {
  return value.split(' / ').filter((part) => part !== '')
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}
