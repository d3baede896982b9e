// Measures how far the skin measures agree with people, on photos that are not part of the repository: usable photos,
// redness, blemishes, raters, concerns of ordinary faces, dark against light, sentences against the map.
// `npm run bench -- skin [open|sealed|all] [norms] [repeat] [--files]`; open without a word. `repeat` measures how far scores of
// one person move and takes minutes. Needs a build, for the compiled knowledge.
import { openFaceNetworks } from '../src/readers/face/networks.ts'
import { FACES } from './faces.photos.part.ts'
import { printConcerns, printContradictions, printTones, printUsable } from './skin.faces.part.ts'
import { printNorms } from './skin.norms.part.ts'
import {
  hasSkinPhotos,
  readFaces,
  readOrdinary,
  readSeries,
  readUnbordered,
  type Half,
} from './skin.photos.part.ts'
import { printRepeatability } from './skin.repeat.part.ts'
import { printBlemishes, printRaters, printRedness } from './skin.agreement.part.ts'

if (!hasSkinPhotos()) {
  console.log(`No photos of skin under ${FACES}: nothing measured.`)
  process.exit(0)
}
const half = (['open', 'sealed', 'all'] as const).find((each) => process.argv.includes(each)) ?? 'open'
const networks = await openFaceNetworks()
await measure(half)

async function measure(which: Half): Promise<void> {
  const photos = await readFaces(networks, which)
  console.log(`Skin, ${which} half, ${photos.length} faces`)
  printUsable(photos, await readUnbordered(networks, which), process.argv.includes('--files'))
  printRedness(photos)
  printBlemishes(photos)
  printRaters(await readSeries(which))
  printConcerns(photos)
  printTones(photos)
  printContradictions(photos)
  if (process.argv.includes('repeat')) await printRepeatability(networks, which)
  if (process.argv.includes('norms'))
    printNorms(
      [...photos.filter(({ kind }) => kind === 'portraits'), ...(await readOrdinary(networks))],
      photos.filter(({ kind }) => kind.startsWith('tone')),
    )
}
