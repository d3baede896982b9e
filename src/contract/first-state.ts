/**
 * What the first HTML already knows, laid into the page as JSON: answers of calls by their addresses, so that nothing is
 * asked for twice and no page waits for what was known when it was sent.
 */
export type FirstState = Readonly<Record<string, unknown>>

/** The address of a call that was asked something: its query stands behind a space, as JSON. */
export const askedKey = (path: string, query: object): string => `${path} ${JSON.stringify(query)}`

/** The parts of such a key: the path, and the query where there is one. */
export function partsOfKey(key: string): [path: string, query?: unknown] {
  const end = key.indexOf(' ')
  return end < 0 ? [key] : [key.slice(0, end), JSON.parse(key.slice(end + 1))]
}

export const FIRST_STATE_ID = 'first-state'
