import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { RESULTS_FORM } from '../../db/results/pack.ts'
import { FACTS_KEPT, type Stored } from '../../db/results/stored-results.ts'
import { run, statement } from '../../db/statements.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { LOSABLE } from '../../platform/security/throttle.queries.ts'

export async function listOfFormBefore(db: Db, limit: number): Promise<{ id: string; results: object }[]> {
  return db
    .select({ id: analyses.id, results: analyses.results })
    .from(analyses)
    .where(lt(analyses.resultsForm, RESULTS_FORM))
    .limit(limit)
}

const STORE = statement(
  'results-repacked',
  sql`with said as (${FACTS_KEPT}), stored as (
      update ${analyses} set results = coalesce(${sql.placeholder('results')}::jsonb, results), results_form = ${RESULTS_FORM}
      where id = ${sql.placeholder('id')} and results_form < ${RESULTS_FORM}
    ) select ${LOSABLE}`,
)

/** Null: the document stays as it is, and is not looked at again. What a crash loses of this is done once more. */
export async function storeInForm(db: Db, id: string, stored: Stored | null): Promise<void> {
  await run(db, STORE, { id, results: stored?.results ?? null, facts: stored?.facts ?? null })
  stored?.kept()
}
