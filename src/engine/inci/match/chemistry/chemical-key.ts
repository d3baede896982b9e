import { LETTERS_MIN, partsOf, type Parts } from './chemical-parts.ts'
import { folded, IONS_ELSEWHERE } from './chemical-tongues.ts'
import { ARTICLES, METAL_OF_ANION, SALT_WORDS_BESIDE } from './chemical-words.ts'
import { fromCyrillic, sound } from '../name-key.ts'

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

/** `Blyoxid` */
const SALT_LETTERS_MIN = 6
const CHARS_MAX = 120
const WORDS_MAX = 16
/** A salt of more ions is a line of names. */
const IONS_MAX = 3

/** A `c` that Spanish and others say as an `s`. */
const SOFT = /c(?=[eiy])/

/** Dyes that nothing but letters and numbers tell apart: `HC Yellow No 11` sounds like `D&C Yellow No 11`. */
const NUMBERED_DYE = /\b(?:HC|D ?& ?C)\b/i

type Replacements = readonly (readonly [RegExp, string])[]

/** Letters that one tongue says as another letter than the rest do: Estonian `hüdro`, Turkish `kolşisin` but `klorür`. */
const TWOFOLD: Replacements = [
  [/ü/gi, 'y'],
  [/ş/gi, 'ch'],
]
/** Of a print alone, for the list knows the other way: Serbian and Latvian `strihnin`, Bulgarian `хидро` and `стрихнин`, Greek `βαρφαρίνη`. */
const TWOFOLD_IN_PRINT: Replacements = [
  ...TWOFOLD,
  [/(?<![cptsrgkz]|al[ck]o)h(?![iy]dr|e[kx]s?|ept|ist|[iy]p[eo]|omo|al|cl|br)/gi, 'ch'],
  [/[хг](?=[иі]др|екс|епт|ист[аи])|(?<=де)[хг](?=ид)/gi, ''],
  [/β(?=[α-ωά-ώ])/gi, 'v'],
]

/** The keys of a name: two where a letter may be said in two ways. None for what is too short or too long to be told apart by sound. */
export const chemicalKeys = (printed: string) => keysSaid(printed, TWOFOLD_IN_PRINT)
export const keysOfListed = (spelling: string) => keysSaid(spelling, TWOFOLD)

function keysSaid(printed: string, twofold: Replacements): ChemicalKey[] {
  if (printed.length > CHARS_MAX || NUMBERED_DYE.test(printed)) return []
  // `Živa`, `Ртути`: of so few letters only a metal.
  if (printed.length < SALT_LETTERS_MIN && IONS_ELSEWHERE.get(folded(printed))?.kind !== 'cations') return []
  const plain = withoutNormal(printed)
  const other = twofold.reduce((name, [letter, said]) => name.replace(letter, said), plain)
  return other === plain ? keysOf(plain) : [...keysOf(plain), ...keysOf(other)]
}

function keysOf(printed: string): ChemicalKey[] {
  const { words, parts } = takenApart(printed)
  if (words.length === 0 || words.length > WORDS_MAX) return []
  const letters = parts.acidWord + [...parts.rest, ...parts.tail].join('').replace(/\d/g, '').length
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
  const { cations, anions, heads, rest, tail } = takenApart(spelling).parts
  const others = [...anions, ...heads, ...rest, ...tail]
  // `Natrium arsenicosum`: a salt of two metals does not stand for one of them.
  if (cations.length > 1) return []
  if (others.length === 0) return cations
  return others.every((word) => SALT_WORDS_BESIDE.has(word)) ? cations.map(saltsOf) : []
}

type TakenApart = { printed: string; words: readonly string[]; parts: Readonly<Parts> }
let last: TakenApart | null = null

/** A name on the list is asked for its metals and for its keys, one after the other. */
function takenApart(printed: string): TakenApart {
  if (last?.printed === printed) return last
  const words = wordsOf(printed)
  last = { printed, words, parts: partsOf(words) }
  return last
}

/** Polish tells nitrite from nitrate by the valence alone. */
const POLISH_NITRITE = /azotan\s?\(iii\)/g

/**
 * Lower case without accents; numbers, and letters between them, are words of their own. The valences that most salts have go without saying; of chromium and
 * vanadium the high ones make another substance.
 */
function wordsOf(printed: string): string[] {
  const plain = folded(printed)
    .replace(POLISH_NITRITE, 'azotyn ')
    .replace(/\bi{1,3}\b/g, ' ')
  // `D vitamini`: without its letter every vitamin.
  const isVitamin = /[vw]itam|витам|[βv]ιταμ/.test(plain)
  return (plain.match(/\d+|[\p{L}]+/gu) ?? []).filter((word) => isVitamin || !ARTICLES.has(word))
}

/** How a language makes an adjective of the name of an acid or alcohol. */
const ADJECTIVE =
  /(?:oique|oic[oa]?|oik|ique|ico|icum|ica|ic|(?<!edd?|aad|loret)ik[ou]?|(?:in|o)?o[vw](?:[yaei]|ej|ego)|ev[ay]|it(?:[ae]|ej)|icka|oina|(?:oj|in|o)?sk[ae]|(?:oi?c)?n[ae]|in[oe]s?|o|ach|(?:оин|о|е|и|ин)?ов(?:[аеи]я?|о[йиї])|[ео]ева|ева|ич?н[ае]|на[яи]?|не|но[йи]|ск[ае])$/

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

/** German, French and others name the rings otherwise, and tie the halogens on without their `o`. */
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/kloori?/g, 'klor'],
  // Finnish joins with an i, Polish and Greek with an o: `Dimetyyliformamidi`, `Dimetyloformamid`. Estonian printed without its marks.
  [/(?:yyli|uul)(?=[a-z]{3})/g, 'yl'],
  [/iili(?=[a-z]{3})/g, 'il'],
  [/((?:met|et|prop|but|fen|phen|vin|akr|non|eks|hex)h?[yi]l)o(?=[a-z]{4})/g, '$1'],
  [/(yleen)i(?=di|gly)/g, '$1'],
  [/dehuud/g, 'dehyd'],
  [/hudr/g, 'hydr'],
  [/mutsi/g, 'mycy'],
  [/oo/g, 'o'],
  [/^osz?tr(?=adi|iol|on|og)/, 'estr'],
  [/sz/g, 's'],
  [/ts(?=[aeioy])/g, 's'],
  [
    /essig|sirch?et|attik|edd?ik(?:e|s?$)?|etik(?:ka)?|aadik|ecet|octov?|octe(?:n|$)|azijn|ocet|ocit|уксус(?:ная)?|оцт|оцет/g,
    'acet',
  ],
  [/benzol/g, 'benzen'],
  [/toluol|tolueno/g, 'toluen'],
  [/styrol/g, 'styren'],
  [/xylol/g, 'xylen'],
  [/(?:chlor|clor|hlor|klor)o?/g, 'klor'],
  [/(brom|fluor)o/g, '$1'],
  [/(?:[ijy]od)o?(?=[a-z]{3})/g, 'iod'],
  [/diaminobenzen/g, 'phenylendiamin'],
  [/diaminotoluen/g, 'toluendiamin'],
  [/tolu[iy]len(?=di)/g, 'toluen'],
  // The anilines that chemistry names in two ways each.
  [/methoxybenzen|metoxibencen|metossibenzen/g, 'anisol'],
  [/benzenamin|aminobenzen/g, 'anilin'],
  [/(?:dimethyl|dimetil|dimetyl)(?=anilin)/g, 'xylidin#'],
  [/(?:methyl|metil|metyl)(?=anilin)/g, 'toluidin#'],
  [/(?:methoxy|metoxi|metossi|metoksy)(?=anilin)/g, 'anisidin#'],
  [/(?:ethoxy|etoxi|etossi|etoksy)(?=anilin)/g, 'phenetidin#'],
  [/#anilin/g, ''],
  [/aminotoluen/g, 'toluidin'],
  [/aminoanisol/g, 'anisidin'],
]

/** Lists say the same words over and over. */
const heard = new Map<string, string>()
const HEARD_MAX = 4000

/** How a word of a chemical name sounds, the same in all tongues. */
function soundOf(word: string, isSoft: boolean): string {
  const key = isSoft ? `${word}+` : word
  const known = heard.get(key)
  if (known !== undefined) return known
  const fresh = listen(word, isSoft)
  if (heard.size >= HEARD_MAX) heard.clear()
  heard.set(key, fresh)
  return fresh
}

function listen(word: string, isSoft: boolean): string {
  if (/^\d/.test(word)) return word
  const latin = STEMS.reduce((name, [from, to]) => name.replace(from, to), fromCyrillic(word).toLowerCase())
  const read = isSoft ? latin.replace(/c(?=[eiy])/g, 's') : latin
  // A short word has no ending to lose: `DEA`.
  if (word.length < 5) return sound(`${read.toUpperCase()}N`).slice(0, -1)
  return sound(read.toUpperCase())
    .replace(/^ES(?=[TPKM])/, 'S')
    .replace(/OU/g, 'U')
    .replace(/([AEIOU])([LM])\2(?=[AEIOU])/g, '$1$2')
    .replace(ENGLISH.test(word) ? BALTIC_LONG : BALTIC, '$1')
    .replace(/[AEIOU]$/, '')
}

/** `Hidrokortizonas`, `hidrokortizons`. The `s` alone also makes an English plural, which no verdict may rest on. */
const BALTIC = /^(.{7,}[^AEIOUSKPT](?=[AI]?S$)|.{4,}(?:[AEIO]N|OL)(?=[AI]S$))[AI]?S$/
const BALTIC_LONG = /^(.{7,}[^AEIOUSKPT])(?:A|I)S$/
const ENGLISH = /[cpt]h|[qwxy]/
