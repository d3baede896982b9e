import { z } from 'zod'
import { SourceRef } from './finding.ts'

/** An entry of EU law about an ingredient that came to apply after a result was kept. */
export const LawChange = z.object({
  name: z.string(),
  text: z.string(),
  /** The day since which it applies. */
  since: z.iso.date(),
  source: SourceRef,
})
export type LawChange = z.infer<typeof LawChange>
