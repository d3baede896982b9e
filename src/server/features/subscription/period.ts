/** Monthly counters start again with the UTC calendar month, the same moment for everybody. */
type Period = { start: Date; end: Date }

export function monthOf(now: Date): Period {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) }
}
