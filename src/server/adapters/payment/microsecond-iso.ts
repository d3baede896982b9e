/**
 * Moments to the microsecond, as RFC 3339 texts with six decimals: providers order two events of one moment by them, and
 * a JS Date would drop the last three digits.
 */

/**
 * Whole microseconds since 1970. Takes RFC 3339 and what PostgreSQL prints (a blank, and offsets of hours alone). Throws a
 * RangeError for anything else.
 */
function microsOf(moment: string): bigint {
  const fraction = /\.(\d+)/.exec(moment)?.[1] ?? ''
  const seconds = moment.replace(/\.\d+/, '').replace(' ', 'T')
  const wholeSeconds = Date.parse(seconds.replace(/([+-]\d\d)$/, '$1:00'))
  if (Number.isNaN(wholeSeconds)) throw new RangeError(`not a moment: ${moment}`)
  return BigInt(wholeSeconds) * 1_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

function momentOf(micros: bigint): string {
  const seconds = new Date(Number(micros / 1_000_000n) * 1_000).toISOString().slice(0, 19)
  return `${seconds}.${String(micros % 1_000_000n).padStart(6, '0')}Z`
}

export function toMicrosecondIso(moment: Date | string): string {
  return momentOf(microsOf(typeof moment === 'string' ? moment : moment.toISOString()))
}

/** `now`, or the first moment after `last` where the clock has not passed it yet. */
export function momentAfter(now: Date, last: string | null): string {
  const micros = microsOf(now.toISOString())
  if (last === null) return momentOf(micros)
  const next = microsOf(last) + 1n
  return momentOf(next > micros ? next : micros)
}

export function movedBack(moment: string, byMs: number): string {
  return momentOf(microsOf(moment) - BigInt(byMs) * 1_000n)
}
