import type { Knowledge } from '../../knowledge/load.ts'
import { FUNCTION_WORDS } from '../rows/functions.ts'
import { isHeadingWord } from '../blocks/headings.ts'
import { nameKey } from '../match/name-key.ts'
import { isPartOfKit, isProductKind } from '../names/run-in-titles.ts'
import { spanOf, type PlainText } from '../plain-text.ts'
import type { Block } from '../blocks/blocks.ts'
import { REASON, squeeze, type Aside, type Title } from '../label.ts'
import type { ParsedItem, ParsedProduct } from '../parsed-types.ts'

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

/** Fewer items under a title are a remark, not a product. */
const ITEMS_MIN = 3
const TITLE_CHARS_MAX = 60

/** Where a product begins in the plain text. */
type Begin = { at: number; title: string | null }
type Draft = { title: string; from: number; to: number; at: number }

/** What tells the products of a kit apart: titles inside the list, headings, and lines above a heading that are no list. */
type Signs = {
  plain: PlainText
  blocks: readonly Block[]
  titles: readonly Title[]
  asides: readonly Aside[]
}

/** The products of a kit: each begins at a title, or at a second heading that opens a list. */
export function findProducts(signs: Signs, items: readonly ParsedItem[]): ParsedProduct[] | undefined {
  const { plain, blocks, titles } = signs
  const begins = [...titleBegins(plain.text, titles), ...headingBegins(signs)].sort((a, b) => a.at - b.at)
  const first = blocks.find(({ kind }) => kind === 'heading')?.start ?? 0
  const cut = cutItems(begins, items, first, (at) => spanOf(plain, at, at + 1).start)
  const drafts = withoutTranslations(cut, items)
  if (drafts.length < 2) return undefined
  return drafts.map(({ title, from, to, at }, index) => {
    const end = drafts[index + 1]?.at ?? plain.text.length
    const span = trimmedSpan(plain, at, end)
    // A list without a heading may stand in front of the first heading of the text.
    const start = Math.min(span.start, items[from]?.span.start ?? span.start)
    return { title, from, to, span: { start, end: span.end } }
  })
}

function cutItems(
  begins: readonly Begin[],
  items: readonly ParsedItem[],
  first: number,
  inInput: (at: number) => number,
): Draft[] {
  const drafts: Draft[] = []
  let from = 0
  const close = (to: number, open: Begin) => {
    const last = drafts.at(-1)
    if (to - from >= ITEMS_MIN)
      drafts.push({ title: open.title ?? `Product ${drafts.length + 1}`, from, to, at: open.at })
    else if (last && to > from) drafts[drafts.length - 1] = { ...last, to }
    from = to
  }
  let open: Begin = { at: first, title: null }
  let isOpen = false
  let at = 0
  for (const begin of begins) {
    const start = inInput(begin.at)
    while (at < items.length && (items[at]?.span.start ?? 0) < start) at++
    if (at === items.length) break
    if (at > from) {
      close(at, open)
      open = begin
    } else {
      // A title and the heading under it open one product, at the first of the two.
      open = { at: isOpen ? open.at : begin.at, title: begin.title ?? open.title }
    }
    isOpen = true
  }
  close(items.length, open)
  return drafts
}

/** So many of the ingredients of two lists are the same, or they are two products. */
const SAME_SHARE_MIN = 0.8
/** So many are spelled otherwise where the language is another; two shades of a kit differ in a name or two. */
const OTHERWISE_SHARE_MIN = 0.3

/**
 * The same list in another language is no other product: its names were named before, and count once. It is told by what the
 * names are; a second list that is spelled as the first is a second product, such as the other shade of a kit.
 */
function withoutTranslations(drafts: readonly Draft[], items: readonly ParsedItem[]): Draft[] {
  const kept: Draft[] = []
  for (const draft of drafts) {
    const before = kept.at(-1)
    if (before && isTranslation(items.slice(before.from, before.to), items.slice(draft.from, draft.to)))
      kept[kept.length - 1] = { ...before, to: draft.to }
    else kept.push(draft)
  }
  return kept
}

function isTranslation(one: readonly ParsedItem[], other: readonly ParsedItem[]): boolean {
  const known = (list: readonly ParsedItem[]) =>
    new Set(list.flatMap(({ match }) => (match.ingredient === null ? [] : [match.ingredient])))
  const [ours, theirs] = [known(one), known(other)]
  const shared = [...theirs].filter((ingredient) => ours.has(ingredient)).length
  const spelled = new Set(one.map(({ match }) => match.by))
  const otherwise = other.filter(
    ({ match }) => ours.has(match.ingredient ?? -1) && !spelled.has(match.by),
  ).length
  return (
    theirs.size >= ITEMS_MIN &&
    shared >= SAME_SHARE_MIN * Math.max(ours.size, theirs.size) &&
    otherwise >= OTHERWISE_SHARE_MIN * theirs.size
  )
}

function titleBegins(text: string, titles: readonly Title[]): Begin[] {
  return titles.map(({ title, start }) => {
    let at = start
    while (/[[({"]/.test(text.charAt(at - 1))) at--
    return { at, title }
  })
}

/** `Active ... Inactive ...` is one product; a second `Active` or a second plain heading begins another. */
function headingBegins({ plain, blocks, asides }: Signs): Begin[] {
  const begins: Begin[] = []
  const titleAbove = titlesAbove(plain.text, asides)
  let hasList = false
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.heading === 'may-contain' || block.heading === 'highlights')
      continue
    if (block.heading !== 'inactive' && (hasList || begins.length === 0)) {
      const title = titleAbove(block.start)
      // The first heading begins a product of its own only where a title says its name.
      if (title || hasList) begins.push(title ?? { at: block.start, title: null })
      hasList = false
    }
    if (block.heading !== 'active') hasList = true
  }
  return begins
}

/** `Conditioner` on the line above `Ingredients:` was left out as no name; it is the title. Asked in the order of the text. */
function titlesAbove(text: string, asides: readonly Aside[]): (at: number) => Begin | null {
  const starts = asides.filter(({ reason }) => reason === REASON.noName).map(({ start }) => start)
  let next = 0
  return (at) => {
    const line = lineAbove(text, at)
    if (!line) return null
    while (next < starts.length && (starts[next] ?? 0) < line.start) next++
    const isLeftOut = (starts[next] ?? Infinity) < line.end
    return isLeftOut ? { at: line.start, title: squeeze(text.slice(line.start, line.end)) } : null
  }
}

/** The short line or sentence that ends right before a place, or null where there is none. */
function lineAbove(text: string, at: number): { start: number; end: number } | null {
  let end = at
  while (at - end < TITLE_CHARS_MAX && /[ \n.:-]/.test(text.charAt(end - 1))) end--
  const from = Math.max(0, end - TITLE_CHARS_MAX - 1)
  const before = text.slice(from, end)
  const cut = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '))
  if (cut < 0 && from > 0) return null
  const start = from + cut + 1
  return start < end ? { start, end } : null
}

function trimmedSpan(plain: PlainText, from: number, to: number) {
  const { text } = plain
  let [start, end] = [from, to]
  while (start < end && ' \n'.includes(text.charAt(start))) start++
  while (end > start && ' \n,;|•-'.includes(text.charAt(end - 1))) end--
  return spanOf(plain, start, end)
}
