import { nameKey, nameWords } from '../inci/match/name-key.ts'
import { type Context, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import type { IngredientFacts } from './compiled.ts'
import { STOP_GROUPS, STOP_VERDICTS, type StopEntry } from './stop-entry.ts'
import { stopNamesOfLanguages } from './compile-names.ts'
import { cell, listCell, type Row, type Table } from './table.ts'

const STOP_COLUMNS = ['name', 'also', 'cas', 'verdict', 'group', 'except', 'ref', 'since', 'note', 'source', 'ec'] as const

/**
 * What is forbidden or no cosmetic ingredient at all. Where one of its names or numbers is that of a curated ingredient, the
 * ingredient must carry the entry in regulation.tsv, or a row of stop-decisions.tsv must say why it does not.
 */
export function compileStops(context: Context): void {
  const curated = curatedNames(context)
  const decided = readDecisions(context)
  const table = openTable(context, 'stop-list.tsv', STOP_COLUMNS)
  const owners = new Map<string, string>()
  const ofLanguages = stopNamesOfLanguages(context)
  for (const row of table.rows) {
    const entry = readEntry(context, table, row, ofLanguages.get(cell(row, 'name')) ?? [])
    for (const key of entry.keys) claim(context, table, row, { owners, key, name: entry.name })
    for (const [meant, ingredients] of meantIngredients(entry, curated)) {
      for (const at of ingredients) {
        const facts = context.result.ingredients[at]
        if (facts && !isSettled(facts, entry, decided))
          fail(context, table, row, `${meant} is also ${facts.inci}, which has no Annex II/${entry.ref} and no decision`)
      }
    }
    context.result.stopList.push(entry)
  }
  const others = openTable(context, 'other-substances.tsv', ['name', 'resembles', 'source'])
  for (const row of others.rows) {
    sourceOf(context, others, row)
    const resembled = cell(row, 'resembles')
    // What resembles a forbidden name is kept apart from it too.
    if (!owners.has(nameKey(resembled))) ingredientOf(context, others, row, resembled)
    context.result.otherSubstances.push(nameKey(cell(row, 'name')))
  }
}

/** What Annex V leaves out has no day of its own. */
function isDated(ref: string, since: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(since) || (ref === 'V' && since === '')
}

function readEntry(context: Context, table: Table, row: Row, ofLanguages: readonly string[]): StopEntry {
  const name = cell(row, 'name')
  const names = [name, ...listCell(row, 'also'), ...ofLanguages]
  const verdict = oneOf(context, table, row, { column: 'verdict', words: STOP_VERDICTS })
  const since = cell(row, 'since')
  const ref = cell(row, 'ref')
  if (nameKey(name) === '') fail(context, table, row, 'a row without a name')
  if (verdict !== 'no-cosmetic' && ref !== 'V' && !/^\d+[a-z]?$/.test(ref)) fail(context, table, row, `"${ref}" is no number of Annex II`)
  if (verdict !== 'no-cosmetic' && !isDated(ref, since)) fail(context, table, row, `"${since}" is not an ISO date`)
  if (verdict !== 'banned' && cell(row, 'note') === '') fail(context, table, row, `${verdict} needs a note`)
  const group = oneOf(context, table, row, { column: 'group', words: STOP_GROUPS })
  return {
    name,
    verdict,
    group,
    ref,
    note: cell(row, 'note'),
    since,
    source: sourceOf(context, table, row),
    cas: listCell(row, 'cas'),
    ec: listCell(row, 'ec'),
    keys: [...new Set(names.map(nameKey))],
    except: listCell(row, 'except'),
    ...(verdict === 'banned' && names.length > 1 ? { also: names.slice(1) } : {}),
    ...(group === 'words' ? { words: names.map((spelling) => nameWords(spelling)) } : {}),
  }
}

/** One spelling stands for one entry: the second owner would never be asked. */
function claim(
  context: Context,
  table: Table,
  row: Row,
  { owners, key, name }: { owners: Map<string, string>; key: string; name: string },
): void {
  const owner = owners.get(key)
  if (owner !== undefined) fail(context, table, row, `${key} already stands for ${owner}`)
  owners.set(key, name)
}

type Curated = { byKey: ReadonlyMap<string, number>; byCas: ReadonlyMap<string, number[]> }

function curatedNames({ result }: Context): Curated {
  const byKey = new Map<string, number>()
  const byCas = new Map<string, number[]>()
  const isCurated = (at: number) => !result.ingredients[at]?.isImported
  for (const [, at, , key] of result.names) if (isCurated(at)) byKey.set(key, at)
  result.ingredients.forEach(({ cas }, at) => {
    if (isCurated(at)) for (const number of cas) byCas.set(number, [...(byCas.get(number) ?? []), at])
  })
  return { byKey, byCas }
}

function meantIngredients({ keys, cas }: StopEntry, { byKey, byCas }: Curated): [string, number[]][] {
  const byName = keys.flatMap((key): [string, number[]][] => {
    const at = byKey.get(key)
    return at === undefined ? [] : [[key, [at]]]
  })
  return [...byName, ...cas.map((number): [string, number[]] => [`CAS ${number}`, byCas.get(number) ?? []])]
}

/** A ban without condition is settled by a ban, not by `conditional`. */
function isSettled({ inci, annexes }: IngredientFacts, { verdict, ref }: StopEntry, decided: ReadonlySet<string>): boolean {
  if (decided.has(`${inci} ${ref}`)) return true
  const entries = (annexes ?? []).filter(({ annex, effect }) => annex === 'II' && (verdict !== 'banned' || effect === 'banned'))
  return verdict !== 'no-cosmetic' && entries.some((entry) => verdict === 'banned' || entry.ref === ref)
}

function readDecisions(context: Context): Set<string> {
  const table = openTable(context, 'stop-decisions.tsv', ['inci', 'ref', 'reason', 'source'])
  const decided = new Set<string>()
  for (const row of table.rows) {
    ingredientOf(context, table, row)
    sourceOf(context, table, row)
    const id = `${cell(row, 'inci')} ${cell(row, 'ref')}`
    if (decided.has(id)) fail(context, table, row, `a second decision on ${id}`)
    if (cell(row, 'reason') === '') fail(context, table, row, 'a decision without a reason')
    decided.add(id)
  }
  return decided
}
