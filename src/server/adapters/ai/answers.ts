import { z } from 'zod'
import { AiConfidence, AiImpressionPlace } from '../../../contract/ai-words.ts'

/**
 * The shapes that go to the provider and that its answer must have, without a field more. Lengths are not in them, as
 * some providers refuse a schema that has any; what is too long is refused when the text is read.
 */
export const TextAnswer = z.strictObject({ text: z.string() })

export const GuessAnswer = z.strictObject({
  guesses: z.array(z.strictObject({ at: z.number(), text: z.string(), confidence: AiConfidence })),
})

export const LookAnswer = z.strictObject({
  impressions: z.array(z.strictObject({ place: AiImpressionPlace, text: z.string() })),
})
