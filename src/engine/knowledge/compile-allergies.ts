import { readableName } from '../../contract/readable-name.ts'
import { nameKey, nameWords } from '../inci/match/name-key.ts'
import { type Context, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { EFFECTS, PLANT_TERM, TRAITS } from './compiled.ts'
import { cell, listCell, type Row, type Table } from './table.ts'

const COLUMNS = ['id', 'label', 'words', 'inci', 'name_words', 'in_oils', 'because', 'source'] as const
const FURTHER = 'allergy-words.tsv'
const YES_OR_EMPTY = ['', 'yes'] as const

/** The everyday words of the table, then the plants that none of them names. */
export function compileAllergies(context: Context): void {
  const table = openTable(context, 'allergies.tsv', COLUMNS)
  const owners = new Map<string, string>()
  for (const row of table.rows) {
    const id = cell(row, 'id')
    const words = [...new Set(listCell(row, 'words').map((word) => word.toLowerCase()))]
    for (const key of new Set(words.map(nameKey))) {
      const owner = owners.get(key)
      if (owner) fail(context, table, row, `"${words.find((word) => nameKey(word) === key)}" already means ${owner}`)
      owners.set(key, id)
    }
    context.result.allergies.push({
      id,
      label: cell(row, 'label'),
      words,
      ingredients: membersOf(context, table, row),
      nameWords: listCell(row, 'name_words').map((word) => word.toUpperCase()),
      isInOils: oneOf(context, table, row, { column: 'in_oils', words: YES_OR_EMPTY }) === 'yes',
      because: cell(row, 'because'),
      source: sourceOf(context, table, row),
    })
  }
  addFurtherWords(context, owners)
  addPlants(context, new Set(owners.keys()))
}

/** What a row of the table is called in further languages; a word that it has already is no error, one of another row is. */
function addFurtherWords(context: Context, owners: Map<string, string>): void {
  const table = openTable(context, FURTHER, ['id', 'language', 'words', 'source'], false)
  for (const row of table.rows) {
    const id = cell(row, 'id')
    const term = context.result.allergies.find((one) => one.id === id)
    if (!term) fail(context, table, row, `unknown allergy ${id}`)
    sourceOf(context, table, row)
    for (const word of listCell(row, 'words').map((one) => one.toLowerCase())) {
      const owner = owners.get(nameKey(word))
      if (owner !== undefined && owner !== id) fail(context, table, row, `"${word}" already means ${owner}`)
      if (owner !== undefined) continue
      owners.set(nameKey(word), id)
      term?.words.push(word)
    }
  }
}

/** `clove` covers oil, water and extract of the plant, by its Latin name; a plant that a row speaks of is left to it. */
function addPlants(context: Context, taken: Set<string>): void {
  const table = openTable(context, 'plants.tsv', ['latin', 'also', 'common', 'source'])
  for (const row of table.rows) {
    const latin = [cell(row, 'latin'), ...listCell(row, 'also')]
    const common = listCell(row, 'common').map((word) => word.toLowerCase())
    const isTaken = [...latin, ...common].some((name) => taken.has(nameKey(name)))
    const isSubstance = common.some((name) => context.rows.has(name.toUpperCase()))
    const label = common[0]
    if (label === undefined || isTaken || isSubstance) continue
    const words = [...common, ...latin.map((name) => name.toLowerCase())]
    for (const word of words) taken.add(nameKey(word))
    context.result.allergies.push({
      id: `${PLANT_TERM}${nameKey(cell(row, 'latin')).toLowerCase()}`,
      label,
      words,
      ingredients: [],
      nameWords: latin.map((name) => nameWords(name).join(' ')),
      isInOils: false,
      because: `${readableName(cell(row, 'latin'))} is the plant ${label}.`,
      source: sourceOf(context, table, row),
    })
  }
}

/** `@fragrance-allergen` stands for every ingredient with that effect or trait, so that a new entry of law joins by itself. */
function membersOf(context: Context, table: Table, row: Row): number[] {
  const members = new Set<number>()
  for (const name of listCell(row, 'inci')) {
    const mark = name.startsWith('@') ? name.slice(1) : null
    if (mark === null) {
      const at = ingredientOf(context, table, row, name)
      if (at !== null) members.add(at)
    } else if ([...EFFECTS, ...TRAITS].some((word) => word === mark)) {
      context.result.ingredients.forEach((facts, at) => {
        const holds = facts.annexes?.some((entry) => entry.effect === mark) || facts.traits?.some((fact) => fact.trait === mark)
        if (holds) members.add(at)
      })
    } else fail(context, table, row, `unknown mark ${name}`)
  }
  return [...members]
}
