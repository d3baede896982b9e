import { SkinMeasureName, type SkinReading } from '../src/contract/skin.ts'
import { PIGMENT_MIDDLE } from '../src/engine/skin/scale.ts'
import { quantileOf } from './faces.photos.part.ts'
import type { FacePhoto } from './skin.photos.part.ts'

/** Standard deviations of a normal distribution at its 90th and 98th percentile. */
const AT_P90 = 1.2816
const AT_P98 = 2.0537

/**
 * The norms as they stand in src/engine/skin/reference.ts: how far a measure goes with pigment, from dark and light faces by one
 * generator, whose light is alike (among photos of people the light hides half of the slope), and its quantiles over people
 * alone, brought to the middle tone.
 */
export function printNorms(people: readonly FacePhoto[], generated: readonly FacePhoto[]): void {
  console.log('\nNorms: ordinary people, at the middle tone')
  const readings = readingsOf(people)
  const [dark, light] = (['tone-dark', 'tone-light'] as const).map((kind) =>
    readingsOf(generated.filter((photo) => photo.kind === kind)),
  ) as [SkinReading[], SkinReading[]]
  const pigments = readings.flatMap(({ pigment }) => pigment ?? [])
  console.log(
    `   pigment p10 ${quantileOf(pigments, 0.1).toFixed(1)}, p50 ${quantileOf(pigments, 0.5).toFixed(1)}, p90 ${quantileOf(pigments, 0.9).toFixed(1)}`,
  )
  for (const name of SkinMeasureName.options) {
    const slope = slopeOf(dark, light, name)
    const values = pointsOf(readings, name).map(
      ([pigment, value]) => value - slope * (pigment - PIGMENT_MIDDLE),
    )
    const at = (share: number) => expectedQuantile(values, share)
    const [p50, p80, p90] = [at(0.5), limitAt(values, 0.8), limitAt(values, 0.9)]
    const p98 = Math.max(at(0.98), p50 + ((p90 - p50) * AT_P98) / AT_P90)
    const figures = { p10: at(0.1), p25: at(0.25), p50, p80, p90, p98 }
    const told = Object.entries(figures).map(([key, value]) => `${key}: ${value.toFixed(2)}`)
    console.log(
      `  '${name}': { ${told.join(', ')}, people: ${values.length}, perPigment: ${slope.toFixed(3)} },`,
    )
    console.log(`      // each left out: ${(100 * namedLeftOut(values)).toFixed(0)} % above p80`)
  }
}

function readingsOf(photos: readonly FacePhoto[]): SkinReading[] {
  return photos.flatMap(({ reading }) => ('measures' in reading ? [reading] : []))
}

function pointsOf(readings: readonly SkinReading[], name: SkinMeasureName): [number, number][] {
  return readings.flatMap(({ pigment, measures }): [number, number][] => {
    const { value } = measures[name]
    return value === null || pigment === null ? [] : [[pigment, value]]
  })
}

/** Theil and Sen: the median of the slopes from any light face to any dark one; a few odd faces do not move it. */
function slopeOf(dark: readonly SkinReading[], light: readonly SkinReading[], name: SkinMeasureName): number {
  const slopes: number[] = []
  for (const [x, y] of pointsOf(light, name))
    for (const [x2, y2] of pointsOf(dark, name)) if (x2 - x >= 5) slopes.push((y2 - y) / (x2 - x))
  return quantileOf(slopes, 0.5)
}

/**
 * Where a concern is named or moderate: the quantile, averaged over as much of the order as it is unsure of, so that one person
 * or a shared count does not move it, and a quarter of its standard error up; never below the plain quantile.
 */
function limitAt(values: readonly number[], share: number): number {
  const error = Math.sqrt((share * (1 - share)) / values.length)
  const last = values.length / (values.length + 1)
  const around = Array.from({ length: 11 }, (_, at) =>
    expectedQuantile(values, Math.min(last, share + ((at - 5) / 5 + 0.25) * error)),
  )
  const smooth = around.reduce((sum, each) => sum + each, 0) / around.length
  return Math.max(expectedQuantile(values, share), smooth)
}

/** The share of people who lie above the limit that all the others make: what a new face has to expect. */
function namedLeftOut(values: readonly number[]): number {
  const above = values.filter((value, at) => value > 0 && value >= limitAt(values.toSpliced(at, 1), 0.8))
  return above.length / values.length
}

/** Of n people the one at place (n + 1)·share, so that a new face lies above it with that chance and no higher one. */
function expectedQuantile(values: readonly number[], share: number): number {
  const place = ((values.length + 1) * share - 1) / (values.length - 1)
  return quantileOf(values, Math.min(1, Math.max(0, place)))
}
