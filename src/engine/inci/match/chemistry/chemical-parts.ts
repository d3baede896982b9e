import { COLOURS, fromGreek, IONS_ELSEWHERE } from './chemical-tongues.ts'
import { ACID_ENDING, ACID_WORD, ANIONS, CATIONS, HEADS, ORGANIC_PART } from './chemical-words.ts'

/** Shorter names sound like too many others. */
export const LETTERS_MIN = 8

export type Parts = {
  cations: string[]
  anions: string[]
  heads: string[]
  rest: string[]
  tail: string[]
  /** Metals with carbon bound to them. */
  organic: string[]
  isAcid: boolean
  /** How far the word for an acid, of its own or joined to the name, tells a short name apart: `Acid boric`, `Bórsav`, `Retinsyre`. */
  acidWord: number
}

const POSITIONS = new Map([
  ['o', '2'],
  ['ortho', '2'],
  ['m', '3'],
  ['meta', '3'],
  ['p', '4'],
  ['para', '4'],
  ['о', '2'],
  ['орто', '2'],
  ['м', '3'],
  ['п', '4'],
  ['пара', '4'],
  ['ορθο', '2'],
  ['παρα', '4'],
])
const MULTIPLE = /^(?:mono|di|tri|tetra|penta|hexa|hemi|sesqui|bis|моно|ди|три|тетра|пента)/
const COUNTS = new Map([
  ['моно', 'mono'],
  ['ди', 'di'],
  ['три', 'tri'],
  ['тетра', 'tetra'],
  ['пента', 'penta'],
])
/** How many oxygens a metal has is another substance; how many chlorides mostly goes without saying. */
const COUNTED = /^(?:oxide|peroxide|sulfide)$/

const GREEK_ACID = /^οξ(?:υ|εος)$/

const noParts = (): Parts => ({
  cations: [],
  anions: [],
  heads: [],
  rest: [],
  tail: [],
  organic: [],
  isAcid: false,
  acidWord: 0,
})

/** The ions, kinds and other words of a name. */
export function partsOf(words: readonly string[]): Parts {
  const parts = noParts()
  const isGreekAcid = words.some((word) => GREEK_ACID.test(word))
  for (const word of words) {
    const position = words.length > 1 ? POSITIONS.get(word) : undefined
    if (position !== undefined || /^\d/.test(word)) parts.rest.push(position ?? word)
    // Greek has one adjective for an acid and its salts: `βορικό οξύ`, `βορικό νάτριο`.
    else add(partsOfWord(isGreekAcid ? fromGreek(word) : word), parts)
  }
  // `Oxid galben de mercur`: the colour of a salt says nothing of what it is made of.
  if (parts.cations.length > 0 && parts.anions.length > 0)
    parts.rest = parts.rest.filter((word) => !COLOURS.has(word))
  return parts
}

function add(more: Parts, parts: Parts): void {
  parts.cations.push(...more.cations)
  parts.anions.push(...more.anions)
  parts.heads.push(...more.heads)
  parts.rest.push(...more.rest)
  parts.tail.push(...more.tail)
  parts.organic.push(...more.organic)
  parts.isAcid ||= more.isAcid
  parts.acidWord = Math.max(parts.acidWord, more.acidWord)
}

/** As good as so many letters of the name: with three of its own a name is told apart, `Bórsav`. */
const ACID_WORD_LETTERS = 5
const STEM_MIN = 3
/** Shorter words that end like a salt are often none. */
const SALT_MIN = 7

/** Lists say the same words over and over. */
const takenApart = new Map<string, Parts>()
const TAKEN_APART_MAX = 4000

function partsOfWord(word: string): Parts {
  const known = takenApart.get(word)
  if (known) return known
  const parts = noParts()
  const ion = IONS_ELSEWHERE.get(word)
  const latin = fromGreek(word)
  if (ion) parts[ion.kind].push(ion.name)
  else if (ACID_WORD.test(latin)) {
    parts.isAcid = true
    parts.acidWord = ACID_WORD_LETTERS
  } else takeWord(latin, parts)
  if (takenApart.size >= TAKEN_APART_MAX) takenApart.clear()
  takenApart.set(word, parts)
  return parts
}

/** One look tells of most words that they name no ion. */
const anyOf = (names: readonly (RegExp | undefined)[]) =>
  new RegExp(names.flatMap((name) => (name ? [name.source] : [])).join('|'))
const ANY_CATION = anyOf(CATIONS.map(([, name]) => name))
const ANY_FRONT = anyOf(CATIONS.map(([, , front]) => front))
const ANY_ENDING = anyOf([...ANIONS, ...HEADS].map(([, ending]) => ending))
/** The last letters of them all: dearer looks are for words that end so. */
const ENDS =
  /^(?:.[aiy][dt]|[aiy][dt][aeious]|[aiy]d[au]s|[dt][au]s|[dt]ul|tti|tis|.[aey]n|.e[kt]|rku|ur[aeo]?|.ur|rii|.ua|eto|[ou]to|hcl|hbr|.ol|her|ter|ere|[а-я]+)$/
const mayEnd = (word: string) => ENDS.test(word.slice(-3)) && ANY_ENDING.test(word)

function takeWord(word: string, parts: Parts): void {
  const bare = word.replace(MULTIPLE, '')
  const mayBeCation = ANY_CATION.test(word) || (bare !== word && ANY_CATION.test(bare))
  const cation = mayBeCation && CATIONS.find(([, name]) => name.test(bare) || name.test(word))
  if (cation) {
    parts.cations.push(cation[0])
    return
  }
  const glued =
    ANY_FRONT.test(word) &&
    CATIONS.find(([, , front]) => front?.test(word) && isSalt(word.replace(front, '')))
  if (glued) {
    parts.cations.push(glued[0])
    takeWord(word.replace(glued[2] ?? '', ''), parts)
    return
  }
  if (!takeOrganic(word, parts)) takeEnding(word, parts)
}

/** `Methylquecksilber`: the metal behind a group that ends in `-yl`. */
function takeOrganic(word: string, parts: Parts): boolean {
  const group = ORGANIC_PART.exec(word)?.[0]
  const metal = group === undefined ? '' : word.slice(group.length)
  const cation = ANY_CATION.test(metal) && CATIONS.find(([, name]) => name.test(metal))
  if (!group || !cation) return false
  parts.cations.push(cation[0])
  parts.organic.push(cation[0])
  parts.rest.push(group.replace(/o$/, ''))
  return true
}

function isSalt(word: string): boolean {
  return mayEnd(word) || (word.length >= 6 && /[ai]t(?:[aiou]|as|ti)?s?$/.test(word))
}

function takeEnding(word: string, parts: Parts): void {
  const kinds = [
    [parts.anions, ANIONS],
    [parts.heads, HEADS],
  ] as const
  for (const [list, endings] of mayEnd(word) ? kinds : []) {
    for (const [name, ending] of endings) {
      const cut = cutEnding(word, name, ending)
      if (!cut) continue
      list.push(cut.name)
      if (cut.before !== '' && !takeOrganic(cut.before, parts)) parts.rest.push(cut.before)
      return
    }
  }
  takeAcid(word, parts)
}

/** The ion that a word ends with, and what stands in front of it: a name, or how many of it there are. */
function cutEnding(word: string, name: string, ending: RegExp): { name: string; before: string } | null {
  const found = ending.exec(word)
  if (!found) return null
  const front = word.slice(0, found.index)
  const count = MULTIPLE.exec(front)?.[0] ?? ''
  if (front === count)
    return {
      name: COUNTED.test(name) ? `${(COUNTS.get(count) ?? count).replace(/a$/, '')}${name}` : name,
      before: '',
    }
  // `Nitrocarbonate` is no nitro of a carbonate: what is in front must be a name.
  // `Betamethasondipropionat`: how many of the ion there are stands between the name and it.
  const bare = front.replace(/(?:mono|di|tri)$/, '')
  return front.length < 5 ? null : { name, before: bare.length < LETTERS_MIN ? front : bare }
}

/** Any other salt or ester is that of its acid. */
const SALT_ENDING = /(?:aa?t(?:[aeiou]|as|ti|ul|s)?|ат[аи]?)$/

function takeAcid(word: string, parts: Parts): void {
  const isJoined = ACID_ENDING.test(word) && word.replace(ACID_ENDING, '').length >= STEM_MIN
  const isTail =
    !isJoined &&
    (word.length >= SALT_MIN || word === 'ftalat') &&
    SALT_ENDING.test(word) &&
    !/(?:[eo]aa?|aaa|[аео]а)[tт][a-zаи]*$/.test(word)
  if (!isJoined && !isTail) {
    parts.rest.push(word)
    return
  }
  const acid = word.replace(isJoined ? ACID_ENDING : SALT_ENDING, '')
  parts.isAcid = true
  if (isJoined) parts.acidWord = ACID_WORD_LETTERS
  ;(isJoined ? parts.rest : parts.tail).push(acid)
}
