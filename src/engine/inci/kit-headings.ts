import type { Knowledge } from '../knowledge/load.ts'
import { FUNCTION_WORDS } from './blocks/function-columns.ts'
import { isHeadingWord } from './blocks/headings.ts'
import { nameKey } from './match/name-key.ts'
import { isPartOfKit, isProductKind } from './names/product-kinds.ts'
import type { PlainText } from './plain-text.ts'

/** `1.`, `A)`, `(B)`, `#2`, `II.`, `Step 1 -`, `Schritt 2:` */
const MARKER =
  '(?:\\(?(?:\\d{1,2}|[A-Ha-h]|[IVX]{1,4})[.)]|#\\d{1,2}|\\p{L}{3,10} ?(?:\\d{1,2}|[A-D])(?=[ :.)-]))'
/** A marker, the name of a product, and a list of three names at least behind a colon, a dash or in the next line. */
const HEADED = new RegExp(
  `(?<=^|\\n|[\\p{L}\\d)] |\\. )[ ]{0,3}(${MARKER})([ :.–—-]{0,4})(\\p{L}[\\p{L}\\p{M}'’&+ -]{2,40}?)(?: ?:[ \\n]?| ?\\n| - )(?= {0,3}[^\\n,;•:]{2,60}[,;•、][^\\n,;•:]{2,60}[,;•、])`,
  'gu',
)

type Headed = { start: number; end: number; marker: string; words: string }

/**
 * The same text with the numbered headings of the parts of a kit as titles, each in front of its list: `1. Shampoo⏎Aqua, ...⏎2. Conditioner⏎Aqua, ...`.
 * Without a colon they would be names, and with a number names of a numbered list. No sign moves, so that every place stays
 * what it was.
 */
export function withKitHeadings(plain: PlainText, { byKey, stops }: Knowledge): PlainText {
  const isKnown = (name: string) => byKey.has(nameKey(name)) || stops.has(nameKey(name))
  const headed = withColons(plain.text, isKnown)
  const found = [...headed.matchAll(HEADED)].flatMap(
    ({ index, 0: all, 1: marker = '', 3: words = '' }): Headed[] => {
      const isPart = /^\p{L}{3}/u.test(marker)
      const isOther = isPart ? !isPartOfKit(marker) : isKnown(words)
      return isOther || words.split(' ').some(isHeadingWord)
        ? []
        : [{ start: index, end: index + all.length, marker, words }]
    },
  )
  if (!arePartsOfKit(found)) return withPlainTitles(plain, isKnown)
  let text = ''
  let from = 0
  for (const { start, end, words } of found) {
    const head = headed.slice(start, end)
    const at = head.lastIndexOf(words)
    // The line of the part begins here, whatever stood in front of it.
    const before = headed.slice(from, start)
    text += / $/.test(before) ? `${before.slice(0, -1)}\n` : before
    // `2.` and `2)` count the names of a list to all that reads lines, and `#2` is a footnote.
    const marker = head.slice(0, at).replace(/[.:#]|(?<=(?<!\()\b[\dIVX]{1,4})\)/g, ' ')
    // `Step 1 - Cleanser:` would be a row of a table with a function in it.
    text += FUNCTION_WORDS.has(words.toLowerCase()) ? marker.replace(/[-–—]/g, '/') : marker
    text += words + ':'.padEnd(head.length - at - words.length)
    from = end
  }
  return { ...plain, text: text + headed.slice(from) }
}

/** `Step 1 Cleanser Aqua, Glycerin, ...` */
const RUN_IN = new RegExp(
  `(?<=^|\\n|\\. )[ ]{0,3}(${MARKER})[ :.–—-]{1,4}(?=\\p{L})([^\\n,;•:、]{4,80})[,;•、]`,
  'gu',
)

const TITLE_WORDS_MAX = 3
const LETTERED = /^\(?[A-H][.)]/

/** The same text with a colon in place of the blank that parts the kind of a product from the first name of its list. */
function withColons(text: string, isKnown: (name: string) => boolean): string {
  const colons = [...text.matchAll(RUN_IN)].flatMap(({ index, 0: all, 1: marker = '', 2: piece = '' }) => {
    const from = index + all.length - 1 - piece.length
    const blanks = isKnown(piece) ? [] : [...piece.matchAll(/ /g)].map((blank) => blank.index)
    const isTitle = (words: string) =>
      isProductKind(words) ||
      ((isPartOfKit(marker) || LETTERED.test(marker)) &&
        words.split(' ').length <= TITLE_WORDS_MAX &&
        !isKnown(words))
    const at = blanks.find((blank) => isTitle(piece.slice(0, blank)) && isKnown(piece.slice(blank + 1)))
    return at === undefined ? [] : [from + at]
  })
  if (colons.length < 2) return text
  return colons.reduce((cut, at) => `${cut.slice(0, at)}:${cut.slice(at + 1)}`, text)
}

/** Two with different markers, and no groups of functions (`1. Preservatives: ...`). */
function arePartsOfKit(found: readonly Headed[]): boolean {
  const kinds = found.filter(({ marker, words }) => isPartOfKit(marker) || isProductKind(words))
  const isOfFunctions = found.some(({ words }) => FUNCTION_WORDS.has(words.toLowerCase()))
  return (
    new Set(found.map(({ marker }) => marker)).size > 1 &&
    kinds.length * 2 >= (isOfFunctions ? 2 : 1) * Math.max(1, found.length - 1)
  )
}

/** The name of a product and a colon where a line or a sentence begins; and a list of three names at least behind it. */
const TITLED =
  /(?<=^|\n|\. ) {0,3}(\p{L}[\p{L}\p{M}\d'’&+ -]{2,40}?) ?:( ?\n| )(?= {0,3}[^\n,;•:]{2,60}[,;•、][^\n,;•:]{2,60}[,;•、])/gu

/**
 * `Day cream:⏎Aqua, ...⏎⏎Night cream:⏎Aqua, ...`: titles that are no names, kinds of products among them, each in the line of its
 * list.
 */
function withPlainTitles(plain: PlainText, isKnown: (name: string) => boolean): PlainText {
  const found = [...plain.text.matchAll(TITLED)].filter(
    ([, words = '']) => !isKnown(words) && !words.split(' ').some(isHeadingWord),
  )
  const titles = new Set(found.map(([, words = '']) => words.toLowerCase()))
  const kinds = [...titles].filter(isProductKind)
  if (titles.size < 2 || kinds.length * 2 < titles.size) return plain
  let text = ''
  let from = 0
  for (const { index, 0: head } of found) {
    const at = head.lastIndexOf(':')
    text += plain.text.slice(from, index) + head.slice(0, at) + ': '.padEnd(head.length - at)
    from = index + head.length
  }
  return { ...plain, text: text + plain.text.slice(from) }
}
