import type { Knowledge } from '../../../knowledge/load.ts'
import { UNKNOWN, type Match } from '../match-types.ts'
import { nameKey } from '../name-key.ts'
import { between, isPurityWord } from '../purity-words.ts'

/** Signs and words between two names, of which the reader cannot tell whether both are inside: `Kojic Acid or Hydroquinone`. */
const PARTED = new RegExp(
  '(?<=^| )[([{]|[)\\]}](?= |$)|[|=~<>→+&:;·•/\\\\,]|\\.(?= )| [-–—x×] | (?:' +
    'and/or|or|and|with|plus|in|as|from|by|vs\\.?|versus|via|than|und/oder|oder|und|mit|sowie|als|aus|statt|ou|et|avec|dans|o|y|e|u|con|en|ed|od|com|em|' +
    'eller|och|og|med|i|och/eller|met|uit|lub|albo|oraz|z|nebo|a|s|vagy|és|sau|sau/și|și|cu|tai|ja|ve|veya|ile|ili|или|и|с|або|та|з|ή|και|με|או|أو|مع|또는|または|或' +
    ') ',
  'iu',
)
/** What is made of a forbidden substance is another one: `Melamine/Formaldehyde Resin`. */
const MADE_OF = /polymer|acrylates|resin|harz|résine|résina|condensat|polymère|żywic|смол|ferment/iu
/** `Chromium (III) oxide` is a pigment, and no chromium. */
const VALENCE = /\((?:I|II|III|IV|V|VI)\)/
const PARTS_MAX = 12
const LETTERS_MIN = 4

/**
 * A name that is forbidden, letter by letter, beside others in a piece that is no known name: nobody can say what is meant, so it is told as what
 * may be inside. Null where there is none.
 */
export function matchBannedAmong(printed: string, knowledge: Knowledge): Match | null {
  if (!PARTED.test(printed) || MADE_OF.test(printed) || VALENCE.test(printed)) return null
  const parts = printed.split(PARTED)
  if (parts.length > PARTS_MAX) return null
  for (const part of parts) {
    const words = part.split(' ').filter((word) => word !== '')
    const key = nameKey(between(words, (word) => isPurityWord(nameKey(word))).join(' '))
    const match = key.length < LETTERS_MIN ? null : bannedAs(key, knowledge)
    if (match) return match
  }
  return null
}

function bannedAs(key: string, { stops, stopList, byKey, ingredients }: Knowledge): Match | null {
  const perhaps = { ...UNKNOWN, tier: 'ambiguous', confidence: 0.4 } as const
  const stop = stops.named(key)
  const entry = stopList[stop ?? -1]
  if (stop !== undefined && entry?.verdict === 'banned') return { ...perhaps, by: entry.name, stop }
  const at = byKey.get(key)?.ingredient
  if (at === undefined || !isBanned(at, { ingredients })) return null
  return { ...perhaps, by: ingredients[at]?.inci ?? null, candidates: [at] }
}

/** Whether an entry of Annex II of the cosmetics regulation forbids an ingredient of the base. */
export function isBanned(
  ingredient: number | null,
  { ingredients }: Pick<Knowledge, 'ingredients'>,
): boolean {
  return ingredients[ingredient ?? -1]?.annexes?.some(({ effect }) => effect === 'banned') ?? false
}

/** Whether a name was recognised as one that is forbidden. */
export function tellsBanned(match: Match | null, knowledge: Knowledge): boolean {
  const isOnList = knowledge.stopList[match?.stop ?? -1]?.verdict === 'banned'
  return isOnList || isBanned(match?.ingredient ?? null, knowledge)
}
