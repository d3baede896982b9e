import type { Section } from '../../../contract/finding.ts'
import type { ListLine } from '../blocks/blocks.ts'
import { isCode } from '../blocks/pack-codes.ts'
import { isPraise } from '../blocks/claims-in-lists.ts'
import { isFreeClaim } from '../blocks/sentences.ts'
import { exactAt, REASON, type Aside, type Label, type Stretch, type Title } from '../label.ts'
import { trimChunk } from './chunks.ts'
import { behindMarks, gluedFootnote, opensWithMark, takeMarks } from './footnotes.ts'
import { cutPurposes, isPurpose } from '../blocks/medicine-packs.ts'
import { ranInto } from './run-in-titles.ts'
import { takeTitle } from './titles.ts'

/** A stretch that holds nothing but names: titles, purposes and footnote signs are taken off. */
export type Piece = Stretch & {
  section: Section
  notes: readonly string[]
  /** In how many brackets it stands. */
  depth?: number
}

/** What one line is made of. */
export type PieceLine = { line: ListLine; pieces: Piece[]; asides: Aside[]; titles: Title[] }

/** Tells in each line the names from what stands around and between them. */
export function cutPieces(label: Label, lines: readonly ListLine[]): PieceLine[] {
  // A sign behind a name opens a footnote further down: the only thing that one line says to the next.
  const seen = new Set<string>()
  let isInFootnote = false
  return lines.map((line) => {
    const cut = isInFootnote ? restOfFootnote(line) : cutLine(label, line, (signs) => seen.has(signs))
    const { pieces, asides, titles, marks, stop } = cut
    for (const signs of marks) seen.add(signs)
    isInFootnote = stop === REASON.footnote && breaksOff(label.text, line)
    return { line, pieces, asides, titles }
  })
}

/** Words that no remark ends with. */
const JOINING =
  /[ *†‡^°§¹²³](?:from|of|in|by|with|the|and|using|aus|von|und|mit|der|dem|des|de|du|issus?|par|et|d'|del|della|da|di|con|los|las|el|los|y|e|do|dos|z|ze|i|van|uit|en|från|av|из|и)$/i

/** `*from` at the end of a line goes on with `natural essential oils` in the next. */
function breaksOff(text: string, { start, end, endsAt }: ListLine): boolean {
  return endsAt === 'break' && JOINING.test(` ${text.slice(start, end).trim()}`)
}

function restOfFootnote({ chunks }: ListLine): Cut {
  const [first, last] = [chunks[0], chunks.at(-1)]
  return first && last ? leftOut({ start: first.start, end: last.end }, REASON.footnote) : NOTHING
}

type Cut = {
  pieces: Piece[]
  asides: Aside[]
  titles: Title[]
  /** Footnote signs behind its names. */
  marks: string[]
  /** Why the rest of the sentence is no list: a claim or a footnote has begun. */
  stop: string | null
}

const NOTHING: Cut = { pieces: [], asides: [], titles: [], marks: [], stop: null }

/** Whether a name before had these footnote signs behind it. */
type IsMark = (signs: string) => boolean

/** Cuts the parts one by one up to a stop; each knows the signs of those before it. */
function inTurn<Part>(
  parts: readonly Part[],
  isMark: IsMark,
  cutPart: (part: Part, isMark: IsMark, at: number) => Cut,
): Cut {
  const seen = new Set<string>()
  const isMarkHere: IsMark = (signs) => seen.has(signs) || isMark(signs)
  const all: Cut = { pieces: [], asides: [], titles: [], marks: [], stop: null }
  for (const [at, part] of parts.entries()) {
    const cut = cutPart(part, isMarkHere, at)
    for (const signs of cut.marks) seen.add(signs)
    all.pieces.push(...cut.pieces)
    all.asides.push(...cut.asides)
    all.titles.push(...cut.titles)
    if (cut.stop !== null) return { ...all, marks: [...seen], stop: cut.stop }
  }
  return { ...all, marks: [...seen] }
}

function cutLine(label: Label, { section, chunks }: ListLine, isMark: IsMark): Cut {
  return inTurn(chunks, isMark, (chunk, isMark, at) => {
    if (isHalfOfCompound(label.text, chunk)) return leftOut(chunk, REASON.prose)
    if (at > 0 && at === chunks.length - 1 && isTold(label, chunks)) return leftOut(chunk, REASON.prose)
    const hasListBehind = opensWithMark(label.text, chunk) && isListOfNames(label, chunks.slice(at + 1))
    const cut = cutChunk(label, chunk, { section, hasListBehind, isMark })
    if (cut.stop === null) return cut
    // A claim or footnote runs to the end of its sentence, a code or a claim of one word between names to its comma.
    const isAlone =
      cut.stop === REASON.code || (cut.stop === REASON.claim && areNames(label, chunks.slice(at + 1)))
    const end = isAlone ? chunk.end : (chunks.at(-1) ?? chunk).end
    const asides = [...cut.asides, { start: chunk.start, end, reason: cut.stop }]
    return { ...cut, asides, stop: isAlone ? null : cut.stop }
  })
}

/** `alkohol-, silikon- und parabenfreies Gesichtswasser`: what stands in front of the hyphen is no name. */
function isHalfOfCompound(text: string, { end }: Stretch): boolean {
  return /^-,? ?\p{Ll}/u.test(text.slice(end, end + 4)) && /\p{Ll}$/u.test(text.slice(0, end).slice(-1))
}

/** `..., Tocopherol, a to wszystko w szklanym słoiczku`: several small words behind names that all have capitals. */
function isTold(label: Label, chunks: readonly Stretch[]): boolean {
  const pieces = chunks.map(({ start, end }) => label.text.slice(start, end))
  const last = pieces.at(-1) ?? ''
  return (
    SMALL_WORDS.test(last) &&
    pieces.slice(0, -1).every((piece) => /^[^\p{L}]*\p{Lu}/u.test(piece)) &&
    isListOfNames(label, chunks.slice(0, -1)) &&
    label.lookUp.match(last).tier === 'unknown'
  )
}
const SMALL_WORDS = /^\p{Ll}+(?: \p{Ll}+){3,}$/u

const SAMPLE_CHUNKS = 12
const LIST_NAMES_MIN = 3

/** At least three names, and as many of the pieces looked at as not. */
function isListOfNames(label: Label, chunks: readonly Stretch[]): boolean {
  const sample = chunks.slice(0, SAMPLE_CHUNKS)
  const known = sample.filter((chunk) => exactAt(label, chunk)).length
  return known >= LIST_NAMES_MIN && known * 2 >= sample.length
}

/** Every piece is a name, or a further claim of one word: `parabens free, oil free, Citric Acid`. */
function areNames(label: Label, chunks: readonly Stretch[]): boolean {
  const others = chunks.filter(({ start, end }) => !isClaim(label.text.slice(start, end)))
  return isListOfNames(label, others) || (others.length > 0 && others.every((chunk) => exactAt(label, chunk)))
}

type Context = { section: Section; hasListBehind: boolean; isMark: IsMark }

function cutChunk(label: Label, chunk: Stretch, context: Context): Cut {
  const stop = reasonToStop(label, chunk)
  if (stop !== null) return { ...NOTHING, stop }
  const parts = cutPurposes(label.text, chunk)
  if (!parts) return cutNamed(label, chunk, context)
  return inTurn(parts, context.isMark, ({ piece, isPurpose }, isMark) =>
    isPurpose ? leftOut(piece, REASON.purpose) : cutNamed(label, piece, { ...context, isMark }),
  )
}

function isClaim(text: string): boolean {
  const lower = text.toLowerCase()
  return isFreeClaim(lower) || isPraise(lower)
}

function reasonToStop(label: Label, chunk: Stretch): string | null {
  const text = label.text.slice(chunk.start, chunk.end)
  if (isClaim(text) && !exactAt(label, chunk)) return REASON.claim
  // `#readthelabel`
  if (/^#\p{L}/u.test(text)) return REASON.code
  return isCode(text) && !exactAt(label, chunk) ? REASON.code : null
}

function leftOut({ start, end }: Stretch, reason: string): Cut {
  return { ...NOTHING, asides: [{ start, end, reason }] }
}

/** Takes a title, a purpose and the footnote signs off what stands around one name or several. */
function cutNamed(label: Label, chunk: Stretch, context: Context): Cut {
  const { rest, asides, titles } = takeTitle(label, chunk)
  const cut = rest ? cutUntitled(label, rest, chunk.end, context) : NOTHING
  return { ...cut, asides: [...asides, ...cut.asides], titles: [...titles, ...cut.titles] }
}

function cutUntitled(label: Label, untitled: Stretch, to: number, context: Context): Cut {
  const { section, hasListBehind, isMark } = context
  const { text } = label
  if (isPurpose(text.slice(untitled.start, untitled.end))) return leftOut(untitled, REASON.purpose)
  const footnote = ranInto(label, untitled) ? null : gluedFootnote(label, untitled)
  const named = stripAnd(label, footnote === null ? untitled : { start: untitled.start, end: footnote })
  const bare = takeMarks(label, named, isMark)
  const asides = footnote === null ? [] : [{ start: footnote, end: to, reason: REASON.footnote }]
  if (bare) {
    const { start, end, notes, marks } = bare
    const pieces = end > start ? [{ start, end, section, notes }] : []
    return { pieces, asides, titles: [], marks, stop: null }
  }
  if (footnote !== null) return { ...NOTHING, pieces: [{ ...named, section, notes: [] }], asides }
  // `*Vitamin C Ampoule Water, Ascorbic Acid, ...`: no footnote is a list of names.
  if (hasListBehind) return cutNamed(label, behindMarks(text, named), context)
  return { ...NOTHING, stop: REASON.footnote }
}

/** `..., and Fragrance`, `..., och Parfum`; of other languages only in front of a name, as their words may begin one. */
function stripAnd(label: Label, chunk: Stretch): Stretch {
  const { text } = label
  const [and = ''] = AND.exec(text.slice(chunk.start, chunk.start + AND_CHARS_MAX)) ?? []
  const rest = and === '' ? null : trimChunk(text, chunk.start + and.length, chunk.end)
  if (!rest) return chunk
  return /^(?:and|&)/i.test(and) || (exactAt(label, rest) && !exactAt(label, chunk)) ? rest : chunk
}
const AND_CHARS_MAX = 8
const AND =
  /^(?:and|&|und|et|y|e|i|и|en|och|og|a|ve|és|și|şi|si|ja|και|та|і|й|ir|un|in|và|dan|και|और|و|และ) /iu
