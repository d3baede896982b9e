/** Control, format (bidi and zero-width among them), private and lone surrogate code points, and odd line ends. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** English prose and the names of ingredients. No sign of any markup language is among these. */
const PROSE = /^[\p{Script=Latin}\p{M}0-9 .,;:'’‘"“”()%&/+!?–—-]+$/u
/** A heap of marks on one letter draws over its neighbours. */
const HEAPED = /\p{M}{3}/u
/** A dot with letters on both sides is an address; prose has a blank there. So is whatever names a scheme. */
const ADDRESS = /[\p{L}\p{N}]\.\p{L}{2}|:\/\/|\b(?:https?|javascript|data|mailto|www)\b\s?[:.]/iu

/**
 * One paragraph of plain text, or null where the answer is none: too long, in another script, with markup or an
 * address in it. What cannot be seen is taken out.
 */
export function plainProse(answer: string, charsMax: number): string | null {
  if (answer.length > charsMax * 4) return null
  const text = answer
    .normalize('NFC')
    .replace(/[\n\r\t]/g, ' ')
    .replace(INVISIBLE, '')
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
  if (text.length > charsMax || !PROSE.test(text) || HEAPED.test(text) || ADDRESS.test(text)) return null
  return text
}

const TAG = /<[a-z/!?][^<>]{0,400}>/gi
/** What is left of a tag; `<0.1%` on a pack is an amount. */
const BRACKET = /<(?!\s?\d)|>/g
const LINK = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript|data|mailto|vbscript):)\S*/gi
const HOST = /\b[a-z0-9-]{1,63}\.(?:com|org|net|info|biz|io|co|example|test|eu|de|fr|uk)\b(?:\/\S*)?/gi

/** The text of a pack, line by line, in any script; null where nothing is left or it is longer than any label. */
export function plainLabel(answer: string, charsMax: number): string | null {
  if (answer.length > charsMax) return null
  const text = answer
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n]+/g, (line) => line.replace(/\t/g, ' ').replace(INVISIBLE, ''))
    .replace(TAG, ' ')
    .replace(BRACKET, ' ')
    .replace(LINK, ' ')
    .replace(HOST, ' ')
    .trim()
  return text === '' || text.length > charsMax ? null : text
}

/** A printed name as it may be sent: short, without what cannot be seen; null where it is no name. */
export function sendableName(name: string, charsMax: number): string | null {
  const text = name.normalize('NFC').replace(INVISIBLE, '').trim()
  return text === '' || text.length > charsMax || !/\p{L}/u.test(text) ? null : text
}
