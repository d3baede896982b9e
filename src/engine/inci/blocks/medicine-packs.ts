import type { PlainText } from '../plain-text.ts'
import type { HeadingKind } from './heading-words.ts'
import type { Stretch } from '../label.ts'
import { trimChunk } from '../names/chunks.ts'

/**
 * Titles of the drug facts of the United States (21 CFR 201.66), in the line they were copied into:
 * `Active ingredient Salicylic Acid (2%) Purpose Acne treatment Uses treats acne Inactive ingredients Water, ...`.
 */
const TITLES =
  /(?<!\n|[Ii]ngredients?|[Ii]ngredients?:) (?=(?:Uses?|USES|Warnings?|WARNINGS?|Directions|DIRECTIONS|Inactive [Ii]ngredients?|INACTIVE INGREDIENTS?|Other [Ii]nformation|Questions)\b)/g
/** Behind these stands running text: with a colon, as other packs have one, they are headings. */
const BARE_TITLES = /(?<=\n(?:uses?|warnings?|directions|other information|questions)) (?=\S)/gi

/** The same text, of drug facts, with each title in a line of its own. No sign moves, so that every place stays what it was. */
export function withTitlesApart(plain: PlainText): PlainText {
  if (!isFacts(plain.text)) return plain
  return { ...plain, text: plain.text.replace(TITLES, '\n').replace(BARE_TITLES, ':') }
}

/** Nobody writes these words and an amount about a product but its drug facts. */
function isFacts(text: string): boolean {
  return (
    /\bactive ingredients?\b/i.test(text) &&
    /\bpurposes?\b|\binactive ingredients?\b/i.test(text) &&
    /\d ?%/.test(text)
  )
}

/**
 * `Also contains: ...` is the rest of a list of which the part that works stands in front; elsewhere it is a remark on one. And
 * `Wirkstoffe: ...` praises two of many where the others do not follow under a heading of their own.
 */
export function ofMedicines<T extends { kind: HeadingKind }>(found: readonly T[]): T[] {
  const lastRest = found.findLastIndex(({ kind }) => kind === 'inactive' || kind === 'also')
  let hasActive = false
  return found.flatMap((heading, at): T[] => {
    const isActive = heading.kind === 'works' && at < lastRest
    hasActive ||= isActive || heading.kind === 'active'
    if (heading.kind === 'works') return isActive ? [{ ...heading, kind: 'active' }] : []
    if (heading.kind !== 'also') return [heading]
    return hasActive ? [{ ...heading, kind: 'inactive' }] : []
  })
}

/** What the drug facts of US and Canadian labels name as the purpose of an active ingredient. */
const PURPOSES = [
  'sunscreen',
  'sunscreens',
  'uv filter',
  'skin protectant',
  'acne treatment',
  'acne medication',
  'antiacne',
  'anti-acne',
  'antiperspirant',
  'antidandruff',
  'anti-dandruff',
  'antiseptic',
  'antimicrobial',
  'antibacterial',
  'antifungal',
  'anti-itch',
  'anticavity',
  'anticavity toothpaste',
  'analgesic',
  'topical analgesic',
  'external analgesic',
  'lip protectant',
  'skin bleaching agent',
  'hair regrowth treatment',
  'wart remover',
  'diaper rash',
  'astringent',
  'keratolytic',
]
const WHOLE = new Set([...PURPOSES, 'purpose', 'purposes', 'uses'])
const LONGEST = Math.max(...PURPOSES.map((words) => words.length))

export function isPurpose(text: string): boolean {
  return WHOLE.has(text.toLowerCase())
}

/** The pieces of a chunk, those that name a purpose marked: `Zinc Oxide 12% Sunscreen`, `... 2% Purpose: Acne treatment`. */
export function cutPurposes(text: string, chunk: Stretch): { piece: Stretch; isPurpose: boolean }[] | null {
  const inside = text.slice(chunk.start, chunk.end)
  let amount = inside.indexOf('%')
  if (amount < 0) return null
  const pieces: { piece: Stretch; isPurpose: boolean }[] = []
  const add = (from: number, to: number, isPurpose: boolean) => {
    const piece = trimChunk(text, from, to)
    if (piece) pieces.push({ piece, isPurpose })
  }
  let from = chunk.start
  for (; amount >= 0; amount = inside.indexOf('%', amount + 1)) {
    const behind = chunk.start + amount + (AMOUNT_END.exec(inside.slice(amount))?.[0].length ?? 1)
    const purpose = purposeAt(text, behind, chunk.end)
    if (!purpose) continue
    add(from, behind, false)
    add(purpose.start, purpose.end, true)
    from = purpose.end
  }
  if (pieces.length === 0) return null
  add(from, chunk.end, false)
  return pieces
}

/** `(12%)`, `12% w/w` */
const AMOUNT_END = /^%(?: ?w\/[wv])?\)?/

/** Between the amount and its purpose stand blanks, dots, dashes, and the word itself. */
function purposeAt(text: string, from: number, to: number): Stretch | null {
  let start = skipFill(text, from, to)
  const begin = start
  if (text.slice(start, start + 7).toLowerCase() === 'purpose') start = skipFill(text, start + 7, to)
  const lower = text.slice(start, Math.min(to, start + LONGEST)).toLowerCase()
  const fitting = PURPOSES.filter(
    (words) => lower.startsWith(words) && !isLetter(text.charAt(start + words.length)),
  )
  const words = fitting.sort((a, b) => b.length - a.length)[0]
  return words === undefined ? null : { start: begin, end: start + words.length }
}

function skipFill(text: string, from: number, to: number): number {
  let at = from
  while (at < to && ' .:-…_'.includes(text.charAt(at))) at++
  return at
}

function isLetter(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase()
}
