import type { Knowledge } from '../knowledge/load.ts'
import { nameKey } from './match/name-key.ts'

/** Longer official names are not said in a sentence. */
const WORDS_MAX = 6

/**
 * The known names that stand in running text, letter by letter, the longest at each place: `phrase` as it stands there,
 * `name` the official one.
 */
export function namesInProse(text: string, knowledge: Knowledge): { phrase: string; name: string }[] {
  const words = text.split(/\s/).flatMap((word) => word.replace(/^["'(“‘]+/, '') || [])
  const found: { phrase: string; name: string }[] = []
  for (let at = 0; at < words.length; at++) {
    const hit = longestAt(words, at, knowledge)
    if (!hit) continue
    found.push({ phrase: hit.phrase, name: hit.name })
    at += hit.length - 1
  }
  return found
}

function longestAt(words: readonly string[], at: number, { byKey, ingredients }: Knowledge) {
  for (let length = Math.min(WORDS_MAX, words.length - at); length > 0; length--) {
    const phrase = trimmed(words.slice(at, at + length).join(' '))
    const known = byKey.get(nameKey(phrase))
    if (known) return { phrase, length, name: ingredients[known.ingredient]?.inci ?? known.name }
  }
  return null
}

/** Without the marks that end a phrase or a sentence. */
function trimmed(phrase: string): string {
  let end = phrase.length
  while (end > 0 && '.,;:!?)"”’\''.includes(phrase.charAt(end - 1))) end--
  return phrase.slice(0, end)
}
