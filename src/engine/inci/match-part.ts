import type { Knowledge } from '../knowledge/load.ts'
import { matchUnqualified, matchWhole } from './match-exact.ts'
import { matchCode } from './match-code.ts'
import type { Match } from './match-types.ts'
import { nameKey } from './name-key.ts'

export type Bracketed = { outer: string; inner: string[] }

/** Takes the bracketed words out of a name. Unclosed brackets hide nothing: what follows stays outside. */
export function splitBrackets(printed: string): Bracketed {
  if (!printed.includes('(') && !printed.includes('[')) return { outer: printed, inner: [] }
  let outer = ''
  let inside = ''
  let depth = 0
  const inner: string[] = []
  for (const sign of printed) {
    const isOpen = sign === '(' || sign === '[' || sign === '{'
    const isClose = sign === ')' || sign === ']' || sign === '}'
    if (isOpen) {
      depth++
      if (depth === 1) outer += ' '
    } else if (isClose) {
      if (depth === 1 && inside.trim() !== '') inner.push(inside.trim())
      if (depth === 1) inside = ''
      depth = Math.max(0, depth - 1)
    } else if (depth > 0) inside += sign
    else outer += sign
  }
  if (depth > 0) outer += ` ${inside}`
  return { outer: outer.split(' ').filter(Boolean).join(' '), inner }
}

/** Endings that make a slashed name one substance of its own: no part of it may stand for the whole. */
const COMPOUND_ENDS = ['POLYMER', 'FERMENT', 'FILTRATE', 'ESTERS', 'GLYCERIDE', 'EXTRACT', 'LYSATE', 'PRATE']

/** Recognises a name by what stands outside its brackets, inside them, or between its slashes. */
export function matchPart(printed: string, knowledge: Knowledge): Match | null {
  const { outer, inner } = splitBrackets(printed)
  const byOuter = inner.length > 0 ? matchSimple(outer, knowledge) : null
  const found =
    byOuter ??
    matchSlashes(outer, knowledge) ??
    (inner.length > 0 ? matchInner(inner, knowledge) : null) ??
    matchUnqualified(outer, knowledge)
  return found ? asPart(found, knowledge) : null
}

function matchSimple(name: string, knowledge: Knowledge): Match | null {
  return name === '' ? null : (matchWhole(name, knowledge) ?? matchCode(name, knowledge))
}

/** All known parts must be one ingredient: `Water/Aqua/Eau`, `Olus Oil / Vegetable Oil / Huile Végétale`. */
function matchSlashes(name: string, knowledge: Knowledge): Match | null {
  if (!name.includes('/')) return null
  const parts = name.split('/').map((part) => part.trim())
  const matches = parts.map((part) => matchSimple(part, knowledge))
  const known = matches.filter((match) => match !== null)
  const first = known[0]
  if (!first || known.some((match) => match.ingredient !== first.ingredient)) return null
  const last = parts.at(-1) ?? ''
  const isCompound = matches.at(-1) === null && COMPOUND_ENDS.some((end) => nameKey(last).endsWith(end))
  const unknown = parts.length - known.length
  if (isCompound || unknown > known.length + 1) return null
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
  if (match.by !== null && facts?.annexes?.some((entry) => entry.effect === 'banned') && match.by.length < 12) return null
  return { ...match, tier: match.tier === 'code' ? 'code' : 'part', confidence: Math.min(match.confidence, 0.95) }
}
