import type { PhotoWarning, SkinMeasure } from '../../../../contract/skin.ts'
import type { ObservedFace } from '../observe.ts'
import { within, type Region } from '../plane.ts'
import { meanAt, ramp, spreadAt } from '../statistics.ts'
import { byZone, measured, notMeasured, seenShare, seenPart, tooSmallFor, trustIn } from './measure.ts'
import { CHEEKS, shineShares } from './shine.ts'
import { poreBand } from './texture.ts'

/** Thousandths of log10 over the cheeks: the range between the smooth and the rough tenth of the faces at hand. */
const SMOOTH = 4
const ROUGH = 22
/** Cheeks of which this share shines do not look dry however rough they are. */
const SHINE_SHARE_MAX = 0.25
/** An appearance and a guess: water in the skin cannot be seen. */
const PROOF = 0.35

/** Rough and matt at once, 0 to 1. */
export function measureDryness(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const small = tooSmallFor(seen.quality, 'dryness')
  if (small) return small
  const zones = seen.masks.litZones
  const { band, inner } = poreBand(seen)
  const shares = seen.hasColour ? shineShares(seen) : undefined
  if (!shares) return notMeasured('In this light shine cannot be told from skin.')
  const dryness = (zone: Region) => {
    const rough = ramp(spreadAt(band, within(zone, inner), 0), SMOOTH, ROUGH)
    return rough * (1 - ramp(meanAt(shares, zone), 0, SHINE_SHARE_MAX))
  }
  const cheeks = seenPart(seen, CHEEKS, zones)
  const value = dryness(cheeks)
  if (Number.isNaN(value)) return notMeasured('The cheeks are covered or too bright.')
  return measured(
    value,
    PROOF * trustIn(warnings, seenShare(seen, CHEEKS, zones)),
    byZone(seen, CHEEKS, zones, dryness),
  )
}
