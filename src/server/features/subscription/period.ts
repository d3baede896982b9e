/** Half-open: the end belongs to the next one. */
export type Period = { start: Date; end: Date }

/** Monthly counters start again with the UTC calendar month, the same moment for everybody. */
export function monthOf(now: Date): Period {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) }
}

/**
 * Yearly counters start again on the day and minute the year was paid for. Counted from that first day and not from the last
 * turn, so that 29 February comes back in every leap year; in other years it turns on 28 February.
 */
export function yearOf(anchor: Date, now: Date): Period {
  let years = now.getUTCFullYear() - anchor.getUTCFullYear()
  if (anniversary(anchor, years) > now) years -= 1
  return { start: anniversary(anchor, years), end: anniversary(anchor, years + 1) }
}

function anniversary(anchor: Date, years: number): Date {
  const date = new Date(anchor)
  date.setUTCFullYear(anchor.getUTCFullYear() + years)
  // 29 February of a common year overflows into March.
  if (date.getUTCMonth() !== anchor.getUTCMonth()) date.setUTCDate(0)
  return date
}
