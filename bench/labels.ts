// Reads label photos and prints how much of each list was found, by condition, and where a list was found that is none.
// `npm run bench -- labels [--only blur] [--per-image] [--text] [--tesseract] [--set-aside] [--faces FOLDER]`. The photos are not part of
// the repository; fronts of packs, real lists without their headings and packs as a camera sees them are drawn.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openPhoto } from '../src/readers/image/open-image.ts'
import { readLabelImage } from '../src/readers/label/label.ts'
import { openLabelModels } from '../src/readers/label/models.ts'
import { drawLines, drawList } from './labels.draw.part.ts'
import { openEngineParse } from './labels.engine.part.ts'
import { NO_LISTS } from './labels.no-list.part.ts'
import { openTesseract } from './labels.peer.part.ts'
import { plainParse } from './labels.plain-parse.part.ts'
import { drawnPacks } from './packs.part.ts'
import { unheadedLists } from './labels.unheaded.part.ts'
import { scoreReading, summarise, type Score } from './labels.score.part.ts'

type Photo = {
  file: string
  condition: string
  truth: string[]
  bytes: () => Uint8Array | Promise<Uint8Array>
}
type Result = Photo & { plain: Score; engine: Score; ms: number; megapixels: number; peer: PeerResult | null }
/** What the same engine finds in the text of another reader. */
type PeerResult = { engine: Score; ms: number }

const LABELS = resolve('..', 'shared', 'data', 'labels')

function photosOf(folder: string): Photo[] {
  const path = join(LABELS, folder)
  if (!existsSync(path)) return []
  const hasTruth = existsSync(join(path, 'truth.json'))
  const truth = hasTruth ? (readJson(join(path, 'truth.json')) as Record<string, string[]>) : {}
  const manifest = existsSync(join(path, 'manifest.json'))
    ? (readJson(join(path, 'manifest.json')) as { image: string; cond: string }[])
    : []
  const conditions = new Map(manifest.map(({ image, cond }) => [image, cond]))
  return readdirSync(path)
    .filter((name) => (hasTruth ? truth[name] !== undefined : /\.(?:jpe?g|png|webp)$/.test(name)))
    .map((name) => ({
      file: join(path, name),
      condition: conditions.get(name) ?? folder,
      truth: truth[name] ?? [],
      bytes: () => readFileSync(join(path, name)),
    }))
}

/** Packs without a list, by kind; the right answer is that there is none. */
function drawnWithoutList(): Photo[] {
  return NO_LISTS.map(({ kind, lines }, at) => ({
    file: join(LABELS, 'drawn', `${kind}-${at}`),
    condition: kind,
    truth: [],
    bytes: () => drawLines(lines),
  }))
}

/** Real lists without their headings: a list is not to be lost because its heading is. */
function drawnUnheaded(): Photo[] {
  return unheadedLists().map(({ text, names, layout }, at) => ({
    file: join(LABELS, 'drawn', `list-${at}`),
    condition: layout,
    truth: names,
    bytes: () => drawList(text, layout),
  }))
}

/** Packs as a camera sees them. The third that is set aside is for one look at the end of a piece of work. */
function drawnOnPacks(): Photo[] {
  const isSetAside = process.argv.includes('--set-aside')
  return drawnPacks(PACKS_PER_KIND, optionAfter('--faces'))
    .filter((pack) => pack.isSetAside === isSetAside)
    .map(({ name, kind, truth, bytes }) => ({
      file: join(LABELS, 'drawn', name),
      condition: kind,
      truth,
      bytes,
    }))
}

const PACKS_PER_KIND = 9

function optionAfter(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const percent = (share: number) => (Number.isNaN(share) ? '-' : (share * 100).toFixed(1)).padStart(10)
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

type Parser = 'plain' | 'engine'

function printRow(name: string, results: readonly Result[], parser: Parser): void {
  const sum = summarise(results.map((result) => result[parser]))
  const ms = results.map((result) => result.ms).sort((a, b) => a - b)
  const shares = [sum.recall, sum.precision, sum.any, sum.exact].map(percent).join('')
  const times = `${Math.round(at(ms, 0.5))}`.padStart(8) + `${Math.round(at(ms, 0.95))}`.padStart(8)
  console.log(name.padEnd(18), String(sum.photos).padStart(3), shares, times, ` ${sum.falseLists}`)
}

function printTable(title: string, results: readonly Result[], parser: Parser): void {
  if (results.length === 0) return
  console.log(
    `\n${title}\n${'condition'.padEnd(18)}   n     recall precision       any     exact    p50ms   p95ms  false lists`,
  )
  const conditions = [...new Set(results.map(({ condition }) => condition))]
  if (conditions.length > 1)
    for (const name of conditions)
      printRow(
        name,
        results.filter(({ condition }) => condition === name),
        parser,
      )
  printRow('all', results, parser)
}

const wanted = optionAfter('--only')
const chosen = (photo: Photo) => !wanted || `${photo.condition} ${photo.file}`.includes(wanted)
const sets = [
  ...['generated', 'real', 'real2', 'none'].map((name) => ({ name, photos: photosOf(name) })),
  { name: 'drawn without a list', photos: drawnWithoutList() },
  { name: 'drawn packs', photos: drawnOnPacks() },
  { name: 'drawn lists without their heading', photos: drawnUnheaded() },
].map(({ name, photos }) => ({ name, photos: photos.filter(chosen) }))
if (photosOf('generated').length === 0)
  console.log(`No label photos under ${LABELS}: only what is drawn is measured.`)

const models = await openLabelModels(2)
const tesseract = process.argv.includes('--tesseract') ? await openTesseract() : null
if (process.argv.includes('--tesseract') && !tesseract)
  console.log('tesseract.js is not here: npm install --no-save tesseract.js @tesseract.js-data/eng')
const engineParse = openEngineParse()

function printPhoto(
  photo: Photo,
  { plain, engine, ms }: Pick<Result, 'plain' | 'engine' | 'ms'>,
  state: string,
): void {
  if (!process.argv.includes('--per-image')) return
  console.log(
    photo.file.slice(LABELS.length + 1).padEnd(30),
    `${plain.hit} plain, ${engine.hit} engine, ${plain.any} anywhere of ${plain.names};`,
    `listed ${plain.listed} / ${engine.listed}; ${Math.round(ms)} ms; ${state}`,
    `missed: ${engine.missed.join(' | ')}`,
  )
}

async function measure(photo: Photo): Promise<Result> {
  const bytes = await photo.bytes()
  const start = performance.now()
  const opened = await openPhoto(bytes)
  const reading = opened.ok ? await readLabelImage(models, opened.photo) : undefined
  const ms = performance.now() - start
  const text = reading?.text ?? ''
  const problem = opened.ok ? reading?.problem : opened.why
  const listed = problem ? [] : engineParse(text, photo.truth)
  const plain = scoreReading(photo.truth, text, plainParse(text))
  const engine = scoreReading(photo.truth, text, listed)
  printPhoto(photo, { plain, engine, ms }, `sure ${(reading?.confidence ?? 0).toFixed(2)} ${problem ?? ''}`)
  if (process.argv.includes('--text')) console.log(text)
  const megapixels = opened.ok ? (opened.photo.width * opened.photo.height) / 1e6 : 0
  return { ...photo, plain, engine, ms, megapixels, peer: await measurePeer(photo, bytes) }
}

async function measurePeer({ truth }: Photo, bytes: Uint8Array): Promise<PeerResult | null> {
  if (!tesseract) return null
  const start = performance.now()
  const text = await tesseract.read(bytes)
  const ms = performance.now() - start
  return { engine: scoreReading(truth, text, engineParse(text, truth)), ms }
}

/** A list of fewer names needs its heading: see src/engine/inci/list-on-photo.ts. */
const NAMES_MIN = 6

function printLost(results: readonly Result[]): void {
  const long = results.filter(({ truth }) => truth.length >= NAMES_MIN)
  const answered = (some: readonly Result[]) => some.filter(({ engine }) => engine.listed > 0).length
  console.log(
    `lists found: ${answered(long)} of ${long.length} with at least ${NAMES_MIN} names,`,
    `${answered(results) - answered(long)} of ${results.length - long.length} with fewer`,
  )
}

const all: Result[] = []
for (const { name, photos } of sets) {
  const results: Result[] = []
  for (const photo of photos) results.push(await measure(photo))
  all.push(...results)
  if (!name.startsWith('drawn') && name !== 'none') printTable(`${name}, plain parser`, results, 'plain')
  printTable(`${name}, engine and dictionary`, results, 'engine')
  const others = results.flatMap(({ peer, ...result }) => (peer ? [{ ...result, ...peer, peer }] : []))
  printTable(`${name}, tesseract.js and the same engine`, others, 'engine')
  if (name.endsWith('heading') && results.length > 0) printLost(results)
}
const large = all
  .filter(({ megapixels }) => megapixels >= 11)
  .map(({ ms }) => ms)
  .sort((a, b) => a - b)
if (large.length > 0)
  console.log(
    `\n12 MP: median ${Math.round(at(large, 0.5))} ms, p95 ${Math.round(at(large, 0.95))} ms of ${large.length} photos`,
  )
console.log(`\npeak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
await models.close()
await tesseract?.close()
