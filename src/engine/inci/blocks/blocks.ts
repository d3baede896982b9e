import type { Section } from '../../../contract/finding.ts'
import { exactAt, lowerBound, REASON, type Aside, type Label, type Stretch } from '../label.ts'
import { splitChunks, trimChunk } from '../names/chunks.ts'
import { takeConcentration } from '../names/concentration.ts'
import { findAnswerRows } from './answer-rows.ts'
import { askedAround, saidBeside } from './text-around-lists.ts'
import { findAbsences } from './absence/absence.ts'
import { withoutNames, claimsInBrackets, saysNoMore, struckThrough } from './claims-in-lists.ts'
import { deniesAll, deniesSome, tells } from './prose-sentences.ts'
import { findFunctionCells } from '../rows/functions.ts'
import type { HeadingKind } from './heading-words.ts'
import { findHeadings, opensWhole, type Heading } from './headings.ts'
import { findListOpenings, partsBetween, placeHeadings, type Part } from './parts.ts'
import { reasonAgainst, splitSentences, type Sentence } from './sentences.ts'
import { testReports, apartFromWarnings } from './traces.ts'

/** What a stretch of the text is. Decided here, once; what is in a block of another kind than `list` is never read. */
export type Block = HeadingBlock | ListLine | AsideBlock

type HeadingBlock = Stretch & { kind: 'heading'; heading: HeadingKind }

/** A line or sentence that may be of the list, with its pieces between separators. */
export type ListLine = Stretch & {
  kind: 'list'
  /** How many headings stand before it: lines of one part stand under one heading. */
  part: number
  section: Section
  /** A heading says that a list follows. */
  isSure: boolean
  /** It ends at a line break, which may stand inside a name, or at an empty line, which does so where a photo was torn. */
  endsAt: 'break' | 'gap' | null
  chunks: readonly Stretch[]
  /** The sign that the line opens with (`•`, `-`), `1` for any number; empty where there is none. */
  bullet: string
}

type AsideBlock = Aside & { kind: 'aside' }

/** The blocks of a text, those of one kind in order: headings, lines of the list, and what is no list, with the reason why. */
export function findBlocks(label: Label): Block[] {
  const { text } = label
  const words = findHeadings(text)
  const { headings: printed, warnings: warned } = apartFromWarnings(label, words)
  const beside = outside(warned, saidBeside(text))
  const said = [...warned, ...beside].sort((a, b) => a.start - b.start)
  const warnings = [...said, ...outside(said, askedAround(text))].sort((a, b) => a.start - b.start)
  const openings = findListOpenings(label, printed)
  const found = [...printed, ...openings].sort((a, b) => a.start - b.start)
  const rows = findAnswerRows(text)
  const absent = [
    ...rows.absent,
    ...claimsInBrackets(label),
    ...struckThrough(text),
    ...saysNoMore(text),
    ...testReports(text),
  ].sort((a, b) => a.start - b.start)
  // A claim ends where a warning begins: `No peanuts, may contain traces of almonds`.
  const ends = [...words, ...openings].sort((a, b) => a.start - b.start)
  const claims = withoutNames(label, findAbsences(text, ends, { ...rows, absent }))
  const absences = claims.filter((claim) => !isWithin(beside, claim))
  const headings = outsideOf(absences, found)
  const asides = setAside({ absences, warnings, cells: findFunctionCells(text), answers: rows.answers })
  const placed = placeHeadings(label, headings)
  const hasList = headings.some(opensWhole)
  const blocks = partsBetween(placed, text.length).flatMap((part): Block[] =>
    hasList && part.heading?.kind === 'highlights' ? [highlights(part)] : linesOf(label, part, asides),
  )
  return [...asides, ...placed.filter(({ close }) => close === null).map(asBlock), ...blocks]
}

/** A heading inside a claim of absence belongs to the claim. Both are in order: one walk over each, whatever their number. */
function outsideOf(absences: readonly Stretch[], headings: readonly Heading[]): Heading[] {
  let at = 0
  return headings.filter(({ start }) => {
    while ((absences[at]?.end ?? Infinity) <= start) at++
    return start < (absences[at]?.start ?? Infinity)
  })
}

/** `– note: never mix with ...`: a remark denies nothing. */
function isWithin(stretches: readonly Stretch[], { start }: Stretch): boolean {
  return (stretches[lowerBound(stretches, ({ end }) => end <= start)]?.start ?? Infinity) <= start
}

type SetAside = 'absences' | 'warnings' | 'cells' | 'answers'

/** All in order: a cell inside a claim is a part of the claim, and an answer is no function. */
function setAside({
  absences,
  warnings,
  cells,
  answers,
}: Record<SetAside, readonly Stretch[]>): AsideBlock[] {
  const denied = absences.map((absence): AsideBlock => ({
    kind: 'aside',
    ...absence,
    reason: REASON.claim,
  }))
  const warned = outside(denied, warnings).map((warning): AsideBlock => ({
    kind: 'aside',
    ...warning,
    reason: REASON.notice,
  }))
  const claims = [...denied, ...warned].sort((a, b) => a.start - b.start)
  const told = outside(claims, answers).map((cell): AsideBlock => ({
    kind: 'aside',
    ...cell,
    reason: REASON.answer,
  }))
  const before = [...claims, ...told].sort((a, b) => a.start - b.start)
  const functions = outside(before, cells).map((cell): AsideBlock => ({
    kind: 'aside',
    ...cell,
    reason: REASON.purpose,
  }))
  return [...before, ...functions].sort((a, b) => a.start - b.start)
}

/** Those of the stretches that no other covers or touches; both are in order. */
function outside(others: readonly Stretch[], stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(({ start, end }) => {
    const at = lowerBound(others, (other) => other.end <= start)
    return (others[at]?.start ?? Infinity) >= end
  })
}

function asBlock({ start, end, kind }: Heading): HeadingBlock {
  return { kind: 'heading', heading: kind, start, end }
}

/** `Key Ingredients: ...` beside a list of all ingredients says twice what stands in the list. */
function highlights({ start, end }: Part): AsideBlock {
  return { kind: 'aside', start, end, reason: REASON.highlights }
}

/** The lines and sentences of a part; running text, claims and codes have their reason. */
function linesOf(
  label: Label,
  { start, end, heading, number: part }: Part,
  asides: readonly Aside[],
): Block[] {
  const { text, remarks } = label
  const sentences = between(asides, splitSentences(text, start, end, remarks)).map((sentence) => {
    const chunks = splitChunks(text, sentence.start, sentence.end, remarks)
    return { ...sentence, chunks, isOfNames: isMostlyNames(label, chunks) }
  })
  const firstClosed = sentences.findIndex(isClosedList)
  const lastOfNames = sentences.findLastIndex(({ isOfNames }) => isOfNames)
  const isOther = heading?.kind === 'directions'
  const [section, isSure] = [sectionUnder(heading), heading !== null && !isOther]
  return sentences.flatMap((sentence, at): Block[] => {
    const { start, end, chunks } = sentence
    const isBeside = (firstClosed >= 0 && at > firstClosed) || (at < lastOfNames && !sentence.isOfNames)
    const reason = reasonOf(label, sentence) ?? reasonBeside(label, sentence, { isOther, isSure, isBeside })
    // `Directions:` is told with its first sentence.
    const from = isOther && at === 0 ? (heading?.start ?? start) : start
    if (reason !== null) return [{ kind: 'aside', start: from, end, reason }]
    const endsAt = endOf(sentence)
    return chunks.length === 0
      ? []
      : [{ kind: 'list', start, end, part, section, isSure, endsAt, chunks, bullet: bulletOf(text, start) }]
  })
}

/** Where a sentence stands: in the pack's other text, under a heading of the list, and beside another that is a list. */
type Standing = { isOther: boolean; isSure: boolean; isBeside: boolean }

function reasonBeside(
  label: Label,
  sentence: CutSentence,
  { isOther, isSure, isBeside }: Standing,
): string | null {
  const { text } = label
  if (isOther && !isOfNames(label, sentence)) return REASON.notice
  if ((isBeside || !isSure) && deniesAll(text, sentence.chunks)) return REASON.claim
  if (sentence.isBeforeClaim && isSubject(label, sentence.chunks)) return REASON.claim
  const unnamed = isSure ? null : reasonUnnamed(label, sentence.chunks)
  if (unnamed !== null) return unnamed
  return isBeside && tells(text, sentence.chunks) ? REASON.prose : null
}

/** A sentence none of whose pieces is a name by itself, and that denies or tells. */
function reasonUnnamed(label: Label, chunks: readonly Stretch[]): string | null {
  if (chunks.some((chunk) => exactAt(label, chunk))) return null
  if (deniesSome(label.text, chunks)) return REASON.claim
  return tells(label.text, chunks) ? REASON.prose : null
}

/** `The cream` of `The cream contains neither ...`: no name, or a word behind an article. */
function isSubject(label: Label, [subject, ...more]: readonly Stretch[]): boolean {
  if (!subject || more.length > 0) return false
  const words = label.text.slice(subject.start, subject.end)
  if (ARTICLE.test(words)) return true
  return words.includes(' ') && /^\p{L}+ \p{Ll}/u.test(words) && label.lookUp.match(words).tier === 'unknown'
}
const ARTICLE =
  /^(?:the|this|these|our|der|die|das|dieser?|dieses|unsere?|le|la|les|cette|ce|notre|el|los|las|esta|este|nuestr[oa]|il|lo|gli|questo|questa|o|os|esta|este|nossa|nosso|ten|ta|to|nasz|nasza|de|het|deze|dit|onze|den|denna|denne|dette|vår|vores|tento|tato|náš|naše|этот|эта|это|наш|наша) /iu

function endOf({ endsBy, isGap }: Sentence): ListLine['endsAt'] {
  if (endsBy !== 'line') return null
  return isGap ? 'gap' : 'break'
}

/** The number of a line stands before it, and its sign is a part of it. */
function bulletOf(text: string, start: number): string {
  const sign = /^[ \n]*([•+✓✔*-]) /.exec(text.slice(start, start + BULLET_CHARS))?.[1]
  if (sign !== undefined) return sign
  return /(?:^|\n) *\d{1,3}[.)] ?$/.test(text.slice(Math.max(0, start - BULLET_CHARS), start)) ? '1' : ''
}
const BULLET_CHARS = 8

type CutSentence = Fragment & { chunks: readonly Stretch[]; isOfNames: boolean }

/** Also of fewer than a sentence of names has: a line of one name each. */
function isOfNames(label: Label, { chunks, isOfNames }: CutSentence): boolean {
  return isOfNames || chunks.every((chunk) => exactAt(label, chunk))
}

function isClosedList({ isOfNames, endsBy, isGap }: CutSentence): boolean {
  return isOfNames && (endsBy === 'stop' || isGap)
}

function reasonOf(label: Label, sentence: CutSentence): string | null {
  const isOfNames = sentence.isOfNames || isNameWithRemark(label, sentence)
  return isOfNames ? null : reasonAgainst(label.text.slice(sentence.start, sentence.end))
}

function sectionUnder(heading: Heading | null): Section {
  const kind = heading?.kind
  return kind === 'active' || kind === 'may-contain' ? kind : 'main'
}

/** A sentence, or what of it is in front of a claim or behind one. */
type Fragment = Sentence & { isBeforeClaim?: boolean }

/** What is left of the sentences without what is set aside in them; both are in order. */
function between(asides: readonly Aside[], sentences: readonly Sentence[]): Fragment[] {
  const left: Fragment[] = []
  let at = lowerBound(asides, ({ end }) => end <= (sentences[0]?.start ?? 0))
  for (const sentence of sentences) {
    let { start } = sentence
    for (; ; at++) {
      const aside = asides[at]
      if (!aside || aside.start >= sentence.end) break
      if (aside.start > start)
        left.push({
          ...sentence,
          ...{ start, end: aside.start, endsBy: 'stop' },
          isBeforeClaim: aside.reason === REASON.claim,
        })
      start = Math.max(start, aside.end)
      if (aside.end > sentence.end) break
    }
    if (start < sentence.end) left.push({ ...sentence, start })
  }
  return left
}

/** `Tocopherol (may vary, see pack)`, `Mica (CI 77019) (may vary)` */
function isNameWithRemark(label: Label, { start, end }: Stretch): boolean {
  // Within the sentence alone: a search to the end of the text, for each of its lines, takes the square of its length.
  const open = start + label.text.slice(start, end).indexOf('(')
  if (open < start || endOfRemarks(label, open) < end - 2) return false
  const name = trimChunk(label.text, start, open)
  return name !== null && exactAt(label, name) !== null
}

/** Where the last of the remarks closes that stand one behind the other. */
function endOfRemarks({ text, remarks }: Label, open: number): number {
  let close = remarks[open] ?? 0
  for (let next = close; next > 0; next = remarks[close + (text.charAt(close + 1) === ' ' ? 2 : 1)] ?? 0)
    close = next
  return close
}

const SAMPLE_CHUNKS = 12

/** Also with its amount: `Glycerin 3%`. */
function isNamed(label: Label, chunk: Stretch): boolean {
  if (exactAt(label, chunk)) return true
  const { name, concentration } = takeConcentration(label.text, chunk.start, chunk.end)
  return concentration !== null && label.lookUp.exact(name) !== null
}

/** A list may hold words of running text (`to`, `skin`); known names between commas outweigh them. */
function isMostlyNames(label: Label, chunks: readonly Stretch[]): boolean {
  const [first, , third] = chunks
  if (!first || !third) return false
  // `-Aloe Vera, Honey, and Vitamin E: soothe ...` names few and praises them.
  if (chunks.length === 3 && label.text.slice(first.start, third.end).includes(':')) return false
  const sample = chunks.slice(0, SAMPLE_CHUNKS)
  return sample.filter((chunk) => isNamed(label, chunk)).length * 2 >= sample.length
}
