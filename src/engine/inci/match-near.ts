import type { Knowledge } from '../knowledge/load.ts'
import { foldWord } from './confusions.ts'
import type { Match } from './match-types.ts'
import { matched, UNKNOWN } from './match-types.ts'
import type { NearHit } from './near-index.ts'
import { nameKey, nameWords } from './name-key.ts'

/** Two candidates closer together than this are a draw, which is told and never decided. */
const DRAW = 0.5
/** Names of a guard group need a whole edit between the best and the next. */
const GUARD_DRAW = 1

/** The one known name within a few edits, or the ambiguous answer, or null. */
export function matchNear(printed: string, knowledge: Knowledge): Match | null {
  const key = nameKey(printed)
  const hits = knowledge.near.find(key)
  if (hits.length === 0) return null
  const words = nameWords(printed)
  const allowed = hits.filter((hit) => mayBe(words, hit, knowledge)).sort((a, b) => a.edits - b.edits)
  const best = allowed[0]
  if (!best) return null
  const others = allowed.filter((hit) => hit.known.ingredient !== best.known.ingredient)
  const drawn = others.filter((hit) => hit.edits - best.edits < DRAW)
  if (drawn.length > 0) return ambiguous([best, ...drawn].map((hit) => hit.known.ingredient), knowledge)
  const rival = guardRival(key, best, knowledge)
  if (rival !== null) return ambiguous([best.known.ingredient, rival], knowledge)
  const share = best.edits / Math.max(5, key.length)
  const confidence = best.edits === 0 ? 0.95 : Math.max(0.6, 0.92 - share * 1.6)
  return matched('near', Math.round(confidence * 100) / 100, best.known.name, best.known.ingredient)
}

/**
 * A word of the label that is itself a word of known names is no misprint of another word: `Sodium Laureth Sulfate`
 * never becomes the lauryl one. And what is short or carries digits decides meaning: `NP` is not `AP`, 20 not 60.
 */
function mayBe(words: readonly string[], hit: NearHit, knowledge: Knowledge): boolean {
  const target = nameWords(hit.known.name)
  for (const word of words) {
    if (word.length >= 3 && !hasDigit(word) && knowledge.words.has(word) && !target.includes(word)) return false
  }
  const foldedWords = words.map(foldWord)
  const foldedTarget = target.map(foldWord)
  const joined = foldedWords.join('')
  for (const [at, word] of target.entries()) {
    const folded = foldedTarget[at] ?? word
    if ((word.length <= 3 || hasDigit(word)) && !foldedWords.includes(folded) && !holdsApart(joined, folded, words)) return false
  }
  return words.every((word, at) => !hasDigit(word) || foldedTarget.includes(foldedWords[at] ?? word) || !hasNumber(word))
}

/** With the blanks lost there are no words to compare: then the sign run must at least be there. */
function holdsApart(joined: string, folded: string, words: readonly string[]): boolean {
  return words.length === 1 && joined.includes(folded)
}

function guardRival(key: string, best: NearHit, knowledge: Knowledge): number | null {
  const group = knowledge.guardsOf.get(best.known.ingredient)
  for (const other of group ?? []) {
    const name = knowledge.ingredients[other]?.inci
    if (name && knowledge.near.distanceTo(key, nameKey(name)) - best.edits < GUARD_DRAW) return other
  }
  return null
}

function ambiguous(candidates: readonly number[], knowledge: Knowledge): Match {
  const distinct = [...new Set(candidates)]
  const names = distinct.slice(0, 4).map((at) => knowledge.ingredients[at]?.inci ?? '')
  return { ...UNKNOWN, tier: 'ambiguous', confidence: 0.4, by: names.join(' or '), candidates: distinct }
}

function hasDigit(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    if (code >= 48 && code <= 57) return true
  }
  return false
}

/** A misread letter makes one digit inside a word (`Glycer1n`); a number is all digits or leads with one. */
function hasNumber(word: string): boolean {
  const first = word.charCodeAt(0)
  const last = word.charCodeAt(word.length - 1)
  return word.length <= 4 && ((first >= 48 && first <= 57) || (last >= 48 && last <= 57))
}
