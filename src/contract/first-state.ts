/**
 * What the first HTML already knows, laid into the page as JSON: answers of calls by their addresses, so that nothing is
 * asked for twice and no page waits for what was known when it was sent.
 */
export type FirstState = Readonly<Record<string, unknown>>

export const FIRST_STATE_ID = 'first-state'
