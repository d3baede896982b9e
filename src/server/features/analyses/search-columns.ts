import { z } from 'zod'
import { SEARCH_FORM_VERSION } from '../../../contract/search-form.ts'
import type { Deps } from '../../deps.ts'
import { searchColumns } from './analysis-row.ts'
import { listOutdatedSearch, setSearchColumns } from './analyses.queries.ts'

const BATCH = 200

/** Rows of any age: what has no names is found by its product alone. */
const Names = z
  .object({ ingredients: z.array(z.object({ printed: z.string().optional(), name: z.string().catch('') })) })
  .catch({ ingredients: [] })
  .transform(({ ingredients }) => ({
    ingredients: ingredients.map(({ printed, name }) => ({ printed: printed ?? name, name })),
  }))

/** Writes search texts anew that were made in an older form, a batch at a time. Tells how many there were. */
export async function renewSearchTexts(deps: Deps): Promise<number> {
  const rows = await listOutdatedSearch(deps.db, SEARCH_FORM_VERSION, BATCH)
  for (const { id, productName, results } of rows) {
    await setSearchColumns(deps.db, id, searchColumns(productName, Names.parse(results)))
  }
  return rows.length
}
