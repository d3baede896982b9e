/** Parsing, safety scores, allergens, vegan, comedogenic, personalisation. */
export const STEP_MS = [800, 1_200, 900, 700, 1_000, 1_100] as const
const CLOSING_MS = 500
export const WHOLE_MS = STEP_MS.reduce((sum, ms) => sum + ms, 0) + CLOSING_MS
