import { safetyTone, type SafetyTone } from '../../../contract/bands.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { stripMessages as messages } from '../messages/strip.ts'

export function toneOf(ingredient: RecordedIngredient): SafetyTone {
  return safetyTone(ingredient.safetyScore)
}

/** '95 of 100, Good', 'Unknown', or 'Not recorded' where an older row holds no score. */
export function verdictText(ingredient: RecordedIngredient): string {
  const word = messages.verdicts[toneOf(ingredient)]
  if (ingredient.safetyScore === undefined) return messages.notRecorded
  return ingredient.safetyScore === null ? word : `${ingredient.safetyScore} ${messages.outOf}, ${word}`
}

/** At most one decimal: '7.5', '12'; the same rounding as a rating's word has. */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10)
}
