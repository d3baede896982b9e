import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SkinReading } from '../src/contract/skin.ts'
import type { FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import { readPatch, type PatchReading } from '../src/readers/face/core/read-patch.ts'
import { readSkin, type RefusedPhoto } from '../src/readers/face/core/read-skin.ts'
import { openImage } from '../src/readers/image/open-image.ts'
import { FACES } from './faces.photos.part.ts'

export const KINDS = [
  'portraits',
  'rosacea',
  'acne-selfies',
  'normal-selfies',
  'tone-dark',
  'tone-light',
] as const
export type Kind = (typeof KINDS)[number]

/** Half of the photos is looked at while building ('open'), the other half at the end alone ('sealed'). */
export type Half = 'open' | 'sealed' | 'all'

export type FacePhoto = { file: string; kind: Kind; reading: SkinReading | RefusedPhoto }
/** Ratings are of 0 to 1, higher is worse; every photo has those of five people. */
export type PatchPhoto = { file: string; person: string; ratings: number[]; patch: PatchReading }

/** Of a series of one model the first. */
export const ORDINARY = [
  'ai-body.jpg',
  'ai-face.jpg',
  'ai-upper.jpg',
  'astronaut.png',
  'biden.jpg',
  'fairface_race_Asian.jpg',
  'fairface_race_Latino.jpg',
  'obama.jpg',
  'person-vlado.jpg',
  'stock-emotions-a-1.jpg',
]

export const SKIN = join(FACES, 'skin')
const SERIES = 'acne-series'
/** The person of the series who is looked at while building; the other one judges. */
const OPEN_PERSON = '1'
/** Cut so close that nothing stands around the face: a grey border of this share of the longer side stands for a wider crop. */
const BORDER = 0.3
const BORDERED: readonly Kind[] = ['rosacea']

export const isOpen = (file: string) => (createHash('sha256').update(file).digest()[0] ?? 0) % 2 === 0

export function hasSkinPhotos(): boolean {
  return existsSync(SKIN)
}

/** The readings of the faces of a half; what the reader says of a photo is kept in .cache until the reader changes. */
export async function readFaces(networks: FaceNetworks, half: Half): Promise<FacePhoto[]> {
  const photos: FacePhoto[] = []
  for (const kind of KINDS)
    photos.push(...(await readKind(networks, half, kind, BORDERED.includes(kind) ? BORDER : 0)))
  return photos
}

/** Those that get a border, as they are. */
export async function readUnbordered(networks: FaceNetworks, half: Half): Promise<FacePhoto[]> {
  const photos: FacePhoto[] = []
  for (const kind of BORDERED) photos.push(...(await readKind(networks, half, kind, 0)))
  return photos
}

/** Usable portraits of the older set, one of each person. */
export async function readOrdinary(networks: FaceNetworks): Promise<FacePhoto[]> {
  const photos: FacePhoto[] = []
  for (const file of ORDINARY) {
    const path = join(FACES, 'one', file)
    if (!existsSync(path)) continue
    const reading = await cached(`one ${file}`, async () => readSkin(networks, await rasterOf(path, 0)))
    photos.push({ file, kind: 'portraits', reading })
  }
  return photos
}

async function readKind(
  networks: FaceNetworks,
  half: Half,
  kind: Kind,
  border: number,
): Promise<FacePhoto[]> {
  const photos: FacePhoto[] = []
  for (const file of readdirSync(join(SKIN, kind)).sort()) {
    if (half !== 'all' && isOpen(file) !== (half === 'open')) continue
    const path = join(SKIN, kind, file)
    const reading = await cached(`${kind} ${file} ${border}`, async () =>
      readSkin(networks, await rasterOf(path, border)),
    )
    photos.push({ file, kind, reading })
  }
  return photos
}

export async function readSeries(half: Half): Promise<PatchPhoto[]> {
  const [, ...rows] = readFileSync(join(SKIN, SERIES, 'ratings.csv'), 'utf8')
    .trim()
    .split('\n')
  const photos: PatchPhoto[] = []
  for (const row of rows) {
    const [file = '', person = '', ...ratings] = row.trim().split(',')
    if (half !== 'all' && (person === OPEN_PERSON) !== (half === 'open')) continue
    const patch = await cached(`${SERIES} ${file}`, async () =>
      readPatch(await rasterOf(join(SKIN, SERIES, file), 0)),
    )
    photos.push({ file, person, ratings: ratings.map(Number), patch })
  }
  return photos
}

export async function rasterOf(path: string, border: number) {
  const bytes = readFileSync(path)
  const opened = await openImage(border === 0 ? bytes : await bordered(bytes, border))
  if (!opened.ok) throw new Error(`${path}: ${opened.why}`)
  return opened.raster
}

async function bordered(bytes: Uint8Array, share: number): Promise<Buffer> {
  const upright = await sharp(bytes).autoOrient().toBuffer()
  const { width, height } = await sharp(upright).metadata()
  const by = Math.round(share * Math.max(width, height))
  return sharp(upright)
    .removeAlpha()
    .extend({ top: by, bottom: by, left: by, right: by, background: '#808080' })
    .png()
    .toBuffer()
}

const CACHE = join('.cache', 'skin')
const reader = readerHash()

/** What `read` answers, asked once for each state of the reader; `key` names the photo and all that was done to it. */
export async function cached<Reading>(key: string, read: () => Promise<Reading>): Promise<Reading> {
  const name = createHash('sha256').update(`${reader} ${key}`).digest('hex')
  const file = join(CACHE, `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Reading
  const reading = await read()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, JSON.stringify(reading))
  return reading
}

/** Of everything that makes a reading: norms and rules lie elsewhere and are tried without reading again. */
function readerHash(): string {
  const hash = createHash('sha256')
  for (const folder of ['face', 'image'])
    for (const file of readdirSync(join('src', 'readers', folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort())
      if (file.endsWith('.ts') && !file.includes('.test'))
        hash.update(readFileSync(join('src', 'readers', folder, file)))
  return hash.digest('hex')
}
