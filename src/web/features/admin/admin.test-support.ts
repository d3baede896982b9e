import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type AdminHealth, type AdminStats, type AdminUsage, CallKind } from '../../../contract/admin.ts'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import { openScreen } from '../../testing/screen.test-support.tsx'

export const tab = (name: string) => page.getByRole('tab', { name })
export const region = (name: string) => page.getByRole('region', { name, exact: true })

const NOW = '2026-11-20T12:00:00.000Z'
const NO_MODEL = {
  requests: 0,
  avgResponseTime: 0,
  inputTokens: 0,
  outputTokens: 0,
  totalTokens: 0,
  totalProcessingTime: 0,
}

/** A service in which one list was read, and nothing else yet. */
const STATS: AdminStats = {
  users: { total: 2, newThisMonth: 2, active: 2 },
  analyses: { total: 1, thisMonth: 1, failed: 0 },
  apiUsage: {
    errorRate: 0,
    ocrCalls: 0,
    analysisCalls: 1,
    faceAnalysisCalls: 0,
    allCalls: 9,
    rateLimitHits: 0,
    geminiMetrics: { text: NO_MODEL, vision: NO_MODEL, totals: NO_MODEL },
  },
  subscriptions: { free: 2, standard: 0, premium: 0, revenue: 0 },
}

export const HEALTH: AdminHealth = {
  database: 'healthy',
  api: 'healthy',
  gemini: 'warning',
  paddle: 'warning',
  checkedAt: NOW,
  parts: [
    { name: 'database', status: 'healthy', ms: 1.2, note: 'It answers.' },
    { name: 'api', status: 'healthy', ms: null, note: 'It answers.' },
    { name: 'readers', status: 'healthy', ms: null, note: 'Ready.' },
    { name: 'ai', status: 'warning', ms: null, note: 'Not configured: our own engines answer alone' },
    { name: 'payment', status: 'warning', ms: null, note: 'Test mode: a checkout moves no money' },
    { name: 'mail', status: 'warning', ms: null, note: 'No mail server: mail is written to files.' },
    { name: 'jobs', status: 'error', ms: null, note: 'One is late.' },
  ],
}

/** Thirty days of which the last saw one analysis. */
function usage(): AdminUsage {
  type Calls = AdminUsage['days'][number]['calls']
  const none: Calls[CallKind] = { requests: 0, failed: 0, avgMs: null }
  const last = Date.parse(NOW)
  const days = Array.from({ length: 30 }, (_, at) => {
    const calls = Object.fromEntries(CallKind.options.map((kind) => [kind, none])) as Calls
    if (at === 29) calls.analysis = { requests: 1, failed: 0, avgMs: 12 }
    const day = new Date(last - (29 - at) * 86_400_000).toISOString().slice(0, 10)
    return { day, calls }
  })
  return { days }
}

export function playRevenue(): void {
  server.answers(CALLS.adminRevenue, {
    asOf: NOW,
    currency: 'USD',
    people: { free: 2, standard: 0, premium: 0 },
    plans: [],
    monthlyRecurringRevenue: 0,
    churn: { days: 30, atStart: 0, ended: 0, percent: null, begun: 0 },
    testSubscriptions: 0,
  })
}

/** An administrator, and a service that has just begun. */
export function playAdmin(): void {
  server.signsIn(member({ username: 'keeper', role: 'admin' }))
  server.answers(CALLS.adminHealth, HEALTH)
  server.answers(CALLS.adminStats, STATS)
  server.answers(CALLS.adminUsage, usage())
  server.answers(CALLS.adminWithdrawals, [])
  server.answers(CALLS.listFeedback, [])
  playRevenue()
  const result = 'admin'
  server.answers(CALLS.adminAudit, [
    { id: 1, at: NOW, actor: 'settings', actorName: null, action: 'role', target: 'usr_keeper', result },
  ])
}

export async function openAdmin(): Promise<void> {
  await openScreen('/admin')
  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible()
}
