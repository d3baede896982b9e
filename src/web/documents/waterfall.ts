import { safetyTone, type SafetyTone } from '../../contract/bands.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { resultMessages } from '../lib/messages/result.ts'

export type WaterfallStep = {
  key: string
  label: string
  rule: string
  from: number
  to: number
  points: number
  tone: SafetyTone
  /** Index of the ingredient, where the step belongs to one. */
  ingredient: number | null
}

const SINGLE_MAX = 8
const SMALL_POINTS = 0.25

/** From 100 to the score, the heaviest deduction first; the many small ones stand together as one step. */
export function waterfallOf(results: RecordedResults): WaterfallStep[] {
  const sorted = [...(results.deductions ?? [])]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  const single = sorted.filter(({ points }, place) => place < SINGLE_MAX && points >= SMALL_POINTS)
  const rest = sorted.slice(single.length)
  const steps: WaterfallStep[] = []
  let left = 100
  const take = (points: number, step: Omit<WaterfallStep, 'from' | 'to' | 'points'>) => {
    steps.push({ ...step, points, from: left, to: Math.max(0, left - points) })
    left = Math.max(0, left - points)
  }
  for (const { ingredient: index, points, rule } of single) {
    const ingredient = results.ingredients[index]
    if (ingredient === undefined) continue
    take(points, {
      key: `${index}-${rule}`,
      label: ingredient.name,
      rule: ingredient.why?.text ?? rule,
      tone: safetyTone(ingredient.safetyScore),
      ingredient: index,
    })
  }
  const small = rest.reduce((sum, { points }) => sum + points, 0)
  if (small > 0) {
    take(small, {
      key: 'rest',
      label: resultMessages.waterfall.rest(rest.length),
      rule: '',
      tone: 'good',
      ingredient: null,
    })
  }
  if (results.cap && left > results.cap.score) {
    take(left - results.cap.score, {
      key: 'cap',
      label: resultMessages.waterfall.cap,
      rule: results.cap.text,
      tone: 'poor',
      ingredient: null,
    })
  }
  return steps
}
