import type { Knowledge } from '../knowledge/load.ts'
import { matchSimple } from './match-exact.ts'
import type { Match } from './match-types.ts'
import { nameKey } from './name-key.ts'

/** Endings that make a slashed name one substance of its own: no part of it may stand for the whole. */
const COMPOUND_ENDS = ['POLYMER', 'FERMENT', 'FILTRATE', 'ESTERS', 'GLYCERIDE', 'EXTRACT', 'LYSATE', 'PRATE']
/** First words of the French and Italian half of a name printed in two languages. */
const TRANSLATED = ['EXTRA', 'HUILE', 'CIRE', 'EAU', 'JUS', 'BEURRE', 'PROT', 'TERRE', 'SEL', 'AQUA', 'OLIO']

/** All known parts must be one ingredient: `Water/Aqua/Eau`, `Olus Oil / Vegetable Oil / Huile Végétale`. */
export function matchSlashes(
  name: string,
  knowledge: Knowledge,
  wanted: 'all-known' | 'some-known',
): Match | null {
  if (!name.includes('/')) return null
  const parts = name.split('/').map((part) => part.trim())
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
export function saySameThing(others: readonly string[], inci: string): boolean {
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
