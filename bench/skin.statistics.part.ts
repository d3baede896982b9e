/** Probability that one of `higher` lies above one of `lower`, ties half: 1 tells them apart, 0.5 is chance. */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  let won = 0
  for (const one of higher) for (const other of lower) won += one > other ? 1 : one === other ? 0.5 : 0
  return won / (higher.length * lower.length)
}

/** Correlation of ranks, ties sharing their mean rank. */
export function spearman(one: readonly number[], other: readonly number[]): number {
  return correlation(ranksOf(one), ranksOf(other))
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [meanOf(one), meanOf(other)]
  let [both, ones, others] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - a, (other[at] ?? b) - b]
    both += x * y
    ones += x * x
    others += y * y
  }
  return both / Math.sqrt(ones * others)
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
