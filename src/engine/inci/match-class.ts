import type { ClassRule } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Match } from './match-types.ts'
import { UNKNOWN } from './match-types.ts'
import { splitBrackets } from './split-brackets.ts'

/**
 * Says what kind of substance a name stands for where the substance itself is not known. Patterns are words:
 * `#` at the end of a start means a digit must follow. The first rule of the file that fits decides.
 */
export function matchClass(printed: string, knowledge: Pick<Knowledge, 'classes'>): Match | null {
  const { outer } = splitBrackets(printed)
  const name = outer.toUpperCase().replaceAll('*', '').trim()
  // A class word alone (`Extract`, `Copolymer`) is a torn-off piece of a name, not a member of the class.
  if (name.length < 6 || name.length > 240 || !(name.includes(' ') || name.includes('-') || name.length > 9))
    return null
  if (isTornOff(name)) return null
  const at = knowledge.classes.findIndex((rule) => fits(name, rule))
  const rule = knowledge.classes[at]
  if (!rule) return null
  return { ...UNKNOWN, tier: 'class', confidence: 0.5, by: rule.label, classId: at }
}

const PIECES = new Set(
  'EXTRACT EXTRACTS LEAF FRUIT SEED ROOT FLOWER BARK PEEL OIL WATER POWDER COPOLYMER CROSSPOLYMER POLYMER FERMENT FILTRATE LYSATE WAX BUTTER JUICE GUM STEM KERNEL ALKYL ACRYLATE ACRYLATES AND OF'.split(
    ' ',
  ),
)

/** `Leaf Extract`, `Crosspolymer`: the end of a name whose beginning was lost. */
export function isTornOff(name: string): boolean {
  return name.split(/[ /-]/).every((word) => word === '' || PIECES.has(word))
}

function fits(name: string, { starts, ends, contains }: ClassRule): boolean {
  return (
    (starts.length === 0 || starts.some((start) => startsWith(name, start))) &&
    (ends.length === 0 || ends.some((end) => name.endsWith(end))) &&
    (contains.length === 0 || contains.some((part) => name.includes(part)))
  )
}

function startsWith(name: string, start: string): boolean {
  if (!start.endsWith('#')) return name.startsWith(start)
  const code = name.charCodeAt(start.length - 1)
  return name.startsWith(start.slice(0, -1)) && code >= 48 && code <= 57
}
