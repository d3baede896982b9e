import {
  ACID_ENDING,
  ACID_WORD,
  ANIONS,
  ARTICLES,
  CATIONS,
  HEADS,
  METAL_OF_ANION,
  ORGANIC_PART,
  SALT_WORDS_BESIDE,
} from './chemical-words.ts'
import { soundOf } from './chemical-sound.ts'
import { folded, fromGreek, IONS_ELSEWHERE } from './chemical-tongues.ts'

/**
 * What the names of one substance share, whatever the language, the order of its words and of its locants:
 * `Natriumperborat`, `Perborate de sodium` and `Sodium perborate`.
 */
type ChemicalKey = {
  whole: string
  /** Without ions that make a salt of it; null where there are none. */
  core: string | null
  /** The metals in it, where nothing but ions, or a metal with carbon bound to it, is named. */
  metals: string[]
}

/** Shorter names sound like too many others. */
const LETTERS_MIN = 8
/** `Blyoxid` */
const SALT_LETTERS_MIN = 6
const CHARS_MAX = 120
const WORDS_MAX = 16
/** A salt of more ions is a line of names. */
const IONS_MAX = 3

type Parts = {
  cations: string[]
  anions: string[]
  heads: string[]
  rest: string[]
  tail: string[]
  /** Metals with carbon bound to them. */
  organic: string[]
  isAcid: boolean
  /** Letters of an ending in which Nordic, Baltic and Finnic tongues say that it is an acid: they tell a short name apart, `Retinsyre`. */
  joined: number
}

/** A `c` that Spanish and others say as an `s`. */
const SOFT = /c(?=[eiy])/

/** Letters that one tongue says as another letter than the rest do: Estonian `hüdro`, Turkish `kolşisin` but `klorür`. */
const TWOFOLD = /[üş]/i

/** The keys of a name: two where a letter may be said in two ways. None for what is too short or too long to be told apart by sound. */
export function chemicalKeys(printed: string): ChemicalKey[] {
  if (printed.length < SALT_LETTERS_MIN || printed.length > CHARS_MAX) return []
  const plain = withoutNormal(printed)
  if (!TWOFOLD.test(plain)) return keysOf(plain)
  return [...keysOf(plain), ...keysOf(plain.replace(/ü/gi, 'y').replace(/ş/gi, 'ch'))]
}

function keysOf(printed: string): ChemicalKey[] {
  const words = wordsOf(printed)
  if (words.length === 0 || words.length > WORDS_MAX) return []
  const parts = partsOf(words)
  const letters = parts.joined + [...parts.rest, ...parts.tail].join('').replace(/\d/g, '').length
  const ions = parts.cations.length + parts.anions.length
  if (
    ions > IONS_MAX ||
    (letters < LETTERS_MIN && (letters > 0 || parts.cations.length === 0) && letters + 3 * ions < LETTERS_MIN)
  )
    return []
  const hard = keyOf(parts, false)
  return [...parts.rest, ...parts.tail].some((word) => SOFT.test(word)) ? [hard, keyOf(parts, true)] : [hard]
}

const CHAIN = /^N-(?:prop|but|pent|hex|hept|oct)/i
/** Bound to a nitrogen the letter is a place, and says more. */
const NITROGEN = /^N.*(?:ami[dn]|anil|paba|nitros|ure|imid|guani|pyrrol|morph|azol|azin)/

/** `n-Hexane`: that its chain is straight goes without saying. */
export function withoutNormal(printed: string): string {
  const isChain = printed.startsWith('n') ? /^n-\p{L}{3}/u.test(printed) : CHAIN.test(printed)
  return isChain && !NITROGEN.test(printed) ? printed.slice(2) : printed
}

/** Of gold the law forbids the salts and not the metal. */
const saltsOf = (metal: string) => `${metal} salts`
export const areSalts = (metals: string) => metals.endsWith(' salts')

/** The metals that a name is made of, and nothing else: `Lead`, `Mercury`; of `Gold salts` their salts. */
export function metalsOf(spelling: string): string[] {
  const { cations, anions, heads, rest, tail } = partsOf(wordsOf(spelling))
  const others = [...anions, ...heads, ...rest, ...tail]
  // `Natrium arsenicosum`: a salt of two metals does not stand for one of them.
  if (cations.length > 1) return []
  if (others.length === 0) return cations
  return others.every((word) => SALT_WORDS_BESIDE.has(word)) ? cations.map(saltsOf) : []
}

/**
 * Lower case without accents; numbers, and letters between them, are words of their own. The valences that most salts have go without saying; of chromium and
 * vanadium the high ones make another substance.
 */
function wordsOf(printed: string): string[] {
  const plain = folded(printed).replace(/\bi{1,3}\b/g, ' ')
  return (plain.match(/\d+|[\p{L}]+/gu) ?? []).filter((word) => !ARTICLES.has(word))
}

const POSITIONS = new Map([
  ['o', '2'],
  ['ortho', '2'],
  ['m', '3'],
  ['meta', '3'],
  ['p', '4'],
  ['para', '4'],
])
const MULTIPLE = /^(?:mono|di|tri|tetra|penta|hexa|hemi|sesqui|bis)/
/** How many oxygens a metal has is another substance; how many chlorides mostly goes without saying. */
const COUNTED = /^(?:oxide|peroxide|sulfide)$/

function partsOf(words: readonly string[]): Parts {
  const parts: Parts = {
    cations: [],
    anions: [],
    heads: [],
    rest: [],
    tail: [],
    organic: [],
    isAcid: false,
    joined: 0,
  }
  for (const one of words) {
    const position = words.length > 1 ? POSITIONS.get(one) : undefined
    const ion = IONS_ELSEWHERE.get(one)
    const word = fromGreek(one)
    if (ion) parts[ion.kind].push(ion.name)
    else if (position !== undefined || /^\d/.test(word)) parts.rest.push(position ?? word)
    else if (ACID_WORD.test(word)) parts.isAcid = true
    else takeWord(word, parts)
  }
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
    return { name: COUNTED.test(name) ? `${count.replace(/a$/, '')}${name}` : name, before: '' }
  // `Nitrocarbonate` is no nitro of a carbonate: what is in front must be a name.
  // `Betamethasondipropionat`: how many of the ion there are stands between the name and it.
  const bare = front.replace(/(?:mono|di|tri)$/, '')
  return front.length < 5 ? null : { name, before: bare.length < LETTERS_MIN ? front : bare }
}

/** Any other salt or ester is that of its acid. */
const SALT_ENDING = /aa?t(?:[aeiou]|as|ti|ul|s)?$/

function takeAcid(word: string, parts: Parts): void {
  const isJoined = ACID_ENDING.test(word) && word.length > 7
  const isTail = !isJoined && word.length >= 7 && SALT_ENDING.test(word) && !/[aeo]aa?t[a-z]*$/.test(word)
  if (!isJoined && !isTail) {
    parts.rest.push(word)
    return
  }
  const acid = word.replace(isJoined ? ACID_ENDING : SALT_ENDING, '')
  parts.isAcid = true
  if (isJoined && !/(?:saure|zuur)$/.test(word)) parts.joined += word.length - acid.length
  ;(isJoined ? parts.rest : parts.tail).push(acid)
}

/** How a language makes an adjective of the name of an acid or alcohol. */
const ADJECTIVE =
  /(?:oique|oic[oa]?|oik|ique|ico|icum|ica|ic|iko?|(?:in|o)?o[vw][yaei]|ev[ay]|icka|oina|(?:оин|о|е|и|ин)?ов[аеи]я?|оева|ич?на|ная|на)$/

function keyOf({ cations, anions, heads, rest, tail, organic, isAcid }: Parts, isSoft: boolean): ChemicalKey {
  const isAdjective = isAcid || heads.length > 0
  const plain = [...rest, ...tail].map((word) =>
    soundOf(isAdjective ? word.replace(ADJECTIVE, '') : word, isSoft),
  )
  const kept = plain.filter((_, at) => !SALT_WORDS_BESIDE.has([...rest, ...tail][at] ?? ''))
  const name = inOrder(kept)
  const kind = [...heads, ...(isAcid ? ['acid'] : [])].sort().join('+')
  const key = (metals: readonly string[], acids: readonly string[]) =>
    `${[...metals].sort().join('+')}|${name}|${[kind, ...acids]
      .filter((one) => one !== '')
      .sort()
      .join('+')}`
  const hasIons = cations.length + anions.length > 0 || kept.length < plain.length
  return {
    whole: key(cations, anions),
    core: hasIons && name.length >= LETTERS_MIN - 2 ? key([], []) : null,
    metals:
      name === ''
        ? [
            ...cations,
            ...(anions.length > 0 ? cations.map(saltsOf) : []),
            ...anions.flatMap((ion) => METAL_OF_ANION.get(ion) ?? []),
          ]
        : organic,
  }
}

const GROUPS =
  /^(?:(?:DI|TRI|TETRA)?(?:AMIN|NITR|IDROSI|METOSI|ETOSI)O?|(?:DI|TRI|TETRA|PENTA|EKSA|ESA)?(?:KLOR|BROM|FLUOR|IOD|METIL|ETIL|FENIL))/

/** Locants go with the groups behind them, and the groups in alphabetical order: `4-nitro-2-amino...` is `2-amino-4-nitro...`. */
function inOrder(words: readonly string[]): string {
  if (!words.some((word) => /^\d/.test(word))) return words.join('')
  const groups: string[] = []
  const places: string[] = []
  let parent = ''
  let locants: string[] = []
  for (const word of words) {
    if (/^\d/.test(word)) locants.push(word)
    else {
      const own = locants.length === 2 && locants[0] === '1' ? locants.slice(1) : locants
      const group = GROUPS.exec(word)?.[0] ?? ''
      const isGroup = group !== '' && own.length > 0
      if (isGroup) groups.push(`${[...own].sort().join(',')}${group.replace(/O$/, '')}`)
      else places.push(...own)
      parent += isGroup ? word.slice(group.length) : word
      locants = []
    }
  }
  places.push(...locants)
  return `${groups.sort().join('-')}-${parent.replace(/^BENSENDIAMIN/, 'FENILENDIAMIN')}-${places.sort().join(',')}`
}
