import { z } from 'zod'
import { PROBLEM_CODES } from './problem-codes.ts'

export const ProblemCode = z.enum(PROBLEM_CODES)
export type ProblemCode = z.infer<typeof ProblemCode>

/** See `problem-codes.ts`, which screens read without the schema. */
export const Problem = z.object({
  message: z.string(),
  code: ProblemCode,
  fields: z.record(z.string(), z.string()).optional(),
})
export type Problem = z.infer<typeof Problem>
