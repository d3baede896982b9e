import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { readList } from '../../../engine/read-list.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { analysisId, realAnalysis, realKnowledge } from '../../testing/sample-results.test-support.ts'

export const LABEL =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, Cetearyl Alcohol, Phenoxyethanol, Parfum, Veloura Complex 7'

export const box = () => page.getByLabelText('Ingredient list')
export const typed = () => (box().element() as HTMLTextAreaElement).value
export const analyzeButton = () => page.getByRole('button', { name: 'Analyze Ingredients' })
export const legend = () => page.css('[data-legend]')
export const marks = (kind: string) =>
  page
    .css(`mark[data-kind=${kind}]`)
    .elements()
    .map(({ textContent }) => textContent)

/** What is typed is looked up in the whole knowledge, by the engine itself. */
export async function playLookUp(): Promise<void> {
  const knowledge = await realKnowledge()
  server.answers(CALLS.readList, ({ body }) => readList((body as { text: string }).text, knowledge))
}

/** An analysis that is sent becomes a result, as the engine gives it. */
export function playAnalysis(): void {
  server.answers(CALLS.analyze, async ({ body }) => {
    const { ingredientsList, productName = '' } = body as { ingredientsList: string; productName?: string }
    const made = await realAnalysis(ingredientsList, { id: analysisId(1), productName })
    server.answers(CALLS.getAnalysis, made)
    return made
  })
}

/** Our own reader finds this text on every photo. */
export function playReading(extractedText: string): void {
  server.answers(CALLS.ocrExtract, { success: true, extractedText, confidence: 0.9 })
}
