import type { PhotoWarning, SkinMeasure } from '../../../../contract/skin.ts'
import type { ObservedFace } from '../observe.ts'
import { medianAt } from '../statistics.ts'
import { isVisible, measured, notMeasured, seenShare, trustIn } from './measure.ts'

const SIDES = [
  { eye: 'right-under-eye', cheek: 'right-cheek' },
  { eye: 'left-under-eye', cheek: 'left-cheek' },
] as const
const PROOF = 0.8

/** How much darker it is below the eye than on the cheek of the same side, which has nearly the same light. */
export function measureUnderEyes(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const { logs, masks } = seen
  const zones = masks.litZones
  const sides = SIDES.filter(({ eye, cheek }) => [eye, cheek].every((zone) => isVisible(seen, zone, zones)))
  if (sides.length === 0)
    return notMeasured('The skin below the eyes, or the cheeks, are covered or too bright.')
  const values = sides.map(
    ({ eye, cheek }) => medianAt(logs.light, zones[cheek]) - medianAt(logs.light, zones[eye]),
  )
  return measured(
    values.reduce((sum, value) => sum + value, 0) / values.length,
    PROOF *
      trustIn(warnings, (seenShare(seen, ['right-under-eye', 'left-under-eye'], zones) * sides.length) / 2),
    Object.fromEntries(
      SIDES.map((side) => [side.eye, sides.includes(side) ? (values[sides.indexOf(side)] ?? null) : null]),
    ),
  )
}
