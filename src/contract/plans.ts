import { z } from 'zod'
import { PLAN_NAMES } from './choices.ts'

export const PlanName = z.enum(PLAN_NAMES)
export type PlanName = z.infer<typeof PlanName>

export const BillingPeriod = z.enum(['monthly', 'annual'])
export type BillingPeriod = z.infer<typeof BillingPeriod>

export const UsageKind = z.enum(['analysis', 'face'])
export type UsageKind = z.infer<typeof UsageKind>

/** null is unlimited, 0 is not included. Annual plans count one yearly pool, hence no 'per month' in the meaning. */
export const PlanLimits = z.object({
  maxAnalysesPerMonth: z.int().min(0).nullable(),
  maxFaceAnalysesPerMonth: z.int().min(0).nullable(),
})
export type PlanLimits = z.infer<typeof PlanLimits>

export const Plan = PlanLimits.extend({
  id: z.string(),
  name: PlanName,
  billingPeriod: BillingPeriod,
  price: z.number().min(0),
  currency: z.string(),
  description: z.string(),
  /** Sentences for the plan card; the limits as numbers stand beside them. */
  features: z.array(z.string()).optional(),
  note: z.string().optional(),
})
export type Plan = z.infer<typeof Plan>
