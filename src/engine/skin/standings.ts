import type { SkinMeasure, SkinMeasureName } from '../../contract/skin.ts'
import type { SkinReport, Standing } from '../../contract/skin-report.ts'
import { percentileOf, type Norm } from './scale.ts'
import type { Measures, Reference } from './scores.ts'

/** Zones of redness lie above the same calm skin as the whole; noses are coarser than cheeks on every face. */
const ZONES_ON_SCALE: ReadonlySet<SkinMeasureName> = new Set<SkinMeasureName>(['redness'])

/** Where everything that was measured lies among ordinary faces, whether a score rests on it or not. */
export function standingsOf(measures: Measures, reference: Reference): NonNullable<SkinReport['standings']> {
  const standings: NonNullable<SkinReport['standings']> = {}
  for (const [measure, { value, zones }] of Object.entries(measures) as [SkinMeasureName, SkinMeasure][]) {
    if (value === null) continue
    const norm = reference[measure]
    standings[measure] = {
      percentile: percentileOf(value, norm),
      people: norm.people,
      ...(ZONES_ON_SCALE.has(measure) ? { zones: zonesAmong(zones, norm) } : {}),
    }
  }
  return standings
}

function zonesAmong(zones: SkinMeasure['zones'], norm: Norm): NonNullable<Standing['zones']> {
  return Object.fromEntries(
    Object.entries(zones).flatMap(([zone, value]) =>
      value === null ? [] : [[zone, percentileOf(value, norm)]],
    ),
  )
}
