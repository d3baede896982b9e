import type { Knowledge } from '../../../knowledge/load.ts'
import { UNKNOWN, type Match } from '../match-types.ts'
import { nameKey } from '../name-key.ts'
import { between, isPurityWord } from '../purity-words.ts'

/** Signs and words between two names, of which the reader cannot tell whether both are inside: `Kojic Acid or Hydroquinone`. */
const PARTED = new RegExp(
  '(?<=^| )[([{]|[)\\]}](?= |$)|[|=~<>→+&:;·•/\\\\,]|\\.(?= )| [-–—x×] | (?:' +
    'and/or|or|and|with|plus|in|as|from|by|vs\\.?|versus|via|und/oder|oder|und|mit|sowie|als|aus|statt|ou|et|avec|dans|o|y|e|u|con|en|ed|od|com|em|' +
    'eller|och|og|med|i|och/eller|met|uit|lub|albo|oraz|z|nebo|a|s|vagy|és|sau|sau/și|și|cu|tai|ja|ve|veya|ile|ili|или|и|с|або|та|з|ή|και|με|או|أو|مع|또는|または|或' +
    ') ',
  'iu',
)
/** What is made of a forbidden substance is another one: `Melamine/Formaldehyde Resin`. */
const MADE_OF = /polymer|acrylates|resin|harz|résine|résina|condensat|polymère|żywic|смол|ferment/iu
/** `Chromium (III) oxide` is a pigment, and no chromium. */
const VALENCE = /\((?:I|II|III|IV|V|VI)\)/
/** `alternative to Hydroquinone`, `better than Formaldehyde`: told of what is not inside. */
const COMPARED =
  /(?<!\p{L})(?:alternativ\p{L}*|alternatyw\p{L}*|альтернатив\p{L}*|than|replac\p{L}*|substitut\p{L}*|instead|ersatz|ersetz\p{L}*|statt|remplac\p{L}*|sostitui\p{L}*|sustituy\p{L}*|substitui\p{L}*|vervang\p{L}*|zamiast|zastęp\p{L}*|вместо|замен\p{L}*|avoid\p{L}*|less|safer|better)(?!\p{L})/iu
const PARTS_MAX = 12
const LETTERS_MIN = 4

/**
 * A name that is forbidden, letter by letter, beside others in a piece that is no known name: nobody can say what is meant, so it is told as what
 * may be inside. Null where there is none.
 */
export function matchBannedAmong(printed: string, knowledge: Knowledge): Match | null {
  if (!PARTED.test(printed) || isOfAnother(printed)) return null
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

/** What is named beside it, or made of it. */
function isOfAnother(printed: string): boolean {
  return MADE_OF.test(printed) || VALENCE.test(printed) || COMPARED.test(printed)
}

/** Sentences hold more words, and names of other things. */
const WORDS_MAX = 8
const NAME_WORDS_MAX = 4
/** Shorter ones are words of other languages, and parts of other names. */
const NAME_LETTERS_MIN = 6
/** How chemistry ends its words in the languages of packs: with one of them it may be another substance, `Mercury Thiozorbate`, `Disulfure de sélénium`. */
const CHEMICAL =
  /.{2}(?:ATE|ATED|AT|ATO|ITE|ITO|IT|IDE|IDO|IDI|ID|INE|OL|ONE|YL|ENE|ANE|AN|IC|IUM|OXY|AZO|URE|URO|URA|UR|ETO|EK|OKSIT|HAPPO|SAURE|ИД|АТ|ИТ)S?$|(?:ACID|ACIDE|ACIDO|ASIT|SYRE|SYRA|SAV|KWAS|SALT|SALZ|SEL|SAL|КИСЛОТА|СОЛЬ)S?$/

/**
 * `Hydroquinone gel`, `a bit of Formaldehyde`, `Tretinoin-haltig`: a forbidden name among words that are of no name we know, nor of chemistry. Told
 * as what may be inside.
 */
export function matchBannedInWords(printed: string, knowledge: Knowledge): Match | null {
  // `Benzophenon-9` is one of a series.
  if (isOfAnother(printed) || /\p{L}-\d|\d-\p{L}/u.test(printed)) return null
  const words = printed.split(BETWEEN_WORDS).filter((word) => word !== '')
  if (words.length < 2 || words.length > WORDS_MAX) return null
  const isOther = words.map((word) => mayBelong(nameKey(word), knowledge))
  for (let length = Math.min(NAME_WORDS_MAX, words.length - 1); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const key = nameKey(words.slice(from, from + length).join(''))
      const match = key.length < NAME_LETTERS_MIN ? null : bannedAs(key, knowledge)
      const isAlone = isOther.every((is, at) => !is || (at >= from && at < from + length))
      if (match && isAlone) return match
    }
  return null
}

/** Also where Latin letters meet those of scripts without blanks: `ハイドロキノン`, `Hydroquinone配合`. */
const BETWEEN_WORDS =
  /[^\p{L}\p{M}\p{N}'’]+|(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=\p{Script=Latin})/u

/** A word that may make another substance of a name beside it: not a figure, a little word, or what the substance is sold in. */
function mayBelong(key: string, { isWord }: Knowledge): boolean {
  if (key.length < 3 || /^\d+$/.test(key) || SOLD_AS.has(key) || isPurityWord(key)) return false
  return isWord(key) || CHEMICAL.test(key)
}
const SOLD_AS = new Set(
  (
    'GEL CREAM CREME CREMA KREM BASE BIT THE DERIVED SOLUTION LOTION LIQUID COMPLEX SYNTHETIC POWDER PULVER POUDRE POLVO POLVERE SOL INGREDIENT ACTIVE OINTMENT SALBE SERUM MASK MASKE ' +
    'TYPE QUALITY MIX BLEND CRYSTALS SUSPENSION CONCENTRATE TINCTURE MEDICINE WIRKSTOFF ACTIF PRINCIPE'
  ).split(' '),
)

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
