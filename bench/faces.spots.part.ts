import type { FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import type { Face } from '../src/readers/face/core/points.ts'
import { readSkin, spotsOfFace } from '../src/readers/face/core/read-skin.ts'
import { pointAt, type Point } from '../src/readers/face/core/points.ts'
import { alignFace } from '../src/readers/face/core/align.ts'
import type { Raster } from '../src/readers/image/raster.ts'
import { faceOf, type Photo } from './faces.photos.part.ts'
import { spotPlaces, spotted, type PlantedSpot } from './faces.plant.part.ts'

/** Faces of this series are one young model with clear skin, looked at one by one. */
const isClear = (file: string) => file.startsWith('stock-emotions')

function found(
  raster: Raster,
  points: readonly Point[],
  planted: readonly PlantedSpot[],
  kind: 'dark' | 'blemish',
) {
  const spots = spotsOfFace(raster, points)
  const places = alignFace(raster, [...points, ...planted.map(({ x, y }) => ({ x, y, z: 0 }))]).points.slice(
    points.length,
  )
  let [hit, asKind] = [0, 0]
  for (const [at] of planted.entries()) {
    const place = pointAt(places, at)
    const spot = spots.find(({ x, y, radius }) => Math.hypot(x - place.x, y - place.y) <= Math.max(4, radius))
    if (spot) hit++
    if (spot?.kind === kind) asKind++
  }
  return { hit, asKind, spots: spots.length }
}

type Measurable = { file: string; raster: Raster; face: Face; dark: number; blemish: number }

async function measurable(networks: FaceNetworks, photos: readonly Photo[]): Promise<Measurable[]> {
  const faces: Measurable[] = []
  for (const { file, raster } of photos) {
    const face = await faceOf(networks, raster)
    const reading = await readSkin(networks, raster)
    if (!face || 'refusal' in reading || reading.measures['dark-spots'].value === null) continue
    const { 'dark-spots': dark, 'blemish-spots': blemish } = reading.measures
    faces.push({ file, raster, face, dark: dark.value ?? 0, blemish: blemish.value ?? 0 })
  }
  return faces
}

/** Twelve discs on each face at several contrasts; and what is found on the faces as they are. */
export async function measureSpotsPlanted(networks: FaceNetworks, photos: readonly Photo[]): Promise<void> {
  const faces = await measurable(networks, photos)
  const clear = faces.filter(({ file }) => isClear(file))
  console.log('\nSpots: planted discs found, by contrast (all faces; clear faces)')
  for (const contrast of [0.1, 0.15, 0.2, 0.3, 0.4])
    console.log(
      `${(100 * contrast).toFixed(0).padStart(3)} %  ${recall(faces, contrast)}; ${recall(clear, contrast)}`,
    )
  for (const { file, dark, blemish } of faces)
    console.log(`   ${file.padEnd(26)} found as it is: dark ${dark}, blemish ${blemish}`)
  const counts = clear.map(({ dark, blemish }) => dark + blemish)
  const mean = counts.reduce((sum, value) => sum + value, 0) / counts.length
  console.log(
    `clear faces: ${counts.length}, spots found on one: mean ${mean.toFixed(1)}, most ${Math.max(...counts)}`,
  )
}

function recall(faces: readonly Measurable[], contrast: number): string {
  return (['dark', 'blemish'] as const)
    .map((kind) => {
      const sums = { hit: 0, asKind: 0, planted: 0 }
      for (const { raster, face } of faces) {
        const places = spotPlaces(raster, face.points, 7)
        const spots = found(spotted(raster, places, contrast, kind === 'blemish'), face.points, places, kind)
        sums.hit += spots.hit
        sums.asKind += spots.asKind
        sums.planted += places.length
      }
      const share = (value: number) => `${((100 * value) / sums.planted).toFixed(0)} %`
      return `${kind} ${share(sums.hit)}, right kind ${share(sums.asKind)} of ${sums.planted}`
    })
    .join(', ')
}
