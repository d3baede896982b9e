import { folded } from './chemistry/chemical-tongues.ts'
import { rewritten, type Change } from '../rewritten.ts'
import type { PlainText } from '../plain-text.ts'

const plain = (text: string) => folded(text.normalize('NFKC')).normalize('NFC')

/** The word, folded, as it stands in lists: `Vitamin A`, `Witamina A`, `A-vitamiini`, `Витамин А`, `비타민A`. */
const WORD = plain(
  '(?:[vw]it\\.?|[vw]itamin(?:e|en|es|a|ai|as|o|i|ii|iini|u|y|ei|s)?|vitamiini?d?|витамин(?:а|ом|ы|у|и|ов)?|витамін(?:у|и)?|βιταμινη?(?:σ|εσ)?|' +
    'فيتامين|ويتامين|ויטמין|विटामिन)',
)
/** Scripts that set no blank between words. */
const CLOSE_WORD = plain('(?:비타민|ビタミン|[维維][生他][素命]|วิตามิน)')
const BEFORE = plain('(?<pro>pro-?|про-?|προ-?|프로|プロ)?')

/** Their letters in the scripts that have others. */
const LETTERS = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    б: 'b',
    с: 'c',
    ц: 'c',
    д: 'd',
    е: 'e',
    к: 'k',
    р: 'p',
    рр: 'pp',
    α: 'a',
    β: 'b',
    γ: 'c',
    δ: 'd',
    ε: 'e',
    κ: 'k',
    ا: 'a',
    أ: 'a',
    ب: 'b',
    ج: 'c',
    سي: 'c',
    د: 'd',
    ه: 'e',
    هـ: 'e',
    إي: 'e',
    ك: 'k',
    เอ: 'a',
    บี: 'b',
    ซี: 'c',
    ดี: 'd',
    อี: 'e',
    เค: 'k',
  }).map(([sign, letter]) => [plain(sign), letter]),
)
const LETTER = `(?<letter>[a-fhkpu]|pp|${[...LETTERS.keys()]
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`
const NUMBER = '[ -]?(?<number>\\d{0,2})'

/** What the vitamin is bound to, by the stem of the word. */
const ESTERS: readonly (readonly [string, RegExp])[] = [
  ['palmitate', /palmit|пальмит|ハルミチン|팔미|棕[榈櫚]/],
  ['acetate', /acet|a[sz]etat|octan|etikk|ацет|уксус|οξικ|酢酸|아세|乙酸|醋酸/],
  ['propionate', /propion|пропион/],
  ['phosphate', /phosph|fosf|фосф|リン酸|포스/],
  ['succinate', /su[ck]+[csz]?in|сукцин|янтар/],
  ['linoleate', /linol|линол/],
]
const ARTICLES = /^(?:de|di|da|do|of|des|der|la|le|il|o|του|της)$/

const AS_SAID = new RegExp(`^${BEFORE}(?:${WORD}[ -]+|${CLOSE_WORD}[ -]*)${LETTER}${NUMBER}$`, 'u')
/** `A-vitamin`, `E vitamini`, `B3 vitamini` */
const LETTER_FIRST = new RegExp(`^${LETTER}${NUMBER}[ -]${BEFORE}${WORD}$`, 'u')

/** `VITAMIN A` and `VITAMIN A PALMITATE` for what any of these languages calls so; none for any other name. */
export function namesOfVitamin(printed: string): string[] {
  if (printed.length > CHARS_MAX || !HINT.test(printed)) return []
  // `VitaminC`
  const words = plain(printed.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/[’'()]/g, ' ')
    // Written in one: `비타민E아세테이트`, `パルミチン酸ビタミンA`
    .replace(/(?<=[a-z]\d{0,2})(?=[\p{Script=Hangul}\p{Script=Han}])|(?<=酸)(?=ヒタミン)/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !ARTICLES.test(word))
  for (const [from, to] of [
    [0, words.length],
    [0, words.length - 1],
    [1, words.length],
  ] as const) {
    const named = vitaminIn(words.slice(from, to).join(' '))
    if (named === null) continue
    const other = words.filter((_, at) => at < from || at >= to).join(' ')
    if (other === '') return [named]
    const [ester] = ESTERS.find(([, stem]) => stem.test(other)) ?? []
    return ester === undefined ? [] : [`${named} ${ester.toUpperCase()}`]
  }
  return []
}
const CHARS_MAX = 60
const HINT = /[vw]it|вит|витам|вітам|βιτ|비타|ビタ|[维維]|يتامين|ויט|วิตา|विट/iu

function vitaminIn(text: string): string | null {
  const { pro, letter, number = '' } = (AS_SAID.exec(text) ?? LETTER_FIRST.exec(text))?.groups ?? {}
  if (letter === undefined) return null
  return `${pro === undefined ? '' : 'PRO'}VITAMIN ${(LETTERS.get(letter) ?? letter).toUpperCase()}${number}`
}

/** The word alone, where it ends in what is the letter of one: the key of a name has no blanks, and `Vitamine` would be vitamin E. */
export function isVitaminAlone(printed: string): boolean {
  return /^(?:[Vv]itamin[ae]|VITAMIN[AE])$/.test(printed)
}

const LISTED =
  '(?:[VWvw]itam[ií]\\p{L}*|ВИТАМИН\\p{L}*|[Вв]итамин\\p{L}*|[Вв]ітамін\\p{L}*|[Ββ]ιταμίν\\p{L}*|[VW]ITAMIN\\p{L}*)'
const LISTED_LETTER = '[A-FHKPUАВСДЕКΑΒΕΚ]P?[ -]?\\d{0,2}(?![\\p{L}\\d])'
const LISTED_JOINT =
  '(?: ?[,/+&;] ?(?:and |und |et |и )?| (?:and|und|et|y|e|i|en|og|och|a|ve|ja|și|és|и|та|й|και|&) )'
const ENUMERATION = new RegExp(
  `(?<=(?:^|[,;:•/\\n]) ?)(?<word>${LISTED}(?: [Cc]omplex\\p{L}*)?)(?<open> ?[(:] ?| )(?<letters>${LISTED_LETTER}(?:${LISTED_JOINT}${LISTED_LETTER})+)(?<close> ?\\))?(?= ?(?:[,;.•\\n/([]|$))`,
  'gu',
)
const JOINTS = new RegExp(`(?<=[A-Z\\dА-ЯΑ-Ω])${LISTED_JOINT}(?=[A-ZА-ЯΑ-Ω])`, 'gu')

/**
 * `Vitamins A, C & E`, `Vitamin Complex (A, C, E)`: each letter stands for a name of its own; see `vitaminShortened`. Where they
 * stand as a name: what a sentence says of them stays as it is printed.
 */
export function withVitaminsApart(plain: PlainText): PlainText {
  if (!LISTS_HINT.test(plain.text)) return plain
  const changes = [...plain.text.matchAll(ENUMERATION)].flatMap(changesOf)
  return changes.length === 0 ? plain : rewritten(plain, changes)
}
const LISTS_HINT = /[vw]itam|витам|вітам|βιταμ/i

function changesOf({ index, groups = {} }: RegExpExecArray): Change[] {
  const { word = '', open = '', letters = '', close = '' } = groups
  const from = index + word.length
  const first = from + open.length
  const isKind = / /.test(word)
  const joints = [...letters.matchAll(JOINTS)].map(({ index: at, 0: joint }) => ({
    start: first + at,
    end: first + at + joint.length,
    by: ', ',
  }))
  const end = first + letters.length
  return [
    ...(open === ' ' ? [] : [{ start: from, end: first, by: isKind ? ', ' : ' ' }]),
    ...joints,
    ...(close === '' || open.trim() !== '(' ? [] : [{ start: end, end: end + close.length, by: '' }]),
  ]
}

/** `Complex of Vitamins C`, in a sentence, is none. */
const OPENING = new RegExp(`^${LISTED}`, 'u')
const IS_LETTER = new RegExp(`^${LISTED_LETTER}$`, 'u')

/** What a bare letter behind a vitamin is short for: `Vitamin C`; null where it is no such letter. */
export function vitaminShortened(printed: string, before: string | null): string | null {
  return before !== null && IS_LETTER.test(printed) && OPENING.test(before) ? `Vitamin ${printed}` : null
}
