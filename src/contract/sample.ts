import { z } from 'zod'
import { AnalysisResults } from './analysis.ts'

/** Labels of products that do not exist, kept by the server: what a visitor may see analysed without an account. */
export const SampleName = z.enum(['cream', 'shampoo', 'serum'])
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
