import type { PlainText } from './plain-text.ts'

/** What a recipe measures in. In front of a name (`2 cups of flour`) they are of the kitchen, where nothing is a cosmetic. */
const UNIT =
  '(?:mg|gr?|gramm?(?:[eio]|es|os|s)?|gramów|гр?|грамм?(?:а|ов)?|kg|ml|cl|dl|oz|fl\\.? ?oz|cups?|tasses?|tazas?|tazze|szklank[aię]|drops?|gtt|tropfen|gouttes?|gotas|gocce|kropl[ie]|капел[ьи]|druppels|' +
  'tsp|tbsp|teaspoons?|tablespoons?|TL|EL|Teelöffel|Esslöffel|cuillères? à (?:café|soupe)|cucharad(?:it)?as?|cucchiain?[oi]|łyżecz?k[aię]|ст\\. ?л\\.|ч\\. ?л\\.|parts?|Teile)'
const COUNT = '(?:\\d{1,4}(?:[.,]\\d{1,3})?(?: ?[-–/] ?\\d{1,4})?|[½¼¾])'
/** `Aqua 65 g`, at the end of a line or of a name */
const BEHIND = new RegExp(
  `(?<=[\\p{L}\\d)*]) {1,3}\\(?${COUNT} ?${UNIT}(?!\\p{L})\\)?(?= ?(?:\\n|[,;•.]|$))`,
  'giu',
)
/** Fewer are what a pack holds. */
const MEASURES_MIN = 3

const PHASE =
  /(?<=^|\n) {0,3}((?:phase|fase|faza|fáze|фаза|faz|fas|phase no\.?) ?(?:[A-H]|\d))[.)]? ?\n(?= {0,3}[\p{L}\d•*-])/giu
const PHASES_MIN = 2

const parts = (blank: string) =>
  `(?<![\\d.,:])\\d{1,3}(?:[.,]\\d)?(?:${blank}[:∶]${blank}\\d{1,3}(?:[.,]\\d)?){1,2}(?![\\d:])`
/** `MCI/MI (3:1)`, `Green Tea Extract 10:1`, `10:1 Aloe Vera`: behind a name, in brackets or not, and in front of one. */
const RATIO = new RegExp(
  `(?<=[\\p{L}\\d)*.] {0,3})\\( ?${parts(' ?')} ?\\)|(?<=\\p{L}\\)? {1,3})${parts('')}(?= ?(?:[\\n,;•.)|]|$))|(?<=(?:^|[\\n,;•(]) {0,3})${parts('')}(?= {1,3}\\p{L}{3})`,
  'gu',
)
/** Of these the number behind the colon is a part: `Pigment Red 57:1`, `Omega 3:6:9`. */
const NUMBERED =
  /(?:red|rot|rouge|rosso|rojo|yellow|gelb|jaune|orange|blue|violet|green|black|brown|white|pigment|no|nr|lake|ci|c\.i|index)\.? {0,3}$/i
/** A clock's time stands in the heads of messages. */
const TIME = /^\(? ?(?:[01]?\d|2[0-3]) ?:[0-5]\d ?\)?$/

/** `q.s. to 100% Aqua`, `Aqua ad 100 %`: as much as is left, in front of a name or behind it. */
const HUNDRED = '100(?: ?%| ?g\\b| ?ml\\b)?'
const ENOUGH = `(?:q\\. ?s\\.?|qs\\.?)(?: (?:to|ad|for|auf|bis) ${HUNDRED})?|(?:ad|to|up to|bis|auf) 100 ?%`
const FILL = new RegExp(
  `(?<=(?:^|[\\n,;•]) {0,3})(?:${ENOUGH})(?= {1,3}\\p{L})|(?<=[\\p{L}\\d)] {1,3})\\(?(?:${ENOUGH})\\)?(?= ?(?:[,;\\n•]|$))`,
  'giu',
)

/**
 * The text without the parts that a mixture is made of, and of a recipe without what is weighed in of each: both are no share of a product, and no part
 * of a name. A recipe's phases (`Phase A`, a line of its own) go as well. No sign moves, so that every place stays what it was.
 */
export function withoutMeasures(plain: PlainText): PlainText {
  const unphased = withoutPhases(plain.text)
  const measured = withoutFill(withoutRatios(withoutEach(unphased)))
  return measured === plain.text ? plain : { ...plain, text: measured }
}

/** `9 % ± 0.5`: how exactly it was weighed in. */
const TOLERANCE = /(?<=\d ?%? ?)± ?\d{1,3}(?:[.,]\d{1,2})? ?%?/g

function withoutFill(text: string): string {
  const blank = (said: string) => ' '.repeat(said.length)
  const exact = text.includes('±') ? text.replace(TOLERANCE, blank) : text
  return /\bq\.? ?s\b|100/i.test(exact) ? exact.replace(FILL, blank) : exact
}

/** The colon of a ratio would make a title of the name in front of it. */
function withoutRatios(text: string): string {
  if (!/\d ?[:∶] ?\d/.test(text)) return text
  return text.replace(RATIO, (ratio, at: number) => {
    const isKept = TIME.test(ratio) || NUMBERED.test(text.slice(Math.max(0, at - 12), at))
    return isKept ? ratio : ' '.repeat(ratio.length)
  })
}

function withoutPhases(text: string): string {
  const count = text.match(PHASE)?.length ?? 0
  return count < PHASES_MIN ? text : text.replace(PHASE, (line) => '\n'.padStart(line.length))
}

function withoutEach(text: string): string {
  if (!/\d ?\p{L}|[½¼¾]/u.test(text)) return text
  if ((text.match(BEHIND)?.length ?? 0) < MEASURES_MIN) return text
  return text.replace(BEHIND, (measure, at: number) => {
    const isEndOfLine = /^ ?\n/.test(text.slice(at + measure.length, at + measure.length + 2))
    return isEndOfLine ? `${' '.repeat(measure.length - 1)},` : ' '.repeat(measure.length)
  })
}
