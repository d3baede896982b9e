import { FIRST_NAMES, OPENS_LIST } from './heading-words.ts'
import { REASON } from '../label.ts'
import { makerStarts, isCode, isPackCode, packCodeEdges } from './pack-codes.ts'

/** A stretch of the text that ends at a line break or a full stop. */
export type Sentence = {
  start: number
  end: number
  endsBy: 'line' | 'stop' | 'heading' | 'end'
  isGap: boolean
}

/** Words whose dot does not end anything. */
const ABBREVIATIONS = new Set(
  'denat no nr nos var sp ssp spp subsp ext d c i f l vit wit st ca approx cv ph inc incl excl max min est dr mr eg ie'.split(
    ' ',
  ),
)

/** `。` */
const IDEOGRAPHIC_STOP = 0x3002

/** Cuts a region at line breaks and full stops; inside a remark (brackets) nothing is cut. */
export function splitSentences(text: string, from: number, to: number, remarks: Int32Array): Sentence[] {
  const found: Sentence[] = []
  let number = 0
  const skipNumber = (at: number) => {
    // An empty line between two numbers is none of the lines that are counted.
    if (isBlankLine(text, at)) return at
    const line = skipLineNumber(text, at, to, number)
    number = line.number
    return line.start
  }
  let start = skipNumber(from)
  const cut = (end: number, endsBy: Sentence['endsBy'], isGap = false) => {
    if (text.slice(start, end).trim() !== '') found.push({ start, end, endsBy, isGap })
    else if (isGap && found.length > 0) found[found.length - 1] = { ...lastOf(found), isGap: true }
  }
  const edges = new Set([...makerStarts(text, from, to), ...packCodeEdges(text, from, to)])
  const cutAtEdge = (at: number) => {
    if (!edges.has(at)) return
    cut(at, 'stop')
    start = at
  }
  for (let at = from; at < to; at++) {
    cutAtEdge(at)
    const close = remarks[at] ?? 0
    if (close > 0 && close < to) at = close
    else if (text.charCodeAt(at) === 10) {
      cut(at, 'line', isBlankLine(text, at + 1))
      start = skipNumber(at + 1)
      at = start - 1
    } else if (
      text.charCodeAt(at) === IDEOGRAPHIC_STOP ||
      (text.charCodeAt(at) === 46 && isFullStop(text, at, to)) ||
      (text.charCodeAt(at) === 63 && isQuestion(text, start, at)) ||
      isCry(text, at)
    ) {
      cut(at, 'stop')
      start = at + 1
    }
  }
  cut(to, 'end')
  return found
}

/** `What is in it? Aqua, ...`: of several words; behind one a question mark is a misread sign. */
function isQuestion(text: string, start: number, at: number): boolean {
  if (!' \n'.includes(text.charAt(at + 1))) return false
  const words = text.slice(Math.max(start, at - QUESTION_CHARS_MAX), at)
  return !words.includes(',') && words.trim().split(' ').length >= QUESTION_WORDS_MIN
}
const QUESTION_WORDS_MIN = 3

/** `Tocopherol! That is it.`, `Linalool?? Really.`: a sign that ends a sentence, unlike the `!` of a misread `l` inside a word. */
function isCry(text: string, at: number): boolean {
  const sign = text.charAt(at)
  if (sign !== '!' && !(sign === '?' && '?!'.includes(text.charAt(at - 1) || '-'))) return false
  return ' \n'.includes(text.charAt(at + 1))
}
const QUESTION_CHARS_MAX = 80

/**
 * `12. Panthenol`, `3) Aqua`: lists of one name a line are often numbered. Readers of photos lose the blank: then it is a
 * number where the line before had the one below it, and `1.` in front of a letter; `1.2-Hexanediol` is a name.
 */
function skipLineNumber(
  text: string,
  from: number,
  to: number,
  before: number,
): { start: number; number: number } {
  const line = text.slice(from, Math.min(to, from + LINE_NUMBER_CHARS_MAX))
  const [, digits = '', next = ''] = LINE_NUMBER.exec(line) ?? []
  const number = Number(digits)
  const start = from + digits.length + 1
  if (next === ' ') return { start: start + 1, number }
  const isNext = number > 1 ? number === before + 1 : number === 1 && /\p{L}/u.test(next)
  return isNext ? { start, number } : { start: from, number: 0 }
}
const LINE_NUMBER = /^(\d{1,3})[.)](.)/s
const LINE_NUMBER_CHARS_MAX = 5

function lastOf(found: readonly Sentence[]): Sentence {
  return found[found.length - 1] ?? { start: 0, end: 0, endsBy: 'end', isGap: false }
}

function isBlankLine(text: string, from: number): boolean {
  let at = from
  while (text.charAt(at) === ' ') at++
  return text.charCodeAt(at) === 10
}

/** Unlike the dot of an abbreviation, an initial or a number. */
export function isFullStop(text: string, at: number, to: number): boolean {
  if (!isOpenAfter(text, at, to) && !isTight(text, at)) return false
  let start = at
  while (WORD_SIGN.test(text.charAt(start - 1))) start--
  const word = text.slice(start, at).toLowerCase()
  // `C.I. 77491`, `F.I.L.`: single letters are initials; after a digit (`17%.`, `Polysorbate 20.`) a stop is a stop.
  if (word.length === 1 && word >= 'a' && !isAmountOfPack(text, start, at)) return false
  return !ABBREVIATIONS.has(word) || isAtEnd(text, at + 1, to)
}

/** `Lip Scrub, 25 g. Sucrose, ...` */
function isAmountOfPack(text: string, unit: number, at: number): boolean {
  return (
    /^[gl]$/i.test(text.slice(unit, at)) &&
    /\d ?$/.test(text.slice(Math.max(0, unit - 2), unit)) &&
    /^\. ?\p{Lu}/u.test(text.slice(at, at + 3))
  )
}

function isOpenAfter(text: string, at: number, to: number): boolean {
  const next = text.charAt(at + 1)
  return next === ' ' || next === '\n' || next === '' || at + 1 >= to
}

/** `Phenoxyethanol.Please note`: a small letter, a dot and a capital end a sentence without a blank. */
function isTight(text: string, at: number): boolean {
  return /^[a-z]\.[A-Z][a-z]/.test(text.slice(at - 1, at + 3))
}

function isAtEnd(text: string, from: number, to: number): boolean {
  let at = from
  while (at < to && text.charAt(at) === ' ') at++
  return at >= to
}

const WORD_SIGN = /[0-9A-Za-z\u0080-\uffff]/

const NOTICES = [
  'may change',
  'may vary',
  'subject to change',
  'please be aware',
  'please refer',
  'refer to the',
  'ingredient list',
  'up to date',
  'up-to-date',
  'product packaging',
  'on the pack',
  'for external use',
  'keep out of reach',
  'dermatologically tested',
  'all rights reserved',
  'made in ',
  'distributed by',
  'manufactured by',
  'best before',
  'store in a',
]

/** Words of sentences that never stand in an ingredient name. */
const STOP_WORDS = new Set(
  (
    'the to your our you we us is are was be been that this these those for with from helps help which while when who will ' +
    'can may should it its by an as at into on or more most all any has have contain contains made skin skins feel feels ' +
    'look looks leaving leave leaves using use used also after before if not no only every each than then them they their ' +
    'known improves improve provides hydrates protects reduces boosts smooths soothes calms gently formula formulated ' +
    'product products apply avoid rinse eyes contact face daily texture moisture powerful appearance'
  ).split(' '),
)

/** `Contains less than 1 % of: ...` goes on with the list. */
const CONTAINS_LITTLE =
  /^(?:and |it )?(?:also )?(?:may )?contains? (?:(?:less than|up to|no more than|not more than|at most|under|below|<) ?)?[\d.,]+ ?%(?: or less)?(?: each)?(?: of)?(?: each of)?(?: the following)?(?: ingredients)?:? /

const SENTENCE_CHARS_MIN = 7

/** `xx #skincare #hyaluronic`: how posts end. */
const HASHTAGS = /^[^#]{0,12}(?:#[\p{L}\p{M}\d_]{2,40} ?){2,20}$/u
/** `voir emballage`: where the list stands, and none. */
const POINTS_TO_PACK =
  /^(?:please )?(?:see|voir|siehe|s\.|ver|véase|vedi|zie|se|ks\.?|katso|patrz|zob\.?|viz|см\.?|lásd|vezi|bkz\.?) (?:(?:the|auf(?: der)?|der|die|sur|en|el|la|op|de|på|na|back of|outer|product) ){0,2}(?:l['’])?(?:pack(?:age|aging)?|box|label|carton|emballage|étiquette|verpackung|packung|etikett|umkarton|envase|embalaje|etiqueta|embalagem|rótulo|confezione|etichetta|verpakking|etiket|förpackning(?:en)?|emballagen|pakkaus|opakowani[eau]|etykiet[aęy]|obal|упаковк[уеи]|csomagolás|ambalaj(?:a|ul)?)[.!]?$/iu

/** The reason a sentence is no list, or null where it may be one. Claims inside a list are cut off elsewhere. */
export function reasonAgainst(sentence: string): string | null {
  const text = sentence.trim()
  if (isPackCode(text)) return REASON.code
  if (HASHTAGS.test(text) || POINTS_TO_PACK.test(text)) return REASON.notice
  // Nothing this short is a sentence; text of ten thousand such lines stays cheap.
  if (sentence.length < SENTENCE_CHARS_MIN) return null
  const lower = text.toLowerCase()
  if (isCode(text) || lower.startsWith('code f.i.l') || lower.startsWith('f.i.l')) return REASON.code
  // `Contains only Cera Alba, ...` is a list, whatever its first words; `made with natural ingredients` is none.
  const words = lower
    .replace(CONTAINS_LITTLE, '')
    .replace(OPENS_LIST, (opener) => (/^\S+(?: (?:of|from|with|aus))+$/.test(opener) ? opener : ''))
    .split(/[\s,;:()]/)
    .filter((word) => word !== '')
  if (isNotice(lower, words)) return REASON.notice
  if (!isProse(words) || isListOfUse(lower)) return null
  return isBenefit(lower) ? REASON.marketing : REASON.prose
}

/** `Tonic for the face: Aqua, ...`: the words of running text stand in the title alone, and the list begins as lists do. */
function isListOfUse(lower: string): boolean {
  const [title = '', ...rest] = lower.split(': ')
  const names = rest.join(': ')
  if (title.length > TITLE_CHARS_MAX || !names.includes(',') || !FIRST_NAMES.test(names)) return false
  return names.split(/[\s,;:()]/).every((word) => !STOP_WORDS.has(word))
}
const TITLE_CHARS_MAX = 60

function isNotice(lower: string, words: readonly string[]): boolean {
  const separators = lower.split(/[,;]/).length - 1
  return words.length >= 3 && separators < 6 && NOTICES.some((notice) => lower.includes(notice))
}

/** One word in seven is of running text, and at least two. */
function isProse(words: readonly string[]): boolean {
  const stops = words.filter((word) => STOP_WORDS.has(word)).length
  return words.length >= 4 && stops >= 2 && stops / words.length >= 0.14
}

/** `paraben-free`, `oil free`, `parfümfrei`, `parfumvrij`: a claim of one word. */
export function isFreeClaim(lower: string): boolean {
  const claims = lower.split(/ ?[✔✓✅☑•+&] ?/).filter((claim) => claim.trim() !== '')
  return (
    claims.length > 0 &&
    claims.every((claim) =>
      FREE.some((word) => claim.endsWith(word) && /\p{L}/u.test(claim.slice(0, -word.length))),
    )
  )
}

const FREE = [
  ...[
    '-free',
    ' free',
    'frei',
    'freie',
    'vrij',
    'vrije',
    'fri',
    'fria',
    'mentes',
    'eeton',
    'eetön',
    'beeniton',
    'koniton',
    'vaba',
    'laust',
  ],
  ...['bensiz', 'kolsüz', 'fümsüz', 'konsuz', 'fatsız', 'yağsız', 'kokusuz', 'boyasız', ' içermez'],
  ...[
    '不使用',
    'フリー',
    '無添加',
    '無配合',
    '未使用',
    '不添加',
    '무첨가',
    '프리',
    '무함유',
    '미함유',
    '불포함',
    '제로',
  ],
]

const DIRECTIONS = ['how to use', 'directions', 'direction', 'usage', 'warning', 'caution', 'storage', 'uses']

/** `-Retinol: improves the look of lines`: a name, a colon, and what it is said to do. */
function isBenefit(lower: string): boolean {
  if (DIRECTIONS.some((head) => lower.startsWith(head))) return false
  const colon = lower.indexOf(':')
  return lower.startsWith('-') || lower.startsWith('•') || (colon > 0 && colon < 60)
}
