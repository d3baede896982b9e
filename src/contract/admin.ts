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
