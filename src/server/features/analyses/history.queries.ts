import { and, count, eq, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { HISTORY_A_PAGE, type CosmeticFilter, type CosmeticHistoryQuery } from '../../../contract/history.ts'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { foundBy, orderOf } from '../results/results.ts'
import { ownedBy, SUMMARY, type SummaryRow } from './analyses.queries.ts'

type Wanted = Pick<CosmeticHistoryQuery, 'filter' | 'search'>

export async function countHistory(db: Db, userId: string, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(analyses)
    .where(and(ownedBy(userId), ...matches(wanted)))
  return row?.total ?? 0
}

export async function readHistory(
  db: Db,
  userId: string,
  { page, sort, ...wanted }: CosmeticHistoryQuery,
): Promise<SummaryRow[]> {
  return db
    .select(SUMMARY)
    .from(analyses)
    .where(and(ownedBy(userId), ...matches(wanted)))
    .orderBy(...orderOf('cosmetic', sort))
    .limit(HISTORY_A_PAGE)
    .offset((page - 1) * HISTORY_A_PAGE)
}

function matches({ filter, search }: Wanted): (SQL | undefined)[] {
  return [FILTERS[filter], foundBy('cosmetic', search)]
}

/**
 * As kept and as seen today: what is risky by either is risky, and safe or vegan only what is so by both. A comparison with a
 * missing score is not true, so that it is neither risky nor safe. Alerts are those of today's profile.
 */
const FILTERS: Record<CosmeticFilter, SQL | undefined> = {
  all: undefined,
  'high-risk': or(lt(analyses.overallScore, 60), lt(analyses.todayScore, 60)),
  safe: and(gte(analyses.overallScore, 80), or(isNull(analyses.checkedBy), gte(analyses.todayScore, 80))),
  vegan: and(eq(analyses.veganStatus, true), sql`coalesce(${analyses.todayVeganStatus}, true)`),
  alerts: sql`coalesce(${analyses.todayAlertCount}, ${analyses.alertCount}) > 0`,
}
