import type { z } from 'zod'
import { ACCOUNT_CALLS } from './calls/account-calls.ts'
import { ANALYSIS_CALLS } from './calls/analysis-calls.ts'
import { FACE_CALLS } from './calls/face-calls.ts'
import { PLAN_CALLS } from './calls/plan-calls.ts'
import { SITE_CALLS } from './calls/site-calls.ts'
import { STAFF_CALLS } from './calls/staff-calls.ts'

export type { Access, Call } from './calls/call.ts'

/** Every call of the product, once: routes, the API description and the browser all read from here. */
export const CALLS = {
  ...ACCOUNT_CALLS,
  ...ANALYSIS_CALLS,
  ...FACE_CALLS,
  ...PLAN_CALLS,
  ...SITE_CALLS,
  ...STAFF_CALLS,
}
export type CallName = keyof typeof CALLS

export type AnswerOf<N extends CallName> = z.output<(typeof CALLS)[N]['answer']>
/** A value cut to what the answer of the call may hold. Throws on what its schema does not allow. */
export function answerOf<N extends CallName>(name: N, value: unknown): AnswerOf<N> {
  return CALLS[name].answer.parse(value) as AnswerOf<N>
}

export type BodyOf<N extends CallName> = (typeof CALLS)[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined
