import type { PhotoWarning, SkinMeasure } from '../../../../contract/skin.ts'
import type { ObservedFace } from '../observe.ts'
import { within, type Region } from '../plane.ts'
import { meanAt, spreadAt } from '../statistics.ts'
import {
  byZone,
  isTooBright,
  measured,
  notMeasured,
  seenShare,
  seenPart,
  tooSmallFor,
  trustIn,
} from './measure.ts'
import { CHEEKS, shineShares } from './shine.ts'
import { poreBand } from './texture.ts'

/** What is left of the roughness of skin that shines all over: oil and sweat are rough to the eye as well. */
const OF_SHINY = 0.4
/** An appearance and a guess: water in the skin cannot be seen. */
const PROOF = 0.5

/** How rough the cheeks are, in thousandths of log10 luminance, and less where they shine: dry skin is rough and matt. */
export function measureDryness(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const small = tooSmallFor(seen.quality, 'dryness')
  if (small) return small
  const zones = seen.masks.litZones
  const shares = seen.hasColour && !isTooBright(seen, CHEEKS) ? shineShares(seen) : undefined
  if (!shares) return notMeasured('In this light shine cannot be told from skin.')
  const { band, inner } = poreBand(seen)
  const dryness = (zone: Region) =>
    spreadAt(band, within(zone, inner), 0) * (1 - (1 - OF_SHINY) * meanAt(shares, zone))
  const cheeks = seenPart(seen, CHEEKS, zones)
  const value = dryness(cheeks)
  if (Number.isNaN(value)) return notMeasured('The cheeks are covered or too bright.')
  return measured(
    value,
    PROOF * trustIn(warnings, seenShare(seen, CHEEKS, zones)),
    byZone(seen, CHEEKS, zones, dryness),
  )
}
