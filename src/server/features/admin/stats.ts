import type { AdminStats, AdminUsage, CallKind } from '../../../contract/admin.ts'
import type { Deps } from '../../deps.ts'
import { readRevenue } from '../billing/billing.ts'
import { countUsers, listCallDays, sumCalls } from './admin.queries.ts'

const DAY_MS = 24 * 3_600_000
const ACTIVE_DAYS = 30
const USAGE_DAYS = 30

type Sums = { requests: number; failed: number; inputTokens: number; outputTokens: number; totalMs: number }
type ByKind = (kind: CallKind) => Sums

/**
 * Figures of the whole service, from rows that are added up already. Calls of the last seconds may still be in the memory
 * of a process.
 */
export async function readStats(deps: Deps): Promise<AdminStats> {
  const now = deps.now()
  const monthBegan = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const [users, ever, month, revenue] = await Promise.all([
    countUsers(deps.db, monthBegan, new Date(now.getTime() - ACTIVE_DAYS * DAY_MS)),
    sumCalls(deps.db).then(byKind),
    sumCalls(deps.db, dayOf(monthBegan)).then(byKind),
    readRevenue(deps),
  ])
  const always = added([ever('analysis'), ever('face')])
  return {
    users,
    analyses: {
      total: always.requests,
      thisMonth: added([month('analysis'), month('face')]).requests,
      failed: always.failed,
    },
    apiUsage: apiUsageOf(month),
    subscriptions: { ...revenue.people, revenue: revenue.monthlyRecurringRevenue },
  }
}

function apiUsageOf(month: ByKind): AdminStats['apiUsage'] {
  const [analysis, ocr, face] = [month('analysis'), month('ocr'), month('face')]
  const ours = added([analysis, ocr, face])
  const [text, vision] = [month('ai-text'), month('ai-vision')]
  return {
    errorRate: ours.requests === 0 ? 0 : (100 * ours.failed) / ours.requests,
    ocrCalls: ocr.requests,
    analysisCalls: analysis.requests,
    faceAnalysisCalls: face.requests,
    allCalls: ours.requests + month('other').requests,
    rateLimitHits: month('rate-limited').requests,
    geminiMetrics: {
      text: metricsOf(text),
      vision: metricsOf(vision),
      totals: metricsOf(added([text, vision])),
    },
  }
}

function metricsOf({ requests, inputTokens, outputTokens, totalMs }: Sums) {
  return {
    requests,
    avgResponseTime: requests === 0 ? 0 : Math.round(totalMs / requests),
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    totalProcessingTime: totalMs,
  }
}

/** Every day with every kind, so that a drawing has no holes. */
export async function readUsage(deps: Deps): Promise<AdminUsage> {
  const today = deps.now().getTime()
  const days = Array.from({ length: USAGE_DAYS }, (_, at) =>
    dayOf(new Date(today - (USAGE_DAYS - 1 - at) * DAY_MS)),
  )
  const rows = await listCallDays(deps.db, days[0] ?? dayOf(deps.now()))
  const found = new Map(rows.map((row) => [`${row.day} ${row.kind}`, row]))
  const callsOf = (day: string, kind: CallKind) => {
    const { requests, failed, totalMs } = found.get(`${day} ${kind}`) ?? NOTHING
    return { requests, failed, avgMs: requests === 0 ? null : Math.round(totalMs / requests) }
  }
  return {
    days: days.map((day) => ({
      day,
      calls: {
        analysis: callsOf(day, 'analysis'),
        ocr: callsOf(day, 'ocr'),
        face: callsOf(day, 'face'),
        other: callsOf(day, 'other'),
        'ai-text': callsOf(day, 'ai-text'),
        'ai-vision': callsOf(day, 'ai-vision'),
        'rate-limited': callsOf(day, 'rate-limited'),
      },
    })),
  }
}

const NOTHING: Sums = { requests: 0, failed: 0, inputTokens: 0, outputTokens: 0, totalMs: 0 }

function byKind(rows: readonly (Sums & { kind: string })[]): ByKind {
  const found = new Map(rows.map((row) => [row.kind, row]))
  return (kind) => found.get(kind) ?? NOTHING
}

function added(parts: readonly Sums[]): Sums {
  const total = (of: keyof Sums) => parts.reduce((sum, part) => sum + part[of], 0)
  return {
    requests: total('requests'),
    failed: total('failed'),
    inputTokens: total('inputTokens'),
    outputTokens: total('outputTokens'),
    totalMs: total('totalMs'),
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
