import { reasonAgainst } from '../blocks/sentences.ts'
import { exactAt, type Label, type Stretch } from '../label.ts'
import type { Match } from '../match/match-types.ts'
import { isBanned } from '../match/stops/banned-among.ts'
import { splitChunks, trimChunk } from './chunks.ts'
import { takeConcentration } from './concentration.ts'
import { INSIDE_ENDS, INSIDE_WORDS, isTradeName, ORIGIN_WORDS } from './inside-words.ts'
import { splitBlend } from './joined-names.ts'

type Bracket = {
  head: Stretch | null
  /** What is said inside, without blanks in front. */
  said: string
  tail: Stretch | null
  parts: Stretch[]
  /** A word says that the parts are inside. */
  isTold: boolean
}

/** The first bracket of a name that holds more than an amount, of any kind; one that never closes holds the rest. */
function bracketIn(label: Label, { start, end }: Stretch): Bracket | null {
  const { text, remarks } = label
  const found = text.slice(start, end).search(HELD)
  if (found < 0) return null
  const open = start + found
  const closing = remarks[open] ?? 0
  const close = closing > open && closing < end ? closing : end
  const said = text.slice(open + 1, close).trimStart()
  const names = namesIn(said)
  const from = close - said.length + names.from
  const chunks = splitChunks(text, from, Math.max(from, close - said.length + names.to), remarks)
  const parts = partsIn(label, chunks)
  return {
    head: trimChunk(text, start, open),
    said,
    tail: close < end ? trimChunk(text, close + 1, end) : null,
    parts: parts.names,
    isTold: names.isTold || parts.isTold,
  }
}
const HELD = /[([{](?! ?[<>~≤]? ?\d{1,3}(?:[.,]\d+)? ?%? ?[)\]}])/

/** `Parfum (<1%, natural, contains Limonene, Linalool)`: without amounts, and without what stands before the word that something is inside. */
function partsIn({ text }: Label, chunks: readonly Stretch[]): { names: Stretch[]; isTold: boolean } {
  const saidOf = ({ start, end }: Stretch) => text.slice(start, end)
  const told = chunks.findIndex((chunk, at) => at > 0 && INSIDE_WORDS.test(saidOf(chunk)))
  const names = chunks.slice(Math.max(0, told)).flatMap((chunk, at): Stretch[] => {
    const lead = told > 0 && at === 0 ? (INSIDE_WORDS.exec(saidOf(chunk))?.[0].length ?? 0) : 0
    const name = trimChunk(text, chunk.start + lead, chunk.end)
    return name && /\p{L}/u.test(saidOf(name)) ? [name] : []
  })
  return { names, isTold: told > 0 }
}

/** Where the names of a bracket stand between the words that say of them that they are inside. */
function namesIn(said: string): { from: number; to: number; isTold: boolean } {
  const lead = INSIDE_WORDS.exec(said)?.[0] ?? ''
  // Polish `z` says `with` as well as `from`.
  const from = /^z /i.test(lead) ? 0 : lead.length
  const inside = said.trimEnd()
  const to = inside.length - (INSIDE_ENDS.exec(inside)?.[0].length ?? 0)
  return { from, to, isTold: from > 0 || to < inside.length }
}

/** `Parfum (Limonene, Linalool)`: other known ingredients than `outer`, listed inside the brackets, have names of their own. */
export function namesInside(label: Label, place: Stretch, outer: number | null): Stretch[] {
  const bracket = bracketIn(label, place)
  if (!bracket) return []
  const { parts, isTold } = bracket
  const forbidden = parts.filter((part) => isForbidden(label, part, outer))
  // One name alone is most often a translation; inside a mixture it is one of its members.
  if (parts.length === 0 || (parts.length < 2 && !isTold && !isMixture(label, outer))) return forbidden
  const areOthers = parts.every((part) => {
    const match = exactAt(label, part)
    return match !== null && match.ingredient !== null && match.ingredient !== outer && match.tier !== 'code'
  })
  return areOthers ? parts : forbidden
}

function isMixture({ lookUp }: Label, ingredient: number | null): boolean {
  const traits = lookUp.knowledge.ingredients[ingredient ?? -1]?.traits ?? []
  return traits.some(({ trait }) => trait === 'undisclosed-fragrance')
}

/** A name that nobody knows and the names in brackets behind it. */
type Headed = { head: Stretch; name: string; parts: Stretch[] }

/** Longer heads are sentences. */
const HEAD_WORDS_MAX = 8

/**
 * `Active Complex (Hydroquinone, Kojic Acid)`: names of their own behind a head that is none. One name alone is most often the
 * head in other words (`Sonnenblumen-Öl (Helianthus Annuus Seed Oil)`), unless the head is a trade name, a word says that it is
 * inside, or it is forbidden. Where the name goes on behind the bracket (`... (Rosehip) Fruit Oil`) it is a part of the name.
 */
export function splitHeaded(label: Label, place: Stretch): Headed | null {
  const bracket = bracketIn(label, place)
  const head = bracket?.head
  if (!bracket || !head) return null
  const { parts } = bracket
  if (!isUnknownHead(label, head)) return null
  const tail = bracket.tail && nameOf(label, bracket.tail)
  const isForbiddenInside = parts.some((part) => isForbidden(label, part, null))
  const hasOwnNames =
    isForbiddenInside || (!tail && !isOrigin(bracket) && holdsNames(label, nameOf(label, head), bracket))
  if (!hasOwnNames) return null
  return tail
    ? { head: place, name: `${nameOf(label, head)} ${tail}`, parts }
    : { head, name: nameOf(label, head), parts }
}

function isUnknownHead(label: Label, head: Stretch): boolean {
  const said = label.text.slice(head.start, head.end)
  const isShort = said.split(' ').length <= HEAD_WORDS_MAX
  return isShort && reasonAgainst(said) === null && exactAt(label, head) === null
}

function nameOf({ text }: Label, { start, end }: Stretch): string {
  const name = takeConcentration(text, start, end).name.trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}

function isOrigin({ said, isTold }: Bracket): boolean {
  return !isTold && ORIGIN_WORDS.test(said)
}

function holdsNames(label: Label, head: string, { parts, isTold }: Bracket): boolean {
  const known = parts.flatMap((part) => knownIn(label, part) ?? [])
  // `Farbe (CI 77491)`: the number says what the colour is.
  const isOneCode = parts.length === 1 && known.length === 1 && known[0]?.tier === 'code'
  if ((isTold || isTradeName(head)) && !isOneCode)
    return known.length > 0 || parts.some((part) => isNearName(label, part))
  const distinct = new Set(known.map(({ ingredient, by }) => ingredient ?? by))
  return distinct.size > 1 && known.length * 2 >= parts.length
}

/** What a part names, alone or as a blend. */
function knownIn(label: Label, part: Stretch): Match[] | null {
  const match = matchAt(label, part)
  if (match) return [match]
  const blend = splitBlend(label, part.start, part.end)
  return blend && blend.flatMap((one) => matchAt(label, one) ?? [])
}

/** A misprint of a name, or of one that is forbidden. */
function isNearName({ text, lookUp }: Label, { start, end }: Stretch): boolean {
  const { tier, stop } = lookUp.match(takeConcentration(text, start, end).name.trim())
  return tier === 'near' || stop !== null
}

function matchAt({ text, lookUp }: Label, { start, end }: Stretch): Match | null {
  return lookUp.exact(takeConcentration(text, start, end).name.trim())
}

/** Forbidden without condition, or no cosmetic ingredient at all: asked of every name in brackets. */
function isForbidden(label: Label, part: Stretch, outer: number | null): boolean {
  if (isBounded(label.text, part)) return false
  const names = splitBlend(label, part.start, part.end) ?? [part]
  return names.some((name) => {
    const match = matchAt(label, name)
    return match?.ingredient == null
      ? isStopped(label, nameOf(label, name), match)
      : match.ingredient !== outer && isBanned(match.ingredient, label.lookUp.knowledge)
  })
}

function isStopped({ lookUp }: Label, name: string, match: Match | null): boolean {
  const { stops, stopList } = lookUp.knowledge
  const entry = stopList[match?.stop ?? stops.find(name)?.stop ?? -1]
  return entry?.verdict === 'banned' || (entry?.verdict === 'no-cosmetic' && entry.note !== FOOD)
}
/** What is eaten may be said of a taste or a scent. */
const FOOD = 'a food'

/** `Isobutane (< 0.1 % Butadiene)`, `PEG-8 (max. 0.1 % Diethylene Glycol)`: how much of an impurity there is at most, for which law allows it. */
function isBounded(text: string, { start, end }: Stretch): boolean {
  return BOUNDED.test(text.slice(Math.max(0, start - BOUND_CHARS_MAX), end))
}
const BOUND_CHARS_MAX = 32
const BOUNDED =
  /[([{,;][^()[\]{},;]{0,14}?(?:[<≤]|less than|below|under|at most|max\.?|maximum|up to|weniger als|unter|höchstens|moins de|inférieur à|menos de|máx\.?|máximo|meno di|inferiore a|minder dan|mindre än|mindre end|mindre enn|mniej niż|poniżej|менее|méně než|alle) ?\d[\d.,]* ?(?:%|ppm|ppb|mg\/kg)/iu
