import { LABEL_CHARS_MAX } from '../../contract/limits-of-input.ts'
import { readEscaped, readTag } from './markup.ts'

/**
 * Label text made plain, with the way back: `start[i]` and `end[i]` are the range of the input that sign `i` of
 * `text` came from. Every span the engine answers goes through this map.
 */
export type PlainText = { text: string; start: Int32Array; end: Int32Array; wasCut: boolean }

const ZERO_WIDTH = new Set([0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x00ad])
const REPLACED: Record<string, string> = {
  '、': ',',
  '،': ',',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '∙': '•',
  '‧': '•',
  '·': '•',
  '\\': '/',
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
/** A Japanese middle dot, wide or narrow: a bullet at the edge of a word, and inside one maybe a part of the name. */
const MIDDLE_DOTS = new Set([0x30fb, 0xff65])
const DASHES = new Set([0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212])

/** ASCII signs that stand for themselves: all visible ones but `&`, `<`, `-`, the back slash and the back tick. */
const PLAIN = new Uint8Array(128).fill(1, 33, 127)
for (const sign of '&<-\\`') PLAIN[sign.charCodeAt(0)] = 0

export function normaliseLabel(input: string): PlainText {
  const source = input.length > LABEL_CHARS_MAX ? input.slice(0, LABEL_CHARS_MAX) : input
  const writer = newWriter(source.length)
  let at = 0
  while (at < source.length) {
    const code = source.charCodeAt(at)
    if (PLAIN[code] === 1) {
      writer.write(source.charAt(at), at, at + 1)
      at++
    } else at = readSign(source, at, writer)
  }
  return { ...writer.done(), wasCut: input.length > LABEL_CHARS_MAX }
}

type Writer = ReturnType<typeof newWriter>

/** Entities, tags, blanks, dashes, accents and other scripts; answers where the next sign begins. */
function readSign(source: string, at: number, writer: Writer): number {
  const sign = source.charAt(at)
  if (sign === '&' || sign === '<') return writeMarkup(source, at, writer)
  const code = source.codePointAt(at) ?? 0
  const next = at + (code > 0xffff ? 2 : 1)
  if (ZERO_WIDTH.has(code)) return next
  if (MIDDLE_DOTS.has(code)) {
    writer.write(isInWord(source, at) ? '・' : '•', at, next)
    return next
  }
  if (code === 45 || DASHES.has(code)) return writeDash(source, at, writer)
  const replaced = REPLACED[sign] ?? plainBlank(code)
  if (replaced === undefined) return writeComposed(source, at, next, writer)
  writer.write(replaced, at, next)
  return next
}

function isInWord(source: string, at: number): boolean {
  return /^[\p{L}\p{N})）][・･][\p{L}\p{N}(（]/u.test(source.slice(Math.max(0, at - 1), at + 2))
}

function plainBlank(code: number): string | undefined {
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
  while (isBlank(source.charCodeAt(next))) next++
  if (!isBreak(source.charCodeAt(next)) || !writer.endsInWord()) return at + 1
  while (isBlank(source.charCodeAt(next)) || isBreak(source.charCodeAt(next))) next++
  return next
}

/** A letter and the marks on it become one sign (NFC), then its plain form (NFKC), so that both spellings are one. */
function writeComposed(source: string, at: number, next: number, writer: Writer): number {
  let end = next
  while (end < source.length && end - at < 8 && isCombining(source.charCodeAt(end))) end++
  const plain = source.slice(at, end).normalize('NFKC')
  writer.write(plain.length === 1 ? (REPLACED[plain] ?? plain) : replaceEach(plain), at, end)
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

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 0xa0
}

function isBreak(code: number): boolean {
  return code === 10 || code === 13
}

function isCombining(code: number): boolean {
  return code >= 0x300 && code <= 0x36f
}
