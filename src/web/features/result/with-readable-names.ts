import { readableName } from '../../../contract/readable-name.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'

export function withReadableNames<Shown extends { analysisResults: RecordedResults }>(
  analysis: Shown,
): Shown {
  const { analysisResults } = analysis
  const ingredients = analysisResults.ingredients.map((entry) => ({
    ...entry,
    name: readableName(entry.name),
  }))
  return { ...analysis, analysisResults: { ...analysisResults, ingredients } }
}
