import type { Span } from '../../contract/finding.ts'
import { LABEL_CHARS_MAX } from '../../contract/limits-of-input.ts'
import { withoutHomoglyphs } from './homoglyphs.ts'
import { typedIn, TYPED, typedSign } from './typed-signs.ts'

/**
 * Label text made plain, with the way back: `start[i]` and `end[i]` are the range of the input that sign `i` of
 * `text` came from. Every span the engine answers goes through this map.
 */
export type PlainText = { text: string; start: Int32Array; end: Int32Array; wasCut: boolean }

const ZERO_WIDTH = new Set([0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x00ad, 0xfe0e, 0xfe0f])
const REPLACED: Record<string, string> = {
  '、': ',',
  '।': '.',
  // Armenian parts a heading from what follows by the second.
  '։': '.',
  '՝': ':',
  '【': '[',
  '】': ']',
  '،': ',',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '∙': '•',
  '‧': '•',
  '·': '•',
  '⁄': '/',
  '’': "'",
  '‘': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '™': ' ',
  '®': ' ',
  '©': ' ',
  '¿': ' ',
  // Footnote signs stay what they are: as digits they would become a part of the name.
  '¹': '¹',
  '²': '²',
  '³': '³',
  '⁴': '⁴',
  '⁵': '⁵',
  '⁶': '⁶',
  // Feminine and masculine marks stand for footnotes on labels; as letters they would end a name.
  º: '°',
  ª: '°',
  // Between cells; one blank would join them.
  '\t': '  ',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u000b': '\n',
  '\u000c': '\n',
}
/** Figures of other scripts, by the zero of each, and the signs beside them. */
for (const zero of [0x660, 0x6f0, 0x966, 0x9e6, 0xe50])
  for (let digit = 0; digit < 10; digit++) REPLACED[String.fromCharCode(zero + digit)] = String(digit)
Object.assign(REPLACED, { '٪': '%', '٫': '.', '؛': ';', '۔': '.', '\u20e3': ')' })
/** A Japanese middle dot, wide or narrow: a bullet at the edge of a word, and inside one maybe a part of the name. */
const MIDDLE_DOTS = new Set([0x30fb, 0xff65])
const DASHES = new Set([0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212])

/** ASCII signs that stand for themselves: all visible ones but `&`, `<`, `-`, the back slash, the back tick and those that are typed for others. */
const PLAIN = new Uint8Array(128).fill(1, 33, 127)
for (const sign of '&<-\\`*/>') PLAIN[sign.charCodeAt(0)] = 0

export function normaliseLabel(input: string): PlainText {
  const source = withoutHomoglyphs(input.length > LABEL_CHARS_MAX ? input.slice(0, LABEL_CHARS_MAX) : input)
  const writer = newWriter(source.length)
  const typed = typedIn(source)
  let at = 0
  while (at < source.length) {
    const code = source.charCodeAt(at)
    const mark = typed.marks?.get(at) ?? 0
    if (mark > 0) {
      writer.write(' ', at, at + mark)
      at += mark
    } else if (PLAIN[code] === 1) {
      writer.write(source.charAt(at), at, at + 1)
      at++
    } else if (TYPED.has(code)) {
      const { as, length } = typedSign(source, at, typed)
      writer.write(as, at, at + length)
      at += length
    } else at = readSign(source, at, writer)
  }
  return { ...writer.done(), wasCut: input.length > LABEL_CHARS_MAX }
}

/** A range of the plain text as a range of the input. */
export function spanOf(plain: PlainText, start: number, end: number): Span {
  return { start: plain.start[start] ?? 0, end: plain.end[Math.max(start, end - 1)] ?? 0 }
}

type Writer = ReturnType<typeof newWriter>

/** Entities, tags, blanks, dashes, accents and other scripts; answers where the next sign begins. */
function readSign(source: string, at: number, writer: Writer): number {
  const sign = source.charAt(at)
  if (sign === '&' || sign === '<') return writeMarkup(source, at, writer)
  const code = source.codePointAt(at) ?? 0
  const next = at + (code > 0xffff ? 2 : 1)
  if (isNothing(source, at, code)) return next
  if (MIDDLE_DOTS.has(code)) {
    writer.write(isInWord(source, at) ? '・' : '•', at, next)
    return next
  }
  if (code === 45 || DASHES.has(code)) return writeDash(source, at, writer)
  const replaced = pointOfShare(source, at, code) ?? plainSign(sign, code)
  if (replaced === undefined) return writeComposed(source, at, next, writer)
  writer.write(replaced, at, next)
  return next
}

/** `1·5 %`: a point that is set higher. */
const RAISED_POINTS = new Set([0xb7, 0x2027, 0x2219, 0x22c5])

function pointOfShare(source: string, at: number, code: number): string | undefined {
  if (!RAISED_POINTS.has(code)) return undefined
  const isShare = /^\d{1,3}\s?(?:%|‰)/.test(source.slice(at + 1, at + 6))
  return isShare && /\d/.test(source.charAt(at - 1)) ? '.' : undefined
}

/** No blank at all; and one of the two signs that end a line on Windows, which would else be an empty line. */
function isNothing(source: string, at: number, code: number): boolean {
  return ZERO_WIDTH.has(code) || source.startsWith('\r\n', at)
}

/** `Parfum 🌸 Linalool`: pictures part names or stand behind them; signs that deny (🚫) say something. */
function isPicture(code: number): boolean {
  return (code >= 0x1f300 && code <= 0x1faff && code !== 0x1f6ab) || PICTURES.has(code)
}
// Sparkles and hearts, of the older signs those that are no marks of a list.
const PICTURES = new Set([0x2728, 0x2763, 0x2764, 0x2600, 0x2615, 0x2618, 0x267b, 0x270c])
const isInWord = (source: string, at: number) =>
  /^[\p{L}\p{N})）][・･][\p{L}\p{N}(（]/u.test(source.slice(Math.max(0, at - 1), at + 2))

function plainSign(sign: string, code: number): string | undefined {
  if (REPLACED[sign] !== undefined) return REPLACED[sign]
  if (isPicture(code)) return '•'
  if (code === 10) return '\n'
  return code <= 32 || code === 0xa0 ? ' ' : undefined
}

function writeMarkup(source: string, at: number, writer: Writer): number {
  const markup = source.charAt(at) === '&' ? readEscaped(source, at) : readTag(source, at)
  const end = markup?.end ?? at + 1
  writer.write(markup?.text ?? source.charAt(at), at, end)
  return end
}

/** A hyphen before a line break was set by the printer: the word goes on in the next line. */
function writeDash(source: string, at: number, writer: Writer): number {
  writer.write('-', at, at + 1)
  let next = at + 1
  while (/[ \t\u00a0]/.test(source.charAt(next))) next++
  if (!/[\n\r]/.test(source.charAt(next)) || !writer.endsInWord()) return at + 1
  while (/[ \t\u00a0\n\r]/.test(source.charAt(next))) next++
  return next
}

/** More marks than this stand on no letter. */
const MARKS_MAX = 8

/** A letter and the marks on it become one sign (NFC), then its plain form (NFKC), so that both spellings are one. */
function writeComposed(source: string, at: number, next: number, writer: Writer): number {
  let end = next
  while (end - at < MARKS_MAX && /[\u0300-\u036f]/.test(source.charAt(end))) end++
  writer.write(replaceEach(source.slice(at, end).normalize('NFKC')), at, end)
  return end
}

/** `½` becomes `1⁄2` with a slash of its own. */
function replaceEach(signs: string): string {
  let replaced = ''
  for (const sign of signs) replaced += REPLACED[sign] ?? sign
  return replaced
}

function newWriter(length: number) {
  const capacity = length * 4 + 32
  let text = ''
  const start = new Int32Array(capacity)
  const end = new Int32Array(capacity)
  let lastCode = 0
  const write = (signs: string, from: number, to: number) => {
    for (let i = 0; i < signs.length && text.length < capacity; i++) {
      start[text.length] = from
      end[text.length] = to
      text += signs.charAt(i)
    }
    if (signs !== '-') lastCode = signs.charCodeAt(signs.length - 1)
  }
  const endsInWord = () => lastCode > 47 && lastCode !== 58 && lastCode !== 59
  return { write, endsInWord, done: () => ({ text, start, end }) }
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  reg: ' ',
  trade: ' ',
  copy: ' ',
  bull: '•',
  middot: '•',
  ndash: '-',
  mdash: '-',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  deg: '°',
}
/** Tags shops leave in their text. Anything else in angle brackets, such as a formula code, is text. */
const TAGS = new Set([
  'br',
  'p',
  'li',
  'ul',
  'ol',
  'div',
  'span',
  'b',
  'i',
  'u',
  'strong',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'a',
])
const LONGEST = 10
const TAG_CHARS_MAX = 120

type Markup = { text: string; end: number }

/** An entity, or a whole tag whose angle brackets are entities (`&lt;br&gt;`). */
function readEscaped(source: string, at: number): Markup | null {
  const sign = readEntity(source, at)
  if (sign?.text !== '<') return sign
  const rest = source.slice(sign.end, sign.end + TAG_CHARS_MAX)
  const close = /^[^<>&\n]*(?:&(?:amp;)*gt;|>)/i.exec(rest)?.[0]
  const tag = close ? readTag(`<${close.replace(/(?:&(?:amp;)*gt;|>)$/i, '>')}`, 0) : null
  return tag && close ? { text: tag.text, end: sign.end + close.length } : sign
}

/** `&amp;`, `&#39;`, `&#x27;`; shops also capitalise them (`&Nbsp;`), and some escape them twice (`&amp;nbsp;`). */
function readEntity(source: string, at: number): Markup | null {
  let read = readOneEntity(source, at + 1)
  while (read?.text === '&') {
    const inner = readOneEntity(source, read.end)
    if (!inner) break
    read = inner
  }
  return read
}

/** The entity whose name begins at `from`. */
function readOneEntity(source: string, from: number): Markup | null {
  const stop = source.slice(from, from + LONGEST).indexOf(';')
  const name = source.slice(from, from + stop).toLowerCase()
  const end = from + stop + 1
  const named = ENTITIES[name]
  if (named !== undefined) return { text: named, end }
  if (!name.startsWith('#')) return null
  const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code >= 32 && code < 0xd800 ? { text: String.fromCharCode(code), end } : null
}

function readTag(source: string, at: number): Markup | null {
  const stop = source.slice(at, at + TAG_CHARS_MAX).indexOf('>')
  if (stop < 2) return null
  const name = source
    .slice(at + 1, at + stop)
    .toLowerCase()
    .replace(/^\//, '')
    .replace(/ .*/s, '')
    .replace(/\/$/, '')
  return TAGS.has(name) ? { text: name.length === 1 && name !== 'p' ? ' ' : '\n', end: at + stop + 1 } : null
}

/** Small letters, sign by sign: `İ` would become two of them, and every later position would lie. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  let same = ''
  for (let at = 0; at < text.length; at++) same += text.charAt(at).toLowerCase().charAt(0)
  return same
}
