import { NOTHING_BUT } from '../blocks/absence/absence-words.ts'
import { OPENS_LIST } from '../blocks/heading-words.ts'
import { FUNCTION_WORDS } from '../rows/functions.ts'
import { isHeadingWord } from '../blocks/headings.ts'
import { exactAt, REASON, squeeze, type Aside, type Label, type Stretch, type Title } from '../label.ts'
import { nameKey } from '../match/name-key.ts'
import { tellsBanned } from '../match/stops/banned-among.ts'
import { trimChunk } from './chunks.ts'
import { takeConcentration } from './concentration.ts'
import { INSIDE_WORDS } from './inside-words.ts'
import { isPartOfKit, isProductKind, ranInto } from './run-in-titles.ts'
import { isSureClass } from '../match/match.ts'

const TITLE_CHARS_MAX = 90

/** A piece without its title: what is left of it, if anything, and what was taken off. */
type Untitled = { rest: Stretch | null; asides: readonly Aside[]; titles: readonly Title[] }

/**
 * Takes a title off a piece: `Step 1: Water` and `[Ampoule] Water` hold the name of a product of a kit,
 * `Zinc Oxide 6%: Sunscreen` a purpose.
 */
export function takeTitle(label: Label, chunk: Stretch): Untitled {
  return (
    takeKind(label, chunk) ??
    takeKindLine(label, chunk) ??
    takeBracketTitle(label, chunk) ??
    takeOpener(label, chunk) ??
    takeColon(label, chunk)
  )
}

/** `Hair dye. Aqua, ...`: the kind of product in front of the first name. Before a heading it stands outside the list anyway. */
function takeKind(label: Label, chunk: Stretch): Untitled | null {
  const { text } = label
  if (text.slice(0, chunk.start).trim() !== '' || !/^ *\.[^:,;.]*[,;.]/.test(text.slice(chunk.end)))
    return null
  const words = text.slice(chunk.start, chunk.end)
  // `Face cream: Aqua` has its first name behind it.
  const isTitled = words.includes(':') && !words.endsWith(':')
  const isKind = !isTitled && isProductKind(words) && !isName(label, chunk)
  return isKind ? behindTitle(label, chunk, null) : null
}

/** `Conditioner`, `Step 2`: a line of its own below an empty one, above a list. */
function takeKindLine(label: Label, chunk: Stretch): Untitled | null {
  const { text } = label
  const [before, after] = [text.slice(Math.max(0, chunk.start - 9), chunk.start), text.slice(chunk.end)]
  if (!/^ *$|\n *\n *$/.test(before) || !LIST_BELOW.test(after)) return null
  const words = text.slice(chunk.start, chunk.end)
  const isTitled = isPartOfKit(words) || isProductKind(words) || WATER_BELOW.test(after)
  return isTitled && !isName(label, chunk) ? behindTitle(label, chunk, null) : null
}
const WATER_BELOW = /^\s*(?:aqua|water|eau|wasser|agua|água|acqua|woda|вода|水|정제수)\b/i
const LIST_BELOW = /^ {0,9}\n {0,9}[^\n,;•]{2,60}[,;•][^\n,;•]*[,;•]/
function whole(rest: Stretch | null): Untitled {
  return { rest, asides: [], titles: [] }
}

function takeBracketTitle(label: Label, { start, end }: Stretch): Untitled | null {
  if (label.text.charAt(start) !== '[') return null
  const close = label.remarks[start] ?? 0
  // `[4-(...)-3,5-diiodophenyl]acetic acid` goes on without a blank: its bracket is a part of the name.
  if (/^\p{Ll}/u.test(label.text.slice(close + 1, close + 2))) return null
  const rest = close > 0 && close < end - 1 ? trimChunk(label.text, close + 1, end) : null
  if (!rest || !(exactAt(label, rest) || opensLine(label, start, close))) return null
  return behindTitle(label, { start: start + 1, end: close }, rest)
}

/** At the start of a line a bracket holds a title, whatever follows; `[Water] ...` is a name in odd brackets. */
function opensLine(label: Label, start: number, close: number): boolean {
  const isStart = start === 0 || label.text.charAt(start - 1) === '\n'
  return isStart && close - start > 3 && !exactAt(label, { start: start + 1, end: close })
}

/** `Sodium PCA[Cream]Water`: between two known names a bracketed word is the title of the next product of a kit. */
export function splitAtTitle(
  label: Label,
  { start, end }: Stretch,
): { names: [Stretch, Stretch]; asides: readonly Aside[]; titles: readonly Title[] } | null {
  const { text, remarks } = label
  const ran = ranInto(label, { start, end })
  if (ran) return { names: [ran.name, ran.rest], ...behindTitle(label, ran.title, ran.rest) }
  const open = text.slice(start, end).indexOf('[', 1) + start
  const close = open > start ? (remarks[open] ?? 0) : 0
  if (close <= open || close >= end) return null
  const before = trimChunk(text, start, open)
  const after = trimChunk(text, close + 1, end)
  if (!before || !after || !exactAt(label, before) || !exactAt(label, after)) return null
  const { asides, titles } = behindTitle(label, { start: open + 1, end: close }, after)
  return { names: [before, after], asides, titles }
}

function takeColon(label: Label, chunk: Stretch): Untitled {
  const { text } = label
  const at = text.slice(chunk.start, chunk.end).lastIndexOf(':')
  if (at < 0) return takeBareHeading(label, chunk)
  if (isColonOfName(label, chunk, at) || isColonInside(label, chunk.start, chunk.start + at))
    return whole(chunk)
  const head = trimChunk(text, chunk.start, chunk.start + at)
  const rest = trimChunk(text, chunk.start + at + 1, chunk.end)
  if (!head) return whole(rest)
  if (!rest) return isName(label, head) ? whole(head) : behindTitle(label, head, null)
  const restIsName = isName(label, rest)
  if (ranInto(label, chunk)) return whole(chunk)
  if (isName(label, head)) return behindName(label, { chunk, head, rest }, restIsName)
  return takeTitleOf(label, { chunk, head, rest }, restIsName)
}

type Titled = Record<'chunk' | 'head' | 'rest', Stretch>

function behindName(label: Label, { chunk, head, rest }: Titled, restIsName: boolean): Untitled {
  if (isAmount(label.text, rest) || (restIsName && isBesides(label, head, rest))) return whole(chunk)
  // `Zinc Oxide 6%: Sunscreen` keeps the name; `Vitamin E: Tocopherol` says the same twice.
  return restIsName ? whole(rest) : { ...whole(head), asides: [{ ...rest, reason: REASON.purpose }] }
}

/** `Parfum: Linalool`: the INCI name of another ingredient, or what is forbidden, is no title; in front of water it may be. */
function isBesides(label: Label, head: Stretch, rest: Stretch): boolean {
  const [one, other] = [exactAt(label, head), exactAt(label, rest)]
  const inci = label.lookUp.knowledge.ingredients[other?.ingredient ?? -1]?.inci ?? 'AQUA'
  const areTwo = one?.tier === 'exact' && inci !== 'AQUA' && one.ingredient !== other?.ingredient
  return areTwo || tellsBanned(one, label.lookUp.knowledge)
}

function takeTitleOf(label: Label, { chunk, head, rest }: Titled, restIsName: boolean): Untitled {
  const hasLetters = (part: Stretch, least: RegExp) => least.test(label.text.slice(part.start, part.end))
  // `Hydroquinone/Kojic Acid: 4/2`: no title stands in front of figures alone.
  if (!restIsName && !hasLetters(rest, /\p{L}/u) && hasLetters(head, /\p{L}{4}/u)) return whole(head)
  return isTitle(label, head, restIsName) ? behindTitle(label, head, rest) : whole(chunk)
}

function isTitle(label: Label, head: Stretch, isBeforeName: boolean): boolean {
  return (isBeforeName || head.end - head.start <= TITLE_CHARS_MAX) && !isList(label, head)
}

/** `Citrus Limon Peel Oil (contains: Limonene, Citral)`: the colon stands behind such a word. */
function isColonInside({ text, remarks }: Label, start: number, colon: number): boolean {
  const open = start + text.slice(start, colon).search(/[([{][^([{]*$/)
  return open >= start && (remarks[open] ?? 0) > colon && INSIDE_WORDS.test(text.slice(open + 1, colon + 1))
}

/** `Phenoxyethanol: 1.5 %` */
function isAmount(text: string, { start, end }: Stretch): boolean {
  return takeConcentration(text, start, end).name.trim() === ''
}

/** `CI: 16035`, `CI 19140:1`, `Pigment Red 57:1`: the colon stands inside a name or a colour number. */
function isColonOfName(label: Label, chunk: Stretch, colon: number): boolean {
  const match = exactAt(label, chunk)
  if (match?.tier === 'exact' || match?.tier === 'synonym') return true
  if (match?.tier !== 'code') return false
  return colon <= 4 || /^\d$/.test(nameKey(label.text.slice(chunk.start + colon + 1, chunk.end)))
}

/** `Just Aqua, ...`, `Gewoon Aqua`, `Stattdessen Glycerin`: what opens a list as a sentence would, in front of a known name. */
const OPENER =
  /^(?:and |but |und |et |y |e |a |en |och )?(?:just|only|simply|merely|instead|now|also|but also|sadly|unfortunately(?: also)?|leider(?: auch)?|malheureusement|hélas|desgraciadamente|purtroppo|infelizmente|niestety|helaas|tyvärr|nur|bloß|lediglich|einfach|stattdessen|jetzt|auch|sondern auch|solo|sólo|solamente|únicamente|simplemente|ahora|también|sino también|soltanto|solamente|semplicemente|ora|adesso|anche|ma anche|apenas|só|somente|simplesmente|agora|também|mas também|juste|seulement|simplement|uniquement|désormais|maintenant|aussi|mais aussi|tylko|jedynie|teraz|także|ale także|gewoon|alleen|enkel|slechts|nu|ook|maar ook|bara|endast|enbart|också|utan även|kun|jen|jenom|pouze|teď|také|vain|только|лишь|теперь|также|но и|yalnızca|sadece|(?:\p{L}+ ){0,2}(?:contains?|enthält|contient|contiene|contém|zawiera|bevat|innehåller|indeholder|obsahuje|содержит))(?: non seulement| nicht nur| not only| no solo| no sólo| non solo| não só| nie tylko| niet alleen| inte bara| nejen| du| de la| des| del| della)?(?= )/iu

/** Behind a question, a cry, a dash or an arrow: `Full list >> Water`, `Then what? Ricinus Communis Seed Oil`. */
const BREAKS = ['?', '!', '»', ']', '>', ' - ', '--', '//', '→']

/** `INGREDIENTS AQUA, ...`: the colon was lost, and what follows the word is a known name. */
function takeBareHeading(label: Label, chunk: Stretch): Untitled {
  const { text } = label
  const words = text.slice(chunk.start, chunk.end)
  const blank = OPENS_LIST.exec(words)?.[0].length ?? words.search(/[ \n]/)
  if (exactAt(label, chunk)) return whole(chunk)
  const lead = words.slice(0, blank)
  if (OPENS_LIST.test(`${lead} `)) return behindWords(label, chunk, chunk.start + blank) ?? whole(chunk)
  const end = endOfBareHeading(words)
  return (end === null ? null : behindWords(label, chunk, chunk.start + end)) ?? whole(chunk)
}

/** Behind the last heading word of a few, which a shop's name may stand in front of: `Qoo10 全成分 水`, `Zutaten/INCI Aqua`. */
function endOfBareHeading(words: string): number | null {
  const blanks = [...words.slice(0, BARE_CHARS_MAX).matchAll(/[ \n](?! )/g)].slice(0, BARE_WORDS_MAX)
  for (const { index } of blanks.reverse()) {
    const lead = words.slice(0, index).trimEnd()
    const word = lead.slice(Math.max(lead.lastIndexOf(' '), lead.lastIndexOf('\n')) + 1)
    if (endsInHeading(word.replace(/\(([^()]*)\)$/, '/$1'))) return index
  }
  return null
}
const BARE_CHARS_MAX = 60
const BARE_WORDS_MAX = 4

/** `商品成分` and `配合成分` hold their heading at the end. */
function endsInHeading(word: string): boolean {
  const last = word.slice(word.lastIndexOf('/') + 1)
  return (
    (last !== '' && isHeadingWord(last)) ||
    /(?:成分|成份|성분)(?:表示?|一覧|リスト|列表|표)?$|(?:ส่วนผสม|ส่วนประกอบ)$/u.test(last)
  )
}

/** What stands behind words that open it, where it is a known name and they are none. */
function behindWords(label: Label, { start, end }: Stretch, from: number): Untitled | null {
  const [head, rest] = [trimChunk(label.text, start, from), trimChunk(label.text, from, end)]
  if (!head || !rest || !isNamed(label, rest) || namesBetweenSigns(label, head).length > 0) return null
  return { rest, asides: [{ ...head, reason: REASON.heading }], titles: [] }
}

/** Also with its amounts: `Sodium Fluoride 0.32 % w/w (1450 ppm F)`. */
function isNamed(label: Label, rest: Stretch): boolean {
  if (exactAt(label, rest)) return true
  const [bare = ''] = takeConcentration(label.text, rest.start, rest.end).name.split('(', 1)
  return label.lookUp.exact(bare.trim()) !== null
}

/** Words without a colon between them and the first name. */
function takeOpener(label: Label, chunk: Stretch): Untitled | null {
  const words = label.text.slice(chunk.start, chunk.end)
  if (words.length > OPENED_CHARS_MAX || exactAt(label, chunk)) return null
  const breaks = BREAKS.map((sign) => words.lastIndexOf(sign) + sign.length * Number(words.includes(sign)))
  const only = NOTHING_BUT.exec(words)
  const ends = [
    OPENER.exec(words)?.[0].length ?? 0,
    only ? only.index + only[0].length : 0,
    Math.max(...breaks),
    ...endsOfTelling(words),
  ]
  for (const end of ends) {
    const opened = end <= 0 ? null : behindWords(label, chunk, chunk.start + end)
    if (opened) return opened
  }
  return null
}
const OPENED_CHARS_MAX = 160

/** `the back of the tube says Petrolatum`, `en este tarro hay Olea Europaea Fruit Oil`: small words of which the last tells what follows. */
function endsOfTelling(words: string): number[] {
  // Each stands between two blanks, and most names have none.
  if (words.indexOf(' ') === words.lastIndexOf(' ')) return []
  return [...words.matchAll(TELLS)].map(({ 0: told, index }) => index + told.length).slice(0, TELLING_MAX)
}
const TELLING_MAX = 3
const TELLS =
  /(?<= )(?:says|reads|lists|shows|states|contains|are|is|has|just|steht|stehen|ist|sind|lautet|lauten|enthält|stecken|dit|lit|indique|affiche|contient|est|sont|pone|dice|lleva|hay|contiene|es|son|riporta|leggo|dice|è|sono|ci sono|diz|lê-se|consta|traz|tem|contém|é|são|pisze|widnieje|jest|są|zawiera|staat|staan|bevat|is|zijn|står|är|innehåller|er|indeholder|stojí|je|jsou|píšou|obsahuje|áll|van|scrie|apare|este|sunt|conține|lukee|on|ovat|sisältää|написано|значится|содержит) (?=\p{Lu})/gu

/** What goes on with the list instead of beginning another: `Contains 2% or less of: ...`, `Allergens: ...`. */
const GOES_ON =
  /^(?:and |& )?(?:contains?|contient|enthält|contiene|contém|bevat|allergens?|allergene|allergènes|less than|also contains?|with)(?![a-zà-ÿ])/

/** A misread heading (`lngredients`) is one still; anything else in front of a colon names a product. */
function behindTitle(label: Label, { start, end }: Stretch, rest: Stretch | null): Untitled {
  const words = label.text.slice(start, end)
  if (isHeadingWord(words) || GOES_ON.test(words.toLowerCase()))
    return { rest, asides: [{ start, end, reason: REASON.heading }], titles: [] }
  // A conditioner is a product as well as what an ingredient does: at the head of a list with water in it, it is that.
  if (
    rest &&
    isFunctionGroup(words) &&
    !(isProductKind(words) && WATER_BELOW.test(label.text.slice(rest.start)))
  )
    return { rest, asides: [{ start, end, reason: REASON.group }], titles: [] }
  return {
    rest,
    asides: [{ start, end, reason: REASON.title }],
    titles: [{ title: squeeze(words), start }],
  }
}

/** `Preservatives: ...`, `Konservierungsmittel: ...`, `UV Filters: ...` */
function isFunctionGroup(words: string): boolean {
  const word = squeeze(words).toLowerCase()
  return FUNCTION_WORDS.has(word) || (word.endsWith('s') && FUNCTION_WORDS.has(word.slice(0, -1)))
}

/** The names that signs part in what stands in front of a list: `Peptide: Glycerin - Aqua - Squalane`. */
function namesBetweenSigns(label: Label, { start, end }: Stretch): Stretch[] {
  return [...label.text.slice(start, end).matchAll(BETWEEN_SIGNS)].flatMap(({ index, 0: words }) => {
    const one = trimChunk(label.text, start + index, start + index + words.length)
    return one && isName(label, one) ? [one] : []
  })
}
/** What denies (`PPD ✘`) parts nothing that is inside. */
const BETWEEN_SIGNS =
  /(?:[\p{L}\p{M}\p{N}'(),.%/+&[*†‡°✕✖✗✘×❌❎⛔☒🚫]|(?<! )-(?!-)|-(?![ -])| (?!- |--|[–—]))+/gu

/** Several names that signs part, or one that is forbidden beside another, are a list and no title, whatever parts them. */
function isList(label: Label, head: Stretch): boolean {
  const names = namesBetweenSigns(label, head)
  return names.length >= TITLE_NAMES_MAX || (names.length > 1 && names.some((name) => isStopped(label, name)))
}
const TITLE_NAMES_MAX = 3

function isStopped({ text, lookUp }: Label, { start, end }: Stretch): boolean {
  return lookUp.match(takeConcentration(text, start, end).name).stop !== null
}

/** Letter by letter, a misprint of one, or by a class that is sure. */
function isName({ text, lookUp }: Label, { start, end }: Stretch): boolean {
  const { name } = takeConcentration(text, start, end)
  if (lookUp.exact(name)) return true
  const match = lookUp.match(name)
  return match.tier === 'near' || isSureClass(match)
}
