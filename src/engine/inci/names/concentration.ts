import type { Concentration } from '../../../contract/finding.ts'

type Measured = { concentration: Concentration | null; start: number; end: number; name: string }

const UNITS: readonly (readonly [string, Concentration['unit'], number])[] = [
  ['%', '%', 1],
  ['ppm', 'ppm', 1],
  ['ppb', 'ppm', 0.001],
  ['mg/kg', 'ppm', 1],
  ['percent', '%', 1],
  ['g/100g', '%', 1],
  ['g/100 g', '%', 1],
  ['g/100ml', '%', 1],
  ['g/100 ml', '%', 1],
  ['g / 100 g', '%', 1],
  ['g / 100 ml', '%', 1],
  ['mg/100g', 'ppm', 10],
  ['mg/100 g', 'ppm', 10],
  ['mg/g', '%', 0.1],
  ['mg/ml', '%', 0.1],
  ['g/kg', '%', 0.1],
  ['g/l', '%', 0.1],
  ['g/g', '%', 100],
  ['µg/g', 'ppm', 1],
  ['μg/g', 'ppm', 1],
  ['mg per kg', 'ppm', 1],
  ['mg per g', '%', 0.1],
  ['mg per ml', '%', 0.1],
  ['g per kg', '%', 0.1],
  ['g per 100 g', '%', 1],
  ['g per 100g', '%', 1],
  ['g per 100 ml', '%', 1],
  ['per cent', '%', 1],
  ['pct', '%', 1],
  ['prozent', '%', 1],
  ['vol%', '%', 1],
  ['pour cent', '%', 1],
  ['pourcent', '%', 1],
  ['por ciento', '%', 1],
  ['por cento', '%', 1],
  ['per cento', '%', 1],
  ['percento', '%', 1],
  ['procent', '%', 1],
  ['proc.', '%', 1],
  ['процент', '%', 1],
]

/** What stands behind a per cent and says of what it is one. */
const MEASURES = [
  ' w/w',
  ' v/v',
  ' m/m',
  ' w/v',
  ' m/v',
  ' v/w',
  ' p/p',
  ' p/v',
  ' (w/w)',
  ' (v/v)',
  ' (m/m)',
  ' (w/v)',
  ' (m/v)',
]

/** Words in front of an amount that say how exact it is, in the languages whose headings are read. */
const BOUNDS =
  /(?:^|[ ([])(?:up to|at most|no more than|not more than|less than|at least|maximum|maximal|max|minimum|mindestens|min|approximately|approx|about|circa|ca|roughly|bis zu|höchstens|weniger als|etwa|jusqu[’']?à|jusqu a|au maximum|environ|au plus|moins de|fino a|al massimo|massimo|hasta|como máximo|máximo|aproximadamente|até|no máximo|cerca de|do|maksymalnie|maks|około|tot|ten hoogste|ongeveer|upp till|högst|cirka)[.:]? ?$/iu
const BOUND_CHARS_MAX = 24

/** Takes an amount (`22.4%`, `(3,663ppm)`, `0,5 %`) off a name; at an end of the name the range shrinks with it. */
export function takeConcentration(text: string, start: number, end: number): Measured {
  const found = findAmount(text, start, end)
  if (!found) return { concentration: null, start, end, name: text.slice(start, end) }
  const concentration = { value: found.value, unit: found.unit }
  const before = trimEnd(text, start, found.start)
  const after = trimStart(text, found.end, end)
  if (after >= end) return { concentration, start, end: before, name: text.slice(start, before) }
  if (before <= start) return { concentration, start: after, end, name: text.slice(after, end) }
  return { concentration, start, end, name: `${text.slice(start, before)} ${text.slice(after, end)}` }
}

/** Whether a unit of which a label prints fractions stands here, with or without a blank. */
export function isShareAt(text: string, at: number): boolean {
  return unitAt(text, text.charAt(at) === ' ' ? at + 1 : at, text.length)?.isPercent ?? false
}

/** Where the first amount inside a range ends, for names that follow it without a comma; null where none does. */
export function endOfAmount(text: string, start: number, end: number): number | null {
  const found = findAmount(text, start, end)
  return found && found.start > start && found.end < end ? found.end : null
}

type Amount = Concentration & { start: number; end: number }

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
function readAmount(text: string, digits: Digits, from: number, to: number): Amount | null {
  const last = endOfRange(text, digits.end, to)
  const unit = unitAt(text, skipBlanks(text, (last ?? digits).end, to), to)
  if (!unit) return null
  const { start, end } = last ?? digits
  const isPart = !last && isAfterPoint(text, start, from)
  const value = readNumber(`${isPart ? '0.' : ''}${text.slice(start, end)}`, unit.isPercent)
  return value === null
    ? null
    : { start: digits.start, end: unit.end, value: value * unit.factor, unit: unit.unit }
}

function isAfterPoint(text: string, at: number, from: number): boolean {
  const before = at - 1 > from ? text.charAt(at - 2) : ' '
  return at > from && text.charAt(at - 1) === '.' && ' (:-'.includes(before)
}

/** `0.5-2 %`: the number behind the dash, where one follows; a range is taken at its end. */
function endOfRange(text: string, at: number, to: number): Digits | null {
  const dash = skipBlanks(text, at, to)
  if (text.charAt(dash) !== '-' || dash >= to) return null
  const start = skipBlanks(text, dash + 1, to)
  let end = start
  while (end < to && (isDigit(text.charCodeAt(end)) || isMark(text, end))) end++
  return end > start ? { start, end } : null
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
  const { end } = amount
  const start = startOfAmount(text, amount.start, from)
  const opens = '([{'.includes(text.charAt(start - 1)) && start > from
  const closing = skipBlanks(text, end, to)
  const closes = ')]}'.includes(text.charAt(closing)) && closing < to
  if (opens && closes) return { ...amount, start: start - 1, end: closing + 1 }
  const measure = MEASURES.find((words) => text.startsWith(words, end)) ?? ''
  return { ...amount, start, end: end + measure.length }
}

function unitAt(text: string, at: number, to: number) {
  for (const [sign, unit, factor] of UNITS) {
    const isWhole = !isLetter(sign.at(-1)) || !isLetter(text.charAt(at + sign.length))
    if (at + sign.length <= to && isWhole && text.slice(at, at + sign.length).toLowerCase() === sign) {
      return { unit, factor, end: at + sign.length, isPercent: unit === '%' }
    }
  }
  return null
}

/** `10,032` is ten thousand in ppm; `6,5` is six and a half in per cent. */
function readNumber(digits: string, isPercent: boolean): number | null {
  const comma = digits.lastIndexOf(',')
  const groupsOfThree = comma > 0 && digits.length - comma - 1 === 3 && !isPercent
  const plain = groupsOfThree ? digits.replaceAll(',', '') : digits.replaceAll(',', '.')
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
