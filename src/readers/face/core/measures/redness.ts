import type { PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import type { ObservedFace } from '../observe.ts'
import { medianAt, quantile, valuesAt } from '../statistics.ts'
import {
  byZone,
  isTooBright,
  TOO_BRIGHT,
  isVisible,
  measured,
  NO_COLOUR,
  notMeasured,
  seenShare,
  seenPart,
  trustIn,
} from './measure.ts'

const RED_ZONES: readonly SkinZone[] = ['right-cheek', 'left-cheek', 'nose']
const ALL: readonly SkinZone[] = [...RED_ZONES, 'chin']
const PROOF = 0.85

/**
 * Erythema index of cheeks and nose over that of the forehead of the same face, so that exposure, colour cast and
 * most of the pigment cancel (after Takiwaki's index for cameras). A flushed forehead hides what it is compared to.
 */
export function measureRedness(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const { logs, masks } = seen
  const zones = masks.colouredZones
  if (!seen.hasColour) return notMeasured(NO_COLOUR)
  if (!isVisible(seen, 'forehead', zones))
    return notMeasured('The forehead, which redness is compared with, is covered or too bright.')
  if (!RED_ZONES.some((zone) => isVisible(seen, zone, zones)))
    return notMeasured('Cheeks and nose are covered or too bright.')
  if (isTooBright(seen, ['forehead', ...RED_ZONES])) return notMeasured(TOO_BRIGHT)
  const forehead = medianAt(logs.erythema, zones.forehead)
  const upper = quantile(valuesAt(logs.erythema, seenPart(seen, RED_ZONES, zones)), 0.75)
  return measured(
    upper - forehead,
    PROOF * trustIn(warnings, seenShare(seen, ['forehead', ...RED_ZONES], zones)),
    byZone(seen, ALL, zones, (mask) => medianAt(logs.erythema, mask) - forehead),
  )
}
