import type { Knowledge } from '../knowledge/load.ts'
import { matchClass } from './match-class.ts'
import { matchCode } from './match-code.ts'
import { matchWhole } from './match-exact.ts'
import { matchNear, matchNearBanned } from './match-near.ts'
import { matchPart, matchWeakPart } from './match-part.ts'
import { matchBanned, matchBannedOutside, matchStopped } from './match-stop.ts'
import { splitBrackets } from './split-brackets.ts'
import { type Match, UNKNOWN } from './match-types.ts'

/** Longer than any name of the glossary: never worth a look-up by spelling. */
const NAME_CHARS_MAX = 300

/** Confidence of a draw at one edit; see match-near.ts. */
const DRAW_WORTH_TELLING = 0.4

/** Tries the tiers in order of strength; the first answer stands. */
export function matchName(printed: string, knowledge: Knowledge): Match {
  const name = printed.trim()
  if (name === '' || name.length > NAME_CHARS_MAX) return UNKNOWN
  return matchExactly(name, knowledge) ?? matchStopped(name, knowledge) ?? matchLoosely(name, knowledge)
}

/** The cheap tiers: whole names, codes and parts. They cost a few look-ups and never guess. */
export function matchExactly(name: string, knowledge: Knowledge): Match | null {
  const whole = matchWhole(name, knowledge)
  if (whole && !isImported(whole, knowledge)) return whole
  // Of an imported name nobody looked up its entries: the stop list knows them.
  return (
    matchCode(name, knowledge) ??
    matchBanned(name, knowledge) ??
    whole ??
    matchPart(name, knowledge) ??
    matchBannedOutside(name, knowledge)
  )
}

function isImported({ ingredient }: Match, { ingredients }: Knowledge): boolean {
  return ingredients[ingredient ?? -1]?.isImported ?? false
}

function matchLoosely(name: string, knowledge: Knowledge): Match {
  const near = matchNear(name, knowledge)
  if (near?.tier === 'near') return near
  const { outer, inner } = splitBrackets(name)
  const outerNear = inner.length > 0 ? matchNear(outer, knowledge) : null
  if (outerNear?.tier === 'near') return outerNear
  // One letter off two known names says more than the class of both.
  if (near && near.confidence >= DRAW_WORTH_TELLING) return near
  return matchWeakPart(name, knowledge) ?? matchKind(name, knowledge) ?? near ?? outerNear ?? UNKNOWN
}

/** A class speaks only for what is no misprint of a forbidden name. */
function matchKind(name: string, knowledge: Knowledge): Match | null {
  return matchNearBanned(name, knowledge) ?? matchClass(name, knowledge)
}
