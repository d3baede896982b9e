import { SkinMeasureName, SkinZone } from '../../../contract/skin.ts'
import type { SkinTrend } from '../../../contract/face.ts'

export type LinePoint = { date: string; value: number; version: string; isPoor: boolean }

export type MeasureLine = { name: SkinMeasureName; points: readonly LinePoint[] }

/**
 * One line a measure, oldest first, for the whole face or for one zone. An analysis that did not measure it has no
 * point: a gap is not a value.
 */
export function measureLines(newestFirst: readonly SkinTrend[], zone: SkinZone | null): MeasureLine[] {
  const oldestFirst = [...newestFirst].reverse()
  return SkinMeasureName.options.map((name) => ({
    name,
    points: oldestFirst.flatMap(({ date, reading }) => {
      if (reading === null) return []
      const measure = reading.measures[name]
      const value = zone === null ? measure.value : measure.zones[zone]
      if (value === null || value === undefined) return []
      return [{ date, value, version: reading.version, isPoor: reading.warnings.length > 0 }]
    }),
  }))
}

/** Values measured by different formulas are not joined: what changed between them is the formula. */
export function runsOf(points: readonly LinePoint[]): LinePoint[][] {
  const runs: LinePoint[][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last !== undefined && last[0]?.version === point.version) last.push(point)
    else runs.push([point])
  }
  return runs
}

/** The zones that any of the analyses holds a value for. */
export function zonesWithin(trends: readonly SkinTrend[]): SkinZone[] {
  const found = new Set<string>()
  for (const { reading } of trends)
    for (const measure of Object.values(reading?.measures ?? {}))
      for (const [zone, value] of Object.entries(measure.zones))
        if (typeof value === 'number') found.add(zone)
  return SkinZone.options.filter((zone) => found.has(zone))
}
