import { isSureClass, isTornOff } from './match.ts'
import { REASON, squeeze, type Label, type Stretch } from '../label.ts'
import type { Name, NameLine } from '../names/names.ts'
import type { Match } from './match-types.ts'
import { nameKey } from './name-key.ts'
import { vitaminShortened } from './vitamins.ts'

/** A name and what it was recognised as. */
export type Item = Name & { printed: string; match: Match }

/** The items of one line, how many of them are known, and of how many pieces it is made with its running text. */
export type MatchedLine = Omit<NameLine, 'names'> & {
  items: Item[]
  known: number
  pieces: number
  /** `Niacinamide: evens skin tone`: one name, and what it is said to do. */
  isBenefit: boolean
}

/** Looks each name up, and joins those that a comma tore. */
export function matchLines(label: Label, lines: readonly NameLine[]): MatchedLine[] {
  return lines.map(({ line, names, asides, titles, wasSegmented }) => {
    const items = joinTorn(
      label,
      namedInFull(label, names).map((name) => asItem(label, name)),
    )
    const isAlone = isOneName(label.text, items) && items.every(({ concentration }) => concentration === null)
    return {
      ...{ line, asides, titles, wasSegmented, items },
      known: items.filter(isKnown).length,
      pieces: items.length + asides.filter(({ reason }) => RUNNING_TEXT.has(reason)).length,
      isBenefit: isAlone && asides.some(({ reason }) => reason === REASON.purpose),
    }
  })
}

/** `Vitamin A, C, E`: a letter behind one is a vitamin as well. */
function namedInFull({ text }: Label, names: readonly Name[]): Name[] {
  let before: string | null = null
  return names.map((name) => {
    const whole = vitaminShortened(name.name, before)
    before = whole ?? text.slice(name.start, name.end)
    return whole === null ? name : { ...name, name: whole }
  })
}

/** Other names than the first stand in its brackets: `French Clay (Kaolin, Montmorillonite): cleanses pores`. */
function isOneName(text: string, [first, ...others]: readonly Item[]): boolean {
  if (first === undefined) return false
  const last = others.at(-1)
  return last === undefined || /^ ?[([{][^)\]}]*$/.test(text.slice(first.end, last.end))
}

function asItem({ text, lookUp }: Label, { start, end, name, section, concentration, notes }: Name): Item {
  const printed = squeeze(text.slice(start, end))
  return { start, end, name, section, concentration, notes, printed, match: lookUp.match(name) }
}

const RUNNING_TEXT = new Set<string>([REASON.prose, REASON.marketing, REASON.notice])

export function isKnown({ match }: Pick<Item, 'match'>): boolean {
  return match.tier === 'class' ? isSureClass(match) : match.tier !== 'unknown' && match.tier !== 'ambiguous'
}

/** Known by themselves, and yet the end of many names: `Cetearyl, Alcohol`. */
const ENDS = new Set(['alcohol', 'glycol'])

/**
 * A comma inside a name tears it: `Cetearyl, Alcohol`, `Ammonium, Acryloyldimethyltaurate/VP Copolymer`. Neighbours are
 * one item where together they are a name letter by letter and apart they are not both names.
 */
function joinTorn(label: Label, items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const whole = joinAt(label, items, at, 3) ?? joinAt(label, items, at, 2)
    const item = whole?.item ?? items[at]
    if (item) joined.push(item)
    at += (whole?.count ?? 1) - 1
  }
  return joined
}

function joinAt(
  label: Label,
  items: readonly Item[],
  at: number,
  count: number,
): { item: Item; count: number } | null {
  const parts = items.slice(at, at + count)
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last || parts.length < count || !mayBeTorn(parts)) return null
  const match = wholeName(label, parts)
  if (!match) return null
  const place: Stretch = { start: first.start, end: last.end }
  const printed = squeeze(label.text.slice(place.start, place.end))
  return { item: { ...last, ...place, notes: first.notes, printed, match }, count }
}

/**
 * One of the pieces must be no name at all, and the last one nothing that stands by itself, unless what stands in front of
 * it is nothing but a piece: `1, 2, Hexanediol`, `Disodium, EDTA`.
 */
function mayBeTorn(parts: readonly Item[]): boolean {
  const last = parts.at(-1)
  if (!last || parts.some(({ section }) => section !== last.section)) return false
  if (isTornOff(last.printed.toUpperCase()) || isNumber(last)) return true
  const before = parts.slice(0, -1)
  if (before.some(isName)) return false
  return !isName(last) || ENDS.has(last.printed.toLowerCase()) || before.every(isPiece)
}

/** No substance is called `2`. */
function isNumber({ printed }: Item): boolean {
  return /^\d{1,2}$/.test(printed)
}

/** What is known neither by itself nor by its kind, and is one word. */
function isPiece(item: Item): boolean {
  return (
    isNumber(item) ||
    (item.match.tier === 'unknown' && item.match.stop === null && !item.printed.includes(' '))
  )
}

function isName({ match }: Item): boolean {
  return match.ingredient !== null
}

function wholeName({ lookUp }: Label, parts: readonly Item[]): Match | null {
  const names = parts.map(({ printed }) => printed)
  const endsTorn = isTornOff((names.at(-1) ?? '').toUpperCase())
  for (const glue of [' ', '/']) {
    const joined = names.join(glue)
    // Most neighbours are no name together: one look-up tells so before the dearer ways are tried.
    if (!endsTorn && !lookUp.knowledge.byKey.has(nameKey(joined))) continue
    const match = lookUp.exact(joined)
    const isNew = match && parts.every((part) => part.match.ingredient !== match.ingredient)
    if (isNew && match.tier !== 'code' && (match.tier !== 'part' || endsTorn)) return match
  }
  return null
}
