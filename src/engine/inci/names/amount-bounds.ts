/** How a label bounds an amount; a bare number and `about` are no bound. */
export const AMOUNT_BOUNDS = ['more than', 'at least', 'less than', 'at most'] as const
export type AmountBound = (typeof AMOUNT_BOUNDS)[number]

/** The first that is found decides: `no more than` holds `more than`. */
const WORDS: readonly (readonly [AmountBound, RegExp])[] = [
  ['at least', /≥|>=|at least|no less than|min|au moins|almeno|al menos|pelo menos|co najmniej/iu],
  [
    'at most',
    /≤|<=|up to|at most|no more than|not more than|max|bis zu|höchstens|jusqu|au plus|au maximum|fino a|massimo|hasta|máximo|até|maks|ten hoogste|upp till|högst|\b(?:do|tot)\b/iu,
  ],
  ['more than', />|more than|greater than|mehr als|plus de|más de|più di|mais de|meer dan|ponad|mer än/iu],
  ['less than', /<|less than|weniger als|moins de|menos de|meno di|minder dan|mindre än/iu],
]

/** The bound in what stands in front of an amount: `>`, `min.`, `up to`. */
export function boundIn(front: string): AmountBound | null {
  return front === '' ? null : (WORDS.find(([, words]) => words.test(front))?.[0] ?? null)
}
