import type { LeftOut, Span } from '../../contract/finding.ts'
import { LABEL_CHARS_MAX } from '../../contract/limits-of-input.ts'
import { findAbsences } from '../inci/blocks/absence/absence.ts'
import { REASON, squeeze, type Stretch } from '../inci/label.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import { cueOf, warnsPerson, type Cue } from './warning-cues.ts'

/** A sentence beside the names that says what is inside or whom it warns. */
export type LabelWarning = {
  /** As it is printed. */
  said: string
  cue: Cue
  span: Span
  /** What it names, claim of absence left out. */
  names: string
}

/** A longer sentence is quoted up to here. */
const QUOTE_CHARS_MAX = 200
const NO_ROWS = { absent: [], answers: [] }

/**
 * What is printed beside the names is no part of the list, and the warnings of a label stand there: all sentences outside the
 * known names that say what is inside, claims of absence apart.
 */
export function labelWarnings(text: string, list: ParsedList): LabelWarning[] {
  const isClaimed = touching(text, list, REASON.claim)
  const isFootnote = touching(text, list, REASON.footnote)
  return gapsOf(text, list).flatMap((gap) =>
    sentencesOf(text, gap).flatMap((span) => readSentence(text, span, { isClaimed, isFootnote })),
  )
}

type LeftOutAs = Record<'isClaimed' | 'isFootnote', (span: Span) => boolean>

function readSentence(text: string, span: Span, { isClaimed, isFootnote }: LeftOutAs): LabelWarning[] {
  const printed = text.slice(span.start, span.end)
  if (isOfReader(printed, text.slice(span.end, span.end + 2))) return []
  const claims = findAbsences(printed, [], NO_ROWS)
  const denies = claims.length > 0 || isClaimed(span)
  const cue = cueOf(printed, denies) ?? (isFootnote(span) ? 'contains' : null)
  if (cue === null) return []
  const names = warnsPerson(printed) ? printed : without(claims, printed)
  return [{ said: quoted(printed), cue, span, names }]
}

/** `I am allergic to nickel, here is the list:` and `Does it contain nuts?` are said by who pasted the list, not by the pack. */
function isOfReader(printed: string, behind: string): boolean {
  return OF_READER.test(printed) || /\?\s{0,2}$/.test(printed) || /^\s?[?]/.test(behind)
}
const OF_READER =
  /(?<![\p{L}])(?:i am|i'm|i’m|i have|i react|i get|my (?:skin|allerg\w*|child|son|daughter|baby)|ich bin|ich habe|ich reagiere|meine? (?:haut|allergie|kind|sohn|tochter)|je suis|j'ai|j’ai|ma peau|soy (?:muy )?(?:al[ée]rgic[oa]|intolerante|sensible)|tengo|mi piel|sono allergic[oa]|ho un'?\s?allergia|la mia|sou al[ée]rgic[oa]|tenho|jestem|mam (?:alergi|uczulenie)|ik ben|ik heb|jag är|jeg er|jeg har|olen|minulla on|jsem|mám|vagyok|allergiás vagyok|sunt alergic|am alergie|у меня|я аллергик|мне нельзя)(?![\p{L}])/iu

/**
 * Whether a stretch shares a sign with what was left out for a reason. The signs are counted once for all stretches: a text of
 * full stops has as many of these as of those.
 */
function touching(text: string, { leftOut }: ParsedList, reason: string): (span: Span) => boolean {
  const changes = new Int32Array(text.length + 1)
  for (const { span } of leftOut.filter((one) => one.reason === reason)) {
    changes[span.start] = (changes[span.start] ?? 0) + 1
    changes[span.end] = (changes[span.end] ?? 0) - 1
  }
  /** How many signs before a place were left out. */
  const before = new Int32Array(text.length + 1)
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    depth += changes[at] ?? 0
    before[at + 1] = (before[at] ?? 0) + (depth > 0 ? 1 : 0)
  }
  return ({ start, end }) => (before[end] ?? 0) > (before[start] ?? 0)
}

/** Without the marks at its edges that belong to the list around it. */
function quoted(printed: string): string {
  const said = squeeze(printed)
  const signs = [...said]
  const from = signs.findIndex((sign) => !' ,;:.*)]'.includes(sign))
  const to = signs.findLastIndex((sign) => !' ,;:(['.includes(sign)) + 1
  const bare = signs.slice(Math.max(from, 0), to).join('')
  const inner = bare.startsWith('(') && bare.endsWith(')') ? bare.slice(1, -1) : bare
  return inner.length > QUOTE_CHARS_MAX ? `${inner.slice(0, QUOTE_CHARS_MAX)}…` : inner
}

/** The text between known names and claims of absence. */
function gapsOf(text: string, { items, leftOut }: ParsedList): Span[] {
  const spans = [
    ...items.filter(({ match }) => match.ingredient !== null).map(({ span }) => span),
    ...leftOut.filter(isClaim).map(({ span }) => span),
  ].sort((a, b) => a.start - b.start)
  const gaps: Span[] = []
  let start = 0
  for (const span of [...spans, { start: Math.min(text.length, LABEL_CHARS_MAX), end: text.length }]) {
    if (span.start > start) gaps.push({ start, end: span.start })
    start = Math.max(start, span.end)
  }
  return gaps
}

function isClaim({ reason, text }: LeftOut): boolean {
  return reason === REASON.claim && !warnsPerson(text)
}

/** A line that ends in a colon or comma goes on, and so does one before a small letter. */
const END = /[.!?](?=\s|$)|[。！？;•|]|\n(?! ?\p{Ll})/gu

function sentencesOf(text: string, { start, end }: Span): Span[] {
  const gap = text.slice(start, end)
  const found: Span[] = []
  let from = 0
  for (const { index, 0: sign } of gap.matchAll(END)) {
    if (sign === '\n' && /[:,]\s*$/u.test(gap.slice(Math.max(from, index - 3), index))) continue
    found.push({ start: start + from, end: start + index })
    from = index + sign.length
  }
  return [...found, { start: start + from, end }]
}

function without(claims: readonly Stretch[], sentence: string): string {
  return claims.reduceRight((rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`, sentence)
}
