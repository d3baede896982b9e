import { z } from 'zod'

/** Milliseconds and token counts of one group of models. */
const ModelMetrics = z.object({
  requests: z.int(),
  avgResponseTime: z.number(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  totalTokens: z.int(),
  totalProcessingTime: z.number(),
})

export const AdminStats = z.object({
  users: z.object({ total: z.int(), newThisMonth: z.int(), active: z.int() }),
  analyses: z.object({ total: z.int(), thisMonth: z.int(), failed: z.int() }),
  apiUsage: z.object({
    /** Percent. */
    errorRate: z.number(),
    ocrCalls: z.int(),
    analysisCalls: z.int(),
    faceAnalysisCalls: z.int(),
    rateLimitHits: z.int(),
    geminiMetrics: z.object({ text: ModelMetrics, vision: ModelMetrics, totals: ModelMetrics }),
  }),
  subscriptions: z.object({ free: z.int(), standard: z.int(), premium: z.int(), revenue: z.number() }),
})

/** Money that comes back every month, from the subscriptions themselves; bought without money counts apart. */
export const AdminRevenue = z.object({
  asOf: z.iso.datetime(),
  currency: z.string(),
  /** People by the plan they may use now; who has none is on Free. */
  people: z.object({ free: z.int(), standard: z.int(), premium: z.int() }),
  /** Paying subscriptions by plan of the catalogue. */
  plans: z.array(z.object({ planId: z.string(), subscriptions: z.int(), monthlyRevenue: z.number() })),
  /** Yearly prices count a twelfth; trials, pauses and what has ended count nothing. */
  monthlyRecurringRevenue: z.number(),
  churn: z.object({
    days: z.int(),
    /** Running when those days began. */
    atStart: z.int(),
    /** Of these, ended since. */
    ended: z.int(),
    /** Percent; null where there was nobody to lose. */
    percent: z.number().nullable(),
    begun: z.int(),
  }),
  testSubscriptions: z.int(),
})
export type AdminRevenue = z.infer<typeof AdminRevenue>

export const AdminUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  subscription: z.string(),
  analysesCount: z.int(),
  lastActivity: z.iso.datetime().nullable(),
})

const Health = z.enum(['healthy', 'warning', 'error'])
export const AdminHealth = z.object({ database: Health, api: Health, gemini: Health, paddle: Health })
