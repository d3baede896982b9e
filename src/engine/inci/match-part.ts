import type { Knowledge } from '../knowledge/load.ts'
import { matchUnqualified, matchWhole } from './match-exact.ts'
import { matchCode } from './match-code.ts'
import type { Match } from './match-types.ts'
import { nameKey } from './name-key.ts'

export type Bracketed = { outer: string; inner: string[] }

/** Takes the bracketed words out of a name; a bracket that never closes holds the rest. */
export function splitBrackets(printed: string): Bracketed {
  if (!printed.includes('(') && !printed.includes('[')) return { outer: printed, inner: [] }
  let outer = ''
  let inside = ''
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
    } else if (')]}'.includes(sign)) {
      if (depth === 1) close()
      depth = Math.max(0, depth - 1)
    } else if (depth > 0) inside += sign
    else outer += sign
  }
  close()
  return { outer: outer.split(' ').filter(Boolean).join(' '), inner }
}

/** Endings that make a slashed name one substance of its own: no part of it may stand for the whole. */
const COMPOUND_ENDS = ['POLYMER', 'FERMENT', 'FILTRATE', 'ESTERS', 'GLYCERIDE', 'EXTRACT', 'LYSATE', 'PRATE']

/** Recognises a name by what stands outside its brackets or on all sides of its slashes. */
export function matchPart(printed: string, knowledge: Knowledge): Match | null {
  const { outer, inner } = splitBrackets(printed)
  const found =
    (inner.length > 0 ? matchBracketed(outer, inner, knowledge) : null) ??
    matchSlashes(outer, knowledge, 'all-known') ??
    matchUnqualified(outer, knowledge)
  return found ? asPart(found, knowledge) : null
}

function matchBracketed(outer: string, inner: readonly string[], knowledge: Knowledge): Match | null {
  const byOuter = matchSimple(outer, knowledge)
  const byInner = matchInner(inner, knowledge)
  const isCode = byInner?.tier === 'code'
  if (!byOuter) return isCode ? byInner : null
  // `Vitamin C (Sodium Ascorbyl Phosphate)`, `Violet 2 (CI 60730)`: the exact name beats the everyday one.
  return byOuter.tier === 'synonym' && (isCode || byInner?.tier === 'exact') ? byInner : byOuter
}

/** Weaker: one part is known and the others say nothing else, or only the words inside the brackets are. */
export function matchWeakPart(printed: string, knowledge: Knowledge): Match | null {
  const { outer, inner } = splitBrackets(printed)
  const found =
    matchSlashes(outer, knowledge, 'some-known') ?? (inner.length > 0 ? matchInner(inner, knowledge) : null)
  const part = found ? asPart(found, knowledge) : null
  return part ? { ...part, confidence: 0.8 } : null
}

function matchSimple(name: string, knowledge: Knowledge): Match | null {
  return name === '' ? null : (matchWhole(name, knowledge) ?? matchCode(name, knowledge))
}

/** All known parts must be one ingredient: `Water/Aqua/Eau`, `Olus Oil / Vegetable Oil / Huile Végétale`. */
function matchSlashes(name: string, knowledge: Knowledge, wanted: 'all-known' | 'some-known'): Match | null {
  if (!name.includes('/')) return null
  const parts = name.split('/').map((part) => part.trim())
  const matches = parts.map((part) => matchSimple(part, knowledge))
  const known = matches.filter((match) => match !== null)
  const first = known[0]
  if (!first || known.some((match) => match.ingredient !== first.ingredient)) return null
  const last = parts.at(-1) ?? ''
  const isCompound = matches.at(-1) === null && COMPOUND_ENDS.some((end) => nameKey(last).endsWith(end))
  const unknown = parts.length - known.length
  if (isCompound || unknown > (wanted === 'all-known' ? 0 : known.length + 1)) return null
  // A lone short part of a longer slashed name says too little: `Sodium/TEA-...`.
  return unknown > 0 && (first.by ?? '').length < 5 ? null : first
}

function matchInner(inner: readonly string[], knowledge: Knowledge): Match | null {
  let found: Match | null = null
  for (const text of inner) {
    for (const part of text.split(/[,/;]/)) {
      const match = matchSimple(part.trim(), knowledge)
      if (!match) continue
      if (found && found.ingredient !== match.ingredient) return null
      found = match
    }
  }
  return found
}

/** A part of a name is never taken for a banned substance: `Styrene / Acrylates Copolymer` is not styrene. */
function asPart(match: Match, knowledge: Knowledge): Match | null {
  const facts = knowledge.ingredients[match.ingredient ?? -1]
  if (match.by !== null && facts?.annexes?.some((entry) => entry.effect === 'banned') && match.by.length < 12)
    return null
  return {
    ...match,
    tier: match.tier === 'code' ? 'code' : 'part',
    confidence: Math.min(match.confidence, 0.95),
  }
}
