import { SkinMeasureName } from '../src/contract/skin.ts'
import type { FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import { readSkin } from '../src/readers/face/core/read-skin.ts'
import { quantileOf, type Photo } from './faces.photos.part.ts'

const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9]

/** Eight photos of one model would be eight votes: of a series, the median face counts. */
const seriesOf = (file: string) => (file.startsWith('stock-emotions') ? 'stock-emotions' : file)

/** The distribution of each measure over the people at hand, as it stands in src/engine/skin/reference.ts. */
export async function measureReference(networks: FaceNetworks, photos: readonly Photo[]): Promise<void> {
  const values = new Map<SkinMeasureName, Map<string, number[]>>()
  for (const { file, raster } of photos) {
    const reading = await readSkin(networks, raster)
    if ('refusal' in reading) continue
    for (const name of SkinMeasureName.options) {
      const { value } = reading.measures[name]
      if (value === null) continue
      const people = values.get(name) ?? new Map<string, number[]>()
      people.set(seriesOf(file), [...(people.get(seriesOf(file)) ?? []), value])
      values.set(name, people)
    }
  }
  console.log('\nReference: p10, p25, p50, p75, p90 over the people at hand')
  for (const name of SkinMeasureName.options) {
    const people = [...(values.get(name)?.values() ?? [])].map((series) => quantileOf(series, 0.5))
    const row = SHARES.map((share) => quantileOf(people, share).toFixed(2))
    console.log(
      `${name.padEnd(20)} n ${String(people.length).padStart(2)}  ${row.map((each) => each.padStart(8)).join('')}`,
    )
  }
}
