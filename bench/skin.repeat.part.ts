import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SCORE_NAMES, type ScoreName } from '../src/contract/face-report.ts'
import type { SkinReading } from '../src/contract/skin.ts'
import type { FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import { bounds } from '../src/readers/face/core/points.ts'
import { readSkin, type RefusedPhoto } from '../src/readers/face/core/read-skin.ts'
import { FACES, faceOf, quantileOf, reduced, seeded } from './faces.photos.part.ts'
import { assessed } from './skin.faces.part.ts'
import { cached, isOpen, ORDINARY, rasterOf, SKIN, type Half } from './skin.photos.part.ts'
import { randomShot, shotOf, SINGLE_SHOTS, type Shot } from './skin.shots.part.ts'

/** The same face as it came out of several photos. */
type Series = { readings: SkinReading[] }

/** Of each face, all taken within the hour. */
const SHOTS = 4

/** A folder of photos, and whether all of it is open or half of it sealed. */
type Folder = { path: string; isHalved: boolean }
const ONE: Folder = { path: join(FACES, 'one'), isHalved: false }
const SELFIES: Folder[] = ['acne-selfies', 'normal-selfies'].map((kind) => ({
  path: join(SKIN, kind),
  isHalved: true,
}))

/** A number behind a name counts the photos of one person: in the older set alone, where names are told. */
const personOf = (file: string) => file.replace(/\.\w+$/, '').replace(/-?\d+$/, '')
/** Messages of one minute: probably of one person, which nobody wrote down. */
const minuteOf = (file: string) => /\d{4}-\d\d-\d\d_at_\d+\.\d+/.exec(file)?.[0] ?? file

/** How far scores move between photos of one person, by what the photos are. Persons are counted and never named. */
export async function printRepeatability(networks: FaceNetworks, half: Half): Promise<void> {
  console.log('\nRepeatability: two photos of one person, differences in points, median / p90 / most')
  const persons = await seriesBy(networks, [ONE], half, personOf)
  printPairs('other days and rooms', persons)
  printPairs('sent in one minute (persons not told)', await seriesBy(networks, SELFIES, half, minuteOf))
  await printMade(networks, half)
}

async function seriesBy(
  networks: FaceNetworks,
  folders: readonly Folder[],
  half: Half,
  groupOf: (file: string) => string,
): Promise<Series[]> {
  const groups = new Map<string, SkinReading[]>()
  for (const { path, isHalved } of folders)
    for (const file of filesOf(path, isHalved ? half : 'all')) {
      const reading = await read(`whole ${path} ${file}`, async () =>
        readSkin(networks, await rasterOf(join(path, file), 0)),
      )
      const group = `${path} ${groupOf(file)}`
      if (reading) groups.set(group, [...(groups.get(group) ?? []), reading])
    }
  return [...groups.values()].filter(({ length }) => length > 1).map((readings) => ({ readings }))
}

function filesOf(path: string, half: Half): string[] {
  return readdirSync(path)
    .sort()
    .filter((file) => half === 'all' || isOpen(file) === (half === 'open'))
}

/** A photo that is refused or makes no report is no second photo of anybody. */
async function read(
  key: string,
  make: () => Promise<SkinReading | RefusedPhoto>,
): Promise<SkinReading | undefined> {
  const reading = await cached(`repeat ${key}`, make)
  return 'measures' in reading && assessed(reading).scores.overall !== undefined ? reading : undefined
}

/** Photos made from one: each thing alone, and all of it at once by chance, as somebody with a phone would meet it. */
async function printMade(networks: FaceNetworks, half: Half): Promise<void> {
  const alone = new Map<string, Series[]>(SINGLE_SHOTS.map(([name]) => [name, []]))
  const together: Series[] = []
  const strangers: SkinReading[] = []
  const random = seeded(17)
  for (const path of ordinaryPaths(half)) {
    const raster = await reduced(await rasterOf(path, 0))
    const face = await faceOf(networks, raster)
    if (!face) continue
    const box = bounds(face.points)
    const place = { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width }
    const take = (shot: Shot) =>
      read(`${path} ${JSON.stringify(shot)}`, async () =>
        readSkin(networks, await shotOf(raster, shot, place)),
      )
    const plain = await read(path, async () => readSkin(networks, raster))
    if (plain) strangers.push(plain)
    for (const [name, shot] of plain ? SINGLE_SHOTS : []) {
      const other = await take(shot)
      if (plain && other) alone.get(name)?.push({ readings: [plain, other] })
    }
    const readings: SkinReading[] = []
    for (let left = SHOTS; left > 0; left--) {
      const reading = await take(randomShot(random))
      if (reading) readings.push(reading)
    }
    together.push({ readings })
  }
  console.log('  made from one photo, each thing alone:')
  for (const [name, series] of alone) printOverall(name, series)
  printPairs(
    'all at once, as within an hour',
    together.filter(({ readings }) => readings.length > 1),
  )
  printPairs(
    'each beside the next person, to compare with',
    strangers.slice(1).map((other, at) => ({ readings: [strangers[at] ?? other, other] })),
  )
}

function ordinaryPaths(half: Half): string[] {
  return [
    ...filesOf(join(SKIN, 'portraits'), half).map((file) => join(SKIN, 'portraits', file)),
    ...ORDINARY.map((file) => join(ONE.path, file)),
  ]
}

type Pair = readonly [SkinReading, SkinReading]

/** What the journey marks as poor photos is told apart: its words say that such a score is less sure. */
function pairsOf(series: readonly Series[], isPoor: boolean): Pair[] {
  return series
    .flatMap(({ readings }) =>
      readings.flatMap((one, at) => readings.slice(at + 1).map((other): Pair => [one, other])),
    )
    .filter((pair) => pair.some(({ warnings }) => warnings.length > 0) === isPoor)
}

function differences(pairs: readonly Pair[], name: ScoreName): number[] {
  return pairs.flatMap(([one, other]) => {
    const [a, b] = [assessed(one).scores[name], assessed(other).scores[name]]
    return a === undefined || b === undefined ? [] : [Math.abs(a - b)]
  })
}

function figuresOf(values: readonly number[]): string {
  if (values.length === 0) return 'none'
  const figures = [quantileOf(values, 0.5), quantileOf(values, 0.9), Math.max(...values)]
  return `${figures.map((figure) => figure.toFixed(1)).join(' / ')}  n ${values.length}`
}

function printOverall(name: string, series: readonly Series[]): void {
  const [good, poor] = [pairsOf(series, false), pairsOf(series, true)]
  console.log(
    `   ${name.padEnd(22)} ${figuresOf(differences(good, 'overall'))}; poor photos ${figuresOf(differences(poor, 'overall'))}; type alike ${shareAlike([...good, ...poor])}`,
  )
}

function printPairs(title: string, series: readonly Series[]): void {
  console.log(`  ${title}: ${series.length} persons`)
  for (const isPoor of [false, true]) {
    const pairs = pairsOf(series, isPoor)
    console.log(`   ${isPoor ? 'with a poor photo' : 'good photos'}, skin type alike ${shareAlike(pairs)}`)
    for (const name of SCORE_NAMES)
      console.log(`      ${name.padEnd(12)} ${figuresOf(differences(pairs, name))}`)
  }
}

/** Of the pairs that both have a type. */
function shareAlike(pairs: readonly Pair[]): string {
  const types = pairs.flatMap(([one, other]) => {
    const [a, b] = [assessed(one).skinType?.type, assessed(other).skinType?.type]
    return a === undefined || b === undefined ? [] : [a === b]
  })
  return `${types.filter(Boolean).length} of ${types.length}`
}
