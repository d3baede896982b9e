import type { Constituent } from './finding.ts'

/** `25 to 45 %`; empty where the amount is not known. */
export function amountText(range: Constituent['range']): string {
  if (range === null) return ''
  const { min, max } = range
  if (min === max) return `about ${max} %`
  if (min === 0) return `up to ${max} %`
  return max === 100 ? `${min} % or more` : `${min} to ${max} %`
}
