import type { LeftOut, Span } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { REASON } from './label.ts'
import { nameKey } from './match/name-key.ts'
import { type PlainText, spanOf } from './plain-text.ts'

/** Turkish, German, Hungarian, Japanese and Korean say behind a name that it is inside. */
const VERB =
  '(?:içerir|içermektedir|içeriyor|ihtiva eder|bulunur|vardır|mevcuttur|(?:ist |sind )?enthalten|tartalmaz|を?(?:配合|含有|含む|含みます)(?:している|しています)?|함유(?:되어 있습니다)?|을 함유합니다|포함)'
const AMOUNT =
  '\\(?(?:% ?\\d{1,2}(?:[.,]\\d{1,4})?|\\d{1,5}(?:[.,]\\d{1,4})? ?(?:%|‰|ppm))(?: ?[wmpa]/[wmpa])?\\)?'
/** `Sodium Fluoride %0.31 w/w (1400ppm Fluoride) içerir`, `%0,32 Sodium Fluoride içerir (1450 ppm F)` */
const SAID = new RegExp(
  `(?<=(?:^|[.\\n;,]) ?)(?:${AMOUNT} ?)?([\\p{L}][\\p{L}\\p{M} '-]{2,60}?)(?:[: ]{0,3}${AMOUNT}){0,2}(?: ?\\([^()\\n]{2,40}\\))?[ ,]{0,2}(${VERB})(?= ?(?:[.,;(\\n!。]|$))`,
  'giu',
)

/**
 * The same text without the verbs that stand behind a name and its amount, which are told as a heading is. The verb would
 * else be a part of the name, and what a toothpaste says of its fluoride be lost. No sign moves, so that every place stays what it
 * was; `statements` are the places of what is said, which the list may have said before.
 */
export function withoutVerbsBehind(
  plain: PlainText,
  { byKey, stops }: Knowledge,
): { plain: PlainText; verbs: LeftOut[]; statements: Span[] } {
  const verbs: LeftOut[] = []
  const statements: Span[] = []
  if (!/\d ?(?:%|‰|ppm)|% ?\d/i.test(plain.text)) return { plain, verbs, statements }
  const text = plain.text.replace(SAID, (whole, name: string, verb: string, at: number) => {
    const key = nameKey(name)
    if (statements.length >= STATEMENTS_MAX || !/\d/.test(whole) || !(byKey.has(key) || stops.has(key)))
      return whole
    const start = whole.lastIndexOf(verb)
    const span = spanOf(plain, at + start, at + whole.length)
    verbs.push({ text: verb, span, reason: REASON.heading })
    statements.push(spanOf(plain, at, at + whole.length))
    return whole
      .slice(0, start)
      .replace(/, ?$/, (comma) => ' '.repeat(comma.length))
      .padEnd(whole.length)
  })
  return statements.length === 0
    ? { plain, verbs, statements }
    : { plain: { ...plain, text }, verbs, statements }
}

/** A label says so in a sentence or two; a text of hundreds was made to cost time. */
const STATEMENTS_MAX = 20
