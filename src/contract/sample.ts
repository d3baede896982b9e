import { z } from 'zod'
import { AnalysisResults } from './analysis.ts'
import { SAMPLE_NAMES } from './choices.ts'

export const SampleName = z.enum(SAMPLE_NAMES)
export type SampleName = z.infer<typeof SampleName>

/** Names a sample and holds no text: nobody can have a list of their own analysed by this. */
export const SampleRequest = z.strictObject({ sample: SampleName.default('cream') })

export const SampleAnswer = z.object({
  sample: SampleName,
  /** The printed label; spans in `results` are places in it. */
  text: z.string(),
  /** For no profile: there are no personal alerts in it. */
  results: AnalysisResults,
})
export type SampleAnswer = z.infer<typeof SampleAnswer>
