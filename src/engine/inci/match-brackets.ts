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
  const { outer, inner, tail } = name
  const byOuter = matchSimple(outer, knowledge)
  if (byOuter && byOuter.tier !== 'synonym') return byOuter
  const byTail = isPlainHead(name) ? matchWithTail(name, knowledge) : null
  if (byTail?.tier === 'exact') return byTail
  const byInner = matchInner(inner, knowledge)
  // `Iron Oxides (CI 77491) Stearic Acid`: a comma was lost, and neither name stands for both.
  if (!byOuter && matchSimple(tail, knowledge)) return null
  if (!byOuter) return byInner?.tier === 'code' ? byInner : matchLatin(outer, inner, tail, knowledge)
  return byInner && isMoreExact(byInner, byOuter, outer, knowledge) ? byInner : byOuter
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
function matchLatin(
  outer: string,
  inner: readonly string[],
  tail: string,
  knowledge: Knowledge,
): Match | null {
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
  if (byInner.tier === 'code' || byOuter.by?.startsWith('VITAMIN')) return true
  const outer = knowledge.ingredients[byOuter.ingredient ?? -1]?.inci ?? ''
  const inner = knowledge.ingredients[byInner.ingredient ?? -1]?.inci ?? ''
  // `Grape Seed Extract (Vitis Vinifera)`: the plant alone says less than its part.
  const saysLess = outer.startsWith(`${inner} `) && nameWords(printed).includes(nameWords(outer).at(-1) ?? '')
  return byInner.tier === 'exact' && !PLAIN.has(outer) && !saysLess
}

/** Only the words inside the brackets are known, and nothing outside contradicts them. */
export function matchInnerAlone({ outer, inner, tail }: Bracketed, knowledge: Knowledge): Match | null {
  if (inner.length === 0 || tail !== '') return null
  const match = matchInner(inner, knowledge)
  const inci = knowledge.ingredients[match?.ingredient ?? -1]?.inci
  if (!match || !inci || match.tier === 'exact' || match.tier === 'code') return match
  const [first = ''] = nameWords(outer)
  const names = nameWords(inci)
  const isOtherName = outer.includes(' ') && knowledge.isWord(first) && names[0] !== first
  // `Hamamelis Virginiana (Witch Hazel)` is the plant; that its water is meant is not said.
  const part = names.at(-1) ?? ''
  const saysPart = !PARTS.has(part) || names[0] !== first || nameWords(inner.join(' ')).includes(part)
  return isOtherName || !saysPart ? null : match
}

function matchInner(inner: readonly string[], knowledge: Knowledge): Match | null {
  let found: Match | null = null
  const others: string[] = []
  for (const part of inner.flatMap((text) => text.split(/[,/;]/))) {
    const match = matchSimple(part.trim(), knowledge)
    if (!match) {
      if (nameKey(part) !== '') others.push(part)
      continue
    }
    if (found && found.ingredient !== match.ingredient) return null
    found = match
  }
  const inci = knowledge.ingredients[found?.ingredient ?? -1]?.inci ?? ''
  return found && (others.length < 2 || saySameThing(others, inci)) ? found : null
}
