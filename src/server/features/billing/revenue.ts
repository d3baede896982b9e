import type { AdminRevenue } from '../../../contract/admin.ts'
import { FREE_PLAN, PLANS } from '../../../contract/plan-catalogue.ts'
import type { Plan } from '../../../contract/plans.ts'
import type { Deps } from '../../deps.ts'
import { planOf } from '../subscription/subscription.ts'
import { countPeople, countTurnover, listRunning, type Running } from './revenue.queries.ts'

const CHURN_DAYS = 30
const DAY_MS = 24 * 3_600_000

/** What the subscriptions bring in, from their rows alone. Amounts in whole currency units, rounded to cents. */
export async function readRevenue(deps: Deps): Promise<AdminRevenue> {
  const now = deps.now()
  const running = await listRunning(deps.db)
  // What is cancelled brings nothing more after this period, and recurring revenue is about the coming ones.
  const paying = running.filter(
    (row) => row.provider === 'paddle' && PAYS.has(row.status) && row.cancelAt === null,
  )
  const plans = PLANS.flatMap((plan) => {
    const subscriptions = paying.filter(({ planId }) => planId === plan.id).length
    return subscriptions === 0
      ? []
      : [{ planId: plan.id, subscriptions, monthlyRevenue: cents(monthly(plan) * subscriptions) }]
  })
  const since = new Date(now.getTime() - CHURN_DAYS * DAY_MS)
  const { atStart, ended, begun } = await countTurnover(deps.db, since, now)
  return {
    asOf: now.toISOString(),
    currency: FREE_PLAN.currency,
    people: peopleByPlan(running, await countPeople(deps.db), now),
    plans,
    monthlyRecurringRevenue: cents(plans.reduce((sum, { monthlyRevenue }) => sum + monthlyRevenue, 0)),
    churn: {
      days: CHURN_DAYS,
      atStart,
      ended,
      percent: atStart === 0 ? null : Math.round((1_000 * ended) / atStart) / 10,
      begun,
    },
    testSubscriptions: running.filter(({ provider }) => provider === 'test').length,
  }
}

/** A failed payment is still owed; a trial has not been paid for yet. */
const PAYS = new Set(['active', 'past_due'])

function peopleByPlan(running: readonly Running[], everybody: number, now: Date): AdminRevenue['people'] {
  const people = { free: 0, standard: 0, premium: 0 }
  const byUser = new Map<string, Running[]>()
  for (const row of running) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row])
  for (const rows of byUser.values()) people[NAMES[planOf(rows, now).name]] += 1
  people.free = everybody - people.standard - people.premium
  return people
}

const NAMES = { Free: 'free', Standard: 'standard', Premium: 'premium' } as const

const monthly = (plan: Plan) => (plan.billingPeriod === 'annual' ? plan.price / 12 : plan.price)
const cents = (amount: number) => Math.round(amount * 100) / 100
