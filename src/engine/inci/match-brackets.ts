import type { Knowledge } from '../knowledge/load.ts'
import { matchSimple } from './match-exact.ts'
import type { Match } from './match-types.ts'
import { saySameThing } from './match-slashes.ts'
import { nameKey, nameWords } from './name-key.ts'
import type { Bracketed } from './split-brackets.ts'

/** What stands in brackets behind these tells where they came from, not what they are: `Ethanol (from grain)`. */
const PLAIN = new Set(['ALCOHOL', 'AQUA', 'GLYCERIN', 'PARFUM', 'SUCROSE'])

/** What may be made of a plant; the plant's name alone says nothing of it. */
const PARTS = new Set(['WATER', 'OIL', 'EXTRACT', 'JUICE', 'BUTTER', 'POWDER', 'WAX'])

/** A name outside its brackets, its exact form inside them, or both together. */
export function matchBracketed(name: Bracketed, knowledge: Knowledge): Match | null {
  const byOuter = matchSimple(name.outer, knowledge)
  if (byOuter && byOuter.tier !== 'synonym') return byOuter
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
export function matchEveryday(name: Bracketed, knowledge: Knowledge): Match | null {
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
export function matchInnerAlone(name: Bracketed, knowledge: Knowledge): Match | null {
  if (name.inner.length === 0 || name.tail !== '') return null
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
  const parts = inner.flatMap((text) => text.split(/[,/;]/)).filter((part) => nameKey(part) !== '')
  const matches = parts.map((part) => matchSimple(part.trim(), knowledge))
  const others = parts.filter((_, at) => matches[at] === null)
  const known = matches.filter((match) => match !== null)
  const found = known.at(-1)
  if (!found || known.some((match) => match.ingredient !== found.ingredient)) return null
  return others.length < 2 || saySameThing(others, inciOf(found, knowledge)) ? found : null
}
