import type { AnalysisResults } from '../../../contract/analysis.ts'
import { readableName } from '../../../contract/readable-name.ts'
import type { Guess } from '../../adapters/ai/provider.ts'
import type { Deps } from '../../deps.ts'

/** A result is never held back longer than this for words that it does not need. */
const WITHIN_MS = 3_000

type Words = Pick<AnalysisResults, 'aiWords' | 'guesses'>

/**
 * Words beside a finished result: its summary said in other ones, and guesses at names that nobody knows. The result is
 * not changed by them, and what fails is left out. The profile, its alerts and the product name are never sent.
 */
export async function askForWords(
  deps: Deps,
  results: AnalysisResults,
  signal?: AbortSignal,
): Promise<Words> {
  if (deps.ai.kind === 'none') return {}
  const options = { withinMs: WITHIN_MS, ...(signal ? { signal } : {}) }
  const [summary, guesses] = await Promise.all([
    results.overallScore === null ? null : deps.ai.phraseSummary(factsOf(results), options),
    deps.ai.secondOpinion(unknownNames(results), options),
  ])
  return {
    ...(summary?.ok ? { aiWords: { text: summary.value, madeBy: summary.madeBy } } : {}),
    ...(guesses.ok && guesses.value.length > 0
      ? { guesses: { items: placed(results, guesses.value), madeBy: guesses.madeBy } }
      : {}),
  }
}

/** Our own summary says which findings there are; the names of the list may be said besides. */
function factsOf({ aiSummary, ingredients }: AnalysisResults) {
  const names = ingredients.flatMap(({ inci }) => (inci === null ? [] : [inci, readableName(inci)]))
  return { sentences: [aiSummary], names }
}

function unknownNames({ ingredients }: AnalysisResults): string[] {
  return ingredients.filter(({ recognition }) => recognition.tier === 'unknown').map(({ printed }) => printed)
}

/** At every place where the name is printed. */
function placed({ ingredients }: AnalysisResults, guesses: readonly Guess[]) {
  return ingredients.flatMap(({ printed, recognition }, ingredient) => {
    const guess = recognition.tier === 'unknown' ? guesses.find(({ name }) => name === printed) : undefined
    return guess ? [{ ingredient, text: guess.text, confidence: guess.confidence }] : []
  })
}
