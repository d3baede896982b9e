/** Where the measured values of the reference faces lie, and how many people these are. */
export type Quantiles = { p10: number; p25: number; p50: number; p75: number; p90: number; people: number }

type Knot = readonly [at: number, value: number]

/** Straight between the knots, level outside of them. Knots rise; two at one place are a step. */
function between(knots: readonly [Knot, ...Knot[]], at: number): number {
  let from = knots[0]
  if (at <= from[0]) return from[1]
  for (const to of knots) {
    if (at <= to[0]) {
      const width = to[0] - from[0]
      return width === 0 ? to[1] : from[1] + ((at - from[0]) / width) * (to[1] - from[1])
    }
    from = to
  }
  return from[1]
}

/** As far above the 90th percentile as that is above the middle: what only few faces show. */
const far = ({ p50, p90 }: Quantiles) => p90 + (p90 - p50)

/** 0 to 100: how many of the reference photos show less. Above the 90th it is an estimate, since few lie there. */
export function percentileOf(value: number, q: Quantiles): number {
  return between(
    [
      [q.p10 - (q.p50 - q.p10), 0],
      [q.p10, 10],
      [q.p25, 25],
      [q.p50, 50],
      [q.p75, 75],
      [q.p90, 90],
      [far(q), 99],
    ],
    value,
  )
}

/** 0 to 10. The middle face has a little of everything; from 4 on it is more than three of four faces show. */
export function severityOf(value: number, q: Quantiles): number {
  return between(
    [
      [q.p10, 0],
      [q.p50, 2],
      [q.p75, 4],
      [q.p90, 7],
      [far(q), 10],
    ],
    value,
  )
}

/** 0 to 100, better with less of it. The middle face gets 76, so that 80 is better than most. */
export function scoreOf(value: number, q: Quantiles): number {
  return between(
    [
      [q.p10, 95],
      [q.p25, 87],
      [q.p50, 76],
      [q.p75, 60],
      [q.p90, 42],
      [far(q), 20],
    ],
    value,
  )
}

/** As a count of the reference faces: with so few, a share of a hundred would claim too much. */
export function facesBelow(value: number, q: Quantiles): number {
  return Math.round((percentileOf(value, q) / 100) * q.people)
}
