import { CALLS } from '../../contract/calls.ts'
import { IngredientSearchQuery, type Ingredient } from '../../contract/ingredient.ts'
import type { SampleAnswer, SampleName } from '../../contract/sample.ts'
import { analyze } from '../../engine/analyze.ts'
import { describeIngredient } from '../../engine/dictionary/ingredient.ts'
import { searchIngredients } from '../../engine/dictionary/search.ts'
import { SAMPLE_LABELS } from '../../server/features/samples/samples.ts'
import { server } from './played-server.test-support.ts'
import { realKnowledge } from './sample-results.test-support.ts'

/** The dictionary as the server has it: the engine with the whole knowledge. */
export async function playDictionary(): Promise<void> {
  const knowledge = await realKnowledge()
  server.answers(CALLS.searchIngredients, ({ query }) =>
    searchIngredients(IngredientSearchQuery.parse(query), knowledge),
  )
  server.answers(CALLS.getIngredient, ({ params }) => realIngredient(params['slug'] ?? ''))
}

/** What the page of an ingredient is told; a slug that stands for nothing is a fault of the test. */
export async function realIngredient(slug: string): Promise<Ingredient> {
  const entry = describeIngredient(slug, await realKnowledge())
  if (entry === null) throw new Error(`there is no ingredient at ${slug}`)
  return entry
}

/** What the engine says of the labels that visitors see resolved. */
export async function realSample(sample: SampleName): Promise<SampleAnswer> {
  const text = SAMPLE_LABELS[sample]
  return { sample, text, results: analyze(text, await realKnowledge()) }
}

export function playSamples(): void {
  server.answers(CALLS.readSample, ({ body }) => realSample((body as { sample: SampleName }).sample))
}
