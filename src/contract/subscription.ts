import { z } from 'zod'
import { BillingPeriod, Plan, PlanLimits, PlanName } from './plans.ts'

/** Flat and nested limits together: two readings of the answer exist and both must find their figure. */
const PlanWithLimits = PlanLimits.extend({
  id: z.string(),
  name: PlanName,
  billingPeriod: BillingPeriod,
  features: PlanLimits,
})

export const Usage = z.object({ analysesCount: z.int().min(0), faceAnalysesCount: z.int().min(0) })
export type Usage = z.infer<typeof Usage>

export const LimitsAnswer = z.object({
  plan: PlanWithLimits,
  usage: Usage,
  /** null is unlimited. */
  remainingAnalyses: z.int().min(0).nullable(),
  remainingFaceAnalyses: z.int().min(0).nullable(),
  canAnalyze: z.boolean(),
  canFaceAnalyze: z.boolean(),
  /** When the counters start again. */
  resetsAt: z.iso.datetime(),
})
export type LimitsAnswer = z.infer<typeof LimitsAnswer>

export const SubscriptionStatus = z.enum(['active', 'trialing', 'past_due', 'paused', 'canceled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const CurrentSubscription = z.object({
  plan: PlanWithLimits.extend({ description: z.string(), priceText: z.string() }),
  /** Null: none, or one that has ended and gives nothing any more. */
  subscription: z
    .object({
      status: SubscriptionStatus,
      cancelAtPeriodEnd: z.boolean(),
      currentPeriodStart: z.iso.datetime(),
      currentPeriodEnd: z.iso.datetime(),
      /** The plan that follows at the end of the period, where that was chosen. */
      nextPlan: z.object({ id: z.string(), name: PlanName, billingPeriod: BillingPeriod }).nullable(),
      /** A payment failed: access ends then unless one succeeds. */
      graceEndsAt: z.iso.datetime().nullable(),
      /** Bought in the test checkout: no money was taken. */
      isTest: z.boolean(),
    })
    .nullable(),
})
export type CurrentSubscription = z.infer<typeof CurrentSubscription>

export const UsageAnswer = z.object({
  plan: PlanLimits,
  usage: Usage,
  ...Usage.shape,
  resetsAt: z.iso.datetime(),
})
export type UsageAnswer = z.infer<typeof UsageAnswer>

export const PlanList = z.array(Plan)
