/**
 * Letters of other scripts that look like Latin ones, as they come into lists typed on a Russian, Bulgarian or Greek
 * keyboard: `Сitric Acid`, `СI 77891` and `Αqua` begin with another letter than they seem to (Unicode's confusables, UTS #39).
 */
const CYRILLIC = pairs('АВЕЅІЈКМНОРСТУХаеѕіјорсухԛԝ', 'ABESIJKMHOPCTYXaesijopcyxqw')
const GREEK = pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυ', 'ABEZHIKMNOPTYXaivopu')
const LATIN_OF = new Map([...CYRILLIC, ...GREEK])
const CYRILLIC_OF = new Map([...CYRILLIC].map(([other, latin]) => [latin, other]))
const GREEK_OF = new Map([...GREEK].map(([other, latin]) => [latin, other]))

/** Most texts have none, and are done with after one look. */
const OTHER = /[\u0370-\u052f]/
const WORD = /[\p{L}\p{M}]+/gu
const LATIN = /\p{Script=Latin}/u
const GREEK_SIGN = /\p{Script=Greek}/u
const OTHER_SIGNS = /[\u0370-\u052f]/g
const LATIN_SIGNS = /\p{Script=Latin}/gu
/** `α-Tocopherol` is often printed without its hyphen: in front of a word a small Greek letter says which one it is. */
const LOCANT = /^[α-ω](?=\p{Script=Latin})/u
/** `1.25 ΜG`: a millionth, and not a thousandth, of a gram. */
const MICRO = /^[Μμ][GLMglm]$/
/** `ВНТ`, `НС Yellow`, `С12-15 Alkyl Benzoate`: a code all of whose letters are others. */
const CODE_LETTERS_MAX = 4
/** Those of cosmetics that have no letters but such; `НЕТ` before a name denies it. */
const CODES = new Set('HC CI BHT BHA PCA MEA TEA MIT CMIT MCI HEC CMC AHA PHA PABA'.split(' '))
/** What is looked at on each side of it. */
const AROUND = 24

/** The same text, sign for sign, each word in the one script that it seems to be written in. */
export function withoutHomoglyphs(text: string): string {
  if (!OTHER.test(text) || !LATIN.test(text)) return text
  return text.replace(WORD, (word: string, at: number) => {
    if (!OTHER.test(word) || MICRO.test(word)) return word
    return LATIN.test(word) ? inOneScript(word) : codeAt(text, word, at)
  })
}

function inOneScript(word: string): string {
  if (LOCANT.test(word)) return word.charAt(0) + withoutHomoglyphs(word.slice(1))
  const isLatin = word.match(OTHER_SIGNS)?.every((sign) => LATIN_OF.has(sign)) ?? false
  if (isLatin) return word.replace(OTHER_SIGNS, (sign) => LATIN_OF.get(sign) ?? sign)
  // Of Latin letters between them only the odd one is meant otherwise: `Вoда`.
  if ((word.match(OTHER_SIGNS)?.length ?? 0) * 2 <= word.length) return word
  const other = GREEK_SIGN.test(word) ? GREEK_OF : CYRILLIC_OF
  const isOther = word.match(LATIN_SIGNS)?.every((sign) => other.has(sign)) ?? false
  return isOther ? word.replace(LATIN_SIGNS, (sign) => other.get(sign) ?? sign) : word
}

/** A whole word of such letters may be one of its own tongue (`МАК`, poppy): it is none as a part of a Latin name, and where it is a code. */
function codeAt(text: string, word: string, at: number): string {
  const letters = [...word].map((sign) => LATIN_OF.get(sign))
  if (word.length > CODE_LETTERS_MAX || word !== word.toUpperCase() || letters.includes(undefined))
    return word
  const latin = letters.join('')
  const before = text.slice(Math.max(0, at - AROUND), at)
  const after = text.slice(at + word.length, at + word.length + AROUND)
  if (isPartOfName(word, before, after)) return latin
  return CODES.has(latin) && (/^\s\p{Script=Latin}/u.test(after) || isBetween(before, after)) ? latin : word
}

/** `С12-15 Alkyl Benzoate`, `О-Cymen-5-ol`, `Vitamin Е`, `D&С Red 7` */
function isPartOfName(word: string, before: string, after: string): boolean {
  if (/^-?\d[\d-]*\s?\p{Script=Latin}/u.test(after)) return true
  if (word.length > 1) return false
  return (
    /^-\p{Script=Latin}/u.test(after) ||
    (/\p{Script=Latin}[ &-]$/u.test(before) && /^\d*\s*(?:[^\p{L}\s]|\p{Script=Latin}|$)/u.test(after))
  )
}

function isBetween(before: string, after: string): boolean {
  if (!/(?:^|[,;•/])\s*$/.test(before) || !/^\s*(?:$|[.,;•/])/.test(after)) return false
  return /\p{Script=Latin}\s*[,;•/]\s*$/u.test(before) || /^\s*[,;•/]\s*\p{Script=Latin}/u.test(after)
}

function pairs(others: string, latin: string): ReadonlyMap<string, string> {
  return new Map([...others].map((sign, at) => [sign, latin.charAt(at)]))
}
