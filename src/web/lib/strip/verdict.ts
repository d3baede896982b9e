import { safetyTone, type SafetyTone } from '../../../contract/bands.ts'
import type { IngredientFinding } from '../../../contract/finding.ts'
import { stripWords as words } from '../words/strip.ts'

export function toneOf(ingredient: IngredientFinding): SafetyTone {
  return safetyTone(ingredient.safetyScore)
}

/** '95 of 100, Good', or 'Unknown'. */
export function verdictText(ingredient: IngredientFinding): string {
  const word = words.verdicts[toneOf(ingredient)]
  return ingredient.safetyScore === null ? word : `${ingredient.safetyScore} ${words.outOf}, ${word}`
}

/** At most one decimal: '7.5', '12'. */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10)
}
