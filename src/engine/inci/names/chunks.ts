import { isShareAt } from './concentration.ts'
import type { Stretch } from '../label.ts'

/** Cuts a list sentence at its separators. Commas inside names, numbers and remarks do not separate. */
export function splitChunks(text: string, from: number, to: number, remarks: Int32Array): Stretch[] {
  const chunks: Stretch[] = []
  let start = from
  const isDotted = hasMoreDots(text, from, to)
  const cut = (end: number) => {
    const chunk = trimChunk(text, start, end)
    if (chunk) chunks.push(chunk)
  }
  for (let at = from; at < to; at++) {
    const close = remarks[at] ?? 0
    if (close > 0 && close < to) at = close
    else if (isSeparator(text, at, start) || (isDotted && text.charAt(at) === '・')) {
      cut(at)
      start = at + 1
    }
  }
  cut(to)
  return chunks
}

/** `水・BG・グリセリン` is parted by dots; between commas a dot stands inside a name. */
function hasMoreDots(text: string, from: number, to: number): boolean {
  let more = 0
  for (let at = from; at < to; at++) {
    const sign = text.charAt(at)
    if (sign === '・') more++
    else if (sign === ',') more--
  }
  return more > 0
}

function isSeparator(text: string, at: number, chunkStart: number): boolean {
  const sign = text.charAt(at)
  if (sign === ';' || sign === '•') return true
  if (sign === '|') return !isSplitLocant(text, at, chunkStart)
  // A bracket here opens or closes a section (`[+/- Mica, ...]`) or never closes; either way a new name begins.
  if (sign === '[') return !isInsideName(text, at)
  if (sign !== ',') return false
  return !(
    isInsideNumber(text, at, chunkStart) ||
    isSplitLocant(text, at, chunkStart) ||
    isPrimed(text, at) ||
    isAtomPair(text, at, chunkStart)
  )
}

/**
 * A comma between two digits belongs to the name in `1,2-Hexanediol`, `2,4-` and `1,10-`, and to the number in
 * `10,000ppm` and `0,5 %`; in `Polysorbate 20,1,2-Hexanediol` and `PEG-8,4-Terpineol` it separates.
 */
function isInsideNumber(text: string, at: number, chunkStart: number): boolean {
  if (!isDigit(text.charCodeAt(at - 1)) || !isDigit(text.charCodeAt(at + 1))) return false
  const left = digitsBefore(text, at, chunkStart)
  const right = digitsAfter(text, at + 1)
  return (
    isGroupedNumber(text, left.digits, right) ||
    isBehindSign(text, left.start) ||
    isLocantPair({ text, at: left.start, chunkStart }, left.digits, right)
  )
}

const BRACKET_CHARS_MAX = 120

/** `[4-(4-Hydroxy-3-iodophenoxy)-3,5-diiodophenyl]acetic acid`: numbers inside, and the name goes on without a blank. */
function isInsideName(text: string, at: number): boolean {
  const inside = /^\[([^\][]*)\](?:\p{Ll}|-\p{L})/u.exec(text.slice(at, at + BRACKET_CHARS_MAX))?.[1] ?? ''
  return inside.includes('-') && /\d/.test(inside)
}

/** `2,2',6,6'-tetra`, `diphenylmethane-4,4'-di`: a locant with a prime stands on either side. */
function isPrimed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 5), at)
  const behind = text.slice(at + 1, at + 6)
  if (/\d'{1,4}$/.test(before)) return /^(?:\d{1,2}[',-]|[NO]')/.test(behind)
  return /[-(, ]\d{1,2}$/.test(before) && /^\d{1,2}'[',-]*/.test(behind)
}

/** `N,N-Bis(2-Hydroxyethyl)-p-Phenylenediamine`, `N,N'-Bis`: the same atom twice, at the start of a name or behind a title. */
function isAtomPair(text: string, at: number, chunkStart: number): boolean {
  const right = text.charAt(at + 1) === ' ' ? at + 2 : at + 1
  const atom = text.charAt(at - 1).toUpperCase()
  return (
    'NOS'.includes(atom || '-') &&
    (isBlankStart(text, at - 1, chunkStart) ||
      /[-,]$|[\]:] ?$/.test(text.slice(Math.max(chunkStart, at - 3), at - 1))) &&
    text.charAt(right).toUpperCase() === atom &&
    "-,'".includes(text.charAt(right + 1) || ' ')
  )
}

type Digits = { digits: string; end: number }

/** The rest of `10,000ppm`, `0,5 %`, `0,8 g/100 g`, `2,5 mg/g` or `1,234.5`. */
function isGroupedNumber(text: string, left: string, { digits, end }: Digits): boolean {
  if (isShareAt(text, end)) return true
  if (digits.length !== 3) return false
  const hasDecimals = text.charAt(end) === '.' && isDigit(text.charCodeAt(end + 1))
  return hasDecimals || (left.length <= 3 && isAmount(text, end))
}

/** The rest of `%1,5`, where the sign belongs to no number in front of it. */
function isBehindSign(text: string, start: number): boolean {
  return /(?:^|[^\d ]) ?% ?$/.test(text.slice(Math.max(0, start - 4), start))
}

/** Locants rise (`1,2-`, `2,4,6-`) and stand first in their name, or after a hyphen, bracket or blank. */
function isLocantPair(
  place: { text: string; at: number; chunkStart: number },
  left: string,
  { digits, end }: Digits,
): boolean {
  const { text, at, chunkStart } = place
  if (digits.length > 2 || left.length > 2 || Number(left) > Number(digits)) return false
  const opensName = isBlankStart(text, at, chunkStart)
  const after = text.charAt(end)
  if (isHyphenLost(text, end)) return opensName && digits.length === 1
  if (after !== '-' && after !== ' ' && after !== "'" && after !== ',') return false
  return opensName || mayFollow(text.charAt(at - 1), after, left) || isInRow(text, at, end)
}

/** `Allyl 3,5,5-Trimethylhexanoate` */
function isInRow(text: string, at: number, end: number): boolean {
  return text.charAt(at - 1) === ' ' && /^(?:,\d{1,2})+-\p{L}/u.test(text.slice(end, end + 16))
}

/** `1,2 Hexanediol`, `1,2Hexanediol` */
function isHyphenLost(text: string, at: number): boolean {
  const sign = text.charAt(at)
  return (sign === ' ' && text.charAt(at + 1) !== '-') || sign.toLowerCase() !== sign.toUpperCase()
}

/** What may stand before a locant inside a name. */
function mayFollow(before: string, after: string, left: string): boolean {
  if (',(/'.includes(before)) return true
  if (before === '-' && Number(left) < 4) return after === '-' || after === ','
  return after === '-' && before === ' '
}

/** `1, 2-Hexanediol`: the piece so far is a lone locant and the next one goes on. */
function isSplitLocant(text: string, at: number, chunkStart: number): boolean {
  if (text.charAt(at + 1) !== ' ') return false
  let end = at
  while (end > chunkStart && text.charAt(end - 1) === ' ') end--
  const left = digitsBefore(text, end, chunkStart)
  const right = digitsAfter(text, at + 2)
  if (left.digits === '' || left.digits.length > 2 || right.digits === '' || right.digits.length > 2)
    return false
  const isLone = isBlankStart(text, left.start, chunkStart)
  // `1, 2 Hexanediol`: the hyphen may be lost as well.
  const goesOn = text.charAt(right.end) === '-' || (left.digits === '1' && text.charAt(right.end) === ' ')
  return isLone && goesOn && Number(left.digits) <= Number(right.digits)
}

/** `(10,000 ppm)`, `3,663ppm`, `10,000,000`. */
function isAmount(text: string, at: number): boolean {
  const rest = text
    .slice(at, at + 5)
    .trimStart()
    .toLowerCase()
  return (
    rest.startsWith('ppm') ||
    rest.startsWith('ppb') ||
    rest.startsWith('mg') ||
    rest.startsWith('iu') ||
    rest.startsWith(',')
  )
}

function isBlankStart(text: string, at: number, chunkStart: number): boolean {
  for (let i = chunkStart; i < at; i++) if (text.charAt(i) !== ' ') return false
  return true
}

function digitsBefore(text: string, at: number, from: number): { digits: string; start: number } {
  let start = at
  while (start > from && isDigit(text.charCodeAt(start - 1)) && at - start < 6) start--
  return { digits: text.slice(start, at), start }
}

function digitsAfter(text: string, from: number): { digits: string; end: number } {
  let end = from
  while (isDigit(text.charCodeAt(end)) && end - from < 6) end++
  return { digits: text.slice(from, end), end }
}

/** Blanks, quotes, stray closing brackets and leading dashes are no part of a name. */
export function trimChunk(text: string, from: number, to: number): Stretch | null {
  let start = from
  let end = to
  while (
    start < end &&
    ' \n\t,;:.-"\'•・|)]}/=~_¡¿'.includes(text.charAt(start)) &&
    !isMinusName(text, start)
  )
    start++
  while (end > start && ' \n\t,;:.-"\'•・|([{/=~_?!¡¿。※◎○●◇◆□■☆★▶'.includes(text.charAt(end - 1))) end--
  // `Alcohol Denat.` keeps its dot.
  if (text.charAt(end) === '.' && end < to && text.slice(end - 5, end).toLowerCase() === 'denat') end++
  const chunk = trimUnbalanced(text, start, end)
  return chunk.end > chunk.start ? chunk : null
}

/** `(-)-alpha-Bisabolol` begins with a sign that belongs to it. */
function isMinusName(text: string, at: number): boolean {
  return text.startsWith('(-)', at) || text.startsWith('(+)', at)
}

/** A closing bracket without its opening one ended a section; it is no part of the last name. */
function trimUnbalanced(text: string, start: number, end: number): Stretch {
  let extra = 0
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[' || sign === '{') extra--
    if (sign === ')' || sign === ']' || sign === '}') extra++
  }
  let to = end
  while (extra > 0 && to > start && ')]} '.includes(text.charAt(to - 1))) {
    if (text.charAt(to - 1) !== ' ') extra--
    to--
  }
  return { start, end: to }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
