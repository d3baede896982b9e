import type { Origin } from '../../contract/finding.ts'
import { withoutDenied } from '../inci/match/denied-words.ts'
import { splitBrackets } from '../inci/match/match-part.ts'
import { animalIn, plainWords, printedOriginIn } from '../inci/match/origin-words.ts'
import type { AnimalRule, PrintedOrigin } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'

type Told = { vegan: boolean | null; origin: Origin }

/**
 * What a printed name tells of its origin beside what is known of the substance. The label decides where the substance may
 * be either; what is of animals by nature stays so whatever stands behind it, unless it is imitated under its own name.
 */
export function toldOrigin(
  printed: string,
  known: Told,
  knowledge: Knowledge,
  { inci = '', isMade = false }: { inci?: string; isMade?: boolean } = {},
): Told {
  if (isMade || (known.vegan === true && inci !== '')) return known
  const said = saidBy(printed, inci, knowledge)
  if (inci !== '' && known.vegan === false) return imitated(said, known, true) ?? known
  return imitated(said, known, false) ?? ofAnimal(said, knowledge) ?? tellsEither(said, known)
}

function saidBy(whole: string, inci: string, knowledge: Knowledge): NameOrigin {
  const printed = withoutDenied(whole) ?? whole
  const label = printedOriginIn(printed, knowledge, { except: plainWords(inci) })
  return { printed, animal: animalIn(printed, knowledge), label }
}

type NameOrigin = { printed: string; animal: AnimalRule | null; label: PrintedOrigin | null }

/** `Collagen (vegan)`; the soy of `Sodium Soy Hydrolyzed Collagen` stands beside it. */
function imitated({ animal, label }: NameOrigin, known: Told, isListed: boolean): Told | null {
  if (!animal?.isMadeToo || !isNoAnimal(label) || (isListed && label.isCrop)) return null
  return asTold(label, known)
}

function tellsEither({ animal, label }: NameOrigin, known: Told): Told {
  if (label && (known.vegan !== true || label.origin === 'animal')) return asTold(label, known)
  return animal && known.vegan === true ? { ...known, vegan: null } : known
}

/** `Vegan beeswax` and `Synthetic Ambergris` are other substances; `Beeswax (vegetable)` is beeswax. */
function ofAnimal({ printed, animal }: NameOrigin, knowledge: Knowledge): Told | null {
  if (animal?.vegan !== 'no') return null
  const label = printedOriginIn(splitBrackets(printed).outer, knowledge, { isCropTold: false })
  return isNoAnimal(label) ? asTold(label, UNKNOWN) : { vegan: false, origin: 'animal' }
}

const UNKNOWN: Told = { vegan: null, origin: 'unknown' }

function isNoAnimal(label: PrintedOrigin | null): label is PrintedOrigin {
  return label !== null && label.origin !== 'animal'
}

/** `Vegan` alone does not tell of what. */
function asTold({ origin }: PrintedOrigin, known: Told): Told {
  const kept = known.origin === 'animal' ? 'unknown' : known.origin
  return { vegan: origin !== 'animal', origin: origin === 'unknown' ? kept : origin }
}
