import type { Knowledge } from '../../knowledge/load.ts'
import { foldKey, foldWord, editDistance, type NearHit } from './near-index.ts'
import { matched, UNKNOWN, type Match } from './match-types.ts'
import { isMisprint } from './misprint-kinds.ts'
import { nameKey, nameWords } from './name-key.ts'
import { isBanned } from './stops/banned-among.ts'

/** Two candidates closer together than this are a draw, which is told and never decided. */
const DRAW = 0.5
/** Names of a guard group need a whole edit between the best and the next. */
const GUARD_DRAW = 1

/** The one known name within a few edits, or the ambiguous answer, or null. */
export function matchNear(printed: string, knowledge: Knowledge): Match | null {
  const key = nameKey(printed)
  // What exists under this very name is no misprint of another: nerol is not neral.
  if (knowledge.isOther(key)) return null
  const words = nameWords(printed)
  const allowed = knowledge.near
    .find(key)
    .filter(
      (hit) =>
        isNearEnough(key, hit, knowledge) && mayBe(words, hit, knowledge) && !endsOtherwise(words, hit),
    )
    .sort((a, b) => a.edits - b.edits || a.known.kind - b.known.kind)
  const best = allowed[0]
  if (!best || isAsNearToBanned(key, best, knowledge)) return null
  const others = allowed.filter((hit) => hit.known.ingredient !== best.known.ingredient)
  const drawn = others.filter((hit) => hit.edits - best.edits < DRAW)
  if (drawn.length > 0)
    return ambiguous(
      [best, ...drawn].map((hit) => hit.known.ingredient),
      best.edits,
      knowledge,
    )
  if (isOtherWord(words, best, knowledge)) return null
  const rival = guardRival(key, best, knowledge) ?? longerRival(key, best, knowledge)
  if (rival !== null) return ambiguous([best.known.ingredient, rival], best.edits, knowledge)
  // Nothing is called forbidden on the strength of a misprint: that it may be is told.
  if (isBanned(best.known.ingredient, knowledge))
    return ambiguous([best.known.ingredient], best.edits, knowledge)
  const share = best.edits / Math.max(5, key.length)
  const confidence = best.edits === 0 ? 0.95 : Math.max(0.6, 0.92 - share * 1.6)
  return matched('near', Math.round(confidence * 100) / 100, best.known.name, best.known.ingredient)
}

/** `Chrysen` may be chrysin, and chrysene as well, which is forbidden: that is told. */
function isAsNearToBanned(key: string, { edits, known }: NearHit, knowledge: Knowledge): boolean {
  if (key.length < SHORTEST_NAME || isBanned(known.ingredient, knowledge)) return false
  const digits = digitsOf(key)
  return knowledge
    .nearBanned()
    .find(key)
    .some((hit) => hit.edits <= Math.min(1, edits) && digitsOf(hit.known.name) === digits)
}

const digitsOf = (name: string) => name.replace(/\D/g, '')

/** Two of eight letters make another word (`Zorbimol` is no sorbitol); in a name this short one letter may be wrong. */
const SHORT_NAME = 10

/** `Chai` is no chalk: where four letters are all there is, none was lost or put in. */
const SHORTEST_NAME = 5

function isNearEnough(key: string, { known, edits }: NearHit, { near }: Knowledge): boolean {
  const name = nameKey(known.name)
  if (key.length !== name.length && Math.min(key.length, name.length) < SHORTEST_NAME) return false
  if (edits <= 1 || Math.max(key.length, name.length) >= SHORT_NAME) return true
  // Two letters that changed places may look like `m` once they are folded: the plain distance counts as well.
  return near.distanceTo(key, name) <= 1 || isReadAlike(key, name)
}

function isReadAlike(key: string, name: string): boolean {
  return [bySound, byShape, lettersOf].some((folded) => folded(key) === folded(name))
}

/**
 * `Potassium Zelvate` is no olivate, though two of its sixteen letters are all that differs: where the one other word begins otherwise, no more
 * of it may be wrong than of a name. Printers and cameras lose the first letter seldom, and a second one with it hardly ever.
 */
function isOtherWord(words: readonly string[], { known, edits }: NearHit, { near }: Knowledge): boolean {
  const target = nameWords(known.name)
  // Of three words two are right, and say as well what is meant.
  if (edits <= 1 || target.length > 2) return false
  const ours = words.filter((word) => !target.includes(word))
  const theirs = target.filter((word) => !words.includes(word))
  const [word = '', other = ''] = [ours[0], theirs[0]]
  if (ours.length !== 1 || theirs.length !== 1 || word.charAt(0) === other.charAt(0)) return false
  if (Math.max(word.length, other.length) >= SHORT_NAME) return false
  return near.distanceTo(word, other) > 1 && !isReadAlike(word, other)
}

/** `Glycenn`: a camera sees two letters of small print as the one that they look like together. */
function byShape(key: string): string {
  return key.replaceAll('RI', 'N').replaceAll('RN', 'M').replaceAll('CL', 'D').replaceAll('VV', 'W')
}

/** `Glecyrin`: the letters are all there, in another order. */
function lettersOf(key: string): string {
  return [...key].sort().join('')
}

/** `Gliceryn`: letters that sound alike are taken for one another however short the name. */
function bySound(key: string): string {
  return key
    .replaceAll('Y', 'I')
    .replaceAll('K', 'C')
    .replaceAll('PH', 'F')
    .replaceAll('Z', 'S')
    .replace(/(.)\1/g, '$1')
}

/** One letter off a name of the stop list: told as what it may be. */
export function matchNearBanned(printed: string, knowledge: Knowledge): Match | null {
  const key = nameKey(printed)
  if (knowledge.isOther(key)) return null
  const words = nameWords(printed)
  const [best] = knowledge
    .nearBanned()
    .find(key)
    .filter((hit) => hit.edits <= 1 && !words.some((word) => word.length >= 3 && knowledge.isWord(word)))
    .sort((a, b) => a.edits - b.edits)
  if (!best) return null
  const { name, ingredient } = best.known
  return { ...UNKNOWN, tier: 'ambiguous', confidence: 0.4, by: name, stop: ingredient }
}

/** How chemistry says what kind of substance a stem is made into; the `e` behind it belongs to the language. */
const ENDING = /(OL|IN|AN|EN|ON|AT|ID|IT|YL|AL|OS|AS)E?$/

/**
 * `Glycerinate`, `Ethylparabane`: another ending on the stem of a known name is another substance, if it is one. A vowel alone is
 * more often misread (`Panthenal`).
 */
function endsOtherwise(words: readonly string[], { known }: NearHit): boolean {
  const target = nameWords(known.name)
  const ours = words.filter((word) => !target.includes(word))
  const theirs = target.filter((word) => !words.includes(word))
  if (ours.length !== theirs.length) return false
  return ours.some((word, at) => isOtherEnding(word, theirs[at] ?? ''))
}

function isOtherEnding(word: string, target: string): boolean {
  const [ending, other] = [ENDING.exec(word), ENDING.exec(target)]
  if (!ending || !other || ending[1] === other[1] || word.length === target.length) return false
  const stem = word.slice(0, ending.index)
  return stem === target.slice(0, other.index) || stem === target.replace(/E$/, '')
}

/** Short words that make another substance: human-identical (SH) or recombinant (RH) peptides, sodium salts. */
const DECIDING = new Set(['SH', 'RH', 'NA'])

/**
 * A word of the label that is itself a word of known names is no misprint of another word: `Sodium Laureth Sulfate`
 * never becomes the lauryl one. And what is short or carries digits decides meaning: `NP` is not `AP`, 20 not 60.
 */
function mayBe(words: readonly string[], hit: NearHit, knowledge: Knowledge): boolean {
  const target = nameWords(hit.known.name)
  const isOther = (word: string) =>
    word.length >= 3 && !hasDigit(word) && !target.includes(word) && knowledge.isWord(word)
  // `Caproylsarcosinate`: in one with a word of the known name stands one of another.
  const unjoined = words.flatMap((word) => (target.includes(word) ? [] : (headOfJoined(word, target) ?? [])))
  if (
    [...words, ...unjoined].some(isOther) ||
    words.some((word) => DECIDING.has(word) && !target.includes(word))
  )
    return false
  if (!isMisprint(words, target)) return false
  const foldedWords = words.map(foldWord)
  const foldedTarget = target.map(foldWord)
  if (!target.every((word, at) => isKept(word, at, foldedTarget, foldedWords))) return false
  if (!words.every((word, at) => !hasNumber(word) || foldedTarget.includes(foldedWords[at] ?? word)))
    return false
  return isSpread(foldedWords, foldedTarget)
}

/** What stands in front of a word of the known name that ends a longer one. */
function headOfJoined(word: string, target: readonly string[]): string | null {
  const tail = target.find(
    (other) => other.length >= JOINED_MIN && word.length > other.length && word.endsWith(other),
  )
  return tail === undefined ? null : word.slice(0, -tail.length)
}
const JOINED_MIN = 5

/** Short words and words with digits of the known name must stand in the printed one. */
function isKept(word: string, at: number, target: readonly string[], printed: readonly string[]): boolean {
  const folded = target[at] ?? word
  if (printed.includes(folded) || (word.length > 3 && !hasDigit(word))) return true
  // With blanks lost there are no words to compare: then the run of signs must be there, apart from the other words.
  const rest = target.reduce(
    (run, other, place) => (place === at ? run : run.replace(other, '')),
    printed.join(''),
  )
  if (hasDigit(word)) return printed.length === 1 && rest.includes(folded)
  return rest.includes(folded) || hasAlmost(printed, folded, target.length > 2)
}

/** `OI` for `OIL`; of two letters (`NP`) each one counts. */
function hasAlmost(words: readonly string[], wanted: string, isLongName: boolean): boolean {
  const target = foldKey(wanted)
  if (!target || wanted.length < 3) return false
  return words.some((word) => {
    // In a name of two words another letter in three makes another name: `Sodium DNA`, `Sodium RNA`.
    const bytes = word.length === wanted.length && !isLongName ? null : foldKey(word)
    return bytes !== null && word.length >= 2 && editDistance(bytes, target, 1) <= 1
  })
}

/** All edits in one short word make it another word: threonate is not carbonate, however long the rest. */
function isSpread(words: readonly string[], target: readonly string[]): boolean {
  const ours = words.filter((word) => !target.includes(word)).join('')
  const theirs = target.filter((word) => !words.includes(word)).join('')
  if (ours === '' || theirs === '') return true
  const allowed = theirs.length < 5 ? 1 : theirs.length < 14 ? 2 : 3
  const [a, b] = [foldKey(ours), foldKey(theirs)]
  return !a || !b || editDistance(a, b, allowed) <= allowed
}

/** So many letters lost of two words say that a word may be: `Potasum Phosphate` may have been the potassium cetyl one. */
const LETTERS_LOST_MIN = 2

function longerRival(key: string, { known }: NearHit, knowledge: Knowledge): number | null {
  const name = nameKey(known.name)
  if (name.length - key.length < LETTERS_LOST_MIN || nameWords(known.name).length !== 2) return null
  const longer = knowledge.withLostWord(name)
  return longer === undefined || longer === known.ingredient ? null : longer
}

function guardRival(key: string, best: NearHit, knowledge: Knowledge): number | null {
  const group = knowledge.guardsOf.get(best.known.ingredient)
  for (const other of group ?? []) {
    const name = knowledge.ingredients[other]?.inci
    if (name && knowledge.near.distanceTo(key, nameKey(name)) - best.edits < GUARD_DRAW) return other
  }
  return null
}

function ambiguous(candidates: readonly number[], edits: number, knowledge: Knowledge): Match {
  const distinct = [...new Set(candidates)]
  const names = distinct.slice(0, 4).map((at) => knowledge.ingredients[at]?.inci ?? '')
  return {
    ...UNKNOWN,
    tier: 'ambiguous',
    confidence: edits <= 1 ? 0.4 : 0.3,
    by: names.join(' or '),
    candidates: distinct,
  }
}

const hasDigit = (word: string) => /\d/.test(word)

/** A misread letter makes one digit inside a word (`Glycer1n`); a number is all digits or leads with one. */
const hasNumber = (word: string) => word.length <= 4 && /^\d|\d$/.test(word)
