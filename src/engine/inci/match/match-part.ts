import type { Knowledge } from '../../knowledge/load.ts'
import { INSIDE_WORDS, ORIGIN_WORDS } from '../names/inside-words.ts'
import { matchSimple, matchUnqualified, matchWhole } from './match-exact.ts'
import type { Match } from './match-types.ts'
import { nameKey, nameWords } from './name-key.ts'
import { isBanned } from './stops/banned-among.ts'

/** Recognises a name by what stands outside its brackets or on all sides of its slashes. */
export function matchPart(printed: string, knowledge: Knowledge): Match | null {
  // `(2-Isopropylpent-4-enoyl)urea` is one name, and no urea.
  if (/^[([].*\d-.*[)\]](?=\p{Ll})/u.test(printed)) return null
  const name = splitBrackets(printed)
  const found =
    (name.inner.length > 0 ? matchBracketed(name, knowledge) : null) ??
    matchSlashes(name.outer, knowledge, 'all-known') ??
    matchUnqualified(name.outer, knowledge) ??
    matchNamedTwice(name.outer, knowledge)
  return found ? asPart(found, knowledge) : null
}

/** Weaker: one part is known and the others say nothing else, or only the words inside the brackets are. */
export function matchWeakPart(printed: string, knowledge: Knowledge): Match | null {
  const name = splitBrackets(printed)
  const found =
    matchSlashes(name.outer, knowledge, 'some-known') ??
    matchInnerAlone(name, knowledge) ??
    matchEveryday(name, knowledge)
  const part = found ? asPart(found, knowledge) : null
  return part ? { ...part, confidence: 0.8 } : null
}

const WORDS_MAX = 9

/**
 * `Helianthus Annuus Sunflower Seed Oil`, in either order: a plant by two names without brackets. Both halves with what
 * they share at the end must be names of one ingredient.
 */
function matchNamedTwice(name: string, knowledge: Knowledge): Match | null {
  const words = name.split(' ').filter((word) => word !== '')
  if (words.length < 4 || words.length > WORDS_MAX) return null
  for (let at = 1; at <= words.length - 2; at++) {
    const second = matchWhole(words.slice(at).join(' '), knowledge)
    if (!second) continue
    for (const shared of [1, 2, 3]) {
      const first = [...words.slice(0, at), ...words.slice(-shared)].join(' ')
      if (matchWhole(first, knowledge)?.ingredient === second.ingredient) return second
    }
  }
  return null
}

/** A part of a name is never taken for a banned substance: `Styrene / Acrylates Copolymer` is not styrene. */
function asPart(match: Match, knowledge: Knowledge): Match | null {
  if (match.by !== null && isBanned(match.ingredient, knowledge) && match.by.length < 12) return null
  return {
    ...match,
    tier: match.tier === 'code' ? 'code' : 'part',
    confidence: Math.min(match.confidence, 0.95),
  }
}

/** What stands in brackets behind these tells where they came from, not what they are: `Ethanol (from grain)`. */
const PLAIN = new Set(['ALCOHOL', 'AQUA', 'GLYCERIN', 'PARFUM', 'SUCROSE'])

/** What may be made of a plant; the plant's name alone says nothing of it. */
const PARTS = new Set(['WATER', 'OIL', 'EXTRACT', 'JUICE', 'BUTTER', 'POWDER', 'WAX'])

/** A name outside its brackets, its exact form inside them, or both together. */
function matchBracketed(name: Bracketed, knowledge: Knowledge): Match | null {
  const byOuter = matchSimple(name.outer, knowledge)
  // `Lilial (Parfum)`: what stands in brackets makes nothing allowed.
  if (byOuter && (byOuter.tier !== 'synonym' || isBanned(byOuter.ingredient, knowledge))) return byOuter
  const byTail = isPlainHead(name) ? matchWithTail(name, knowledge) : null
  if (byTail?.tier === 'exact') return byTail
  const byInner = matchInner(name.inner, knowledge)
  if (!byOuter) return matchUnknownOuter(name, byInner, knowledge)
  return byInner && isMoreExact(byInner, byOuter, name.outer, knowledge) ? byInner : byOuter
}

function matchUnknownOuter(name: Bracketed, byInner: Match | null, knowledge: Knowledge): Match | null {
  // `Iron Oxides (CI 77491) Stearic Acid`: a comma was lost, and neither name stands for both.
  if (matchSimple(name.tail, knowledge)) return null
  return byInner?.tier === 'code' ? byInner : matchLatin(name, knowledge)
}

/** `Grapefruit (Citrus Grandis) Peel Oil`: the Latin name and what follows the bracket. */
function matchWithTail({ inner, tail }: Bracketed, knowledge: Knowledge): Match | null {
  const [only] = inner
  return inner.length === 1 && only && tail !== '' ? matchSimple(`${only} ${tail}`, knowledge) : null
}

/** In front stands one everyday name, not a whole ingredient whose comma was lost, nor another Latin name. */
function isPlainHead(name: Bracketed): boolean {
  const words = headWords(name)
  const isLatinInside = (name.inner[0] ?? '').includes(' ')
  return words.length === 1 || (isLatinInside && words.length > 0 && words.length <= 3)
}

function headWords({ outer, tail }: Bracketed): string[] {
  return nameWords(outer.slice(0, outer.length - tail.length))
}

/** `Annuus (Sunflower) Seed Oil`: the everyday name and the tail, where each word in front is one of that name's. */
function matchEveryday(name: Bracketed, knowledge: Knowledge): Match | null {
  const match = matchWithTail(name, knowledge)
  const inci = nameWords(knowledge.ingredients[match?.ingredient ?? -1]?.inci ?? '')
  const words = headWords(name)
  const isSame = words.every((word) => inci.some((other) => other.slice(0, 4) === word.slice(0, 4)))
  return match && words.length > 0 && isSame ? match : null
}

/** `Simmondsia Chinensis (Organic Jojoba Seed Oil/Huile ...)`: the plant outside, its part inside. */
function matchLatin({ outer, inner, tail }: Bracketed, knowledge: Knowledge): Match | null {
  const [only] = inner
  if (inner.length !== 1 || !only || tail !== '' || !outer.includes(' ')) return null
  const words = (only.split('/')[0] ?? '').split(' ').filter(Boolean)
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const match = matchSimple(`${outer} ${words.slice(-count).join(' ')}`, knowledge)
    if (match) return match
  }
  return null
}

/** `Vitamin C (Sodium Ascorbyl Phosphate)`, `Violet 2 (CI 60730)`: the exact name beats the everyday one. */
function isMoreExact(byInner: Match, byOuter: Match, printed: string, knowledge: Knowledge): boolean {
  if (byInner.tier === 'code' || isVitamin(byOuter)) return true
  const outer = inciOf(byOuter, knowledge)
  if (byInner.tier !== 'exact' || PLAIN.has(outer)) return false
  // `Grape Seed Extract (Vitis Vinifera)`: the plant alone says less than its part.
  const isPlantAlone = outer.startsWith(`${inciOf(byInner, knowledge)} `)
  return !isPlantAlone || !nameWords(printed).includes(lastOf(nameWords(outer)))
}

function isVitamin({ by }: Match): boolean {
  return /^(?:[VW]ITAMIN|ВИТАМИН|ビタミン|维生素|비타민)/i.test(by ?? '')
}

function inciOf(match: Match | null, knowledge: Knowledge): string {
  return knowledge.ingredients[match?.ingredient ?? -1]?.inci ?? ''
}

function lastOf(words: readonly string[]): string {
  return words.at(-1) ?? ''
}

/** Only the words inside the brackets are known, and nothing outside contradicts them. */
function matchInnerAlone(name: Bracketed, knowledge: Knowledge): Match | null {
  if (name.inner.length === 0 || name.tail !== '') return null
  // `Emulsifier (from palm oil, coconut oil)` is made of them, and is neither.
  if (name.inner.some((inner) => ORIGIN_WORDS.test(inner))) return null
  const match = matchInner(name.inner, knowledge)
  if (!match || match.tier === 'exact' || match.tier === 'code') return match
  return isContradicted(name, nameWords(inciOf(match, knowledge)), knowledge) ? null : match
}

function isContradicted(
  { outer, inner }: Bracketed,
  names: readonly string[],
  knowledge: Knowledge,
): boolean {
  const [first = ''] = nameWords(outer)
  const isSameStart = names[0] === first
  if (!isSameStart && outer.includes(' ') && knowledge.isWord(first)) return true
  // `Hamamelis Virginiana (Witch Hazel)` is the plant; that its water is meant is not said.
  const part = lastOf(names)
  return isSameStart && PARTS.has(part) && !nameWords(inner.join(' ')).includes(part)
}

function matchInner(inner: readonly string[], knowledge: Knowledge): Match | null {
  // `Lavender Oil (contains Linalool, Limonene)` is neither of them.
  if (inner.some((text) => INSIDE_WORDS.test(text))) return null
  const parts = inner.flatMap((text) => text.split(/[,/;]/)).filter((part) => nameKey(part) !== '')
  const matches = parts.map((part) => matchSimple(part.trim(), knowledge))
  const others = parts.filter((_, at) => matches[at] === null)
  const known = matches.filter((match) => match !== null)
  const found = known.at(-1)
  if (!found || known.some((match) => match.ingredient !== found.ingredient)) return null
  return others.length < 2 || saySameThing(others, inciOf(found, knowledge)) ? found : null
}

/** Endings that make a slashed name one substance of its own: no part of it may stand for the whole. */
const COMPOUND_ENDS = ['POLYMER', 'FERMENT', 'FILTRATE', 'ESTERS', 'GLYCERIDE', 'EXTRACT', 'LYSATE', 'PRATE']
/** First words of the French and Italian half of a name printed in two languages. */
const TRANSLATED = ['EXTRA', 'HUILE', 'CIRE', 'EAU', 'JUS', 'BEURRE', 'PROT', 'TERRE', 'SEL', 'AQUA', 'OLIO']

/** `Aqua - Water`, `Glycerin = Glycerol` */
const SAYS_TWICE = /\/| [-–=] /

/** All known parts must be one ingredient: `Water/Aqua/Eau`, `Olus Oil / Vegetable Oil / Huile Végétale`. */
function matchSlashes(name: string, knowledge: Knowledge, wanted: 'all-known' | 'some-known'): Match | null {
  const parted = wanted === 'all-known' ? SAYS_TWICE : '/'
  const parts = name.split(parted).map((part) => part.trim())
  if (parts.length < 2) return null
  const matches = parts.map((part) => matchSimple(part, knowledge))
  const known = matches.filter((match) => match !== null)
  const first = known[0]
  if (!first || known.some((match) => match.ingredient !== first.ingredient)) return null
  if (known.length === parts.length) return first
  const others = parts.filter((_, at) => matches[at] === null)
  return wanted === 'some-known' && standsForAll(first, others, parts, knowledge) ? first : null
}

function standsForAll(
  { by, ingredient }: Match,
  others: readonly string[],
  parts: readonly string[],
  knowledge: Knowledge,
): boolean {
  const last = parts.at(-1) ?? ''
  // A lone short part of a longer slashed name says too little: `Sodium/TEA-...`.
  if ((by ?? '').length < 5 || (others.includes(last) && isCompoundEnd(last))) return false
  return saySameThing(others, knowledge.ingredients[ingredient ?? -1]?.inci ?? '')
}

function isCompoundEnd(part: string): boolean {
  return COMPOUND_ENDS.some((end) => nameKey(part).endsWith(end))
}

/**
 * The parts nobody knows must be the same name in other words: a translation, a colour number, or one that begins
 * alike. `Isotridecyl Isononanoate/Pentylene Glycol` is two ingredients, and neither may stand for both.
 */
function saySameThing(others: readonly string[], inci: string): boolean {
  const keys = others.map(nameKey)
  if (keys.some((key) => TRANSLATED.some((start) => key.startsWith(start)))) return true
  return keys.every((key) => isNumber(key) || alike(key, nameKey(inci)))
}

function alike(a: string, b: string): boolean {
  return a.slice(0, 3) === b.slice(0, 3) && a.length >= 6
}

/** A colour number, or the maker's file number behind `Parfum / Fragrance F.I.L. C255864/2`. */
function isNumber(key: string): boolean {
  return /^(?:C[IL1]\d|FRAGRANCEFIL|\d+$)/.test(key)
}

type Bracketed = {
  outer: string
  inner: string[]
  /** What follows the last bracket: `Peel Oil` of `Grapefruit (Citrus Grandis) Peel Oil`. */
  tail: string
}

/** Takes the bracketed words out of a name; a bracket that never closes holds the rest. */
export function splitBrackets(printed: string): Bracketed {
  if (!printed.includes('(') && !printed.includes('[') && !printed.includes('{'))
    return { outer: printed, inner: [], tail: '' }
  let outer = ''
  let inside = ''
  let tailFrom = 0
  let depth = 0
  const inner: string[] = []
  const close = () => {
    if (inside.trim() !== '') inner.push(inside.trim())
    inside = ''
  }
  for (const sign of printed) {
    if ('([{'.includes(sign)) {
      depth++
      outer += ' '
      tailFrom = outer.length
    } else if (')]}'.includes(sign)) {
      if (depth === 1) close()
      depth = Math.max(0, depth - 1)
    } else if (depth > 0) inside += sign
    else outer += sign
  }
  close()
  return { outer: outer.split(' ').filter(Boolean).join(' '), inner, tail: outer.slice(tailFrom).trim() }
}
