import { z } from 'zod'
import { CosmeticAnalysis, OcrAnswer } from '../../../contract/analysis.ts'
import { NO_INGREDIENTS_FOUND } from '../../../contract/limits-of-input.ts'

const LooseAnswer = OcrAnswer.partial()

export type Reading = { isUsable: boolean; answer: z.output<typeof LooseAnswer> }

/** An answer without its text is a failed reading like any other, so nothing of it is required here. */
export function judgeReading(json: unknown): Reading {
  const parsed = LooseAnswer.safeParse(json)
  const answer = parsed.success ? parsed.data : {}
  const text = answer.extractedText?.trim() ?? ''
  return { isUsable: answer.success === true && text !== '' && text !== NO_INGREDIENTS_FOUND, answer }
}

const Made = z.looseObject({ id: z.string() })

/** `analysis`: null where the result page has to ask for it. Throws where no id came. */
export function readMade(json: unknown): { id: string; analysis: CosmeticAnalysis | null } {
  const { success, data } = CosmeticAnalysis.safeParse(json)
  return success ? { id: data.id, analysis: data } : { id: Made.parse(json).id, analysis: null }
}
