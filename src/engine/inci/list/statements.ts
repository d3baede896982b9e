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
  return TOLD_INSIDE.test(only.printed) || verbBefore(text, lines, only) !== null
}

/** The words that say what is inside, directly in front of the name. */
function verbBefore(text: string, lines: readonly MatchedLine[], item: Item): Aside | null {
  for (const { asides } of lines)
    for (const aside of asides)
      if (
        aside.reason === REASON.heading &&
        aside.end <= item.start &&
        /^[\s\d.,%<:]*$/.test(text.slice(aside.end, item.start)) &&
        SAYS_INSIDE.test(text.slice(aside.start, aside.end))
      )
        return aside
  return null
}

/**
 * `..., Sodium Fluoride, Aroma. Contains Sodium Fluoride 0.32 %.`: what a sentence behind the list says once more is one ingredient,
 * in the place where the list has it, with the amount of the sentence where the list has none.
 */
export function withoutRepeated(
  text: string,
  lines: readonly MatchedLine[],
  items: readonly Item[],
): { items: Item[]; asides: Aside[] } {
  const kept: Item[] = []
  const asides: Aside[] = []
  for (const item of items) {
    const at = kept.findIndex(
      ({ match, section }) =>
        match.ingredient !== null && match.ingredient === item.match.ingredient && section === item.section,
    )
    const listed = kept[at]
    if (!listed || verbBefore(text, lines, item) === null) kept.push(item)
    else {
      kept[at] = { ...listed, concentration: listed.concentration ?? item.concentration }
      asides.push({ start: item.start, end: item.end, reason: REASON.notice })
    }
  }
  return { items: kept, asides }
}

function isForbidden({ match }: Item, knowledge: Knowledge): boolean {
  const annexes = knowledge.ingredients[match.ingredient ?? -1]?.annexes ?? []
  return match.stop !== null || annexes.some(({ effect }) => effect === 'banned')
}
