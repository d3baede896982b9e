import type { Origin } from '../../../contract/finding.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { exactAt, type Label, type Stretch } from '../label.ts'
import { trimChunk } from './chunks.ts'

/** Cutting tries every position: a cap keeps hostile text linear. A real list without separators has under 4,000. */
export const SEGMENT_CHARS_MAX = 6_000
const SEGMENT_FROM_CHARS = 14

/**
 * The names of a piece whose separators were lost: cut at the blanks where each part is a name, else anywhere by the known
 * names; null where it is not made of names. `spent` counts the characters that were tried, of `budget` at most.
 */
export function cutWithoutSeparators(
  label: Label,
  { start, end }: Stretch,
  budget: number,
): { names: Stretch[] | null; spent: number } {
  const length = end - start
  const words = budget < length ? null : wordsToTry(label.text, start, end)
  const byBlanks = words ? cutAtBlanks(label, words) : null
  const spent = words ? length : 0
  if (byBlanks) return { names: unlessOneName(label, byBlanks), spent }
  if (length < SEGMENT_FROM_CHARS || budget - spent < length) return { names: null, spent }
  const segments = segmentNames(label.text, start, end, label.lookUp.knowledge)
  return { names: segments && unlessOneName(label, segments), spent: spent + length }
}

const ALIVE: ReadonlySet<Origin> = new Set(['plant', 'alga', 'fungus', 'animal'])

/** Names by themselves that also end names of plant products which nobody listed: `Aloe Vera Water` is neither of the two. */
const ENDS = new Set(['water', 'alcohol', 'salt', 'milk', 'honey', 'sugar', 'essential oil'])

/** Of so few names beside one that is forbidden, the sure one is that nobody knows the whole: `Phytosphingosine Acetamide`. */
const NAMES_BESIDE_BANNED_MIN = 4

function unlessOneName(label: Label, cut: Stretch[]): Stretch[] | null {
  const names = joinHeads(label, cut)
  return names.length < 2 ? null : unlessOfPlant(label, names)
}

function unlessOfPlant(label: Label, names: Stretch[]): Stretch[] | null {
  const [first, last] = names
  if (names.some((name) => isForbidden(label, name)) && names.length < NAMES_BESIDE_BANNED_MIN) return null
  if (names.length !== 2 || !first || !last) return names
  if (!ENDS.has(label.text.slice(last.start, last.end).toLowerCase())) return names
  const origin = label.lookUp.knowledge.ingredients[exactAt(label, first)?.ingredient ?? -1]?.origin
  return ALIVE.has(origin ?? 'unknown') ? null : names
}

function isForbidden(label: Label, name: Stretch): boolean {
  const { ingredient, stop } = exactAt(label, name) ?? { ingredient: null, stop: null }
  const annexes = label.lookUp.knowledge.ingredients[ingredient ?? -1]?.annexes ?? []
  return stop !== null || annexes.some(({ effect }) => effect === 'banned')
}

/** Longer runs without a comma are left to the cutting by known names, which costs less there. */
const WORDS_MAX = 24
const WORDS_IN_NAME_MAX = 10

function wordsToTry(text: string, start: number, end: number): Stretch[] | null {
  const words = wordsOf(text, start, end)
  if (words.length < 2 || words.length > WORDS_MAX) return null
  // A sign in the middle begins a footnote: `Limonene *Natural Oil` is not two names.
  return text.slice(start, end).includes('*') ? null : words
}

/**
 * Cuts a piece whose commas were lost (`Talc Mica`, `Parfum (Fragrance) Limonene`) at its blanks, where every part is a
 * known name by itself. Of several ways the one with the fewest names is taken. Null where the piece is not made of names.
 */
function cutAtBlanks(label: Label, words: readonly Stretch[]): Stretch[] | null {
  const next = fewestNames(label, words)
  const names: Stretch[] = []
  for (let at = 0; at < words.length;) {
    const step = next[at]
    if (!step) return null
    const name = step.isName ? trimName(label.text, words, at, step.to) : null
    if (name) names.push(name)
    at = step.to
  }
  return names.length > 1 ? names : null
}

function trimName(text: string, words: readonly Stretch[], from: number, to: number): Stretch | null {
  let [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
  while (start < end && text.charAt(start) === '&') start++
  while (end > start && text.charAt(end - 1) === '&') end--
  return trimChunk(text, start, end)
}

/** Words that join two names and belong to neither. */
const JOINTS = new Set(['(and)', '[and]', 'and', '&', '+', '/', '-'])

type Step = { to: number; names: number; isName: boolean }

/** For each word where the name that begins there ends, filled from the end; only what leads to the end is looked up. */
function fewestNames(label: Label, words: readonly Stretch[]): (Step | undefined)[] {
  const steps: (Step | undefined)[] = []
  steps[words.length] = { to: words.length, names: 0, isName: false }
  for (let from = words.length - 1; from >= 0; from--) {
    const skipped = isJoint(label.text, words[from]) ? steps[from + 1] : undefined
    if (skipped && from > 0) steps[from] = { to: from + 1, names: skipped.names, isName: false }
    for (let to = Math.min(words.length, from + WORDS_IN_NAME_MAX); to > from; to--) {
      const rest = steps[to]
      if (!rest || rest.names + 1 >= (steps[from]?.names ?? Infinity)) continue
      if (isName(label, words, from, to)) steps[from] = { to, names: rest.names + 1, isName: true }
    }
  }
  return steps
}

function isName(label: Label, words: readonly Stretch[], from: number, to: number): boolean {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last || isJoint(label.text, first) || isJoint(label.text, last)) return false
  return exactAt(label, { start: first.start, end: last.end }) !== null
}

function isJoint(text: string, word: Stretch | undefined): boolean {
  return word !== undefined && JOINTS.has(text.slice(word.start, word.end).toLowerCase())
}

/** Words between blanks; what stands in brackets stays with them, and a name may begin right behind: `Aqua (Water)Glycerin`. */
function wordsOf(text: string, start: number, end: number): Stretch[] {
  const words: Stretch[] = []
  let from = start
  let depth = 0
  const add = (to: number, next: number) => {
    if (to > from) words.push({ start: from, end: to })
    from = next
  }
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at)
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) {
      depth = Math.max(0, depth - 1)
      if (depth === 0) add(at + 1, at + 1)
    } else if (depth === 0 && ' \n'.includes(sign)) add(at, at + 1)
  }
  add(end, end)
  return words
}

/** Shorter runs are one odd name, not several names without separators. */
const SHORTEST = 12

const COST = { name: 1, insideWord: 4, gapSign: 0.7, gapStart: 3 }
/** In a run of capitals without a blank no end of a word can be seen; then a cut inside a word says little against it. */
const COST_BLIND = { ...COST, insideWord: 1 }
const BLIND_FROM_CHARS = 24

/**
 * Cuts text whose separators were lost by the known names in it (`WaterGlycerinSodium Cocoyl Isethionate`): the
 * cover with the fewest names wins, ends of words are preferred, and what no name covers stays a piece of its own.
 * Null where the text does not look like several names.
 */
function segmentNames(text: string, from: number, to: number, knowledge: Knowledge): Stretch[] | null {
  const read = readKey(text, from, to)
  const { key } = read
  if (key.length < SHORTEST) return null
  const { pieces, names, known } = cutByPlan(read, cheapestCover(read, knowledge))
  const isWhole = known === key.length && names >= 2
  const isMostly = names >= 4 && known / key.length >= 0.75
  return isWhole || isMostly ? pieces : null
}

function cutByPlan(
  { key, at }: KeyText,
  plan: Int32Array,
): { pieces: Stretch[]; names: number; known: number } {
  const pieces: Stretch[] = []
  let known = 0
  let names = 0
  let gapFrom = 0
  const add = (start: number, end: number) => {
    if (end > start) pieces.push({ start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 })
  }
  for (let i = 0; i < key.length;) {
    const length = plan[i] ?? 0
    if (length > 0) {
      add(gapFrom, i)
      add(i, i + length)
      gapFrom = i + length
      known += length
      names++
    }
    i += Math.max(1, length)
  }
  add(gapFrom, key.length)
  return { pieces, names, known }
}

type KeyText = { key: string; at: number[]; isEdge: boolean[] }

const ALPHANUMERIC = /[A-Za-z\d]/

/** The key of the text with the place of each sign, and whether a word may end before it. */
function readKey(text: string, from: number, to: number): KeyText {
  let key = ''
  const at: number[] = []
  const isEdge: boolean[] = []
  let last = ''
  for (let i = from; i < to; i++) {
    const sign = text.charAt(i)
    if (ALPHANUMERIC.test(sign)) {
      key += sign.toUpperCase()
      at.push(i)
      isEdge.push(!ALPHANUMERIC.test(last) || (/[a-z]/.test(last) && /[A-Z]/.test(sign)))
    }
    last = sign
  }
  return { key, at, isEdge }
}

/** For each position the length of the name to take there, 0 to leave one sign uncovered; filled from the end. */
function cheapestCover(read: KeyText, knowledge: Knowledge): Int32Array {
  const { length } = read.key
  const isBlind = length >= BLIND_FROM_CHARS && read.isEdge.indexOf(true, 1) < 0
  const price = isBlind ? COST_BLIND : COST
  const cost = new Float64Array(length + 1)
  const plan = new Int32Array(length + 1)
  for (let i = length - 1; i >= 0; i--) {
    const isInGap = i + 1 < length && plan[i + 1] === 0
    const gap = (cost[i + 1] ?? 0) + price.gapSign + (isInGap ? 0 : price.gapStart)
    const name = cheapestName(read, i, (end) => cost[end] ?? 0, { knowledge, price })
    cost[i] = Math.min(gap, name.cost)
    plan[i] = name.cost < gap ? name.length : 0
  }
  return plan
}

/** The known name that costs least where it begins, with what follows it. */
function cheapestName(
  { key, isEdge }: KeyText,
  from: number,
  costFrom: (end: number) => number,
  { knowledge, price }: { knowledge: Knowledge; price: typeof COST },
): { cost: number; length: number } {
  let best = { cost: Infinity, length: 0 }
  for (const name of knowledge.prefixes.get(key.slice(from, from + 4))) {
    const end = from + name.length
    if (end > key.length || !key.startsWith(name, from)) continue
    const isTornEnd = end < key.length && !isEdge[end]
    const torn = (isEdge[from] ? 0 : price.insideWord) + (isTornEnd ? price.insideWord : 0)
    const cost = costFrom(end) + price.name + torn
    if (cost < best.cost) best = { cost, length: name.length }
  }
  return best
}

/** What is made of the name behind it: `PEG-20 Glyceryl Cocoate` is no PEG-20, and `Ceteth-10 Phosphate` no ceteth. */
const HEAD =
  /^(?:(?:peg|ppg|peg\/ppg|bis-peg|polyglyceryl|polyglycerin|pg)-\d[\d/]*(?:-(?:peg|ppg)-\d+)?|poly(?:glyceryl|glycerin)-\d+)$/i
const ETHER_HEAD = /^[a-z-]*\p{L}eth-\d+$/iu
/** Fats and amines that are ethoxylated; `PEG-8 Carbomer` and `PEG-8 Benzyl Alcohol` are two names whose comma was lost. */
const PARTNER =
  /^(?:glyceryl|sorbitan|sorbeth|methyl glucose|propylene glycol|pentaerythrityl|trimethylolpropane|hydrogenated|isostearyl|stearyl|cetyl|cetearyl|oleyl|lauryl|myristyl|behenyl|lanolin) .|(?:lanolin|beeswax|tallow|sterols?|glycerides?|amines?|amides?|castor oil|mink oil)$/i
/** The last word of an ester or a salt, alone: `PEG-20 Oleate`, `Ceteth-10 Phosphate`. */
const SALT = /^\p{L}+(?:ate|ether)$/iu

/** Puts a head and what is made of it together again. */
function joinHeads({ text }: Label, names: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  let head: Stretch | null = null
  for (const name of names) {
    if (head && text.slice(head.end, name.start).trim() === '' && isPartner(text, head, name))
      joined[joined.length - 1] = { start: head.start, end: name.end }
    else joined.push(name)
    head = isHead(text.slice(name.start, name.end)) ? name : null
  }
  return joined
}

function isHead(said: string): boolean {
  return HEAD.test(said) || ETHER_HEAD.test(said)
}

function isPartner(text: string, head: Stretch, name: Stretch): boolean {
  const [front, said] = [text.slice(head.start, head.end), text.slice(name.start, name.end)]
  return SALT.test(said) || /^polyglyceryl/i.test(front) || (HEAD.test(front) && PARTNER.test(said))
}
