import { z } from 'zod'
import { WithdrawalOutcome, WithdrawalRefusal } from './billing.ts'
import { UserId } from './user.ts'

/** Milliseconds and token counts of one group of models; the times are 0 where nothing was asked. */
const ModelMetrics = z.object({
  requests: z.int(),
  avgResponseTime: z.number(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  totalTokens: z.int(),
  totalProcessingTime: z.number(),
})

/** Months and days are those of UTC. */
export const AdminStats = z.object({
  /** `active`: seen in the last 30 days. */
  users: z.object({ total: z.int(), newThisMonth: z.int(), active: z.int() }),
  /** Of lists and faces together; `failed` and `total` since the first day. */
  analyses: z.object({ total: z.int(), thisMonth: z.int(), failed: z.int() }),
  /** Of this month. */
  apiUsage: z.object({
    /** Percent of analyses, photo readings and face analyses that failed for a reason of ours; 0 where none was made. */
    errorRate: z.number(),
    ocrCalls: z.int(),
    analysisCalls: z.int(),
    faceAnalysisCalls: z.int(),
    /** Every call of any kind that was answered. */
    allCalls: z.int(),
    /** Calls of any kind that were answered with 429, plan limits included. */
    rateLimitHits: z.int(),
    geminiMetrics: z.object({ text: ModelMetrics, vision: ModelMetrics, totals: ModelMetrics }),
  }),
  /** People by the plan they may use now, and what comes back every month. */
  subscriptions: z.object({ free: z.int(), standard: z.int(), premium: z.int(), revenue: z.number() }),
})
export type AdminStats = z.infer<typeof AdminStats>

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
  /** Name of the plan that may be used now. */
  subscription: z.string(),
  /** Of lists and faces, without what was deleted. */
  analysesCount: z.int(),
  lastActivity: z.iso.datetime().nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUserQuery = z.object({
  /** A part of a username or an address, or a whole id; empty finds everybody. */
  q: z.string().max(254).default(''),
  /** 1-based; a page too far answers with the last one. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type AdminUserQuery = z.infer<typeof AdminUserQuery>

/** The newest accounts first. */
export const AdminUserPage = z.object({
  items: z.array(AdminUser),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type AdminUserPage = z.infer<typeof AdminUserPage>

export const HealthStatus = z.enum(['healthy', 'warning', 'error'])
export type HealthStatus = z.infer<typeof HealthStatus>

export const HealthPart = z.object({
  name: z.enum(['database', 'api', 'readers', 'ai', 'payment', 'mail', 'jobs']),
  status: HealthStatus,
  /** Milliseconds of the last question to it; null where none was asked. */
  ms: z.number().nullable(),
  /** What was found, in words. */
  note: z.string(),
})
export type HealthPart = z.infer<typeof HealthPart>

/** `gemini` is the AI provider, whichever it is, and `paddle` whoever takes the money. What is not known is no `healthy`. */
export const AdminHealth = z.object({
  database: HealthStatus,
  api: HealthStatus,
  gemini: HealthStatus,
  paddle: HealthStatus,
  checkedAt: z.iso.datetime(),
  parts: z.array(HealthPart),
})
export type AdminHealth = z.infer<typeof AdminHealth>

/**
 * Every call that is answered counts once: as one of the three analyses where it was one, else as `other`. `rate-limited`
 * counts the refused ones besides, and the kinds of AI what a provider was asked.
 */
export const CallKind = z.enum(['analysis', 'ocr', 'face', 'other', 'ai-text', 'ai-vision', 'rate-limited'])
export type CallKind = z.infer<typeof CallKind>

/** Every day of the last 30 with every kind, also where nothing was asked; the oldest first. */
export const AdminUsage = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      calls: z.record(
        CallKind,
        /** `avgMs` is null where nothing was asked. */
        z.object({ requests: z.int(), failed: z.int(), avgMs: z.number().nullable() }),
      ),
    }),
  ),
})
export type AdminUsage = z.infer<typeof AdminUsage>

export const AdminWithdrawal = WithdrawalOutcome.extend({
  id: z.string(),
  /** As on the receipt. */
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** Known where the person was signed in, or once it is accepted for an account. */
  userId: z.string().nullable(),
  /** The account that it may be about: the known one, else the one that has the address. */
  account: z.object({ id: z.string(), username: z.string(), plan: z.string() }).nullable(),
  /** Who ended the contract and who paid back; null where that has not happened. */
  endedBy: z.enum(['provider', 'hand']).nullable(),
  refundedBy: z.enum(['provider', 'hand']).nullable(),
  /** The provider ended a subscription, so that it can be asked to pay back. */
  canRefund: z.boolean(),
  /** What was declared; null where it can no longer be opened. */
  words: z.object({ name: z.string(), email: z.string(), contract: z.string() }).nullable(),
})
export type AdminWithdrawal = z.infer<typeof AdminWithdrawal>

/**
 * The next step of a withdrawal. `accept` ends the contract: by the provider where the account has a running subscription,
 * else as of `endedOn`, which somebody saw to by hand. `complete` pays back: by the provider, or noted as done by hand.
 */
export const WithdrawalStep = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('accept'),
    /** Whose contract it is; absent: of nobody who has an account. */
    userId: UserId.optional(),
    endedOn: z.iso.date().optional(),
  }),
  z.strictObject({ act: z.literal('refuse'), reason: WithdrawalRefusal }),
  z.strictObject({ act: z.literal('complete'), refund: z.literal(['provider', 'nothing-paid']) }),
  z.strictObject({
    act: z.literal('complete-by-hand'),
    amount: z.string().regex(/^\d{1,6}([.,]\d{1,2})?$/, 'Please enter an amount such as 9.99.'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'Please enter a currency such as USD.'),
    paidOn: z.iso.date('Please enter the day it was paid back.'),
  }),
])
export type WithdrawalStep = z.infer<typeof WithdrawalStep>

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** An account's id, or `cli` and `settings` for whoever runs the machine. */
  actor: z.string(),
  /** Null where it was no account, or one that is gone. */
  actorName: z.string().nullable(),
  action: z.string(),
  target: z.string(),
  result: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
