import type { Concentration } from '../../../contract/finding.ts'
import {
  boundIn,
  ACTIVITY,
  BETWEEN,
  BOUND_CHARS_MAX,
  BOUNDS,
  MEASURED_AS,
  MEASURES,
  NUMBERED,
  RANGE,
  RANGE_AND,
  RANGE_FROM,
  UNITS,
  type AmountBound,
} from './amount-words.ts'

type Measured = {
  concentration: Concentration | null
  /** What the amount is measured as, where the label says so: `F` of `1450 ppm F`. */
  measuredAs: string | null
  bound: AmountBound | null
  start: number
  end: number
  name: string
}

/** Takes an amount (`22.4%`, `(3,663ppm)`, `0,5 %`) off a name; at an end of the name the range shrinks with it. */
export function takeConcentration(text: string, start: number, end: number): Measured {
  const found = findAmount(text, start, end) ?? findActivity(text, start, end)
  if (!found)
    return { concentration: null, measuredAs: null, bound: null, start, end, name: text.slice(start, end) }
  const { concentration, measuredAs, bound = null } = found
  const taken = { concentration, measuredAs, bound }
  const before = trimEnd(text, start, found.start)
  const after = trimStart(text, found.end, end)
  if (after >= end) return { ...taken, start, end: before, name: text.slice(start, before) }
  if (before <= start) return { ...taken, start: after, end, name: text.slice(after, end) }
  return { ...taken, start, end, name: `${text.slice(start, before)} ${text.slice(after, end)}` }
}

/** `Retinol 10,000 IU`: it goes from the name and tells no share. */
function findActivity(text: string, start: number, end: number): Amount | null {
  const found = ACTIVITY.exec(text.slice(start, end))
  if (!found) return null
  const from = start + found.index
  return { concentration: null, measuredAs: null, start: from, end: from + found[0].length }
}

/** Whether a unit of which a label prints fractions stands here, with or without a blank, or behind the end of a range. */
export function isShareAt(text: string, at: number): boolean {
  if (isUnitOfShares(text, at)) return true
  const link = RANGE.exec(text.slice(at, at + RANGE_CHARS_MAX))?.[0]
  const last =
    link === undefined
      ? null
      : /^\d{1,3}(?:[.,]\d{1,3})?/.exec(text.slice(at + link.length, at + RANGE_CHARS_MAX))
  return last !== null && link !== undefined && isUnitOfShares(text, at + link.length + last[0].length)
}

const RANGE_CHARS_MAX = 20

function isUnitOfShares(text: string, at: number): boolean {
  return unitAt(text, text.charAt(at) === ' ' ? at + 1 : at, text.length)?.isPercent ?? false
}

/** Where the first amount inside a range ends, for names that follow it without a comma; null where none does. */
export function endOfAmount(text: string, start: number, end: number): number | null {
  const found = findAmount(text, start, end)
  return found && found.start > start && found.end < end ? found.end : null
}

type Amount = {
  concentration: Concentration | null
  measuredAs: string | null
  bound?: AmountBound | null
  start: number
  end: number
}

function findAmount(text: string, start: number, end: number): Amount | null {
  for (let at = start; at < end; at++) {
    if (!isDigit(text.charCodeAt(at))) continue
    let stop = at
    while (stop < end && (isDigit(text.charCodeAt(stop)) || isMark(text, stop))) stop++
    // The digits of a number go together: behind the `1` of `Q10 %` there is no `0 %`.
    const digits = isPartOfName(text, at, start) ? null : { start: at, end: stop }
    const amount = digits && readAmount(text, digits, start, end)
    if (amount) return withBrackets(text, amount, start, end)
    at = stop
  }
  return null
}

type Digits = { start: number; end: number }

/** The number that begins with these digits, where a unit follows it; `.5 %` is half a per cent. */
function readAmount(text: string, first: Digits, from: number, to: number): Amount | null {
  const digits = withGroups(text, first, { from, to })
  const last = endOfRange(text, digits, { from, to })
  const { start, end } = last ?? digits
  const unit = unitAt(text, skipBlanks(text, end, to), to)
  if (!unit) return last === null ? signInFront(text, digits, from) : null
  const isPart = !last && isAfterPoint(text, start, from)
  const value = readNumber(`${isPart ? '0.' : ''}${text.slice(start, end)}`, unit.isPercent)
  if (value === null) return null
  return {
    concentration: { value: value * unit.factor, unit: unit.unit },
    measuredAs: null,
    start: last ? startOfRange(text, digits.start, from) : digits.start,
    end: unit.end,
  }
}

type Within = { from: number; to: number }

/** `1 500 ppm`, `1'500 ppm`: groups of three that a blank or an apostrophe parts, where a unit of small amounts follows. */
function withGroups(text: string, digits: Digits, { from, to }: Within): Digits {
  const found = /^\d{1,3}(?:[ ']\d{3})+(?![\d'])/.exec(
    text.slice(digits.start, Math.min(to, digits.start + 12)),
  )?.[0]
  if (found === undefined || text.charAt(digits.start) === '0') return digits
  const end = digits.start + found.length
  const unit = unitAt(text, skipBlanks(text, end, to), to)
  const before = text.slice(Math.max(from, digits.start - BOUND_CHARS_MAX), digits.start)
  if (!unit || unit.isPercent || NUMBERED.test(before)) return digits
  return { start: digits.start, end }
}

/** `%1.5`, as Turkish prints it. */
function signInFront(text: string, digits: Digits, from: number): Amount | null {
  const sign = text.charAt(digits.start - 1) === ' ' ? digits.start - 2 : digits.start - 1
  if (sign < from || text.charAt(sign) !== '%' || /\d ?$/.test(text.slice(Math.max(from, sign - 2), sign)))
    return null
  const value = readNumber(text.slice(digits.start, digits.end), true)
  return value === null
    ? null
    : { concentration: { value, unit: '%' }, measuredAs: null, start: sign, end: digits.end }
}

function isAfterPoint(text: string, at: number, from: number): boolean {
  const before = at - 1 > from ? text.charAt(at - 2) : ' '
  return at > from && text.charAt(at - 1) === '.' && ' (:-'.includes(before)
}

/** `0.5-2 %`, `0.5 % to 2 %`: the number at the end, where one follows; a range is taken at its end. */
function endOfRange(text: string, { start, end }: Digits, { from, to }: Within): Digits | null {
  const unit = unitAt(text, skipBlanks(text, end, to), to)
  const link = linkOfRange(text, start, { from: unit?.end ?? end, to, begin: from })
  if (link === null) return null
  let stop = link
  while (stop < to && (isDigit(text.charCodeAt(stop)) || isMark(text, stop))) stop++
  const isWhole = !unit || unitAt(text, skipBlanks(text, stop, to), to) !== null
  return stop > link && isWhole ? { start: link, end: stop } : null
}

/** Where the second number begins. */
function linkOfRange(
  text: string,
  start: number,
  { from, to, begin }: Within & { begin: number },
): number | null {
  const rest = text.slice(from, to)
  const isBetween = BETWEEN.test(text.slice(Math.max(begin, start - BOUND_CHARS_MAX), start))
  const link = RANGE.exec(rest) ?? (isBetween ? RANGE_AND.exec(rest) : null)
  return link ? from + link[0].length : null
}

function startOfRange(text: string, at: number, from: number): number {
  const before = text.slice(Math.max(from, at - BOUND_CHARS_MAX), at)
  const word = (RANGE_FROM.exec(before) ?? BETWEEN.exec(before))?.[0]
  return word === undefined ? at : at - word.replace(/^[ ([]/, '').length
}

/** In front of an amount stand signs and words that say how exact it is. */
function startOfAmount(text: string, at: number, from: number): number {
  let start = at
  while (start > from && ' <>~=.≤≥≈'.includes(text.charAt(start - 1))) start--
  const bound = BOUNDS.exec(text.slice(Math.max(from, at - BOUND_CHARS_MAX), at))?.[0]
  if (bound !== undefined) start = at - bound.replace(/^[ ([]/, '').length
  while (start > from && text.charAt(start - 1) === ' ') start--
  return start
}

/** `(3%)` goes with its brackets; `<1%`, `min. 10%` and the like keep their word in front out of the name. */
function withBrackets(text: string, amount: Amount, from: number, to: number): Amount {
  const { measuredAs, hasOpened, end } = measureBehind(text, amount.end, to)
  const start = startOfAmount(text, amount.start, from)
  const bounded = { ...amount, measuredAs, bound: boundIn(text.slice(start, amount.start)) }
  const opens = '([{'.includes(text.charAt(start - 1)) && start > from
  const closing = skipBlanks(text, end, to)
  const closes = ')]}'.includes(text.charAt(closing)) && closing < to
  if (opens && closes) return { ...bounded, start: start - 1, end: closing + 1 }
  return { ...bounded, start, end: hasOpened && closes ? closing + 1 : end }
}

/** `w/w`, `(as acid)`: what stands behind an amount and says of what it is one. */
function measureBehind(text: string, at: number, to: number) {
  const measure = MEASURES.find((words) => text.startsWith(words, at)) ?? ''
  const as = MEASURED_AS.exec(text.slice(at + measure.length, to))
  const words = as?.[0] ?? ''
  return {
    measuredAs: as?.[1] ?? as?.[2] ?? null,
    hasOpened: words.includes('('),
    end: at + measure.length + words.length,
  }
}

/** Asked at every number, and behind most of them no unit stands: few begin with the sign that does. */
const UNITS_BY_START = new Map(
  UNITS.map(([{ 0: start = '' }]) => [start, UNITS.filter(([sign]) => sign.startsWith(start))]),
)

function unitAt(text: string, at: number, to: number) {
  for (const [sign, unit, factor] of UNITS_BY_START.get(text.charAt(at).toLowerCase()) ?? []) {
    const end = at + sign.length
    if (end > to || text.slice(at, end).toLowerCase() !== sign) continue
    const isWhole = !isLetter(sign.at(-1)) || !isLetter(text.charAt(end))
    if (isWhole) return { unit, factor, end, isPercent: unit === '%' }
  }
  return null
}

/** `10,032` and `10.032` are ten thousand in ppm; `6,5` is six and a half in per cent. */
function readNumber(digits: string, isPercent: boolean): number | null {
  const isGrouped =
    !isPercent &&
    /^[1-9]\d{0,2}(?:[ '](?:\d{3}))+$|^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$|^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(
      digits,
    )
  const decimal = isGrouped ? /([.,])\d{1,2}$/.exec(digits)?.index : undefined
  const plain = isGrouped
    ? `${digits.slice(0, decimal).replace(/[ '.,]/g, '')}${decimal === undefined ? '' : `.${digits.slice(decimal + 1)}`}`
    : digits.replaceAll(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) && value >= 0 ? value : null
}

function isMark(text: string, at: number): boolean {
  const sign = text.charAt(at)
  return (sign === ',' || sign === '.') && isDigit(text.charCodeAt(at + 1))
}

/** The 40 of `PEG-40` or `C12` is no amount; the 10 of `Niacinamide10%` is one whose blank was lost. */
function isPartOfName(text: string, at: number, from: number): boolean {
  if (at === from) return false
  const before = text.slice(Math.max(from, at - LOST_BLANK_LETTERS), at)
  return /[-A-Za-z]$/.test(before) && !(/^[a-z]+$/i.test(before) && before.length === LOST_BLANK_LETTERS)
}

/** Shorter words that a number follows at once are names with it: `CI`, `PEG`, `Red40`. */
const LOST_BLANK_LETTERS = 4

function trimEnd(text: string, from: number, end: number): number {
  let at = end
  while (at > from && ' -:='.includes(text.charAt(at - 1))) at--
  return at
}

function trimStart(text: string, from: number, end: number): number {
  let at = from
  while (at < end && ' -:=.'.includes(text.charAt(at))) at++
  return at
}

function skipBlanks(text: string, from: number, to: number): number {
  let at = from
  while (at < to && text.charAt(at) === ' ') at++
  return at
}

const isLetter = (sign = '') => /\p{L}/u.test(sign)

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
