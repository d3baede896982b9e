import { type Context, factsAt, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { POTENCY_KINDS, POTENCY_STRENGTHS, USES, type Use } from './use-facts.ts'
import { cell, listCell, type Row, type Table } from './table.ts'

const COLUMNS = ['inci', 'kind', 'strength', 'from', 'places', 'uses', 'note', 'source'] as const

export function compilePotency(context: Context): void {
  const table = openTable(context, 'potency.tsv', COLUMNS, false)
  const seen = new Set<string>()
  for (const row of table.rows) {
    const facts = factsAt(context, ingredientOf(context, table, row) ?? -1)
    const potency = {
      kind: oneOf(context, table, row, { column: 'kind', words: POTENCY_KINDS }),
      strength: oneOf(context, table, row, { column: 'strength', words: POTENCY_STRENGTHS }),
      from: Number(cell(row, 'from')),
      places: Number(cell(row, 'places')),
      ...usesOf(context, table, row),
      note: cell(row, 'note'),
      source: sourceOf(context, table, row),
    }
    const id = [facts?.inci, potency.kind, potency.strength, ...potency.uses].join(' ')
    if (seen.has(id)) fail(context, table, row, `a second potency for ${id}`)
    if (!(potency.from >= 0 && potency.from <= 100)) fail(context, table, row, 'a potency counts from a per cent on')
    if (!Number.isInteger(potency.places) || potency.places < 0)
      fail(context, table, row, 'places are a whole number')
    seen.add(id)
    if (facts) (facts.potency ??= []).push(potency)
  }
}

/** `hair-shaping|depilatory`: in any of these; `!soap`: in all but this. */
function usesOf(context: Context, table: Table, row: Row): { uses: Use[]; except: Use[] } {
  const uses: Use[] = []
  const except: Use[] = []
  for (const term of listCell(row, 'uses')) {
    const isExcept = term.startsWith('!')
    const known = USES.find((use) => use === (isExcept ? term.slice(1) : term))
    if (known === undefined) fail(context, table, row, `unknown use "${term}"`)
    else (isExcept ? except : uses).push(known)
  }
  return { uses, except }
}
