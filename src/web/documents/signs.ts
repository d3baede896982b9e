/** Shown where the font has no sign: a reader sees that something stands there. */
export const MISSING_SIGN = '□'

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g
/** Controls, everything that turns the reading direction or joins without a sign of its own, and variation selectors. */
const UNSEEN = /[\p{Cc}\p{Cf}\ufe00-\ufe0f]/gu

/**
 * Text as it can be drawn: one sign for one sign, nothing that a reader cannot see, and no direction set by the text.
 * `hasSign` asks the font. Signs beyond the first plane are out of reach of the PDF writer and become boxes.
 */
export function drawableText(text: string, hasSign: (code: number) => boolean): string {
  const seen = text
    .normalize('NFC')
    .replace(LINE_BREAK, '\n')
    .split('\n')
    .map((line) => line.replace(/[\t\p{Zs}]/gu, ' ').replace(UNSEEN, ''))
    .join('\n')
  return Array.from(seen, (sign) => (sign === '\n' || isDrawn(sign, hasSign) ? sign : MISSING_SIGN)).join('')
}

function isDrawn(sign: string, hasSign: (code: number) => boolean): boolean {
  const code = sign.codePointAt(0) ?? 0
  const isHalf = code >= 0xd800 && code <= 0xdfff
  return code <= 0xffff && !isHalf && hasSign(code)
}

const NAME_CHARS_MAX = 25

/** The first signs of a name and, where more follow, the mark that says so. A sign of two units is never halved. */
export function cutName(name: string, charsMax = NAME_CHARS_MAX): string {
  return cutText(name.replace(/\s+/g, ' ').trim(), charsMax)
}

/** The same with its line breaks. */
export function cutText(text: string, charsMax: number): string {
  const signs = Array.from(text.normalize('NFC'))
  return signs.length <= charsMax ? signs.join('') : `${signs.slice(0, charsMax).join('').trimEnd()}…`
}
