import type { PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import { blur, flatten } from '../blur.ts'
import { levelAt, SHADING_SIGMA_PX, type ObservedFace } from '../observe.ts'
import { within, type Region } from '../plane.ts'
import { spreadAt } from '../statistics.ts'
import { byZone, measured, notMeasured, seenShare, seenPart, trustIn } from './measure.ts'

const ZONES: readonly SkinZone[] = ['forehead', 'right-cheek', 'left-cheek', 'nose', 'chin']
/** Patches of tone are wider than pores: what is finer is taken off. */
const PATCH_SIGMA_PX = 4
/** Weak on its own: what is left of the shading looks the same. */
const PROOF = 0.45

export function measureUnevenness(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const { flat, logs, masks } = seen
  const light = levelAt(flat.light, PATCH_SIGMA_PX)
  // Pixels whose red is clipped would pull the mean of their neighbours down, and a bright forehead make all of it uneven.
  const erythema = blur(flatten(logs.erythema, masks.coloured, SHADING_SIGMA_PX), PATCH_SIGMA_PX)
  const spread = (zone: Region) =>
    Math.hypot(spreadAt(light, zone), spreadAt(erythema, within(zone, masks.coloured)))
  const all = seenPart(seen, ZONES, masks.litZones)
  if (all.length === 0) return notMeasured('Too little bare skin is to be seen.')
  return measured(
    spread(all),
    PROOF * trustIn(warnings, seenShare(seen, ZONES, masks.litZones)),
    byZone(seen, ZONES, masks.litZones, spread),
  )
}
