import { nameKey } from '../inci/match/name-key.ts'
import type { ClassRule } from './compiled.ts'

/** What the rows of an inventory are laid over. */
type Base = {
  /** CosIng function terms of `functions.tsv`. */
  functions: readonly string[]
  /** The class a name falls into, for its origin. */
  classOf: (name: string) => Pick<ClassRule, 'origin' | 'vegan'> | null
}

export type Imported = {
  /** Text of each file below `knowledge/imported/`, by its name there. */
  files: Record<string, string>
  names: number
  /** Lines without a name, and names that came twice. */
  leftOut: number
  annexEntries: number
  /** Function terms that nobody here knows; their rows came without them. */
  unknownFunctions: string[]
  date: string
}

/** Headings of the official export, of its older editions and of tables made from it; compared without blanks and case. */
const COLUMNS = {
  inci: ['INCINAME', 'INCI', 'INGREDIENT', 'INCINAMES'],
  cas: ['CASNO', 'CASNUMBER', 'CAS', 'CASNOS'],
  ec: ['ECNO', 'ECNUMBER', 'EINECSNUMBER', 'EINECSELINCSNO', 'EC', 'EINECS'],
  functions: ['FUNCTION', 'FUNCTIONS'],
  restriction: ['RESTRICTION', 'RESTRICTIONS', 'COSMETICRESTRICTION'],
  updated: ['UPDATEDATE', 'UPDATE', 'LASTUPDATE'],
} as const
type Column = keyof typeof COLUMNS
const NEEDED: readonly Column[] = ['inci', 'functions']

/** The export begins with a few lines about itself. */
const HEADING_WITHIN = 20

const ROWS_MAX = 200_000
/** The longest name of the inventory of 2025 has 1,928. */
const NAME_CHARS_MAX = 4_000

/** The ingredients of an export, each with its place in the file. */
type Inventory = {
  rows: readonly { place: number; row: InventoryRow }[]
  /** ISO day that the file names; null where it names none. */
  date: string | null
}

/**
 * The records of a CosIng inventory export as rows, or what is wrong with the file. A record that cannot be read stops all
 * of it: half an inventory would look like a whole one.
 */
export function readInventory(records: readonly (readonly string[])[]): Inventory | { error: string } {
  const at = records.slice(0, HEADING_WITHIN).findIndex((record) => columnsOf(record) !== null)
  const columns = columnsOf(records[at] ?? [])
  if (!columns) return { error: missingColumns(records) }
  if (records.length - at > ROWS_MAX) return { error: `The file has more than ${ROWS_MAX} rows.` }
  const width = Math.max(...NEEDED.map((name) => columns[name] ?? 0)) + 1
  const filled = records
    .map((record, i) => ({ record, place: i + 1 }))
    .slice(at + 1)
    .filter(({ record }) => record.some((value) => value.trim() !== ''))
  const short = filled.find(({ record }) => record.length < width)
  if (short)
    return {
      error: `Row ${short.place} has ${short.record.length} cells where ${width} are needed. Is the file cut off?`,
    }
  const rows = filled.map(({ record, place }) => ({ place, row: rowOf(record, columns) }))
  return { rows, date: fileDate(records.slice(0, at)) }
}

/** Turns an inventory into the second tier of the knowledge; `today` (ISO) is its day where its file names none. */
export function importInventory(
  { rows, date }: Inventory,
  base: Base,
  today: string,
): Imported | { error: string } {
  const day = date ?? today
  const table = newTable(base)
  for (const { place, row } of rows) {
    const problem = table.add(row, day)
    if (problem) return { error: `Row ${place}: ${problem}` }
  }
  return table.names() === 0 ? { error: 'The file has a heading and no ingredient below it.' } : table.finish(day)
}

type Places = Partial<Record<Column, number>>

function columnsOf(record: readonly string[]): Places | null {
  const places: Places = {}
  record.forEach((heading, at) => {
    const key = nameKey(heading)
    for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
      if (names.includes(key)) places[column] ??= at
    }
  })
  return NEEDED.every((column) => places[column] !== undefined) ? places : null
}

function missingColumns(records: readonly (readonly string[])[]): string {
  const widest = records.slice(0, HEADING_WITHIN).reduce<readonly string[]>(
    (best, record) => (record.length > best.length ? record : best),
    [],
  )
  const seen = widest.map((heading) => heading.trim().slice(0, 40)).filter((heading) => heading !== '')
  return `No heading with the columns "INCI name" and "Function" was found. The file has: ${seen.slice(0, 12).join(', ') || 'nothing'}.`
}

/** `File creation date: 24/12/2025` */
function fileDate(preamble: readonly (readonly string[])[]): string | null {
  for (const cell of preamble.flat()) {
    const date = isoDate(cell)
    if (date) return date
  }
  return null
}

function isoDate(text: string): string | null {
  const found = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text)
  if (!found) return null
  const [, day = '', month = '', year = ''] = found
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

type InventoryRow = Record<Column, string>

function rowOf(record: readonly string[], columns: Places): InventoryRow {
  const value = (column: Column) => plain(record[columns[column] ?? -1] ?? '')
  return {
    inci: value('inci').toUpperCase(),
    cas: value('cas'),
    ec: value('ec'),
    functions: value('functions'),
    restriction: value('restriction'),
    updated: value('updated'),
  }
}

/** Line breaks, odd blanks and tabs inside a cell would break the row it is written to. */
function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

const SOURCE = 'imported-inventory'
const HEAD = 'inci\tcas\tec\tfunctions\tsource\torigin\tvegan\torigin_source'
const REGULATION_HEAD = 'inci\tannex\tref\teffect\tlimit\tsince\tsource'

/** Whether an entry of Annex II is a ban of this very substance was looked at by nobody. */
const EFFECT_OF = {
  II: 'unreviewed',
  III: 'annex-iii',
  IV: 'colourant',
  V: 'preservative',
  VI: 'uv-filter',
} as const

function newTable({ functions, classOf }: Base) {
  const termOf = new Map(functions.map((term) => [nameKey(term), term]))
  const seen = new Set<string>()
  const rows: string[] = []
  const regulation: string[] = []
  const unknown = new Set<string>()
  let leftOut = 0
  const add = (row: InventoryRow, date: string): string | null => {
    const key = nameKey(row.inci)
    if (key === '' || seen.has(key)) {
      leftOut++
      return null
    }
    if (row.inci.length > NAME_CHARS_MAX) return 'the name is longer than any ingredient; is a quotation mark missing?'
    seen.add(key)
    const terms = row.functions.split(/[,;|]/).map((term) => term.trim()).filter((term) => term !== '')
    terms.filter((term) => !termOf.has(nameKey(term))).forEach((term) => unknown.add(term))
    const known = [...new Set(terms.flatMap((term) => termOf.get(nameKey(term)) ?? []))]
    const kind = classOf(row.inci)
    rows.push(
      [
        row.inci,
        numbers(row.cas, /\b\d{2,7}-\d{2}-\d\b/g),
        numbers(row.ec, /\b\d{3}-\d{3}-\d\b/g),
        known.join(', '),
        SOURCE,
        kind?.origin ?? 'unknown',
        kind?.vegan ?? 'unknown',
        kind ? 'opaline-class' : SOURCE,
      ].join('\t'),
    )
    regulation.push(...entriesOf(row, isoDate(row.updated) ?? date))
    return null
  }
  const finish = (date: string): Imported => ({
    files: {
      'sources.tsv': `id\ttitle\tdate\turl\n${SOURCE}\tCosIng inventory export, imported; not looked at by hand\t${date}\thttps://ec.europa.eu/growth/tools-databases/cosing/\n`,
      'inventory.tsv': `${[HEAD, ...rows].join('\n')}\n`,
      'regulation.tsv': `${[REGULATION_HEAD, ...regulation].join('\n')}\n`,
    },
    names: rows.length,
    leftOut,
    annexEntries: regulation.length,
    unknownFunctions: [...unknown].sort(),
    date,
  })
  return { add, finish, names: () => rows.length }
}

function numbers(text: string, pattern: RegExp): string {
  return [...new Set(text.match(pattern) ?? [])].join(' / ')
}

/** `III/45 V/12`: the references of the column, each once. */
function entriesOf({ inci, restriction }: InventoryRow, since: string): string[] {
  const references = restriction.match(/\b(?:II|III|IV|V|VI)\/\d+[a-z]?\b/g) ?? []
  return [...new Set(references)].map((reference) => {
    const [annex = '', ref = ''] = reference.split('/')
    const effect = EFFECT_OF[annex as keyof typeof EFFECT_OF]
    return [inci, annex, ref, effect, '', since, SOURCE].join('\t')
  })
}
