import type { Concentration, Section } from '../../../contract/finding.ts'
import { exactAt, REASON, squeeze, type Aside, type Label, type Stretch, type Title } from '../label.ts'
import { trimChunk } from './chunks.ts'
import { takeConcentration } from './concentration.ts'
import { namesInside, splitHeaded } from './inside-brackets.ts'
import { splitBlend, splitGlued } from './joined-names.ts'
import { splitShared, splitSharedFrom, type NameInFull } from './shared-words.ts'
import { tellsTraces } from '../blocks/traces.ts'
import { cutWithoutSeparators, SEGMENT_CHARS_MAX } from './lost-separators.ts'
import type { Piece, PieceLine } from './pieces.ts'
import { findSentence } from './text-behind-names.ts'

/** One name with its place, as it is to be looked up: on one line, without its amount and footnote signs. */
export type Name = Stretch & {
  name: string
  section: Section
  concentration: Concentration | null
  /** What was printed on or beside the name: `*`, `nano`. */
  notes: string[]
}

/** The names of one line. */
export type NameLine = Omit<PieceLine, 'pieces'> & {
  names: Name[]
  /** Separators were missing: names were told apart by the known ones. */
  wasSegmented: boolean
}

/** Cuts each piece into its names: blends, names inside brackets, and names whose separators were lost. */
export function cutNames(label: Label, lines: readonly PieceLine[]): NameLine[] {
  let budget = SEGMENT_CHARS_MAX
  return lines.map(({ line, pieces, asides, titles }) => {
    const { spent, ...cut } = cutInTurn(label, pieces, budget)
    budget -= spent
    return { line, ...cut, asides: [...asides, ...cut.asides], titles: [...titles, ...cut.titles] }
  })
}

type Cut = {
  names: Name[]
  asides: Aside[]
  titles: Title[]
  wasSegmented: boolean
  /** Characters in which names were sought without separators; see SEGMENT_CHARS_MAX. */
  spent: number
}

function cutInTurn(label: Label, pieces: readonly Piece[], budget: number): Cut {
  const all: Cut = { names: [], asides: [], titles: [], wasSegmented: false, spent: 0 }
  for (let at = 0; at < pieces.length; at++) {
    const shared = splitSharedFrom(label, pieces, at)
    at += (shared?.count ?? 1) - 1
    const piece = pieces[at]
    if (!piece) break
    const cut = shared ? inFull(piece, shared.names) : cutPiece(label, piece, budget - all.spent)
    const before = all.names.at(-1)
    const behind = before && cut.names.length === 0 ? amountBehind(label.text, before, piece) : null
    if (before && behind) all.names[all.names.length - 1] = { ...before, concentration: behind }
    all.names.push(...cut.names)
    all.asides.push(...cut.asides)
    all.titles.push(...cut.titles)
    all.wasSegmented ||= cut.wasSegmented
    all.spent += cut.spent
  }
  return all
}

function inFull({ section, notes }: Piece, names: readonly NameInFull[]): Cut {
  return only(names.map((name) => ({ ...name, section, concentration: null, notes: [...notes] })))
}

function only(names: Name[], spent = 0): Cut {
  return { names, asides: [], titles: [], wasSegmented: false, spent }
}

function cutPiece(label: Label, piece: Piece, budget: number): Cut {
  const two = splitGlued(label, piece)
  if (two) {
    const parts = two.names.map((part) => ({ ...piece, ...part }))
    const cut = cutInTurn(label, parts, budget)
    return { ...cut, asides: [...two.asides, ...cut.asides], titles: [...two.titles, ...cut.titles] }
  }
  const name = nameAt(label.text, piece)
  if (!isNamed(name)) return only([])
  if (tellsTraces(name.name))
    return { ...only([]), asides: [{ start: piece.start, end: piece.end, reason: REASON.notice }] }
  if (name.concentration?.value === 0 || isDeniedInBrackets(label.text, piece))
    return { ...only([]), asides: [{ start: piece.start, end: piece.end, reason: REASON.claim }] }
  const match = label.lookUp.exact(name.name)
  const odd = match ? null : beforeOddAmount(label, piece)
  if (odd !== null) return cutPiece(label, { ...piece, end: odd }, budget)
  if (match) return cutKnown(label, piece, name, budget)
  return cutHeaded(label, piece, budget) ?? cutUnknown(label, piece, name, budget)
}

function cutKnown(label: Label, piece: Piece, name: Name, budget: number): Cut {
  const match = label.lookUp.exact(name.name)
  if (match?.tier === 'code') return cutBehindNumber(label, piece, name, budget) ?? only([name])
  return only(match?.tier === 'part' ? [name, ...insideOf(label, name, match.ingredient)] : [name])
}

/** `CI 77891 Glycerin Aqua`, where the commas were lost: names behind a colour number are not all that colour. Null for one. */
function cutBehindNumber(
  label: Label,
  piece: Piece,
  { start, end, section }: Name,
  budget: number,
): Cut | null {
  const number = COLOUR_NUMBER.exec(label.text.slice(start, end))?.[0]
  const rest = number === undefined ? null : trimChunk(label.text, start + number.length, end)
  if (number === undefined || !rest) return null
  const columns = namesInColumns(label, rest)
  const lost = columns ? { names: columns, spent: 0 } : cutWithoutSeparators(label, rest, budget)
  if (!lost.names) return null
  const parts = joinSame(label, [{ start, end: start + number.length }, ...lost.names])
  const names = parts.map((part) => nameAt(label.text, { ...piece, ...part, section })).filter(isNamed)
  return { ...only(names, lost.spent), wasSegmented: true }
}

/** A tab is read as two blanks, which no name holds; null where what stands between them is not all known. */
function namesInColumns(label: Label, { start, end }: Stretch): Stretch[] | null {
  if (label.text.charAt(start - 2) !== ' ') return null
  const cells = [...label.text.slice(start, end).matchAll(/\S+(?: \S+)*/g)].map(({ index, 0: cell }) => ({
    start: start + index,
    end: start + index + cell.length,
  }))
  return cells.every((cell) => exactAt(label, cell) !== null) ? cells : null
}
const COLOUR_NUMBER = /^(?:ci ?)?\d{5}(?::\d)?(?= )/i

/** `Formaldehyde 1e999 %`, `Hydroquinone 1/2 %`: an amount that nobody can read hides no name. Where the name ends, or null. */
function beforeOddAmount(label: Label, { start, end }: Piece): number | null {
  const odd = ODD_AMOUNT.exec(label.text.slice(start, Math.min(end, start + NAME_CHARS_MAX)))
  const name = odd && trimChunk(label.text, start, start + odd.index)
  return name && exactAt(label, name) ? name.end : null
}
/** Longer than any name with its amount. */
const NAME_CHARS_MAX = 90
// A decimal alone is the share of a recipe, `Urea 10,0`: no name ends with one.
const ODD_AMOUNT =
  / [^\p{L} ]?[\p{L}\d.,/^+-]{1,24} ?[%‰]$| (?:ad |q\.? ?s\.? (?:ad )?)?\d{1,3}[.,]\d{1,3}(?: ?g)?$/u

/** Brackets inside brackets inside brackets: a text made to cost time goes deeper. */
const DEPTH_MAX = 3

/** A name that nobody knows, and the names in brackets behind it. */
function cutHeaded(label: Label, piece: Piece, budget: number): Cut | null {
  const { section, notes, depth = 0 } = piece
  const headed = depth < DEPTH_MAX ? splitHeaded(label, piece) : null
  if (!headed) return null
  const head = {
    ...nameAt(label.text, { ...headed.head, section, notes }),
    ...headed.head,
    name: headed.name,
  }
  const parts = headed.parts.map((part) => ({ ...part, section, notes: [], depth: depth + 1 }))
  const cut = cutInTurn(label, parts, budget)
  return { ...cut, names: [...(isNamed(head) ? [head] : []), ...cut.names] }
}

/** `Retinol (2 %) nano`: the name of a piece, without what is printed beside it; empty where nothing is left. */
function nameAt(text: string, { start, end, section, notes }: Piece): Name {
  const measured = takeConcentration(text, start, end)
  const name = squeeze(withoutMarks(measured.name))
  return {
    start: measured.start,
    end: measured.end,
    name,
    section,
    concentration: measured.concentration,
    notes: [
      ...notes,
      ...(isNano(name) ? ['nano'] : []),
      ...(measured.bound === null ? [] : [measured.bound]),
      ...(measured.measuredAs === null ? [] : [`as ${measured.measuredAs}`]),
    ],
  }
}

/** An amount alone names nothing. */
function isNamed({ name, start, end }: Name): boolean {
  return name !== '' && end > start
}

/** `Zinc Oxide, 12 %`: an amount alone is that of the name before it, where that one has none. */
function amountBehind(text: string, before: Name, piece: Piece): Concentration | null {
  if (before.concentration !== null || text.slice(before.end, piece.start).trim() !== ',') return null
  const { name, concentration } = nameAt(text, piece)
  return name === '' && concentration?.value !== 0 ? concentration : null
}

function isNano(name: string): boolean {
  if (!name.includes(')') && !name.includes(']')) return false
  const lower = name.toLowerCase()
  return lower.includes('nano)') || lower.includes('nano]')
}

function withoutMarks(name: string): string {
  return name.includes('*') || name.includes('†') ? name.replaceAll('*', ' ').replaceAll('†', ' ') : name
}

function insideOf(label: Label, { start, end, section }: Name, outer: number | null): Name[] {
  return namesInside(label, { start, end }, outer).map((part) =>
    nameAt(label.text, { ...part, section, notes: [] }),
  )
}

/** What is no name letter by letter may be several, a misprint, or running text with or without a name in front. */
function cutUnknown(label: Label, piece: Piece, name: Name, budget: number): Cut {
  const { start, end, section, notes } = name
  const blend = splitBlend(label, start, end)
  const shared = blend ? null : splitShared(label, piece)
  if (shared) return inFull(piece, shared)
  const lost = blend ? { names: null, spent: 0 } : cutWithoutSeparators(label, name, budget)
  const parts = blend ?? lost.names
  if (parts) {
    const names = joinSame(label, parts)
      .map((part) => ({ ...nameAt(label.text, { ...part, section, notes }), notes }))
      .filter(isNamed)
    return { ...only(names, lost.spent), wasSegmented: blend === null }
  }
  const sentence = label.lookUp.match(name.name).ingredient === null ? findSentence(label, piece) : null
  if (!sentence) return only([name], lost.spent)
  const front = sentence.name ? [{ ...piece, ...sentence.name }] : []
  const cut = cutInTurn(label, front, budget - lost.spent)
  const aside = { start: sentence.start, end: sentence.end, reason: sentence.reason }
  return { ...cut, asides: [aside, ...cut.asides], spent: lost.spent + cut.spent }
}

/** `yellow 5 ci 19140`, `Water Aqua`: one ingredient named twice in a row has one name. */
function joinSame(label: Label, parts: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const ingredient = exactAt(label, part)?.ingredient ?? null
    const isSame = last && ingredient !== null && exactAt(label, last)?.ingredient === ingredient
    if (isSame) joined[joined.length - 1] = { start: last.start, end: part.end }
    else joined.push(part)
  }
  return joined
}

/** `Hydroquinone [none]`, `Hydroquinone (not detected)`: the label says that nothing of it is inside. */
function isDeniedInBrackets(text: string, { start, end }: Stretch): boolean {
  // What a claim is made of may be taken off already, and stands behind the piece then.
  return INSIDE.test(text.slice(start, end)) || BEHIND.test(text.slice(end, end + BRACKET_CHARS_MAX))
}
const BRACKET_CHARS_MAX = 32
const ABSENT =
  '(?:0|none|nil|absent|not? (?:present|detected|detectable|contained|included|added|used)|free|n\\.?d\\.?|(?:nicht|nie) (?:enthalten|nachweisbar|nachgewiesen)|keine?s?|frei|aucune?|absente?s?|non détectée?s?|ningun[oa]|ausentes?|no (?:contiene|detectad[oa])|nessun[oa]?|assenti?|non (?:presente|rilevat[oa])|nenhuma?|não (?:contém|detectad[oa])|brak|nie (?:zawiera|wykryto)|geen|niet (?:aanwezig|aangetoond)|ingen|inte|ej påvisad|нет|отсутствует|не обнаружен[оа]?|无|無|なし|不検出|未检出|不含|없음|불검출)'
const INSIDE = new RegExp(`[([{] ?${ABSENT} ?[)\\]}]?$`, 'iu')
const BEHIND = new RegExp(`^ ?[([{] ?${ABSENT} ?[)\\]}]`, 'iu')
