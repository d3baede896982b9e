import type { Knowledge } from '../knowledge/load.ts'
import { matchBracketed, matchEveryday, matchInnerAlone } from './match-brackets.ts'
import { matchUnqualified } from './match-exact.ts'
import { matchSlashes } from './match-slashes.ts'
import type { Match } from './match-types.ts'
import { splitBrackets } from './split-brackets.ts'

/** Recognises a name by what stands outside its brackets or on all sides of its slashes. */
export function matchPart(printed: string, knowledge: Knowledge): Match | null {
  const name = splitBrackets(printed)
  const found =
    (name.inner.length > 0 ? matchBracketed(name, knowledge) : null) ??
    matchSlashes(name.outer, knowledge, 'all-known') ??
    matchUnqualified(name.outer, knowledge)
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
