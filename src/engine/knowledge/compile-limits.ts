import { type Context, factsAt, fail, ingredientOf, lawReadOn, oneOf, openTable, sourceOf } from './compile-context.ts'
import { USES, type Use } from './use-facts.ts'
import { cell, listCell, type Row, type Table } from './table.ts'

const COLUMNS = ['inci', 'annex', 'ref', 'use', 'max', 'as', 'factor', 'group', 'from', 'until', 'source'] as const
/** `XVII` is the annex of REACH, whose restrictions hold for cosmetics too. */
const ANNEXES = ['III', 'IV', 'V', 'VI', 'XVII'] as const

/** A row stands for every use of its cell: `face|hand` is two limits, `hair+rinse-off+!mouth` one. */
export function compileLimits(context: Context): void {
  const table = openTable(context, 'limits.tsv', COLUMNS, false)
  const readOn = lawReadOn(context)
  const seen = new Set<string>()
  for (const row of table.rows) {
    const inci = cell(row, 'inci')
    const facts = factsAt(context, ingredientOf(context, table, row) ?? -1)
    const limit = limitOf(context, table, row)
    const until = cell(row, 'until')
    for (const use of listCell(row, 'use')) {
      const id = [inci, limit.annex, limit.ref, use, limit.group, limit.from].join(' ')
      if (seen.has(id)) fail(context, table, row, `a second limit for ${id}`)
      seen.add(id)
      const terms = termsOf(context, table, row, use)
      if (until !== '' && until < readOn) continue
      if (facts) (facts.limits ??= []).push({ ...limit, ...terms, isUpcoming: limit.from > readOn })
    }
  }
}

function limitOf(context: Context, table: Table, row: Row) {
  const max = Number(cell(row, 'max'))
  const [from, until] = [cell(row, 'from'), cell(row, 'until')]
  if (cell(row, 'max') === '' || !(max >= 0 && max <= 100)) fail(context, table, row, 'a limit is a per cent')
  if (listCell(row, 'use').length === 0) fail(context, table, row, 'a limit without a use')
  for (const date of [from, until])
    if (date !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(date)) fail(context, table, row, `"${date}" is not an ISO date`)
  return {
    annex: oneOf(context, table, row, { column: 'annex', words: ANNEXES }),
    ref: cell(row, 'ref'),
    max,
    as: cell(row, 'as'),
    ...factorsOf(context, table, row),
    group: cell(row, 'group'),
    from,
    source: sourceOf(context, table, row),
  }
}

/** `0.2274-0.4050`: of the salt with the most water that it is sold with, and of the dry one. */
function factorsOf(context: Context, table: Table, row: Row): { factor: number; dry?: number } {
  const [factor = 0, dry, ...more] = cell(row, 'factor').split('-').map(Number)
  // Lithium hydroxide is lighter than the sodium hydroxide that it counts as; all else weighs more.
  if (!(factor > 0 && factor < 2)) fail(context, table, row, 'a factor is above 0 and below 2')
  if (dry === undefined) return { factor }
  if (more.length > 0 || !(dry > factor && dry < 1))
    fail(context, table, row, 'a dry salt holds more than one with water')
  return { factor, dry }
}

function termsOf(context: Context, table: Table, row: Row, use: string): { uses: Use[]; except: Use[] } {
  const uses: Use[] = []
  const except: Use[] = []
  for (const term of use.split('+')) {
    if (term === 'any') continue
    const isExcept = term.startsWith('!')
    const known = USES.find((one) => one === (isExcept ? term.slice(1) : term))
    if (known === undefined) fail(context, table, row, `unknown use "${term}"`)
    else (isExcept ? except : uses).push(known)
  }
  return { uses, except }
}
