import type { ListLine } from '../blocks/blocks.ts'
import { isCode } from '../blocks/pack-codes.ts'
import { isFreeClaim } from '../blocks/sentences.ts'
import { exactAt, type Label, type Stretch } from '../label.ts'
import type { Match } from '../match/match-types.ts'
import { splitBlend } from './joined-names.ts'
import { opensFootnote } from './footnotes.ts'

/**
 * A line break inside a list is a blank or a separator. The names decide: if the words on both sides together are a
 * name, it is one; if either side is a name by itself, they are two; in a list with commas the line was just full.
 * A name over two lines belongs to the second; a line of which nothing is left is none.
 */
export function joinWrapped(label: Label, lines: readonly ListLine[]): ListLine[] {
  const isFull = isOnePerLine(label, lines) ? () => false : isFullLine
  const joined: ListLine[] = []
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1)
    const whole = before
      ? (wrappedName(label, before, line, isFull) ?? overThreeLines(label, [before, line, lines[at + 1]]))
      : null
    if (!before || !whole) joined.push(line)
    else {
      joined.pop()
      const chunks = before.chunks.slice(0, -1)
      if (chunks.length > 0) joined.push({ ...before, chunks })
      joined.push({ ...line, chunks: [whole, ...line.chunks.slice(1)] })
    }
  }
  return joined
}

const NAMES_IN_COLUMN_MIN = 3

/** A column of names: at least three lines, and at least half of all, are one name each. */
function isOnePerLine(label: Label, lines: readonly ListLine[]): boolean {
  const named = lines.filter(({ chunks: [only, more] }) => only && !more && exactAt(label, only) !== null)
  return named.length >= NAMES_IN_COLUMN_MIN && named.length * 2 >= lines.length
}

/** Whether a line ends because its print was full, so that what none of the names tells goes on in the next. */
type IsFull = (line: ListLine, next: ListLine) => boolean

const FULL_LINE_CHARS_MIN = 30

function isFullLine({ chunks }: ListLine, next: ListLine): boolean {
  const last = chunks.at(-1)
  return chunks.length + next.chunks.length > 2 || (last ? last.end - last.start : 0) > FULL_LINE_CHARS_MIN
}

function wrappedName(label: Label, line: ListLine, next: ListLine, isFull: IsFull): Stretch | null {
  if (line.endsAt === null || line.part !== next.part) return null
  const last = line.chunks.at(-1)
  const [first] = next.chunks
  if (!last || !first || !isPlainBreak(label.text, last.end, first.start)) return null
  if (isNoName(label.text.slice(last.start, last.end)) || opensAnew(label, first)) return null
  const isOne =
    line.endsAt === 'gap'
      ? isTorn(label, last, first)
      : (areOneName(label, last, first) ?? isFull(line, next))
  return isOne ? { start: last.start, end: first.end } : null
}

/** `Hydroxyethyl Acrylate/Sodium`, `Acryloyldimethyl Taurate` and `Copolymer`: what only all three are is one name. */
function overThreeLines(
  label: Label,
  lines: readonly [ListLine, ListLine, ListLine | undefined],
): Stretch | null {
  const [line, middle, next] = lines
  if (!next || middle.chunks.length > 1 || !areOneText(line, middle) || !areOneText(middle, next)) return null
  const [last, only, first] = [line.chunks.at(-1), middle.chunks[0], next.chunks[0]]
  return last && only && first && isTornTwice(label, [last, only, first])
    ? { start: last.start, end: only.end }
    : null
}

function areOneText(line: ListLine, next: ListLine): boolean {
  return line.part === next.part && line.endsAt === 'break'
}

function isTornTwice(label: Label, [last, only, first]: readonly [Stretch, Stretch, Stretch]): boolean {
  const said = label.text.slice(last.start, first.end)
  if (said.length > NAME_CHARS_MAX || exactAt(label, last) !== null || exactAt(label, only) !== null)
    return false
  return isSpelling(label.lookUp.exact(said.replace(/\s+/g, ' ')))
}
const NAME_CHARS_MAX = 200

/** `SILICONE FREE` is whole, though with the name below it would be one known without that. */
function isNoName(said: string): boolean {
  return isCode(said) || isFreeClaim(said.toLowerCase())
}

/** `Butyl`, an empty line and `Methoxydibenzoylmethane`: a name together, and not both names apart. */
function isTorn(label: Label, last: Stretch, first: Stretch): boolean {
  const { text, lookUp } = label
  if (exactAt(label, last) !== null && exactAt(label, first) !== null) return false
  return isSpelling(lookUp.exact(`${text.slice(last.start, last.end)} ${text.slice(first.start, first.end)}`))
}

function isPlainBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!' \n-/'.includes(text.charAt(at))) return false
  return to > from
}

/** Null where the names do not tell. */
function areOneName(label: Label, last: Stretch, first: Stretch): boolean | null {
  const { text, lookUp } = label
  const [before, behind] = [text.slice(last.start, last.end), text.slice(first.start, first.end)]
  // `Caprylic/` at the line end goes on with `Capric Triglyceride`.
  const isTied = text.slice(last.end, first.start).includes('/')
  const whole = lookUp.exact(`${before}${isTied ? '/' : ' '}${behind}`)
  const [known, knownBehind] = [exactAt(label, last), exactAt(label, first)]
  // `Citrus Grandis` goes on with `(Grapefruit) Peel Oil`.
  const goesOn = /^[([]/.test(behind) && (whole !== null || known === null)
  if (goesOn || isSpelling(whole)) return true
  if (
    !isTied &&
    (isWholeColour(known, knownBehind, behind) || (!known && !whole && endsBlend(label, last, first)))
  )
    return false
  return tellApart(
    whole,
    [known, knownBehind].filter((side) => side !== null),
    isTied,
  )
}

/** A footnote, the title of a product, and `Humectants: Glycerin` begin something of their own. */
function opensAnew(label: Label, first: Stretch): boolean {
  const said = label.text.slice(first.start, first.end)
  return (
    opensFootnote(said) || OPENS_GROUP.test(said) || OPENS_AMOUNT.test(said) || opensProduct(label, first)
  )
}
/** `2.8% Butylene Glycol`: each name of such a list has its amount in front. */
const OPENS_AMOUNT = /^[<>~]? ?\d{1,3}(?:[.,]\d+)? ?% ?[\p{L}\d]/u
const OPENS_GROUP = /^\p{L}[\p{L} -]{3,30} ?: ?\p{L}/u

/** `[Step 2] Water` */
function opensProduct(label: Label, { start, end }: Stretch): boolean {
  const close = label.text.charAt(start) === '[' ? (label.remarks[start] ?? 0) : 0
  return close > 0 && close + 1 < end && exactAt(label, { start: close + 1, end }) !== null
}

/** By what the two are together, and what those of them are that are names by themselves. */
function tellApart(whole: Match | null, sides: readonly Match[], isTied: boolean): boolean | null {
  if (sides.length === 0) return isNameOfNeither(whole) ? true : null
  if (!whole || whole.ingredient === null) return false
  return isTied || isThird(whole, sides) || (sides.length === 1 ? null : false)
}

/** `CI 17200` is whole, and `WARNINGS:` in the next line is none of it. */
function isWholeColour(known: Match | null, knownBehind: Match | null, behind: string): boolean {
  return known?.tier === 'code' && !knownBehind && !/^lake\b/i.test(behind)
}

/** `Citric Acid.Persea Gratissima Oil`, and the pack's next text. */
function endsBlend(label: Label, last: Stretch, first: Stretch): boolean {
  return (
    last.end - last.start <= BLEND_CHARS_MAX &&
    splitBlend(label, last.start, last.end) !== null &&
    !startsBlend(label, last, first)
  )
}

/** Lines that were joined into more are running text, and would be cut again for each line that joins them. */
const BLEND_CHARS_MAX = 2_000

/** The first of several names goes on with the line before it: `DMDM` and `Hydantoin & Glycerin`. */
function startsBlend(label: Label, last: Stretch, first: Stretch): boolean {
  const end = splitBlend(label, last.start, last.end)?.at(-1) ?? last
  const start = splitBlend(label, first.start, first.end)?.at(0) ?? first
  return isTorn(label, end, start)
}

function isSpelling(match: Match | null): boolean {
  return match?.tier === 'exact' || match?.tier === 'synonym'
}

/** `Lead Acetate` and the next line's `Zinc Stearate` are a salt of lead by their words, and no name. */
function isNameOfNeither(whole: Match | null): boolean {
  return whole !== null && (whole.ingredient !== null || whole.tier !== 'part')
}

/** `CI 77891` and `Hydroquinone` together are the colour with a name beside it, and no third substance. */
function isThird(whole: Match, sides: readonly Match[]): boolean {
  return whole.tier !== 'code' && sides.every(({ ingredient }) => ingredient !== whole.ingredient)
}
