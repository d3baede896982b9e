import { WATER } from '../blocks/heading-words.ts'
import { type Aside, REASON, type Stretch } from '../label.ts'
import { isKnown, type Item, type MatchedLine } from '../match/match-lines.ts'

/** The items of the lines that are the list, and what of the others is no list. */
type Kept = { items: Item[]; asides: Aside[] }

/** Lines before the first and after the last line with a known name are not the list. */
export function keepList(all: readonly MatchedLine[], hasHeading: boolean): Kept {
  const introduced = all.map(withoutIntroduction)
  const lines = introduced.map(({ line }) => line)
  const hasList = lines.some(({ known }) => known >= LIST_NAMES_MIN)
  const parts = byPart(lines).map((part) => {
    const benefits = hasList ? part.filter(({ isBenefit }) => isBenefit) : []
    const { items, asides } = keepPart(
      benefits.length > 0 ? part.filter(({ isBenefit }) => !isBenefit) : part,
      hasHeading,
    )
    return { items, asides: [...benefits.map((line) => asAside(line, REASON.marketing)), ...asides] }
  })
  return {
    items: parts.flatMap(({ items }) => items),
    asides: [...introduced, ...parts].flatMap(({ asides }) => asides),
  }
}

/** Beside a list of so many names, lines that praise one name each (`Niacinamide: evens skin tone`) say twice what stands in it. */
const LIST_NAMES_MIN = 4

/** `For anyone wondering, the label: Aqua, ...`: what nobody knows in front of a title, and nothing known before it, is told with it. */
function withoutIntroduction(line: MatchedLine): { line: MatchedLine; asides: Aside[] } {
  const title = line.asides.find(({ reason }) => reason === REASON.title)
  const first = line.items.findIndex(isKnown)
  const before = line.items.slice(0, Math.max(0, first))
  if (!title || (line.items[first]?.start ?? 0) < title.start || before.some(({ end }) => end > title.start))
    return { line, asides: [] }
  const asides = before.map(({ start, end }) => ({ start, end, reason: REASON.title }))
  return { line: { ...line, items: line.items.slice(first) }, asides }
}

function byPart(lines: readonly MatchedLine[]): MatchedLine[][] {
  const parts: MatchedLine[][] = []
  for (const one of lines) {
    const last = parts.at(-1)
    if (last?.[0]?.line.part === one.line.part) last.push(one)
    else parts.push([one])
  }
  return parts
}

function keepPart(lines: readonly MatchedLine[], hasHeading: boolean): Kept {
  const isSure = lines[0]?.line.isSure ?? false
  const isListLine = (line: MatchedLine) =>
    isSure ? line.known > 0 : isDense(line) && (!hasHeading || isStrong(line))
  const firstKnown = lines.findIndex(isListLine)
  const lastKnown = lines.findLastIndex(isListLine)
  const first = isSure ? 0 : startOfBullets(lines, firstKnown)
  const last = Math.max(
    endOfBullets(lines, lastKnown),
    endsColumn(lines, lastKnown) ? lastKnown + 1 : lastKnown,
  )
  const isOnlyLine = isSure && last < 0 && lines.length > 0
  const kept: Kept = { items: [], asides: [] }
  lines.forEach((line, at) => {
    const isInside = first >= 0 && at >= first && at <= (isOnlyLine ? 0 : last)
    if (isInside) kept.items.push(...line.items)
    else if (line.items.length > 0) kept.asides.push(asAside(line, REASON.noName))
  })
  return kept
}

/** Lines behind the same sign are one list, also those at its ends that nobody knows, where most of it is names. */
function startOfBullets(lines: readonly MatchedLine[], from: number): number {
  let at = from
  while (at > 0 && isSameBullet(lines, at - 1, from)) at--
  return at < from && isMostlyNamed(lines, at) ? at : from
}

function endOfBullets(lines: readonly MatchedLine[], from: number): number {
  let at = from
  while (at >= 0 && at + 1 < lines.length && isSameBullet(lines, at + 1, from)) at++
  let start = from
  while (start > 0 && isSameBullet(lines, start - 1, from)) start--
  return at > from && isMostlyNamed(lines.slice(0, at + 1), Math.max(0, start)) ? at : from
}

function isSameBullet(lines: readonly MatchedLine[], at: number, as: number): boolean {
  const [bullet, one] = [lines[as]?.line.bullet ?? '', lines[at]]
  return bullet !== '' && one?.line.bullet === bullet && one.items.length === 1 && one.line.endsAt !== 'gap'
}

function isMostlyNamed(lines: readonly MatchedLine[], from: number): boolean {
  const run = lines.slice(from)
  const named = run.filter(({ known }) => known > 0).length
  return named >= COLUMN_LINES_MIN && named * 2 >= run.length
}

/** A column has at least so many lines of one name each, and at least half of all. */
const COLUMN_LINES_MIN = 3
/** Longer lines are running text, shorter ones a name that nobody knows. */
const NAME_CHARS_MAX = 60
const NAME_WORDS_MAX = 4

/** Below a column of names its last line stands without a gap: `Fine Fragrance` is a name, though an unknown one. */
function endsColumn(lines: readonly MatchedLine[], lastKnown: number): boolean {
  const [before, line] = [lines[lastKnown], lines[lastKnown + 1]]
  if (!before || !line || lines.length > lastKnown + 2) return false
  const named = lines.filter(({ items, known }) => items.length === 1 && known === 1)
  if (named.length < COLUMN_LINES_MIN || named.length * 2 < lines.length) return false
  const [only, more] = line.items
  return (
    only !== undefined &&
    more === undefined &&
    line.line.start - before.line.end <= 1 &&
    only.printed.length <= NAME_CHARS_MAX &&
    only.printed.split(' ').length <= NAME_WORDS_MAX &&
    /^\p{Lu}/u.test(only.printed)
  )
}

function asAside({ line }: MatchedLine, reason: string): Aside {
  return { ...placeOf(line.chunks, line), reason }
}

function placeOf([first]: readonly Stretch[], line: Stretch): Stretch {
  return { start: first?.start ?? line.start, end: line.end }
}

function isDense({ known, pieces }: MatchedLine): boolean {
  return known > 0 && known * 3 >= pieces
}

/** Of 6,287 real lists none of those that another one with its heading follows names fewer; what is denied, praised or told of others does. */
const LONG_LIST_NAMES = 8
/** Nobody denies or praises several things and water first of them. */
const SHORT_LIST_NAMES = 3

/**
 * In front of a heading stands the pack's other text: only many names, or one with an amount, make a list there. What
 * is known by its class alone is a title (`Retinol 1% in Squalane Serum`).
 */
function isStrong({ line, known, items, asides }: MatchedLine): boolean {
  return (
    known >= LONG_LIST_NAMES ||
    (known >= SHORT_LIST_NAMES && WATER.test(items[0]?.printed.toLowerCase() ?? '')) ||
    // `Preservative: Phenoxyethanol. Other ingredients: ...`
    asides.some(
      ({ start, reason }) => reason === REASON.group && start === placeOf(line.chunks, line).start,
    ) ||
    items.some((item) => item.concentration !== null && item.concentration.value !== WHOLE && isNamed(item))
  )
}

/** `100 % sunflower oil` praises. */
const WHOLE = 100

/** `TCA Peel 20%` holds a name and is a title. */
function isNamed({ match }: Item): boolean {
  return isKnown({ match }) && match.tier !== 'class' && match.tier !== 'part'
}

/** Without a heading, text is a list only where enough of its pieces are names. */
export function isList(items: readonly Item[], hasHeading: boolean): boolean {
  const known = items.filter(isKnown).length
  if (hasHeading) return known > 0 || items.length >= 2
  return known > 0 && known * 4 >= items.length
}
