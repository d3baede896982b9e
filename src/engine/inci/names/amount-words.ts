import type { Concentration } from '../../../contract/finding.ts'

export const UNITS: readonly (readonly [string, Concentration['unit'], number])[] = [
  ['%', '%', 1],
  ['ppm', 'ppm', 1],
  ['ppb', 'ppm', 0.001],
  ['mg/kg', 'ppm', 1],
  ['percent', '%', 1],
  ['g/100g', '%', 1],
  ['g/100 g', '%', 1],
  ['g/100ml', '%', 1],
  ['g/100 ml', '%', 1],
  ['g / 100 g', '%', 1],
  ['g / 100 ml', '%', 1],
  ['mg/100g', 'ppm', 10],
  ['mg/100 g', 'ppm', 10],
  ['mg/g', '%', 0.1],
  ['mg/ml', '%', 0.1],
  ['g/kg', '%', 0.1],
  ['g/l', '%', 0.1],
  ['g/g', '%', 100],
  ['µg/g', 'ppm', 1],
  ['μg/g', 'ppm', 1],
  ['mg per kg', 'ppm', 1],
  ['mg per g', '%', 0.1],
  ['mg per ml', '%', 0.1],
  ['g per kg', '%', 0.1],
  ['g per 100 g', '%', 1],
  ['g per 100g', '%', 1],
  ['g per 100 ml', '%', 1],
  ['per cent', '%', 1],
  ['pct', '%', 1],
  ['prozent', '%', 1],
  ['vol%', '%', 1],
  ['pour cent', '%', 1],
  ['pourcent', '%', 1],
  ['por ciento', '%', 1],
  ['por cento', '%', 1],
  ['per cento', '%', 1],
  ['percento', '%', 1],
  ['procent', '%', 1],
  ['proc.', '%', 1],
  ['процент', '%', 1],
  ['‰', '%', 0.1],
  ['per mil', '%', 0.1],
  ['promille', '%', 0.1],
  ['pour mille', '%', 0.1],
  ['por mil', '%', 0.1],
  ['per mille', '%', 0.1],
]

/** What stands behind a per cent and says of what it is one. */
export const MEASURES = [
  ' w/w',
  ' v/v',
  ' m/m',
  ' w/v',
  ' m/v',
  ' v/w',
  ' p/p',
  ' p/v',
  ' (w/w)',
  ' (v/v)',
  ' (m/m)',
  ' (w/v)',
  ' (m/v)',
  ...[
    ' by weight',
    ' by volume',
    ' by mass',
    ' en poids',
    ' en peso',
    ' in peso',
    ' em peso',
    ' wagowo',
    ' gew.',
    ' masse',
  ],
]

/** Words in front of an amount that say how exact it is, in the languages whose headings are read. */
export const BOUNDS =
  /(?:^|[ ([])(?:at|al|au|@|at a concentration of|in a concentration of|in einer konzentration von|in höhe von|dosée? à|titrée? à|concentrée? à|dosato al|dosata al|alla concentrazione del|en concentración del|na concentração de|w stężeniu|o stężeniu|в концентрации|у концентрації|up to|at most|no more than|not more than|no less than|more than|greater than|less than|mehr als|plus de|más de|più di|mais de|meer dan|ponad|mer än|au moins|al menos|almeno|pelo menos|menos de|meno di|minder dan|at least|maximum|maximal|max|minimum|mindestens|min|approximately|approx|about|circa|ca|roughly|bis zu|höchstens|weniger als|etwa|jusqu[’']?à|jusqu a|au maximum|environ|au plus|moins de|fino a|al massimo|massimo|hasta|como máximo|máximo|aproximadamente|até|no máximo|cerca de|do|maksymalnie|maks|około|tot|ten hoogste|ongeveer|upp till|högst|cirka)[.:]? ?$/iu
export const BOUND_CHARS_MAX = 34

/** What stands between the ends of a range; `and` and the like only where the range was opened by `between`. */
export const RANGE = /^ ?(?:[-~]|to|bis|à|a|do|tot|til|till|až|ate|até|al|up to) ?(?=\d)/iu
export const RANGE_AND = /^ ?(?:and|und|et|y|e|i|en|och|og) ?(?=\d)/iu
export const BETWEEN =
  /(?:^|[ ([])(?:between|zwischen|entre|tra|fra|między|tussen|mellan|mellem|mellom)[.:]? ?$/iu
/** `de 0,5 à 1,5 %`: in front of a range these belong to it. */
export const RANGE_FROM = /(?:^|[ ([])(?:from|von|de|da|dal|od|van|från|fra|ab) ?$/iu

/** What an amount in front of it is measured as, where the label says so: `5000 ppm F`, `3 % (as H2O2)`. */
const FLUORINE = 'F[-⁻]?|fluor(?:ide?|ure|uro|in|ine|ek|ku|i|o)?(?: ions?)?(?: \\(F[-⁻]?\\))?'
const AS =
  '(?:calculated |expressed |berechnet |ausgedrückt |calculé |exprimé |calcolato |calculado |expresado )?(?:as|als|comme|en|come|como|jako|som)'
export const MEASURED_AS = new RegExp(
  `^ ?\\(?(?:(?:(?:of|de|di|${AS}) )?(${FLUORINE})|${AS} ([\\p{L}\\d][\\p{L}\\d ]{0,28}))(?=$|[)\\],;./*]| ?[)\\]*])`,
  'iu',
)

/** Activity of a vitamin or an enzyme, or a mass of nothing that is named: no share of the product, and no part of its name. */
export const ACTIVITY =
  /(?:^|[ ([])(?:[<>~≈] ?)?\d[\d.,' ]{0,14} ?(?:IU|I\.U\.|iu|UI|U\.I\.|IE|I\.E\.|j\.m\.|МЕ|FIP)(?: ?(?:\/|per) ?(?:g|ml|kg|100 ?g|100 ?ml))?[)\]]?(?=$| )|(?:^|[ ([])\d{1,4}(?:[.,]\d{1,3})? ?(?:mg|µg|μg|mcg|мг|мкг)[)\]]?$/u

/** A number behind these words belongs to the name, not to the amount behind it: `Polysorbate 20 500 ppm`. */
export const NUMBERED =
  /(?:polysorbate|ceramide|no\.?|nr\.?|[pm]eg|ppg|eth|quaternium|poloxamer|peptide|red|blue|yellow|orange|green|brown|violet|black|ci|[bck]|vitamin|spf|amer|one|ane) $/iu

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
