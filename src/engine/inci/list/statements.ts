import { type Aside, REASON } from '../label.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import type { Item, MatchedLine } from '../match/match-lines.ts'

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
  const annexes = knowledge.ingredients[match.ingredient ?? -1]?.annexes ?? []
  return match.stop !== null || annexes.some(({ effect }) => effect === 'banned')
}
