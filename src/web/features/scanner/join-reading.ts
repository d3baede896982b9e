const ENDS_A_NAME = /[,;.:•|]$/

/**
 * A second photo of a long list comes after the first one's text; nothing that stands in the box is ever replaced. The
 * comma says that the last name of the one and the first of the other are two.
 */
export function joinReading(before: string, read: string): string {
  const kept = before.trimEnd()
  if (kept === '') return read
  return `${kept}${ENDS_A_NAME.test(kept) ? '' : ','}\n${read}`
}
