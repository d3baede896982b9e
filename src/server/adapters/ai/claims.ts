import type { Facts } from './provider.ts'

/** Finds names of ingredients in prose: as they stand there, and whose they are. */
export type NamesIn = (text: string) => readonly { phrase: string; name: string }[]

/** None of these may be said unless the facts say it: verdicts, promises, orders and what turns a statement around. */
const VERDICTS = words(
  'safe safer safest safely safety unsafe harmless harmful harm good better best bad worst great excellent perfect poor ' +
    'moderate concerning fine superb amazing ideal healthy unhealthy approved certified tested guaranteed guarantee ' +
    'recommend recommended recommends avoid buy click visit vegan natural organic hypoallergenic score scores scored ' +
    'rating rated points grade no not none never without free cannot isn aren don doesn',
)

/** Alarm, and words that a cosmetic must not be sold with. */
const ALARM = words(
  'toxic toxin toxins nontoxic danger dangerous dangers poison poisonous hazardous clean cleaner chemical chemicals nasty ' +
    'nasties lethal deadly detox',
)

const MEDICAL = words(
  'treat treats treated treatment treating cure cures cured heal heals healing disease diseases disorder illness infection ' +
    'infected inflammation acne rosacea eczema psoriasis dermatitis melanoma cancer carcinogen carcinogenic tumour tumor ' +
    'lesion lesions mole moles therapy therapeutic medicine medical medication drug drugs diagnosis diagnose diagnosed ' +
    'symptom symptoms syndrome hormone hormones hormonal endocrine clinical clinically prescription doctor severe severity ' +
    'serious pregnant pregnancy',
)

/** What nobody is told about themselves by a machine that looks at them. */
const PERSONAL = words(
  'age aged aging ageing old older young younger youthful years ethnicity ethnic race racial caucasian asian african gender ' +
    'man woman male female girl boy beautiful beauty pretty ugly attractive unattractive sad happy tired angry stressed',
)

const NUMBERS = words(
  'zero two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety ' +
    'hundred hundreds thousand million dozen percent percentage',
)

/** Capitals that are no names. */
const CAPITALS = words('eu uv i')

/** True where every figure, name and judgement of a text is in what it was made from. */
export function isWithin(text: string, facts: Facts, namesIn: NamesIn): boolean {
  const given = `${facts.sentences.join(' ')} ${facts.names.join(' ')}`.toLowerCase()
  const known = new Set(wordsOf(given))
  if (!isAbout(text, known)) return false
  return (
    isSober(text, known) &&
    capitalsOf(text).every((word) => known.has(word)) &&
    namesGiven(text, facts, given, namesIn)
  )
}

/** Words of this length carry what a sentence is about. */
const TELLING_LETTERS = 5
const SHARED_MIN = 0.35
const SENTENCES = { least: 2, most: 4 }

/** Two to four sentences that have a good part of their words from the facts: other words for the same thing. */
function isAbout(text: string, known: ReadonlySet<string>): boolean {
  const sentences = text.split(/[.!?] /).length
  if (sentences < SENTENCES.least || sentences > SENTENCES.most) return false
  const telling = wordsOf(text.toLowerCase()).filter((word) => word.length >= TELLING_LETTERS)
  const shared = telling.filter((word) => known.has(word)).length
  return telling.length > 0 && shared / telling.length >= SHARED_MIN
}

/** True where a text holds no figure and no judgement besides words that were given. */
export function isSober(text: string, given: ReadonlySet<string> = new Set()): boolean {
  return wordsOf(text.toLowerCase()).every((word) => given.has(word) || !isClaim(word))
}

const HEDGES = words('probably likely possibly perhaps may might seems appears')
const ECHO_MAX = 0.5

/** A sentence that says itself that it is a guess, judges nothing, and is more than the name said back. */
export function isGuess(text: string, name: string): boolean {
  const said = wordsOf(text.toLowerCase())
  const named = new Set(wordsOf(name.toLowerCase()))
  const echoed = said.filter((word) => named.has(word)).length
  return said.some((word) => HEDGES.has(word)) && echoed / said.length <= ECHO_MAX && isSober(text)
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+|\d+/gu) ?? []
}

function isClaim(word: string): boolean {
  return /^\d/.test(word) || [VERDICTS, ALARM, MEDICAL, PERSONAL, NUMBERS].some((list) => list.has(word))
}

/** Words with a capital inside a sentence: in English these are names. */
function capitalsOf(text: string): string[] {
  const found = text.matchAll(/[\p{Ll}\p{N},;)’'-] +(\p{Lu}[\p{L}\p{M}]*)/gu)
  return [...found].map(([, word = '']) => word.toLowerCase()).filter((word) => !CAPITALS.has(word))
}

function namesGiven(text: string, facts: Facts, given: string, namesIn: NamesIn): boolean {
  const names = new Set(facts.names.map((name) => name.toLowerCase()))
  return namesIn(text).every(
    ({ phrase, name }) => names.has(name.toLowerCase()) || given.includes(phrase.toLowerCase()),
  )
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
