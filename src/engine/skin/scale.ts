import type { SkinMeasureName } from '../../contract/skin.ts'

/** Where the measured values of ordinary faces lie, how many people these are, and how the tone of skin moves all of them. */
export type Norm = {
  p10: number
  p25: number
  p50: number
  p80: number
  p90: number
  p98: number
  people: number
  /** How much the value of skin grows with each unit of its pigment index: light, tone curve and pigment scale it, not the person. */
  perPigment: number
}

/** The pigment index of the middle face; norms hold there. */
export const PIGMENT_MIDDLE = 14
/** Beyond these the index tells of the light more than of the skin. */
const PIGMENT_RANGE = { from: 0, to: 32 }

/** The norm of skin of this tone; that of the middle face where the tone was not measured. */
export function normFor(norm: Norm, pigment: number | null): Norm {
  if (pigment === null) return norm
  const within = Math.min(PIGMENT_RANGE.to, Math.max(PIGMENT_RANGE.from, pigment))
  const shift = norm.perPigment * (within - PIGMENT_MIDDLE)
  const { p10, p25, p50, p80, p90, p98 } = norm
  return {
    ...norm,
    p10: p10 + shift,
    p25: p25 + shift,
    p50: p50 + shift,
    p80: p80 + shift,
    p90: p90 + shift,
    p98: p98 + shift,
  }
}

/**
 * Whether a value can be placed at all: beyond the range nothing tells where the norm of that tone lies. It is not where that alone
 * could move a middle face to where a concern is named.
 */
export function isComparable({ perPigment, p50, p80 }: Norm, pigment: number | null): boolean {
  const beyond = Math.max(0, (pigment ?? PIGMENT_MIDDLE) - PIGMENT_RANGE.to)
  return Math.abs(perPigment) * beyond <= p80 - p50
}

/** Zones of redness lie above the same calm skin as the whole; noses are coarser than cheeks on every face. */
export const ZONES_ON_SCALE: ReadonlySet<SkinMeasureName> = new Set<SkinMeasureName>(['redness'])

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

/** As far above the 98th percentile as that is above the 90th: what hardly any face shows. */
const far = ({ p90, p98 }: Norm) => p98 + (p98 - p90)

/** 0 to 100: how many of the ordinary faces show less. Above the 98th it is an estimate, since hardly any lie there. */
export function percentileOf(value: number, q: Norm): number {
  return between(
    [
      [q.p10 - (q.p50 - q.p10), 0],
      [q.p10, 10],
      [q.p25, 25],
      [q.p50, 50],
      [q.p80, 80],
      [q.p90, 90],
      [q.p98, 98],
      [far(q), 99],
    ],
    value,
  )
}

/** Severities at which a concern is named, is moderate and is severe: at the 80th, 90th and 98th percentile. */
export const NAMED_FROM = 2.5

/** 0 to 10, a place among ordinary faces. */
export function severityOf(value: number, q: Norm): number {
  return between(
    [
      [q.p10, 0],
      [q.p50, 1],
      [q.p80, NAMED_FROM],
      [q.p90, 4],
      [q.p98, 7],
      [far(q), 10],
    ],
    value,
  )
}

/** 0 to 100, better with less of it. The middle face gets 76, so that 80 is better than most. */
export function scoreOf(value: number, q: Norm): number {
  return between(
    [
      [q.p10, 95],
      [q.p25, 87],
      [q.p50, 76],
      [q.p80, 58],
      [q.p90, 46],
      [q.p98, 28],
      [far(q), 20],
    ],
    value,
  )
}

/** As a count of the ordinary faces: with so few, a share of a hundred would claim too much. */
export function facesBelow(value: number, q: Norm): number {
  return Math.round((percentileOf(value, q) / 100) * q.people)
}
