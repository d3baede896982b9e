import { z } from 'zod'

/**
 * What an AI provider added to a result of our engines. It stands apart from them: no score, alert, rating or type is
 * ever made from it, and every screen says whose words these are.
 */

/** Who wrote it. */
export const AiMadeBy = z.object({ provider: z.string(), model: z.string() })
export type AiMadeBy = z.infer<typeof AiMadeBy>

/** A few sentences that say our findings in other words. */
export const AiWords = z.object({ text: z.string(), madeBy: AiMadeBy })
export type AiWords = z.infer<typeof AiWords>

/** As the AI itself puts it; nobody has measured how often it is right. */
export const AiConfidence = z.enum(['low', 'medium', 'high'])
export type AiConfidence = z.infer<typeof AiConfidence>

/** What a name that our base does not know may be. A guess, not a fact, and not scored. */
export const AiGuess = z.object({
  /** Index into `ingredients`. */
  ingredient: z.int().min(0),
  text: z.string(),
  confidence: AiConfidence,
})
export type AiGuess = z.infer<typeof AiGuess>

export const AiGuesses = z.object({ items: z.array(AiGuess), madeBy: AiMadeBy })
export type AiGuesses = z.infer<typeof AiGuesses>

export const AiImpressionPlace = z.enum([
  'forehead',
  'cheeks',
  'nose',
  'chin',
  'around the eyes',
  'whole face',
])

/** Something that an AI believes to see on a photo. No number, no grade. */
export const AiImpression = z.object({ place: AiImpressionPlace, text: z.string() })
export type AiImpression = z.infer<typeof AiImpression>

export const AiImpressions = z.object({ items: z.array(AiImpression), madeBy: AiMadeBy })
export type AiImpressions = z.infer<typeof AiImpressions>
