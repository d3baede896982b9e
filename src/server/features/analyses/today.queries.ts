import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { type AnalysisRow, ownedBy, SUMMARY, type SummaryRow } from './analyses.queries.ts'

type UncheckedRow = Pick<AnalysisRow, 'id' | 'productName' | 'createdAt' | 'ingredientsList'> & {
  /** Of the results, in whatever form a version wrote it. */
  productType: unknown
}
export type TodayColumns = {
  id: string
  todayScore: number | null
  todayIsPartial: boolean
  todayVeganStatus: boolean
  todayAlertCount: number
  todayLawChangeCount: number
}

/** Some of the kept results that were looked at last by other knowledge, law or profile than `checkedBy`. */
export async function findUnchecked(
  db: Db,
  userId: string,
  checkedBy: string,
  limit: number,
): Promise<UncheckedRow[]> {
  return db
    .select({
      id: analyses.id,
      productName: analyses.productName,
      createdAt: analyses.createdAt,
      ingredientsList: analyses.ingredientsList,
      productType: sql<unknown>`${analyses.results} -> 'productType'`,
    })
    .from(analyses)
    .where(
      and(
        ownedBy(userId),
        eq(analyses.status, 'complete'),
        sql`${analyses.checkedBy} is distinct from ${checkedBy}`,
      ),
    )
    .orderBy(desc(analyses.createdAt))
    .limit(limit)
}

export async function setToday(db: Db, checkedBy: string, rows: readonly TodayColumns[]): Promise<void> {
  await db.execute(sql`
    update ${analyses} set
      checked_by = ${checkedBy},
      today_score = seen."todayScore",
      today_is_partial = seen."todayIsPartial",
      today_vegan_status = seen."todayVeganStatus",
      today_alert_count = seen."todayAlertCount",
      today_law_change_count = seen."todayLawChangeCount"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen(
      id text, "todayScore" real, "todayIsPartial" boolean, "todayVeganStatus" boolean,
      "todayAlertCount" integer, "todayLawChangeCount" integer)
    where ${analyses.id} = seen.id`)
}

/** The newest kept results that the law has said something about since, and how many there are. */
export async function findChangedByLaw(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ total: number; newest: SummaryRow[] }> {
  const isChanged = and(ownedBy(userId), gt(analyses.todayLawChangeCount, 0))
  const [[counted], newest] = await Promise.all([
    db.select({ total: count() }).from(analyses).where(isChanged),
    db.select(SUMMARY).from(analyses).where(isChanged).orderBy(desc(analyses.createdAt)).limit(limit),
  ])
  return { total: counted?.total ?? 0, newest }
}
