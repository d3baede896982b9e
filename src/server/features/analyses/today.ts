import { createHash } from 'node:crypto'
import { AnalysisResults, type AnalysisToday, type CosmeticAnalysis } from '../../../contract/analysis.ts'
import type { LawChange } from '../../../contract/law-change.ts'
import { analyze } from '../../../engine/analyze.ts'
import { lawChanges, lawOf } from '../../../engine/assess/law-changes.ts'
import { ENGINE_VERSION } from '../../../engine/engine-version.ts'
import type { Knowledge } from '../../../engine/knowledge/load.ts'
import type { Profile } from '../../../engine/profile.ts'
import type { Deps } from '../../deps.ts'
import { yieldBetweenTasks } from '../../platform/http/yield-between-tasks.ts'
import { getProfile } from '../accounts/accounts.ts'
import type { AnalysisRow } from './analyses.queries.ts'
import { countMatches, toAnalysis } from './analysis-row.ts'
import { findUnchecked, setToday, type TodayColumns } from './today.queries.ts'

type Kept = Pick<AnalysisRow, 'productName' | 'createdAt' | 'ingredientsList'> & { productType: unknown }
type Seen = AnalysisResults & { lawChanges: LawChange[] }

/** A kept list looked at anew; without a profile for visitors. */
function seeToday({ knowledge, now }: Deps, row: Kept, profile: Profile | null): Seen {
  const productType = AnalysisResults.shape.productType.safeParse(row.productType).data
  const results = analyze(row.ingredientsList, knowledge, {
    ...(profile ? { profile } : {}),
    productName: row.productName,
    // What was guessed is guessed again: a guess is no choice, and limits are held against what is known of the use.
    ...(productType && !productType.isGuessed ? { productType: productType.value } : {}),
  })
  const period = { after: dayOf(row.createdAt), until: dayOf(now()) }
  return { ...results, lawChanges: lawChanges(row.ingredientsList, knowledge, period) }
}

/**
 * A profile that has learnt of an allergy since, or a law that changed, must warn whenever a kept result is looked at. What
 * was stored stays as it was made.
 */
export function withToday(deps: Deps, row: AnalysisRow, profile: Profile | null): CosmeticAnalysis {
  const analysis = toAnalysis(row)
  if (analysis.status === 'failed') return analysis
  const seen = seeToday(deps, { ...row, productType: analysis.analysisResults.productType }, profile)
  const today: AnalysisToday = {
    checkedAt: deps.now().toISOString(),
    ...(profile ? { alerts: seen.alerts ?? [] } : {}),
    lawChanges: seen.lawChanges,
    overallScore: seen.overallScore,
    isPartial: seen.isPartial,
    madeBy: seen.madeBy,
  }
  return { ...analysis, today }
}

/** A result of this moment: today says what it says, and no law has changed since. */
export function asMade(deps: Deps, row: AnalysisRow, results: AnalysisResults): CosmeticAnalysis {
  const today: AnalysisToday = {
    checkedAt: deps.now().toISOString(),
    alerts: results.alerts ?? [],
    lawChanges: [],
    overallScore: results.overallScore,
    isPartial: results.isPartial,
    madeBy: results.madeBy,
  }
  return { ...toAnalysis(row), today }
}

/** What is kept at once: a look that is cut off loses no more. */
const BATCH = 20
/** What a list may wait for: the newest of them, a fifth of a second on a small machine. */
const AT_ONCE = 200

/**
 * Before a list is shown or filtered: what was looked at last by other knowledge, law or profile is looked at again, the newest
 * first. Of a long history the older part follows after the answer, and says until then that it was not checked.
 */
export async function lookAgain(deps: Deps, userId: string): Promise<void> {
  const seen = await lookAtSome(deps, userId, AT_ONCE)
  if (seen === AT_ONCE)
    deps.backgroundTasks.run('results of before', () => lookAtSome(deps, userId, Infinity))
}

/** Whether one of the rows was looked at last by another knowledge, law or profile. */
export function mustLookAgain(
  deps: Deps,
  rows: readonly Pick<AnalysisRow, 'status' | 'checkedBy'>[],
  profile: Profile,
): boolean {
  const checkedBy = checkedByOf(deps, profile)
  return rows.some((row) => row.status === 'complete' && row.checkedBy !== checkedBy)
}

async function lookAtSome(deps: Deps, userId: string, most: number): Promise<number> {
  let seen = 0
  while (seen < most) {
    // Asked for each time: one who went on with the profile of before would undo the work of the next, and it his.
    const profile = await getProfile(deps, userId)
    const checkedBy = checkedByOf(deps, profile)
    const rows = await findUnchecked(deps.db, userId, checkedBy, BATCH)
    if (rows.length === 0) break
    const columns: TodayColumns[] = []
    // A list made to be long takes half a second, and twenty of them would keep everybody else waiting.
    for (const row of rows)
      columns.push(
        await yieldBetweenTasks(() => ({ id: row.id, ...todayColumns(seeToday(deps, row, profile)) })),
      )
    await setToday(deps.db, checkedBy, columns)
    seen += rows.length
  }
  return seen
}

function todayColumns(seen: Seen): Omit<TodayColumns, 'id'> {
  return {
    todayScore: seen.overallScore,
    todayIsPartial: seen.isPartial,
    todayVeganStatus: seen.veganStatus,
    todayAlertCount: countMatches(seen.alerts),
    todayLawChangeCount: new Set(seen.lawChanges.map(({ name }) => name)).size,
  }
}

/** The columns of a row that is made at this moment. */
export function columnsOfNow(deps: Deps, results: AnalysisResults, profile: Profile) {
  return { checkedBy: checkedByOf(deps, profile), ...todayColumns({ ...results, lawChanges: [] }) }
}

/** The day changes once a day; to look for it takes a look at every entry. */
const laws = new WeakMap<Knowledge, { day: string; law: string }>()

function lawOfDay(knowledge: Knowledge, day: string): string {
  const known = laws.get(knowledge)
  if (known?.day === day) return known.law
  const law = lawOf(knowledge, day)
  laws.set(knowledge, { day, law })
  return law
}

/** Whatever an answer of today rests on. The profile is kept as its digest only: allergies have their own place. */
function checkedByOf({ knowledge, now }: Deps, profile: Profile): string {
  const digest = createHash('sha256').update(JSON.stringify(profile)).digest('base64url').slice(0, 16)
  return [ENGINE_VERSION, knowledge.version, lawOfDay(knowledge, dayOf(now())), digest].join(' ')
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
