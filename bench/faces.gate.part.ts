import { readSkin } from '../src/readers/face/core/read-skin.ts'
import type { FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import { bounds } from '../src/readers/face/core/points.ts'
import { cut, faceOf, photosIn, type Photo } from './faces.photos.part.ts'

const FOLDERS = ['one', 'several', 'none', 'hard'] as const

async function outcome(networks: FaceNetworks, photo: Pick<Photo, 'raster'>): Promise<string> {
  const reading = await readSkin(networks, photo.raster)
  return 'refusal' in reading ? reading.refusal : 'read'
}

/** What each photo of each folder is answered with. */
export async function measureGate(networks: FaceNetworks): Promise<void> {
  console.log('\nGate (rows: what the photo shows)')
  const one: Photo[] = []
  for (const folder of FOLDERS) {
    const photos = await photosIn(folder)
    const outcomes = new Map<string, string[]>()
    for (const photo of photos) {
      const answer = await outcome(networks, photo)
      outcomes.set(answer, [...(outcomes.get(answer) ?? []), photo.file])
      if (folder === 'one') one.push(photo)
    }
    console.log(`${folder.padEnd(8)} n ${photos.length}`)
    for (const [answer, files] of outcomes)
      console.log(
        `   ${answer.padEnd(14)} ${String(files.length).padStart(2)}  ${files.slice(0, 6).join(' ')}`,
      )
  }
  await measureCuts(networks, one)
}

/** Every single face cut through at four sides and three depths: none may be read as whole. */
async function measureCuts(networks: FaceNetworks, photos: readonly Photo[]): Promise<void> {
  let [accepted, all] = [0, 0]
  for (const { file, raster } of photos) {
    const face = await faceOf(networks, raster)
    if (!face) continue
    const box = bounds(face.points)
    for (const share of [0.2, 0.35, 0.5]) {
      const x = Math.round(box.left + share * box.width)
      const x2 = Math.round(box.right - share * box.width)
      const y = Math.round(box.top + share * box.height)
      const y2 = Math.round(box.bottom - share * box.height)
      for (const [left, top, right, bottom] of [
        [Math.max(0, x), 0, raster.width, raster.height],
        [0, 0, x2, raster.height],
        [0, Math.max(0, y), raster.width, raster.height],
        [0, 0, raster.width, y2],
      ] as const) {
        const part = { raster: await cut(raster, left, top, right - left, bottom - top) }
        const answer = await outcome(networks, part)
        all++
        if (answer !== 'read') continue
        accepted++
        console.log(`   cut face read: ${file} ${share}`)
      }
    }
  }
  console.log(`faces cut through at one side: ${accepted} of ${all} read`)
}
