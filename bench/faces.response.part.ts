import type { SkinMeasureName } from '../src/contract/skin.ts'
import { alignFace } from '../src/readers/face/core/align.ts'
import type { FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import type { Face } from '../src/readers/face/core/points.ts'
import { prepare } from '../src/readers/face/core/observe.ts'
import { regionOf } from '../src/readers/face/core/plane.ts'
import { pointAt } from '../src/readers/face/core/points.ts'
import { poseOf } from '../src/readers/face/core/pose.ts'
import { readSkin } from '../src/readers/face/core/read-skin.ts'
import type { Raster } from '../src/readers/image/raster.ts'
import { asJpeg, faceOf, quantileOf, scaled, cut, type Photo } from './faces.photos.part.ts'
import {
  blotched,
  cast,
  darkerBelowEyes,
  exposed,
  lined,
  manyBlemishes,
  manySpots,
  redder,
  rougher,
  shinier,
  type Plant,
} from './faces.plant.part.ts'

/**
 * Several are planted one at a time and their answers averaged: one pattern of patches may happen to fill in the face's
 * own, and its opposite then adds to them.
 */
const PLANTS: [SkinMeasureName, ...Plant[]][] = [
  ['redness', redder],
  ['under-eye-darkness', darkerBelowEyes],
  ['texture', rougher],
  ['lines', lined],
  ['shine', shinier],
  ['dark-spots', manySpots],
  ['blemish-spots', manyBlemishes],
  ['unevenness', blotched, (raster, points, strength) => blotched(raster, points, -strength)],
  // Dry is what is rough and does not shine.
  ['dryness-appearance', rougher],
]
const STRENGTHS = [0.25, 0.5, 0.75, 1]

export const CAMERAS: [string, (raster: Raster) => Promise<Raster> | Raster][] = [
  ['exposure x0.5', (raster) => exposed(raster, 0.5)],
  ['exposure x1.25', (raster) => exposed(raster, 1.25)],
  ['warm', (raster) => cast(raster, [1, 0.95, 0.8])],
  ['cool', (raster) => cast(raster, [0.85, 0.95, 1])],
  ['JPEG 60', (raster) => asJpeg(raster, 60)],
]

/** All of them, or those of the measures that are named on the command line. */
function wantedPlants(): typeof PLANTS {
  const named = PLANTS.filter(([measure]) => process.argv.includes(measure))
  return named.length > 0 ? named : PLANTS
}

type Values = Partial<Record<SkinMeasureName, number | null>>
type Figures = { rising: boolean[]; steps: number[]; drifts: Map<string, number[]>; series: string[] }

async function valuesOf(networks: FaceNetworks, raster: Raster): Promise<Values> {
  const reading = await readSkin(networks, raster)
  if ('refusal' in reading) return {}
  return Object.fromEntries(Object.entries(reading.measures).map(([name, { value }]) => [name, value]))
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'
const COUNTED: readonly SkinMeasureName[] = ['dark-spots', 'blemish-spots']

/** A count may fall by one where two discs are seen as one; every other figure may not fall at all. */
function isRising(series: readonly number[], measure: SkinMeasureName): boolean {
  const slack = COUNTED.includes(measure) ? 1 : 0
  const rises = series.every((value, at) => at === 0 || value >= (series[at - 1] ?? 0) - slack)
  return series.length === STRENGTHS.length + 1 && rises && (series.at(-1) ?? 0) > (series[0] ?? 0)
}

/** With 2.8 % clipped, half the light moved shine by as much as the full step: all of it false colour. */
const UNCLIPPED_MIN = 0.98

/**
 * What was clipped in the photo comes back as a false colour when the photo is made darker afterwards, which no camera
 * does: cameras are tried on faces with next to no clipped skin.
 */
function isUnclipped(raster: Raster, face: Face): boolean {
  const { masks } = prepare(alignFace(raster, face.points))
  return regionOf(masks.coloured).length > UNCLIPPED_MIN * regionOf(masks.bare).length
}

async function measureOne(networks: FaceNetworks, photo: Photo, figures: Map<SkinMeasureName, Figures>) {
  const face = await faceOf(networks, photo.raster)
  const plain = await valuesOf(networks, photo.raster)
  if (!face || Object.keys(plain).length === 0) return
  const cameras: [string, Values][] = []
  if (isUnclipped(photo.raster, face))
    for (const [name, change] of CAMERAS)
      cameras.push([name, await valuesOf(networks, await change(photo.raster))])
  for (const [measure, ...plants] of wantedPlants()) {
    const start = plain[measure]
    if (!isNumber(start)) continue
    const read = async (plant: Plant, strength: number) =>
      (await valuesOf(networks, plant(photo.raster, face.points, strength)))[measure]
    const series = [start, ...(await answersTo(plants, read))]
    const of: Figures = figures.get(measure) ?? { rising: [], steps: [], drifts: new Map(), series: [] }
    figures.set(measure, of)
    of.rising.push(isRising(series, measure))
    of.series.push(`${photo.file} ${series.map((value) => value.toFixed(1)).join(' ')}`)
    const step = (series.at(-1) ?? start) - start
    if (step > 0) addDrifts(of, cameras, { measure, start, step })
  }
}

/** One value for each strength; none where it is not reported. */
async function answersTo(
  plants: readonly Plant[],
  read: (plant: Plant, strength: number) => Promise<number | null | undefined>,
): Promise<number[]> {
  const answers: number[] = []
  for (const strength of STRENGTHS) {
    const values: number[] = []
    for (const plant of plants) {
      const value = await read(plant, strength)
      if (isNumber(value)) values.push(value)
    }
    if (values.length === plants.length)
      answers.push(values.reduce((sum, value) => sum + value, 0) / values.length)
  }
  return answers
}

function addDrifts(
  of: Figures,
  cameras: readonly [string, Values][],
  { measure, start, step }: { measure: SkinMeasureName; start: number; step: number },
): void {
  of.steps.push(step)
  for (const [name, values] of cameras) {
    const value = values[measure]
    if (isNumber(value))
      of.drifts.set(name, [...(of.drifts.get(name) ?? []), (100 * Math.abs(value - start)) / step])
  }
}

/** Planted changes at four strengths, and what cameras do, as a share of the answer to the full strength. */
export async function measureResponse(networks: FaceNetworks, photos: readonly Photo[]): Promise<void> {
  const figures = new Map<SkinMeasureName, Figures>()
  for (const photo of photos) await measureOne(networks, photo, figures)
  console.log(
    '\nResponse (rising at four strengths) and drift in % of the full step, median / 90th percentile (faces)',
  )
  console.log(`${''.padEnd(20)}rising     step${CAMERAS.map(([name]) => name.padStart(20)).join('')}`)
  for (const [measure, { rising, steps, drifts, series }] of figures) {
    const cells = CAMERAS.map(([name]) => {
      const values = drifts.get(name) ?? []
      const [middle, high] = [quantileOf(values, 0.5), quantileOf(values, 0.9)]
      return `${middle.toFixed(1)} / ${high.toFixed(1)} (${values.length})`.padStart(20)
    })
    const up = `${rising.filter(Boolean).length}/${rising.length}`
    const step = quantileOf(steps, 0.5).toFixed(1)
    console.log(`${measure.padEnd(20)}${up.padStart(6)}${step.padStart(9)}${cells.join('')}`)
    if (process.argv.includes('--series')) console.log(series.map((line) => `      ${line}`).join('\n'))
  }
}

/** How far the points move, in % of D, when the same face is stored otherwise. */
export async function measureJitter(networks: FaceNetworks, photos: readonly Photo[]): Promise<void> {
  const moves = new Map<string, number[]>()
  for (const { raster } of photos) {
    const face = await faceOf(networks, raster)
    if (!face) continue
    const variants: [string, Raster, Place][] = [
      ['resized 0.75', await scaled(raster, 0.75), { scale: 1 / 0.75, x: 0, y: 0 }],
      ['JPEG 60', await asJpeg(raster, 60), { scale: 1, x: 0, y: 0 }],
      [
        'moved 7, 5 px',
        await cut(raster, 7, 5, raster.width - 7, raster.height - 5),
        { scale: 1, x: 7, y: 5 },
      ],
    ]
    for (const [name, variant, place] of variants) {
      const other = await faceOf(networks, variant)
      if (other) moves.set(name, [...(moves.get(name) ?? []), meanMove(face, other, place)])
    }
  }
  console.log('\nLandmark jitter, mean over 468 points, % of D: median / worst face')
  for (const [name, values] of moves)
    console.log(
      `${name.padEnd(15)} ${quantileOf(values, 0.5).toFixed(2)} / ${Math.max(...values).toFixed(2)}`,
    )
}

type Place = { scale: number; x: number; y: number }

function meanMove(face: Face, other: Face, { scale, x, y }: Place): number {
  const away = face.points.map((point, at) => {
    const moved = pointAt(other.points, at)
    return Math.hypot(moved.x * scale + x - point.x, moved.y * scale + y - point.y)
  })
  return (100 * away.reduce((sum, value) => sum + value, 0)) / away.length / poseOf(face.points).eyeDistancePx
}
