import type { ParsedItem, ParsedProduct } from './parsed-types.ts'
import { type Reading, spanOf, squeeze } from './reading.ts'
import { REASON } from './reasons.ts'
import type { Region } from './regions.ts'

/** Fewer items under a title are a remark, not a product. */
const ITEMS_MIN = 3
const TITLE_CHARS_MAX = 60

/** Where a product begins in the plain text. */
type Begin = { at: number; title: string | null }
type Draft = { title: string; from: number; to: number; at: number }

/** The products of a kit: each begins at a title, or at a second heading that opens a list. */
export function findProducts(
  reading: Reading,
  regions: readonly Region[],
  items: readonly ParsedItem[],
): ParsedProduct[] | undefined {
  const begins = [...titleBegins(reading), ...headingBegins(reading, regions)].sort((a, b) => a.at - b.at)
  const first = regions.find(({ heading }) => heading !== null)?.heading?.start ?? 0
  const drafts = cutItems(begins, items, first, (at) => spanOf(reading, at, at + 1).start)
  if (drafts.length < 2) return undefined
  return drafts.map(({ title, from, to, at }, index) => {
    const end = drafts[index + 1]?.at ?? reading.text.length
    const span = trimmedSpan(reading, at, end)
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

function titleBegins(reading: Reading): Begin[] {
  return reading.titles.map(({ title, start }) => {
    let at = start
    while (at > 0 && '[({"'.includes(reading.text.charAt(at - 1))) at--
    return { at, title }
  })
}

/** `Active ... Inactive ...` is one product; a second `Active` or a second plain heading begins another. */
function headingBegins(reading: Reading, regions: readonly Region[]): Begin[] {
  const begins: Begin[] = []
  const titleAbove = titlesAbove(reading)
  let hasList = false
  for (const heading of regions.flatMap(({ heading }) => heading ?? [])) {
    if (heading.kind === 'may-contain' || heading.kind === 'highlights') continue
    if (heading.kind !== 'inactive' && (hasList || begins.length === 0)) {
      const title = titleAbove(heading.start)
      // The first heading begins a product of its own only where a title says its name.
      if (title || hasList) begins.push(title ?? { at: heading.start, title: null })
      hasList = false
    }
    if (heading.kind !== 'active') hasList = true
  }
  return begins
}

/** `Conditioner` on the line above `Ingredients:` was left out as no name; it is the title. Asked in the order of the text. */
function titlesAbove(reading: Reading): (at: number) => Begin | null {
  const starts = reading.leftOut
    .filter(({ reason }) => reason === REASON.noName)
    .map(({ span }) => span.start)
  let next = 0
  return (at) => {
    const line = lineAbove(reading.text, at)
    if (!line) return null
    const span = spanOf(reading, line.start, line.end)
    while (next < starts.length && (starts[next] ?? 0) < span.start) next++
    const isLeftOut = (starts[next] ?? Infinity) < span.end
    return isLeftOut ? { at: line.start, title: squeeze(reading.text.slice(line.start, line.end)) } : null
  }
}

/** The short line or sentence that ends right before a place, or null where there is none. */
function lineAbove(text: string, at: number): { start: number; end: number } | null {
  let end = at
  while (end > 0 && at - end < TITLE_CHARS_MAX && ' \n.:-'.includes(text.charAt(end - 1))) end--
  const from = Math.max(0, end - TITLE_CHARS_MAX - 1)
  const before = text.slice(from, end)
  const cut = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '))
  if (cut < 0 && from > 0) return null
  const start = from + cut + 1
  return start < end ? { start, end } : null
}

function trimmedSpan(reading: Reading, from: number, to: number) {
  let [start, end] = [from, to]
  while (start < end && ' \n'.includes(reading.text.charAt(start))) start++
  while (end > start && ' \n,;|•-'.includes(reading.text.charAt(end - 1))) end--
  return spanOf(reading, start, end)
}
