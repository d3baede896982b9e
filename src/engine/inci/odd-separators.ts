import type { Knowledge } from '../knowledge/load.ts'
import { isHeadingWord } from './blocks/headings.ts'
import { nameKey } from './match/name-key.ts'
import { lowerCase, type PlainText } from './plain-text.ts'
import { findCues } from './blocks/absence/absence-cues.ts'
import { isFreeClaim } from './blocks/sentences.ts'

/**
 * Signs that part nothing by themselves: arrows, angles, frames, stars. What stands in names, amounts and remarks is not
 * among them, nor what denies (`✕ Parabens`), marks a footnote or parts names anyway.
 */
const SIGNS =
  /(?<=\S) ?(?:-{1,4}>{1,2}|={1,4}>|<[-=]{1,4}>?|[^\p{L}\p{M}\p{N}\s!"#$%&'()*+,\-./:;=?@[\]^_`{|}¡§°±·¿ˈ†‡•‰′″™℠・。「」『』（）〔〕〈〉✕✖✗✘×~❌❎⛔☒🚫✓✔☑✅⁺-₎]{1,4}) ?(?=\S)/gu
/** Signs that have other uses part names only in a line where nothing else does. */
const WEAK_SIGNS =
  /(?<=\S)(?: [^\p{L}\p{M}\p{N}\s,;()[\]{}|•✕✖✗✘×❌❎⛔☒🚫?!/&'"-] | [:*#^§~+@._$€&=/-]{2,4} ?|[:*+/\\^#]{2,4}|[)}\]],? ?[({[]|: )(?=\S)/gu
/** In several lines they part the cells of a table. */
const GAPS = /(?<=\S) {2,20}(?=\S)/g
const DOTS = /(?<=\S)(?:\.{1,3} |… ?|\.,)(?=[\p{L}\d(])/gu
/** Words do so as well: `Aqua, then Glycerin`. */
const WORDS =
  /(?<=\S),? (?:and then|then|followed by|plus|dann|danach|gefolgt von|puis|ensuite|suivi de|luego|después|seguido de|poi|seguito da|depois|potem|następnie|daarna|sedan|därefter|derefter|potom|затем|потом|далее) (?=\S)/giu
/** Beyond, what stands beside a sign is no name. */
const NAME_CHARS_MAX = 160
/** So many of what a sign parts are names, letter by letter, or it may be one of another kind: of a path, a smile, a rating. */
const KNOWN_MIN = 3
/** Where one of them is on the stop list, another one is enough. */
const KNOWN_BESIDE_STOPPED_MIN = 2
/** `Limonene <0.1 %` */
const AMOUNT = /^[\d.,]+ ?(?:[%‰(]|ppm|mg|g|w\/w|$)/

/** `Phenoxyethanol … 1.7 %`, `Urea → 5 %`: what leads from a name to its amount. */
const LEADERS =
  /(?<=[\p{L}\d)\]*]) ?(?:\.{2,40}|_{2,40}|[→➜⇒@≈]|[=-]{1,2}>) ?(?=[<~≈]? ?\d{1,3}(?:[.,]\d{1,4})? ?(?:%|‰|wt))/gu
/** `1.7 wt%`, `2 Gew.-%`: by weight, as all per cents of a label are. */
const BY_WEIGHT = /(?<=\d) ?(?:wt|gew|mass|masse|massa|massen|wag|peso|poids|m|w)\.?-? ?%/giu

type Kind = 'stopped' | 'known' | 'none'
type KindOf = (name: string) => Kind
/** A sign, and what stands on either side of it up to the next separator of any kind. */
type Place = { start: number; end: number; sign: string; before: string; behind: string }

/**
 * The same text with the signs that part its names as bullets: `Aqua > Glycerin → Squalane`. All names but the last would
 * else be taken for what leads to a list. No sign moves, so that every place stays what it was.
 */
export function withSeparators(plain: PlainText, { byKey, stops }: Knowledge): PlainText {
  const kindOf: KindOf = (name) => {
    // `Silver [nano` of `Silver [nano] (CI 77820)`: the bracket belongs to the name.
    if (/\p{L} ?[([{][^)\]}]*$/u.test(name)) return 'none'
    const [bare = ''] = name.split(/[([]|\s[\d.,]{1,6} ?%/, 1)
    const keys = [nameKey(bare), nameKey(name)]
    if (keys.some((key) => stops.has(key))) return 'stopped'
    if (keys.some((key) => byKey.has(key))) return 'known'
    // `INCI Aqua`
    const [head = '', ...rest] = bare.split(' ')
    return rest.length > 0 && isHeadingWord(head) ? kindOf(rest.join(' ')) : 'none'
  }
  const acid = withoutHashtags(withoutIndex(plain.text)).replace(ACIDITY, (said) =>
    said.replaceAll(',', '.').replace(':', ' '),
  )
  const amounts = acid.includes('%') ? withoutLeaders(acid) : acid
  const signs = MAY_HOLD_SIGNS.test(amounts) ? bySign(placesOf(amounts, SIGNS)) : []
  const strong = [...signs, signs.flat()].filter((places) => partsNames(places, SHARE_MIN, kindOf))
  const text = bulleted(amounts, strong.flat(), kindOf)
  const changed = bulleted(text, weakIn(text, kindOf), kindOf)
  return changed === plain.text ? plain : { ...plain, text: changed }
}

/** Most texts hold none of them. */
const MAY_HOLD_SIGNS = /[<>~]|[^\p{ASCII}\p{L}•°…]/u

/** `A⏎Alcohol⏎Aqua⏎B⏎Benzyl Alcohol`: the letters of an index, in lines of their own and in order. */
const INDEX_LETTER = /(?<=^|\n) {0,3}[A-Z] {0,3}(?=\n)/g
const INDEX_LETTERS_MIN = 3

function withoutIndex(text: string): string {
  const letters = text.match(INDEX_LETTER)?.map((line) => line.trim()) ?? []
  const isIndex =
    letters.length >= INDEX_LETTERS_MIN &&
    letters.every((letter, at) => at === 0 || letter > (letters[at - 1] ?? ''))
  return isIndex ? text.replace(INDEX_LETTER, (line) => ' '.repeat(line.length)) : text
}

/** `#aqua #glycerin #panthenol` */
const HASHTAGS = /(?<=^|[\s,])#(?=\p{L})/gu
const HASHTAGS_MIN = 3

/** `Aqua, #Formaldehyde, Glycerin` */
const SIGNED_NAME = /(?<=[,;] ?)#(?=\p{L}[\p{L}\p{M} -]{2,60}(?:[,;\n]|$))/gu

function withoutHashtags(text: string): string {
  if (!text.includes('#')) return text
  const isPost = (text.match(HASHTAGS)?.length ?? 0) < HASHTAGS_MIN
  return isPost ? text.replace(SIGNED_NAME, ' ') : text.replace(HASHTAGS, '•')
}

/** `pH: 5,5 - 6,0`: no heading, and its commas part no names. */
const ACIDITY = /\bpH(?!\p{L})[^\n,;•]{0,12}\d{1,2}(?:[.,]\d)?(?: ?- ?\d{1,2}(?:[.,]\d)?)?/giu

function withoutLeaders(text: string): string {
  return text
    .replace(LEADERS, (leader) => ' '.repeat(leader.length))
    .replace(BY_WEIGHT, (unit) => '%'.padEnd(unit.length))
}

/** Of the signs of a line without a comma, and of the words of any line, those that part names. */
function weakIn(text: string, kindOf: KindOf): Place[] {
  const found: Place[] = []
  const textEnd = text.trimEnd().length
  for (let start = text.length - text.trimStart().length; start < textEnd;) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 || stop > textEnd ? textEnd : stop
    const line = text.slice(start, end)
    const isParted = /,(?=\s|\p{L}{3})|[;|•]/u.test(line)
    const others = isParted
      ? []
      : [WEAK_SIGNS, DOTS, ...(end === textEnd && isFirstLine(text, start) ? [GAPS] : [])]
    const groups = [WORDS, ...others].flatMap((signs) =>
      bySign(placesOf(line, signs)).filter((group) => partsNames(group, SHARE_OF_WEAK_MIN, kindOf)),
    )
    const places = [...groups.flat(), ...behindStopped(line, kindOf)]
    found.push(...places.map((place) => ({ ...place, start: place.start + start, end: place.end + start })))
    start = end + 1
  }
  return found
}

/** In a table of several lines gaps part its cells; alone, or under the heading of a list, they part names. */
function isFirstLine(text: string, start: number): boolean {
  const above = text.slice(0, start).trimEnd()
  return above === '' || /^[^\n]{1,40}:$/.test(above)
}

/** `Mercury: Aqua, Glycerin`: what is forbidden is no name of a product. */
function behindStopped(line: string, kindOf: KindOf): Place[] {
  const [first] = placesOf(line, /(?<=\S) ?: ?(?=\S)/g)
  const isName =
    first && line.slice(0, first.start).trim() === first.before && kindOf(first.before) === 'stopped'
  return isName && kindOf(first.behind) === 'known' ? [first] : []
}

function placesOf(text: string, signs: RegExp): Place[] {
  const found = [...text.matchAll(signs)]
  return found.map(({ index: start, 0: sign }, at) => {
    const end = start + sign.length
    const last = found[at - 1]
    const from = Math.max(last === undefined ? 0 : last.index + last[0].length, start - NAME_CHARS_MAX)
    const to = Math.min(found[at + 1]?.index ?? text.length, end + NAME_CHARS_MAX)
    return {
      start,
      end,
      sign: sign.trim().toLowerCase(),
      before: (text.slice(from, start).split(PARTED).at(-1) ?? '').trim(),
      behind: (text.slice(end, to).split(PARTED, 1)[0] ?? '').trim(),
    }
  })
}
const PARTED = /[\n;|•]|,(?=\s|\p{L}{3})|: |\. (?=\p{L})/u

function bySign(places: readonly Place[]): Place[][] {
  const groups = new Map<string, Place[]>()
  for (const place of places) {
    if (place.before === '' || place.behind === '' || AMOUNT.test(place.behind)) continue
    const group = groups.get(place.sign)
    if (group) group.push(place)
    else groups.set(place.sign, [place])
  }
  return [...groups.values()]
}

const SHARE_MIN = 0.5
const SHARE_OF_WEAK_MIN = 0.75

function partsNames(places: readonly Place[], share: number, kindOf: KindOf): boolean {
  const names = new Set(
    places.flatMap((place) => (isColon(place, kindOf) ? [place.behind] : [place.before, place.behind])),
  )
  const kinds = [...names].map(kindOf)
  const known = kinds.filter((kind) => kind !== 'none').length
  const isChain = places.every(
    ({ sign, before }, at) => sign !== ':' || at === 0 || places[at - 1]?.behind === before,
  )
  if (!isChain) return false
  const isEnough = known >= KNOWN_MIN || (known >= KNOWN_BESIDE_STOPPED_MIN && kinds.includes('stopped'))
  return isEnough && known >= share * kinds.length
}

/** `Ingredients > Aqua > ...`: the first sign stands for the colon. */
function opensList(words: string, kindOf: KindOf): boolean {
  return isHeadingWord(words.split(' ').at(-1) ?? '') && kindOf(words) === 'none'
}

/** `Face cream : Aqua : Glycerin`: the first of the colons stays one. */
function isColon({ sign, before }: Place, kindOf: KindOf): boolean {
  return opensList(before, kindOf) || (sign === ':' && kindOf(before) === 'none')
}

function bulleted(text: string, places: readonly Place[], kindOf: KindOf): string {
  let made = ''
  let from = 0
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    const { start, end } = place
    if (start < from) continue
    made += text.slice(from, start) + (isColon(place, kindOf) ? ':' : '•').padEnd(end - start)
    from = end
  }
  return from === 0 ? text : made + text.slice(from)
}

/** A dash with a blank in front of it and behind what it closes; within a word it joins. */
const BETWEEN_DASHES =
  /(?<=^|[\s,;])[-–—]{1,3} ?((?:(?! [-–—])[^,;:\n•|–—]){3,60}) ?(?: [-–—]{1,3}|[–—])(?=[\s,;.]|$)/gu
const BETWEEN_STROKES = /(?<=[^\s/])\/((?:[^/,;:\n•|()]){3,60})\/(?=[^\s/])/gu

/** `*alkol içermez*`, `_senza parabeni_`, `※無香料※`, `«без спирта»`: a piece that stands between two marks of one kind. */
const BETWEEN_MARKS =
  /(?<=^|[,;:.\n] ?)(?:([*_~※★☆✨✦♥❤"'´`°#=+]{1,3}) ?([^,;:\n*_~※★☆✨✦♥❤"`#=+]{2,60}?) ?\1|«([^,;:\n»]{2,60})»|»([^,;:\n«]{2,60})«)(?= ?(?:[,;.\n]|$))/gu

/**
 * The same text with commas for the signs around a claim that stands among names: `Panthenol - ohne Parfum - Citric Acid`,
 * `Urea/kein Parfum/Panthenol`. The claim would else run on over the names behind it, or be joined to the one before it. No sign
 * moves, so that every place stays what it was.
 */
export function withClaimsApart(plain: PlainText): PlainText {
  const apart = [BETWEEN_DASHES, BETWEEN_STROKES].reduce(
    (text, signs) =>
      text.replace(signs, (whole: string, said: string) => (isClaim(said) ? parted(whole, said) : whole)),
    plain.text,
  )
  const text = apart.replace(BETWEEN_MARKS, (whole: string, _: string, ...said: (string | undefined)[]) =>
    bracketed(whole, said.slice(0, 3).find((one) => one !== undefined) ?? ''),
  )
  return text === plain.text ? plain : { ...plain, text }
}

/** Brackets end what a claim denies: `nie zawiera alkoholu` would else go on over the names behind it. */
function bracketed(whole: string, said: string): string {
  if (!holdsClaim(said)) return whole
  const at = whole.indexOf(said)
  const rest = whole.length - at - said.length
  return `${'('.padStart(at)}${said}${')'.padEnd(rest)}`
}

/** Marks on both sides set apart what is no name: a word that denies may stand at its end as well. */
function holdsClaim(said: string): boolean {
  const lower = lowerCase(said).trim()
  return isFreeClaim(lower) || findCues(lower).length > 0
}

/** It denies something, and from its beginning: no name with a remark behind it. */
function isClaim(said: string): boolean {
  const lower = lowerCase(said).trim()
  return isFreeClaim(lower) || findCues(lower).some(({ start, end }) => start === 0 && end < lower.length)
}

/** In brackets where there is room for them beside the commas, so that what is denied ends there. */
function parted(whole: string, said: string): string {
  const at = whole.indexOf(said)
  const behind = whole.length - at - said.length
  return at > 1 && behind > 1
    ? `,${'('.padStart(at - 1)}${said}${')'.padEnd(behind - 1)},`
    : `${','.padEnd(at)}${said}${','.padStart(behind)}`
}
