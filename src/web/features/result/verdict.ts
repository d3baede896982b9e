import { ringLabel, safetyTone, type SafetyTone } from '../../../contract/bands.ts'
import type { IngredientFinding } from '../../../contract/finding.ts'
import { resultWords } from '../../lib/words/result.ts'

export function toneOf(ingredient: IngredientFinding): SafetyTone {
  return safetyTone(ingredient.safetyScore)
}

/** '95 of 100, Good', or 'Unknown'. */
export function verdictText(ingredient: IngredientFinding): string {
  const word = resultWords.verdicts[toneOf(ingredient)]
  return ingredient.safetyScore === null
    ? word
    : `${ingredient.safetyScore} ${resultWords.ring.outOf}, ${word}`
}

export function ringWord(score: number | null): string {
  return score === null ? resultWords.ring.unknown : ringLabel(score)
}

/** At most one decimal: '7.5', '12'. */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10)
}
