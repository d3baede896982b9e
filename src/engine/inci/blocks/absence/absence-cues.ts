import { isDeniedItself, isExcepted, isTakenBack, saysOnly } from './absence-exceptions.ts'
import { findHeadlines } from './absence-headlines.ts'
import {
  ABSENCE_AFTER,
  ABSENCE_BEFORE,
  ABSENCE_OPENING,
  ABSENCE_PAIRS,
  ABSENCE_SIGNS,
  ABSENT_PIECE,
} from './absence-words.ts'

/** A word or sign that denies; `end` is where what it denies begins, or ends for one that denies what stands before it. */
export type Cue = {
  start: number
  end: number
  isBefore: boolean
  /** It denies the piece before it and no more: `Lanolin 0 %`. */
  isPiece?: true
}

const isPlain = (text: string) => !/[^ -~\n]/.test(text)

/** Where a word denies: what stands behind it, the same at the start of a piece only, or what stands before it. */
type Role = 'before' | 'opening' | 'after' | 'zero' | 'piece'
type CueWord = { word: string; role: Role }

const KEY_CHARS = 2
const WORDS_BY_START = byStart([
  ...[...ABSENCE_BEFORE, ...ABSENCE_SIGNS].map((word): CueWord => ({ word, role: 'before' })),
  ...ABSENCE_OPENING.map((word): CueWord => ({ word, role: 'opening' })),
  ...[...ABSENCE_AFTER, ...ABSENCE_SIGNS].map((word): CueWord => ({ word, role: 'after' })),
  ...['0%', '0 %'].map((word): CueWord => ({ word, role: 'zero' })),
  ...['0%', '0 %', '0.0%', '0.0 %', '0,0%', '0,0 %', ...ABSENT_PIECE].map((word): CueWord => ({
    word,
    role: 'piece',
  })),
])
const SIGNS: ReadonlySet<string> = new Set(ABSENCE_SIGNS)
const BEFORE: ReadonlySet<string> = new Set(ABSENCE_BEFORE)
const AFTER: ReadonlySet<string> = new Set([...ABSENCE_AFTER, ...ABSENCE_SIGNS])

/** A sign alone is found by itself. */
function byStart(words: readonly CueWord[]): ReadonlyMap<string, readonly CueWord[]> {
  const found = new Map<string, CueWord[]>()
  for (const one of words) {
    const key = one.word.slice(0, KEY_CHARS)
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return found
}

/** All cues of a text in small letters, in order, of two at one place the longer one first. */
export function findCues(lower: string): Cue[] {
  const cues: Cue[] = []
  const add = (at: number, start: string) => {
    for (const { word, role } of WORDS_BY_START.get(start) ?? []) {
      const end = at + word.length
      if (lower.startsWith(word, at) && endsWhole(lower, end) && fits(lower, { word, role }, at))
        cues.push({
          start: at,
          end,
          isBefore: role !== 'after' && role !== 'piece',
          ...(role === 'piece' ? { isPiece: true } : {}),
        })
    }
  }
  // Some hundred words, each sought for itself, would cost more than all else that is done with a list.
  let isInWord = false
  for (let at = 0; at < lower.length; at++) {
    const isLetter = isSpaced(lower, at)
    if (!(isInWord && isLetter)) {
      add(at, lower.slice(at, at + KEY_CHARS))
      add(at, lower.charAt(at))
    }
    isInWord = isLetter
  }
  for (const pair of ABSENCE_PAIRS) addPairs(lower, pair, cues)
  if (!isPlain(lower)) addPrefixes(lower, cues)
  cues.push(...findHeadlines(lower))
  return cues.sort((a, b) => a.start - b.start || b.end - a.end || Number(b.isBefore) - Number(a.isBefore))
}

function fits(lower: string, { word, role }: CueWord, at: number): boolean {
  const end = at + word.length
  switch (role) {
    case 'before':
      return !(AFTER.has(word) && deniesBefore(lower, word, at)) && !isTakenBack(lower, at, end)
    case 'opening':
      return opensPiece(lower, at) && opensClaim(lower, at, end)
    case 'after':
      return deniesItsClause(lower, word, at)
    case 'zero':
      return isBareZero(lower, at) && isFollowedByWord(lower, end)
    case 'piece':
      return isBareZero(lower, at) && isBehindName(lower, at) && endsPiece(lower, word, end)
  }
}

function opensClaim(lower: string, at: number, end: number): boolean {
  const from = afterColon(lower, end)
  return isFollowedByWord(lower, from) && (from > end || !isTitle(lower, end)) && !isTakenBack(lower, at, end)
}

/** Of words that deny either way: `Parabens excluded`, `excluded: parabens`. */
function deniesBefore(lower: string, word: string, at: number): boolean {
  const end = at + word.length
  const isSign = SIGNS.has(word)
  return endsSentence(lower, end) || (isSign ? isBehindEach(lower, at) : endsClause(lower, end))
}

/** A clause goes on only behind words that open a claim as well; behind a sign a list does. */
function deniesItsClause(lower: string, word: string, at: number): boolean {
  const end = at + word.length
  if (isDeniedItself(lower, at)) return false
  return endsSentence(lower, end) || (BEFORE.has(word) && !SIGNS.has(word) && endsClause(lower, end))
}

/** `Hydrochinon ist nicht enthalten und war es nie`: nothing that is denied can follow. */
function endsClause(lower: string, end: number): boolean {
  return /^(?: - | ?[,;]? (?:and|und|et|y|e|i|a|en|och|og|nor|noch|ni|и) )/.test(lower.slice(end, end + 8))
}

/** `Talc ✗ Lanolin ✗`: a short line that ends with the sign and does not begin with it. */
function isBehindEach(lower: string, at: number): boolean {
  const before = lower.slice(Math.max(0, at - ROW_CHARS_MAX), at)
  const behind = lower.slice(at, at + ROW_CHARS_MAX)
  const line = `${before.split(ENDS_OF_ROW).at(-1) ?? ''}${behind.split(ENDS_OF_ROW)[0] ?? ''}`.trim()
  return (
    ABSENCE_SIGNS.some((sign) => line.endsWith(sign)) && !ABSENCE_SIGNS.some((sign) => line.startsWith(sign))
  )
}
const ROW_CHARS_MAX = 120
const ENDS_OF_ROW = /\n|\|| - /

/**
 * `無香料`, `0酒精`, `무향료`, `ノンアルコール`: in scripts without blanks the word that denies stands joined before what it
 * denies. Names of substances and plants begin with the same signs (`無水ケイ酸`, `无花果`, `ノンオキシノール`).
 */
const PREFIX =
  /(?:[無无](?![水机機花患定])|[0零](?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])|무(?=향|색소|알코올|알콜|에탄올|파라벤|실리콘|설페이트|황산|광물|미네랄|방부|합성|인공|동물|글루텐|라놀린|오일|첨가)|ノン(?=アルコ|シリコ|パラベン|オイル|ケミカル|ラノリン|グルテン))/gu

function addPrefixes(lower: string, cues: Cue[]): void {
  for (const { 0: prefix, index } of lower.matchAll(PREFIX))
    if (opensPiece(lower, index) && isFollowedByWordOfItsScript(lower, index + prefix.length))
      cues.push({ start: index, end: index + prefix.length, isBefore: true })
}

function isFollowedByWordOfItsScript(lower: string, end: number): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(lower.charAt(end))
}

const BETWEEN_CHARS_MAX = 30

function addPairs(
  lower: string,
  { first, second, isWhole }: (typeof ABSENCE_PAIRS)[number],
  cues: Cue[],
): void {
  for (const word of first)
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      if (isSpaced(lower, at - 1) || (isWhole && isSpaced(lower, at + word.length))) continue
      const between = /^[^.,;:!?\n•|]*/.exec(lower.slice(at, at + word.length + BETWEEN_CHARS_MAX))?.[0] ?? ''
      const ends = second.map((one) => endOfWord(between, one, word.length)).filter((end) => end > 0)
      if (ends.length === 0) continue
      const end = skipParticle(lower, at + Math.min(...ends))
      if (isExcepted(lower, end) || saysOnly(lower, at, between)) continue
      // `Парабены не используются.`: what is denied stands before it.
      cues.push({ start: at, end, isBefore: mayNameMore(lower, at, end) })
    }
}

/** What is denied stands behind the pair. */
function mayNameMore(lower: string, at: number, end: number): boolean {
  return !(endsSentence(lower, end) || endsClause(lower, end)) || isHeadLine(lower, at, end)
}

/** `... setzen wir nicht ein.`: the end of a verb that German parts. */
function skipParticle(lower: string, end: number): number {
  return (
    end +
    (/^ (?:ein|zu|hinzu|bei|mehr ein|mehr zu)(?= ?[.,;!?\n]|$)/.exec(lower.slice(end, end + 12))?.[0]
      .length ?? 0)
  )
}

/** `Ce que vous n'y trouverez pas` and a line break: a line that lists nothing is the head of what stands under it. */
function isHeadLine(lower: string, at: number, end: number): boolean {
  const line = lower.slice(Math.max(lower.lastIndexOf('\n', at) + 1, at - LEAD_CHARS_MAX), at)
  return lower.charAt(skipBlanks(lower, end)) === '\n' && !line.includes(',')
}

/** Where a word that begins with `start` ends in the stretch, 0 where none does. */
function endOfWord(stretch: string, start: string, from: number): number {
  const at = stretch.indexOf(` ${start}`, from)
  if (at < 0) return 0
  let end = at + 1 + start.length
  while (isSpaced(stretch, end)) end++
  return end
}

/** Scripts without blanks have no ends of words. */
function endsWhole(lower: string, end: number): boolean {
  return !(isSpaced(lower, end - 1) && isSpaced(lower, end))
}

/** A letter of a script that parts words by blanks. */
function isSpaced(lower: string, at: number): boolean {
  const code = lower.charCodeAt(at)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(lower.charAt(at))
}

function opensPiece(lower: string, at: number): boolean {
  let before = at - 1
  while (/[ *"'-]/.test(lower.charAt(before))) before--
  return (
    lower.slice(before + 1, at).startsWith(' - ') ||
    // So does the start of the text, where no sign stands.
    `([{\n.,;:!?•|/✓✔${MARKS}・`.includes(lower.charAt(before))
  )
}

/** Signs that open a line of a claim, in Japanese and Korean shops above all. */
export const MARKS = '。※◎○●◇◆□■☆★▶'

/** `No parabens`, unlike `No. 5`, `No 5` and `No,`. */
function isFollowedByWord(lower: string, end: number): boolean {
  const sign = lower.charAt(skipBlanks(lower, end))
  return sign !== sign.toUpperCase()
}

/** `Zero Chill Face Mist: Aqua, ...`, unlike `No nasties: parabens` and `No harsh ingredients: ...`. */
function isTitle(lower: string, end: number): boolean {
  const lead = lower.slice(end, end + LEAD_CHARS_MAX)
  const colon = lead.search(/[:,.\n]/)
  if (lead.charAt(colon) !== ':') return false
  const words = wordsOf(lead.slice(0, colon))
  return words.length >= 2 && !words.some(isLead)
}

/** `No: SLS, parabens`. */
function afterColon(lower: string, end: number): number {
  const remark = /^ ?\([^()\n]{1,40}\)(?= ?:)/.exec(lower.slice(end, end + 44))?.[0].length ?? 0
  const next = skipBlanks(lower, end + remark)
  return lower.charAt(next) === ':' ? next + 1 : end
}

/** Unlike the one of `10 %` and `0.0 %`. */
function isBareZero(lower: string, at: number): boolean {
  return !/[\d.,]/.test(lower.charAt(at - 1))
}

/** A letter or bracket stands before it in its line. */
function isBehindName(lower: string, at: number): boolean {
  let before = at - 1
  while (/[ :=-]/.test(lower.charAt(before))) before--
  return /[\p{L}\p{M})]/u.test(lower.charAt(before))
}

/** At the end of a sentence a word that may deny all of it does so: `Talc, Lanolin 未检出。` */
function endsPiece(lower: string, word: string, end: number): boolean {
  const next = lower.charAt(skipBlanks(lower, end))
  return next === ',' || (endsSentence(lower, end) && !AFTER.has(word.trim()))
}

function endsSentence(lower: string, end: number): boolean {
  // At the end of the text no sign stands.
  return '.!?。\n;•|)]✓✔'.includes(lower.charAt(skipBlanks(lower, end)))
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (text.charAt(at) === ' ') at++
  return at
}

/** A line that goes on behind a cue without naming anything is not longer. */
export const LEAD_CHARS_MAX = 48

const LEADS = new Set(
  (
    'any all of the these those following such other common harmful harsh toxic controversial questionable unwanted ' +
    'undesirable synthetic artificial animal nasty bad added certain risky potentially irritating den die folgenden ' +
    'diese bedenkliche bedenklichen kritische kritischen schädliche schädlichen les des ces suivants controversés nocifs ' +
    'los las estos siguientes dañinos nocivos i gli questi seguenti dannosi os as estes seguintes nocivos de volgende'
  ).split(' '),
)

/** The words between blanks and colons. */
export function wordsOf(text: string): string[] {
  return text.split(/[ :]+/).filter(Boolean)
}

/** A word that goes on with a claim and names nothing: `harmful`, `the following`. */
export function isLead(word: string): boolean {
  return LEADS.has(word.toLowerCase())
}
