/** Greek letters that chemical names use as locants: some labels print the sign, others the word. */
const GREEK: Record<string, string> = { Α: 'ALPHA', Β: 'BETA', Γ: 'GAMMA', Δ: 'DELTA' }

/** Spellings of one word in British, American and translated English; both sides of a comparison pass here. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['SULPH', 'SULF'],
  ['ALUMINIUM', 'ALUMINUM'],
  ['HYDROLYSED', 'HYDROLYZED'],
  ['HYDROLIZED', 'HYDROLYZED'],
  ['COLOUR', 'COLOR'],
  ['FLAVOUR', 'FLAVOR'],
]
const SPELLINGS_ELSEWHERE: typeof SPELLINGS = [
  ...SPELLINGS,
  // How Korea wrote methyl and ethyl until its list of names was spelled anew; packs print both.
  ['메칠', '메틸'],
  ['에칠', '에틸'],
]

/** ASCII letters and digits to upper case, everything else of ASCII to 0 (left out). */
const UPPER = new Uint8Array(128)
for (let code = 0; code < 128; code++) {
  const isDigit = code >= 48 && code <= 57
  const isUpper = code >= 65 && code <= 90
  const isLower = code >= 97 && code <= 122
  UPPER[code] = isDigit || isUpper ? code : isLower ? code - 32 : 0
}

/**
 * What two spellings of one name share: letters and digits in upper case, without blanks, marks or accents.
 * `1, 2-Hexanediol`, `1.2-hexanediol` and `1,2- HEXANE-DIOL` have one key, so that blanks lost or added by a
 * printer or a reader never cost a name.
 */
export function nameKey(name: string): string {
  let key = ''
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    if (code >= 128) return spell(foreignKey(name), SPELLINGS_ELSEWHERE)
    const upper = UPPER[code] ?? 0
    if (upper !== 0) key += String.fromCharCode(upper)
  }
  // Each of them holds one of these; this runs for every name that is looked up.
  return key.includes('U') || key.includes('HYDROL') ? spell(key, SPELLINGS) : key
}

/** Latin letters that no decomposition takes apart; photos and keyboards of other countries lose their stroke. */
const LATIN: Record<string, string> = { Ł: 'L', Ø: 'O', Đ: 'D', Æ: 'AE', Œ: 'OE' }

/** Japanese labels print the sign for a long vowel as a dash (`PEGー9`): beside a digit or Latin letter it is one. */
const LONG_VOWEL = 'ー'

/** The slower way for names with accents or other scripts; put together again, a Korean syllable is one sign. */
function foreignKey(name: string): string {
  let key = ''
  const signs = [...name.normalize('NFKD').toUpperCase()]
  signs.forEach((sign, at) => {
    if (isPlain(sign)) {
      key += sign
      return
    }
    if (sign === LONG_VOWEL && (isPlain(signs[at - 1]) || isPlain(signs[at + 1]))) return
    const other = GREEK[sign] ?? LATIN[sign]
    if (other) key += other
    else if (isLetterOrDigit(sign) || isVoicing(sign)) key += sign
    else key += indianVowel(sign)
  })
  return key.normalize('NFC')
}

function isPlain(sign = ''): boolean {
  return sign.length === 1 && (UPPER[sign.charCodeAt(0)] ?? 0) !== 0
}

/** The marks that make another sound of a Japanese sign: without them `ブ` (butyl) and `プ` (propyl) begin alike. */
function isVoicing(sign: string): boolean {
  return sign === '\u3099' || sign === '\u309a'
}

const INDIAN = { first: 0x900, end: 0xd80, block: 0x80 }
/** Where the signs for vowels stand in each block of Indian letters (Hindi, Bengali, Tamil ...), by what they are counted as. */
const INDIAN_VOWELS: readonly (readonly [first: number, last: number, as: number])[] = [
  [0x3e, 0x3e, 0x3e],
  [0x3f, 0x40, 0x3f],
  [0x41, 0x42, 0x41],
  [0x43, 0x44, 0x43],
  [0x45, 0x48, 0x47],
  [0x49, 0x4c, 0x4b],
]

/**
 * The vowel that a mark of Indian scripts stands for, long and short ones as one, since packs print both. Without vowels
 * cetearyl (`सीटियरिल`) and stearyl (`स्टीयरिल`) would be one word.
 */
function indianVowel(sign: string): string {
  const code = sign.charCodeAt(0)
  if (code < INDIAN.first || code >= INDIAN.end) return ''
  const place = code % INDIAN.block
  const vowel = INDIAN_VOWELS.find(([first, last]) => first <= place && place <= last)
  return vowel ? String.fromCharCode(code - place + vowel[2]) : ''
}

/** Marks left over by NFKD (U+0300-036F) and punctuation are no part of a name; letters of any script are. */
function isLetterOrDigit(sign: string): boolean {
  const kept = LETTERS.get(sign)
  if (kept !== undefined) return kept
  const is = /\p{L}|\p{N}/u.test(sign)
  LETTERS.set(sign, is)
  return is
}

/** Scripts have thousands of signs, of which texts repeat a few; as many as Unicode has at most. */
const LETTERS = new Map<string, boolean>()

function spell(key: string, spellings: typeof SPELLINGS): string {
  let result = key
  for (const [from, to] of spellings) {
    if (result.includes(from)) result = result.replaceAll(from, to)
  }
  return result
}

/** The words of a name, upper case, without any mark: `PEG-40 Stearate` has `PEG`, `40` and `STEARATE`. */
export function nameWords(name: string): string[] {
  const words: string[] = []
  let word = ''
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    const upper = code < 128 ? (UPPER[code] ?? 0) : code
    if (upper === 0) {
      if (word !== '') words.push(word)
      word = ''
    } else word += code < 128 ? String.fromCharCode(upper) : (name[i] ?? '').toUpperCase()
  }
  if (word !== '') words.push(word)
  return words
}

/** Longer than any number with the words in front of it. */
const CHARS_MAX = 40
/** Of the Chemical Abstracts Service, `56-81-5`, or of the European list of substances, `200-289-5`. */
const NUMBER = /(?:\d{2,7}-\d{2}|(?<!\d)\d{3}-\d{3})-\d$/
const WORDS = new Set([
  '',
  'cas',
  'ec',
  'eg',
  'ce',
  'we',
  'einecs',
  'elincs',
  'n',
  'no',
  'nr',
  'num',
  'number',
  'nummer',
  'numero',
  'registry',
  'rn',
  '№',
])

/** `56-81-5`, `CAS 56-81-5`, `CAS-Nr.: 56-81-5`, `n° CAS 56-81-5`, `EC 200-289-5`: the number alone, or null. */
export function registryNumber(printed: string): string | null {
  const text = printed.trim()
  const last = text.charCodeAt(text.length - 1)
  if (text.length > CHARS_MAX || last < 48 || last > 57) return null
  const [number] = NUMBER.exec(text) ?? []
  if (number === undefined) return null
  const head = text.slice(0, -number.length).toLowerCase()
  return head.split(/[ .:#°º-]/).every((word) => WORDS.has(word)) ? number : null
}

/** Letters of other scripts and tongues in which the names of medicines are written as they sound. */
const CYRILLIC: Record<string, string> = Object.fromEntries(
  [...'абвгдезийклмнопрстуфыэ'].map((sign, at) => [sign, 'ABVGDEZIIKLMNOPRSTUFIE'.charAt(at)]),
)
Object.assign(CYRILLIC, {
  ё: 'E',
  ж: 'J',
  х: 'CH',
  ц: 'C',
  ч: 'CH',
  ш: 'S',
  щ: 'S',
  ъ: '',
  ь: '',
  ю: 'IU',
  я: 'IA',
})

/** In this order; each pass sees what the one before left. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^GIDR/, 'IDR'],
  [/PH/g, 'F'],
  [/QU/g, 'K'],
  [/CH|C|Q/g, 'K'],
  [/AE|OE/g, 'E'],
  [/H/g, ''],
  [/Y|J/g, 'I'],
  [/W/g, 'V'],
  [/KS|X|Z/g, 'S'],
  [/[KP]T/g, 'T'],
  // Doubled by tongues; other doubled letters are misprints, and no verdict may rest on one.
  [/([AEIOUTSFK])\1+/g, '$1'],
  [/(?:UM|[AEOU])$/, ''],
]

/** Shorter words sound like too many others. */
export const INN_LETTERS_MIN = 8

/**
 * How the international name of a medicine sounds, whatever the language it is written in: `Hexachlorophene`,
 * `Hexachlorofeen`, `heksachlorofen` and `esaclorofene` are one. Null where it is no single word long enough.
 */
export function innKey(printed: string): string | null {
  const plain = printed.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.length < INN_LETTERS_MIN || !/^[a-zа-я]+$/.test(plain)) return null
  return sound(fromCyrillic(plain).toUpperCase())
}

/** Letters of Cyrillic as Latin ones; all others stay. */
export function fromCyrillic(word: string): string {
  return [...word].map((sign) => CYRILLIC[sign] ?? sign).join('')
}

/** How letters in upper case sound, the same in all tongues. */
export function sound(letters: string): string {
  return SOUNDS.reduce((word, [from, to]) => word.replace(from, to), letters)
}
