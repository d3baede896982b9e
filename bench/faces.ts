// Measures the face reader on photos that are not part of the repository: gate, jitter, response, drift, spots, speed,
// reference values. `npm run bench -- faces [gate jitter response noise spots speed reference] [--series]`, all without a name;
// a measure named after `response` is tried alone.
import { openFaceNetworks } from '../src/readers/face/networks.ts'
import { measureGate } from './faces.gate.part.ts'
import { FACES, photosIn, reduced, type Photo } from './faces.photos.part.ts'
import { measureNoise } from './faces.noise.part.ts'
import { measureReference } from './faces.reference.part.ts'
import { measureJitter, measureResponse } from './faces.response.part.ts'
import { measureSpeed } from './faces.speed.part.ts'
import { measureSpotsPlanted } from './faces.spots.part.ts'

const whole = await photosIn('one')
const [largest] = [...whole].sort(
  (a, b) => b.raster.width * b.raster.height - a.raster.width * a.raster.height,
)
if (!largest) {
  console.log(`No face photos under ${FACES}: nothing measured.`)
  process.exit(0)
}
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wants = (part: string) => named.length === 0 || named.includes(part)
const networks = await openFaceNetworks()
const photos: Photo[] = []
for (const photo of whole) photos.push({ ...photo, raster: await reduced(photo.raster) })

if (wants('gate')) await measureGate(networks)
if (wants('jitter')) await measureJitter(networks, photos)
if (wants('response')) await measureResponse(networks, photos)
if (wants('noise')) await measureNoise(networks, photos)
if (wants('spots')) await measureSpotsPlanted(networks, photos)
if (wants('reference')) await measureReference(networks, photos)
if (wants('speed')) await measureSpeed(largest)
