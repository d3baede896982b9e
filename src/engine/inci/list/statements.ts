import type { LeftOut, Span } from '../../../contract/finding.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { REASON, type Aside } from '../label.ts'
import { nameKey } from '../match/name-key.ts'
import { isBanned } from '../match/stops/banned-among.ts'
import { spanOf, type PlainText } from '../plain-text.ts'
import type { Item, MatchedLine } from '../match/match-lines.ts'

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

const VERBS =
  '(?:contains?|made with|containing|contained|includes?|enthält|enthalten|beinhaltet|contient|contiennent|renferme|contiene|contienen|contengono|contém|contêm|zawiera|zawierają|bevat|bevatten|innehåller|indeholder|inneholder|obsahuje|obsahují|содержит|содержат|містить|съдържа|conține|conțin|sisältää|tartalmaz|içerir|sadrži|vsebuje|sisaldab|satur|περιέχει|mengandung)'
const BEHIND =
  "also|auch|aussi|également|también|anche|também|także|również|ook|även|också|også|také|также|du|de la|de l'|des|de|del|della|dello|dell'|den|das|the|a|an|la|le|el|il|o|as|os|de duftstoff|den duftstoff|the fragrance|the allergen"

/** The verbs that say what is inside, at the end of what was said in front of a name, with the articles behind them. */
const SAYS_INSIDE = new RegExp(`(?<!\\p{L})${VERBS}(?: (?:${BEHIND}))*\\s*$`, 'iu')
/** As a part of what was taken for a name: `With hyaluronic acid`, `Ce soin renferme de l'acide hyaluronique`. */
const TOLD_INSIDE = new RegExp(
  `^(?:(?:with|mit|avec|con|com|met|med|s|с) (?=\\p{L})|(?:\\p{L}+ ){0,3}${VERBS} )`,
  'iu',
)

/**
 * `Dieses Produkt enthält Limonene.`: one name out of a sentence says nothing of the others; `Contains only Petrolatum` does.
 * What is forbidden is told however little else is known of the product: `Contains Hydroquinone.`
 */
export function isStatement(
  text: string,
  lines: readonly MatchedLine[],
  items: readonly Item[],
  knowledge: Knowledge,
): boolean {
  const [only, more] = items
  if (only && !more) return isToldAlone(text, lines, only) && !isForbidden(only, knowledge)
  return (
    lines.length === 1 &&
    items.length === 2 &&
    /^(?:with|mit|avec|con|com|met|med)$/i.test(only?.printed ?? '')
  )
}

function isToldAlone(text: string, lines: readonly MatchedLine[], only: Item): boolean {
  const before = text.slice(Math.max(0, only.start - 2), only.start)
  if (only.section === 'may-contain' && !before.includes(':')) return true
  return TOLD_INSIDE.test(only.printed) || isBehindVerb(text, verbsOf(text, lines), only)
}

/** Where headings end that are the verb of a sentence. */
function verbsOf(text: string, lines: readonly MatchedLine[]): number[] {
  return lines.flatMap(({ asides }) =>
    asides
      .filter(
        ({ start, end, reason }) => reason === REASON.heading && SAYS_INSIDE.test(text.slice(start, end)),
      )
      .map(({ end }) => end),
  )
}

/** What may stand between a verb and the name: `Contains: 2 % Salicylic Acid`. */
const GAP_CHARS_MAX = 24

/** The words that say what is inside stand directly in front of the name. */
function isBehindVerb(text: string, verbs: readonly number[], { start }: Item): boolean {
  return verbs.some(
    (end) => end <= start && start - end <= GAP_CHARS_MAX && /^[\s\d.,%<:]*$/.test(text.slice(end, start)),
  )
}

/**
 * `..., Sodium Fluoride, Aroma. Contains Sodium Fluoride 0.32 %.`: what a sentence behind the list says once more is one ingredient,
 * in the place where the list has it, with the amount of the sentence where the list has none.
 */
export function withoutRepeated(
  text: string,
  lines: readonly MatchedLine[],
  items: readonly Item[],
  isSaid: (item: Item) => boolean,
): { items: readonly Item[]; asides: Aside[] } {
  const verbs = verbsOf(text, lines)
  if (verbs.length > VERBS_MAX) return { items, asides: [] }
  const kept: Item[] = []
  const asides: Aside[] = []
  const places = new Map<string, number>()
  for (const item of items) {
    const key = `${item.section} ${item.match.ingredient}`
    const at = places.get(key)
    const listed = item.match.ingredient === null || at === undefined ? undefined : kept[at]
    if (listed && at !== undefined && (isSaid(item) || isBehindVerb(text, verbs, item))) {
      kept[at] = { ...listed, concentration: listed.concentration ?? item.concentration }
      asides.push({ start: item.start, end: item.end, reason: REASON.notice })
    } else {
      if (at === undefined) places.set(key, kept.length)
      kept.push(item)
    }
  }
  return { items: kept, asides }
}

/** A label says what is inside in a sentence or two; a text of hundreds was made to cost time. */
const VERBS_MAX = 20

function isForbidden({ match }: Item, knowledge: Knowledge): boolean {
  return match.stop !== null || isBanned(match.ingredient, knowledge)
}
