import { isSureClass } from './match/match.ts'
import type { Span } from '../../contract/finding.ts'
import type { Effect } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { isHeadingWord } from './blocks/headings.ts'
import { REASON } from './label.ts'
import { parseList, type ParsedItem } from './parse.ts'
import type { ParsedList } from './parsed-types.ts'

/** The list on a photo and its place in the text that was read. */
type PhotoList = { items: ParsedItem[]; span: Span }

/**
 * The list in a text that was read from a photo; null where it holds none. Who types a list says with it that it is one. A
 * photo may show the front of a pack, whose few names and claims are no list: what stands under no heading of a list has to
 * look like one.
 */
export function listOnPhoto(text: string, knowledge: Knowledge): PhotoList | null {
  const list = parseList(text, knowledge)
  const from = startOfList(list)
  const headed = from === null ? null : underHeading(text, list.items, from)
  if (headed && isOfKitchen(text, headed, headed.filter(isNamed).length / headed.length)) return null
  const items = headed ?? withoutHeading(text, list.items, knowledge)
  const [first, last] = [items[0], items.at(-1)]
  return first && last ? { items, span: { start: first.span.start, end: last.span.end } } : null
}

/** Behind the heading of the list, well or badly read. Actives with their amounts are what a drug's label begins with. */
function startOfList({ headedFrom, leftOut, items }: ParsedList): number | null {
  if (headedFrom !== null) return headedFrom
  const misread = leftOut.find(({ text, reason }) => reason === REASON.heading && isHeadingWord(text))
  if (misread) return misread.span.end
  const active = items.find((item) => item.section === 'active' && item.concentration && isNamed(item))
  return active ? active.span.start : null
}

/** Under a heading so few of the pieces may be known: print that is hard to read, or foods. */
const HEADED_SHARE_MIN = 0.2

function underHeading(text: string, items: readonly ParsedItem[], from: number): ParsedItem[] | null {
  const headed = items.filter(({ span }) => span.start >= from)
  const known = headed.filter(isKnown).length
  if (known === 0 || known < HEADED_SHARE_MIN * headed.length) return null
  const before = items.filter(({ span }) => span.start < from)
  return [
    ...blocksOf(text, before).flatMap((block) =>
      (isListBlock(text, block) && !isWarning(text, block)) || block.some(isActive) ? block : [],
    ),
    ...headed,
  ]
}

/** `Contains: resorcinol, ammonia. Can cause an allergic reaction.` and `Wirkstoffe: ...` tell some of what the list behind them names. */
function isWarning(text: string, block: readonly ParsedItem[]): boolean {
  const start = block[0]?.span.start ?? 0
  return namesOf(block) < LONG_LIST_NAMES && CONTAINS.test(text.slice(Math.max(0, start - 24), start))
}

const CONTAINS =
  /(?:^|[^\p{L}])(?:contains?|contient|contiennent|enthält|enthalten|contiene|contienen|contém|contêm|zawiera|bevat|innehåller|indeholder|sisältää|obsahuje|содержит|містить|wirkstoffe|aktivstoffe|actifs|activos|attivi|aktywne|компоненты)[ :\n]*$/iu

/** Fewer names than this stand on many packs' fronts. */
const NAMES_MIN = 6
/** Of 6,220 real lists with so many names fewer than ten lack these, and of 49 drawn packs without a list none has them. */
const UNPRAISED_MIN = 2
/** A longer list needs but one of these. */
const LONG_LIST_NAMES = 9
/** Lines of one name each are also what a shop offers to choose by, and what a front is proud of. */
const COLUMN_UNPRAISED_SHARE_MIN = 1 / 3

/** From the first to the last block that looks like a list, where they hold enough names. */
function withoutHeading(text: string, items: readonly ParsedItem[], knowledge: Knowledge): ParsedItem[] {
  const blocks = blocksOf(text, items)
  const first = blocks.findIndex((block) => isListBlock(text, block))
  const last = blocks.findLastIndex((block) => isListBlock(text, block))
  const list = blocks.slice(Math.max(0, first), last + 1).flat()
  const names = first < 0 ? 0 : namesOf(list)
  const unpraised = namesOf(list.filter((item) => isUnpraised(item, knowledge)))
  return names >= NAMES_MIN && unpraised >= unpraisedMin(names, isSeparated(text, list)) ? list : []
}

function unpraisedMin(names: number, isSeparated: boolean): number {
  if (!isSeparated) return Math.max(UNPRAISED_MIN + 1, names * COLUMN_UNPRAISED_SHARE_MIN)
  return names < LONG_LIST_NAMES ? UNPRAISED_MIN : 1
}

/** What skin or hair is said to gain from. */
const BENEFIT =
  /conditioning|humectant|moistur|soothing|smoothing|keratolytic|anti-se|antioxidant|protecting|tonic|refreshing|uv |bleaching|exfoliating|abrasive|absorbent|colorant|refatting|flavouring|oral care|astringent/i
const LONG_NAME_WORDS = 3

/**
 * What products are made with and nobody writes on the front: a solvent, an emulsifier, a preservative, an allergen of the
 * perfume. And names as only lists write them: `Butyrospermum Parkii Butter` where a front says `Shea Butter`.
 */
function isUnpraised({ match, printed }: ParsedItem, { ingredients, functions }: Knowledge): boolean {
  const facts = ingredients[match.ingredient ?? -1]
  if (!facts) return false
  const isLong = printed.split(/[ /-]+/).filter((word) => /\p{L}/u.test(word)).length >= LONG_NAME_WORDS
  if (isLong && (match.tier === 'exact' || match.tier === 'part')) return true
  const isRegulated = facts.annexes?.some(({ effect }) => OF_MAKING.has(effect)) ?? false
  const terms = facts.functions.map((at) => functions[at]?.term ?? '')
  return (
    facts.inci === 'AQUA' || isRegulated || (terms.length > 0 && !terms.some((term) => BENEFIT.test(term)))
  )
}

const OF_MAKING = new Set<Effect>(['fragrance-allergen', 'preservative'])

/** Items between which no line was left empty. */
function blocksOf(text: string, items: readonly ParsedItem[]): ParsedItem[][] {
  const blocks: ParsedItem[][] = []
  for (const item of items) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    const isNext = before && !/\n *\n/.test(text.slice(before.span.end, item.span.start))
    if (block && isNext) block.push(item)
    else blocks.push([item])
  }
  return blocks
}

const BLOCK_NAMES_MIN = 3
const KNOWN_SHARE_MIN = 0.6
/** Share of the print from the first to the last item that is items: between claims stands other text. */
const FILLED_SHARE_MIN = 0.7
/** Share of the neighbours that a separator parts. */
const SEPARATED_SHARE_MIN = 0.5

/** Names close together, parted by commas or each on a line of its own. */
function isListBlock(text: string, block: readonly ParsedItem[]): boolean {
  const known = block.filter(isKnown).length
  if (namesOf(block) < BLOCK_NAMES_MIN || known < KNOWN_SHARE_MIN * block.length) return false
  return shareOfGaps(text, block, /[,;.•·|*]|^ *\n *$/) >= SEPARATED_SHARE_MIN && isFilled(block)
}

function isSeparated(text: string, items: readonly ParsedItem[]): boolean {
  return shareOfGaps(text, items, /[,;.•·|*]/) >= SEPARATED_SHARE_MIN
}

/** Share of the neighbours between which the sign stands. */
function shareOfGaps(text: string, items: readonly ParsedItem[], sign: RegExp): number {
  const gaps = items.slice(1).map((item, at) => text.slice(items[at]?.span.end ?? 0, item.span.start))
  return gaps.filter((gap) => sign.test(gap)).length / gaps.length
}

function isFilled(block: readonly ParsedItem[]): boolean {
  const [first, last] = [block[0], block.at(-1)]
  if (!first || !last) return false
  const filled = block.reduce((sum, { span }) => sum + span.end - span.start + 2, 0)
  return filled >= FILLED_SHARE_MIN * (last.span.end - first.span.start)
}

const NAMED = new Set(['exact', 'synonym', 'part', 'code', 'near'])

/** A substance, not only what kind of one. */
function isNamed({ match }: ParsedItem): boolean {
  return NAMED.has(match.tier)
}

function isKnown(item: ParsedItem): boolean {
  return isNamed(item) || isSureClass(item.match)
}

function isActive(item: ParsedItem): boolean {
  return item.section === 'active' && isNamed(item)
}

/** How many different substances are named. */
function namesOf(items: readonly ParsedItem[]): number {
  return new Set(items.filter(isNamed).map(({ match }) => match.ingredient ?? match.by)).size
}

/** How much of it, in front of a name: `2 tbsp honey`, `1/2 cup oats`, `20 g Bienenwachs`. Lists of cosmetics never say so. */
const MEASURE =
  /^[\d½¼¾⅓⅔](?:[\d/.,½¼¾⅓⅔ -]{0,6})(?:g|kg|ml|cl|dl|oz|lb|tbsp|tsp|cups?|drops?|tablespoons?|teaspoons?|pinch|EL|TL|Esslöffel|Teelöffel|Tropfen|Prise|Tassen?|cuill\p{L}*|gouttes?|tasses?|cuchara\p{L}*|gotas?|tazas?|cucchia\p{L}*|gocce|tazz\p{L}|colher\p{L}*|xícaras?|łyż\p{L}*|krop\p{L}*|szklan\p{L}*|eetlepels?|theelepels?|druppels?|ст\. ?л|ч\. ?л|кап\p{L}*|стакан\p{L}*)(?!\p{L})/iu

/** The table that packs of food carry and packs of cosmetics do not. */
const NUTRITION =
  /nutrition (?:facts|information)|nährwert(?:e|angaben|tabelle)|(?:valeurs|déclaration|information) nutritionnelles?|(?:información|informação|declaração) nutricional|valori nutrizionali|dichiarazione nutrizionale|wartość odżywcza|voedingswaarde|näringsvärde|пищевая ценность|\d ?kcal\b/i

/** What the law lets packs of food say of nuts and milk; makers of balms say it too. */
const TRACES =
  /\b(?:traces of|traces de|spuren von|tracce di|trazas de|vestígios de|sporen van|śladowe ilości|spår av|spor af|следы)(?!\p{L})/iu

const MEASURED_SHARE_MIN = 0.5
/** Fewer of the names of a food's list are those of substances. */
const NAMED_SHARE_OF_COSMETICS = 0.6

/** Under `Ingredients` stands a recipe, or what a food is made of. */
function isOfKitchen(text: string, items: readonly ParsedItem[], namedShare: number): boolean {
  const measured = items.filter(({ span }) =>
    MEASURE.test(text.slice(span.start, span.start + MEASURE_CHARS)),
  )
  if (measured.length >= MEASURED_SHARE_MIN * items.length) return true
  return NUTRITION.test(text) || (namedShare < NAMED_SHARE_OF_COSMETICS && TRACES.test(text))
}

const MEASURE_CHARS = 32

/** Below this a near spelling is a guess to show, not one to write down. */
const NEAR_SURE_MIN = 0.7

/**
 * The names of the list on a photo, none where it shows no list: in its order, as printed, with misread letters put right
 * where only one known name is near. For people who read photos in bulk; a screen shows the printed text and marks what it
 * is unsure of instead.
 */
export function namesOnLabel(text: string, knowledge: Knowledge): string[] {
  return (listOnPhoto(text, knowledge)?.items ?? []).map(({ printed, match }) => {
    const isPutRight = match.tier === 'near' && match.by !== null && match.confidence >= NEAR_SURE_MIN
    return isPutRight ? (match.by ?? printed) : printed
  })
}
