import type { PersonalAlert } from '../../contract/finding.ts'
import { matchExactly } from '../inci/match/match.ts'
import { nameKey } from '../inci/match/name-key.ts'
import type { AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Allergy } from './allergy-entry.ts'
import { JOINING } from './allergy-noise.ts'
import type { LabelWarning } from './label-warnings.ts'
import { holdsWords, onlyLooksSo } from './word-patterns.ts'

const PHRASE_MAX = 4
/** A shorter word begins too many others; with an ending of a letter or two (`soijaa`) it may be shorter by one. */
const COMPOUND_LETTERS_MIN = 6
const INFLECTED_LETTERS_MIN = 5
const ENDING_LETTERS_MAX = 2
const SENTENCES_MAX = 3

/** `nut-free`, `peanut-sized`, `almond-like`: the word says that it is not the thing itself. */
const NOT_ITSELF = new Set([
  'FREE',
  'FREI',
  'LIBRE',
  'FRI',
  'FRITT',
  'VRIJ',
  'SIZED',
  'SIZE',
  'LIKE',
  'SHAPED',
])
const NOT_ITSELF_END = /^(?:FREI|FRI|VRIJ|FREE|MENTES|ITON|ITTOM)/

/** What the label says outside its list of what somebody is allergic to, in its own words. */
export function warningsFor(
  allergy: Allergy,
  warnings: readonly LabelWarning[],
  knowledge: Knowledge,
): LabelWarning[] {
  const pieces = piecesRead(warnings, knowledge)
  const wanted = plainWords([allergy.said])
  return warnings.filter(({ names }) => pieces.get(names)?.some((piece) => speaksOf(piece, allergy, wanted)))
}

export function warningAlerts(
  entry: string,
  { said }: Allergy,
  told: readonly LabelWarning[],
): PersonalAlert[] {
  return told.slice(0, SENTENCES_MAX).map((warning) => ({
    kind: 'allergy' as const,
    text: `You listed an allergy to ${said}. The label says: "${warning.said}".${REMARK[warning.cue]}`,
    because: entry,
    printed: [warning.said],
  }))
}

const REMARK: Record<LabelWarning['cue'], string> = {
  traces: ' It speaks of traces or of what may be inside.',
  contains: '',
  allergy: '',
}

/** `almond and sesame` are two: what guards the one must not hide the other. */
function piecesOf(names: string): string[][] {
  return names.split(/[,;:()[\]/&\n、，：（）]| - /u).flatMap((piece) => {
    const pieces: string[][] = [[]]
    for (const word of piece.split(/[\s.!?"“”„«»]+/u).filter(Boolean)) {
      if (JOINING.has(nameKey(word)) && word.length > 1) pieces.push([])
      else pieces.at(-1)?.push(word)
    }
    return pieces.filter((words) => words.length > 0)
  })
}

/** `named`, `terms`: looked up when the first allergy asks. */
type Piece = { words: readonly string[]; named: () => ReadonlySet<number>; terms: () => ReadonlySet<string> }

/** What a sentence names is the same for all allergies of a profile, and looked up for none of them again. */
const piecesOfWarnings = new WeakMap<readonly LabelWarning[], Map<string, Piece[]>>()

function piecesRead(warnings: readonly LabelWarning[], knowledge: Knowledge): Map<string, Piece[]> {
  const kept = piecesOfWarnings.get(warnings)
  if (kept) return kept
  const read = new Map<string, Piece[]>()
  for (const { names } of warnings)
    if (!read.has(names))
      read.set(
        names,
        piecesOf(names).map((piece) => readPiece(piece, knowledge)),
      )
  piecesOfWarnings.set(warnings, read)
  return read
}

function readPiece(piece: readonly string[], knowledge: Knowledge): Piece {
  const words = plainWords(piece)
  let named: ReadonlySet<number> | null = null
  let terms: ReadonlySet<string> | null = null
  return {
    words,
    named: () => (named ??= ingredientsNamed(piece, knowledge)),
    terms: () => (terms ??= termsNamed(words, piece.join(' '), knowledge)),
  }
}

function plainWords(words: readonly string[]): string[] {
  return words
    .flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}]+/u))
    .map(nameKey)
    .filter(Boolean)
}

function speaksOf(
  { words, named, terms }: Piece,
  { term, ingredient }: Allergy,
  wanted: readonly string[],
): boolean {
  const members = [...(term?.ingredients ?? []), ...(ingredient === null ? [] : [ingredient])]
  if (term && onlyLooksSo(words, term.nameWords)) return false
  if (members.some((member) => named().has(member))) return true
  if (term === null) return holdsInOrder(words, wanted)
  const meant = words.filter((_, at) => !NOT_ITSELF.has(words[at + 1] ?? ''))
  return [term.id, ...kinOf(term.id)].some((id) => terms().has(id)) || holdsWords(meant, term.nameWords)
}

/** Substances by any of their names: `contains p-phenylenediamine`. */
function ingredientsNamed(piece: readonly string[], knowledge: Knowledge): Set<number> {
  const named = new Set<number>()
  for (let at = 0; at < piece.length; at++)
    for (let size = Math.min(PHRASE_MAX, piece.length - at); size > 0; size--) {
      const found = matchExactly(piece.slice(at, at + size).join(' '), knowledge)?.ingredient ?? null
      if (found === null) continue
      named.add(found)
      at += size - 1
      break
    }
  return named
}

function holdsInOrder(words: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0 || !wanted.some((word) => word.length >= 3)) return false
  return words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word))
}

type Words = {
  phrases: ReadonlyMap<string, AllergyTerm>
  runs: readonly (readonly [string, AllergyTerm])[]
  longest: number
}
const indexes = new WeakMap<Knowledge, Words>()

/** The longest phrase decides: `noix de coco` is the coconut and no nut. */
function termsNamed(words: readonly string[], printed: string, knowledge: Knowledge): Set<string> {
  const index = indexes.get(knowledge) ?? newIndex(knowledge)
  const found = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    for (let size = Math.min(PHRASE_MAX, words.length - at); size > 0; size--) {
      const term = termAt(words.slice(at, at + size), index)
      if (!term) continue
      if (!NOT_ITSELF.has(words[at + size] ?? '')) found.add(term.id)
      at += size - 1
      break
    }
  }
  for (const [run, term] of index.runs) if (printed.includes(run)) found.add(term.id)
  return found
}

function termAt(phrase: readonly string[], index: Words): AllergyTerm | null {
  const { phrases } = index
  const plain = phrase.join(' ')
  const forms = [plain, plain.replace(/E?S$/, ''), plain.replace(/S$/, '')]
  const whole = forms.map((form) => phrases.get(form)).find(Boolean)
  return whole ?? (phrase.length === 1 ? compoundTerm(plain, index) : null)
}

/** `Erdnussöl`, `soijaa`, `Nussallergiker` */
function compoundTerm(word: string, { phrases, longest }: Words): AllergyTerm | null {
  const stem = word.replace(/ALLERGI\p{L}*$/u, '')
  if (stem !== word) return phrases.get(stem) ?? null
  for (let end = Math.min(longest, word.length - 1); end >= INFLECTED_LETTERS_MIN; end--) {
    const isShort = end < COMPOUND_LETTERS_MIN && word.length - end > ENDING_LETTERS_MAX
    const term = isShort ? undefined : phrases.get(word.slice(0, end))
    if (term) return NOT_ITSELF_END.test(word.slice(end)) ? null : term
  }
  return null
}

/** A single sign of a script without blanks is a part of too many words. */
const RUN = /^(?:[\p{Script=Han}\p{Script=Hangul}]{2,}|[\p{Script=Katakana}\p{Script=Hiragana}ー]{2,})$/u

function newIndex(knowledge: Knowledge): Words {
  const phrases = new Map<string, AllergyTerm>()
  const runs: [string, AllergyTerm][] = []
  for (const term of knowledge.allergies)
    for (const word of term.words)
      if (RUN.test(word)) runs.push([word, term])
      else phrases.set(plainWords([word]).join(' '), term)
  const longest = Math.max(0, ...[...phrases.keys()].map((phrase) => phrase.length))
  const index = { phrases, runs, longest }
  indexes.set(knowledge, index)
  return index
}

/**
 * Words of a warning that are wider or narrower than the one that somebody typed: traces of nuts may be traces of almonds,
 * and who may eat no nuts wants to hear of almonds. By the ids of the table of allergies.
 */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  [
    'nuts',
    ['almond', 'hazelnut', 'walnut', 'cashew', 'macadamia', 'brazil-nut', 'argan', 'peanut', 'pine-nut'],
  ],
  ['gluten', ['wheat']],
  ['seafood', ['fish', 'shellfish', 'molluscs']],
  ['shellfish', ['molluscs']],
  ['bee-products', ['propolis', 'royal-jelly']],
  ['beans', ['soy', 'peanut', 'lupin', 'chickpea']],
]

function kinOf(id: string): ReadonlySet<string> {
  return new Set(
    FAMILIES.flatMap(([wide, narrow]) => (wide === id ? narrow : narrow.includes(id) ? [wide] : [])),
  )
}
