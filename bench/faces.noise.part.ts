import { loadKnowledge } from '../src/engine/knowledge/load.ts'
import { assessSkin } from '../src/engine/skin/assess-skin.ts'
import { REFERENCE } from '../src/engine/skin/reference.ts'
import type { FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import { readSkin } from '../src/readers/face/core/read-skin.ts'
import type { Raster } from '../src/readers/image/raster.ts'
import { readFileSync } from 'node:fs'
import { asJpeg, cut, quantileOf, scaled, type Photo } from './faces.photos.part.ts'
import { CAMERAS } from './faces.response.part.ts'

const NOBODY = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}

const VARIANTS: typeof CAMERAS = [
  ...CAMERAS,
  ['resized 0.75', (raster) => scaled(raster, 0.75)],
  ['moved 7, 5 px', (raster) => cut(raster, 7, 5, raster.width - 7, raster.height - 5)],
  ['JPEG 60 of 0.75', async (raster) => asJpeg(await scaled(raster, 0.75), 60)],
]

/**
 * How far the overall score moves when the same face is photographed otherwise: the width of the noise band of the trend
 * and what a change has to exceed to be one. Needs a build, for the compiled knowledge.
 */
export async function measureNoise(networks: FaceNetworks, photos: readonly Photo[]): Promise<void> {
  const knowledge = loadKnowledge(JSON.parse(readFileSync('dist/knowledge.json', 'utf8')))
  const scoreOf = async (raster: Raster): Promise<{ score: number; warnings: string[] } | undefined> => {
    const reading = await readSkin(networks, raster)
    if ('refusal' in reading) return undefined
    const { overall } = assessSkin(reading, { reference: REFERENCE, profile: NOBODY, knowledge }).scores
    return overall === undefined ? undefined : { score: overall, warnings: reading.warnings }
  }
  const all: number[] = []
  console.log('\nOverall score: how far the same face moves, points, median / 90th percentile / most')
  const moves = new Map<string, number[]>()
  let poor = 0
  for (const { raster } of photos) {
    const plain = await scoreOf(raster)
    if (plain === undefined) continue
    for (const [name, change] of VARIANTS) {
      const other = await scoreOf(await change(raster))
      if (other === undefined) continue
      if (other.warnings.some((warning) => !plain.warnings.includes(warning))) {
        poor += 1
        continue
      }
      const away = Math.abs(other.score - plain.score)
      all.push(away)
      moves.set(name, [...(moves.get(name) ?? []), away])
    }
  }
  for (const [name, values] of [...moves, ['all', all] as const]) {
    const figures = [quantileOf(values, 0.5), quantileOf(values, 0.9), Math.max(...values)]
    console.log(
      `${name.padEnd(17)} ${figures.map((figure) => figure.toFixed(1)).join(' / ')}  n ${values.length}`,
    )
  }
  console.log(
    `${poor} more are told apart by a warning that the first photo does not have, and marked as poor`,
  )
}
