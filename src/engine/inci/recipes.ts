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

/**
 * The text of a recipe without what is weighed in of each: that is no share of a product, and no part of a name. Its phases
 * (`Phase A`, a line of its own) go as well. No sign moves, so that every place stays what it was.
 */
export function withoutMeasures(plain: PlainText): PlainText {
  const unphased = withoutPhases(plain.text)
  const measured = withoutEach(unphased)
  return measured === plain.text ? plain : { ...plain, text: measured }
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
