import type { AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'

/**
 * Endings of nouns and adjectives by families of languages, without accents. Two words are forms of one where both are the same
 * stem with endings of one family.
 */
const ENDINGS = {
  slavic:
    'a u y e i o om em am im ym ou ami emi imi ach ech ich ych ih ov ow ev ej oj iej ego eho oho ima ama og oga omu emu ovi owi ie ia iu ove',
  baltic: 'as is ys us a e o u i ai iai es os ui iui ei ams iams ems oms ems ju iu em am iem im um s ies mi',
  finnish:
    'a ta tta n t at et an en ille lle alle elle oille ita oita ia oja eja in ien iden oiden ista oista sta lta nen set sille sia sten',
  estonian: 'a e i u d id ide ite te le ele tele itele st ist ga iga ni',
  hungarian:
    't at et ot ra re ara ere k ak ek ok akra ekre okra okat eket akat tol nak nek ban ben val vel s as es os i felek felekre',
  turkish:
    'a e ya ye i u yi yu na ne si su sina sine ler lar lere lara leri lari in un nin nun den dan k ga gi ge siz suz',
  germanic: 'n en e er s es r ar or t et ern na arna orna erna ene ne enes',
  romance: 's es a as o os e i x ul ului le ele ile ilor elor lor ii ei uri urile lui ua',
  icelandic: 'a u ur i ir ar um na unum inn inum in s',
  albanian: 'a e i u t it et at te in un en es is ve ave eve ut',
  basque: 'a ak ari ei ri k en aren ekin rik',
  cyrillic:
    'а я у ю ы и і е о ь ов ев ів їв ам ям ами ями ах ях ом ем ой ою еи еть та то те ат от ът ят ите ата ота ого его ому ых их ая ои ыи ии ое ее ую ою иу е еми ове овима има ој ију',
  greek: 'ος ο ου ης η ας α ες οι ους ων ια ι ιων ιου ιας ιες εις εων εως',
}

/** The families that have an ending, a bit each; the bare stem is of all. */
const FAMILIES = new Map<string, number>([['', -1]])
Object.values(ENDINGS).forEach((endings, family) => {
  for (const ending of new Set(endings.split(' ').flatMap((one) => [one, undoubled(one)])))
    FAMILIES.set(ending, (FAMILIES.get(ending) ?? 0) | (1 << family))
})

const STEM_MIN = 4
/** Words are looked for among those that begin like them. */
const START = 3
/** Most words that are known are of these families, whose endings other words have, too. */
const WIDE_FAMILIES = ['germanic', 'romance'].reduce(
  (bits, name) => bits | (1 << Object.keys(ENDINGS).indexOf(name)),
  0,
)
const WIDE_STEM_MIN = 5

/** What Arabic, Hebrew and their neighbours write in one with a word: `the`, `to the`, `from`, `and`; and endings. */
const PREFIXES = ['وال', 'بال', 'لل', 'ال', 'ب', 'ل', 'و', 'מה', 'של', 'ול', 'ל', 'ה', 'ב', 'מ', 'ו']
const SUFFIXES = ['هاي', 'ها', 'ات', 'ون', 'ين', 'ه', 'ים', 'ות']
const SEMITIC = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const SEMITIC_MIN = 3

/** What Korean, Japanese, Chinese and Bengali write behind a noun: `to`, `of`, `kinds of`. */
const PARTICLES =
  /(?:에게|에서|에|은|는|을|를|이|가|과|와|의|류|제품|の|に|が|は|を|も|と|類|系|类|類|制品|製品|তে|এ|য়|ের|ে|র)$/u
const PARTICLE_SCRIPTS =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bengali}]/u

/**
 * `word` is the known one where the stem is so short that English words have it, too: `grana` may be more than `granat`. A word
 * with accents is none.
 */
type Inflected = { term: AllergyTerm; word?: string }
const SURE_LETTERS = 6
/** Ends like a substance: carotene is no carrot, and is looked for in names as it is written. */
const SUBSTANCE = /(?:ene|ate|ine|ium|one|ide)$/i
const NOT_ENGLISH = /[^\P{L}a-z]/iu

type Known = { words: string[]; word: string; term: AllergyTerm }
type Index = { byStart: Map<string, Known[]>; bySpelling: Map<string, AllergyTerm | null> }
const indexes = new WeakMap<Knowledge, Index>()

/**
 * The allergy whose word this is another form of: `orzechów` of `orzechy`, `للمكسرات` of `مكسرات`. Null where it could be a form of
 * words of several.
 */
export function inflectedWord(said: string, knowledge: Knowledge): Inflected | null {
  const words = wordsOf(said)
  const index = indexes.get(knowledge) ?? newIndex(knowledge)
  if (SEMITIC.test(said)) return sure(theOnly(spellings(words).map((one) => index.bySpelling.get(one))))
  if (PARTICLE_SCRIPTS.test(said))
    return sure(index.bySpelling.get(words.join(' ').replace(PARTICLES, '')) ?? null)
  return inflectedLatin(said, words, index.byStart.get(startOf(words)) ?? [])
}

function inflectedLatin(said: string, words: readonly string[], known: readonly Known[]): Inflected | null {
  const likes = known.map((one) => ({ ...one, letters: lettersShared(words, one.words) }))
  const most = Math.max(0, ...likes.map(({ letters }) => letters))
  const best = most === 0 ? [] : likes.filter(({ letters }) => letters === most)
  const term = theOnly(best.map((one) => one.term))
  if (!term || NOT_ENGLISH.test(said)) return sure(term)
  if (SUBSTANCE.test(said)) return null
  return most >= SURE_LETTERS ? sure(term) : { term, word: best[0]?.word ?? '' }
}

const sure = (term: AllergyTerm | null) => term && { term }

function newIndex(knowledge: Knowledge): Index {
  const index: Index = { byStart: new Map(), bySpelling: new Map() }
  for (const term of knowledge.allergies)
    for (const word of term.words) {
      const words = wordsOf(word)
      const start = startOf(words)
      index.byStart.set(start, [...(index.byStart.get(start) ?? []), { words, word, term }])
      for (const one of [words, words.map((part) => part.replace(/^ال/u, ''))]) {
        const spelling = one.join(' ')
        const other = index.bySpelling.get(spelling)
        index.bySpelling.set(spelling, other === undefined || other === term ? term : null)
      }
    }
  indexes.set(knowledge, index)
  return index
}

function theOnly(terms: readonly (AllergyTerm | null | undefined)[]): AllergyTerm | null {
  const [first, ...others] = new Set(terms.filter((term) => term !== undefined))
  return others.length === 0 ? (first ?? null) : null
}

const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  // Of one sound in Arabic, or written for one another there and in Persian and Urdu.
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ں: 'ن',
}

function undoubled(letters: string): string {
  return letters.replace(/(\p{Script=Latin})\1/gu, '$1')
}

/** The words without accents and doubled letters: `nøtter` and `nøtt`, `minttu` and `mintulle` share their stem. */
function wordsOf(said: string): string[] {
  const hasVowelSigns = /[\p{Script=Bengali}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(said)
  const plain = said.toLowerCase().normalize(hasVowelSigns ? 'NFC' : 'NFKD')
  const letters = [...plain.replace(hasVowelSigns ? /\p{Cf}/gu : /[\p{M}\p{Cf}]/gu, '')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFC')
  return letters
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > WIDE_STEM_MIN ? undoubled(word) : word))
}

const startOf = (words: readonly string[]) => `${words.length} ${words[0]?.slice(0, START) ?? ''}`

/** How many letters all words share with those of the other name where each is a form of its fellow; 0 where one is not. */
function lettersShared(words: readonly string[], others: readonly string[]): number {
  let families = -1
  let letters = 0
  for (const [at, word] of words.entries()) {
    const form = formOf(word, others[at] ?? '', families)
    if (!form) return 0
    families = form.families
    letters += form.stem
  }
  return letters
}

/** The longest stem of which both are forms in one of the families. */
function formOf(word: string, other: string, within: number): { stem: number; families: number } | null {
  if (word === other) return { stem: word.length, families: within }
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  for (let stem = same; stem >= STEM_MIN; stem--) {
    const families = familiesOf(word.slice(stem)) & familiesOf(other.slice(stem)) & within
    const those = stem < WIDE_STEM_MIN ? families & ~WIDE_FAMILIES : families
    if (those !== 0) return { stem, families: those }
  }
  return null
}

const familiesOf = (ending: string) => FAMILIES.get(ending) ?? 0

/** Each way to take off what is written in one with the words. */
function spellings(words: readonly string[]): string[] {
  const ways = words.map((word) => {
    const bare = [
      word,
      ...PREFIXES.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
    ]
    const all = bare.flatMap((one) => [
      one,
      ...SUFFIXES.filter((suffix) => one.endsWith(suffix)).map((suffix) => one.slice(0, -suffix.length)),
    ])
    return all.filter((one) => one === word || one.length >= SEMITIC_MIN)
  })
  return ways.reduce<string[]>(
    (phrases, parts) =>
      phrases.flatMap((phrase) => parts.map((part) => (phrase === '' ? part : `${phrase} ${part}`))),
    [''],
  )
}
