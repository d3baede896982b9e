// Reads every label photo of the evaluation set and prints how much of its list was found, by condition.
// `npm run bench -- labels [--only blur] [--per-image]`. The photos are not part of the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openImage } from '../src/readers/image/open-image.ts'
import { readLabelImage } from '../src/readers/label/label.ts'
import { openLabelModels } from '../src/readers/label/models.ts'
import { openEngineParse } from './labels.engine.part.ts'
import { plainParse } from './labels.plain-parse.part.ts'
import { scoreReading, summarise, type Score } from './labels.score.part.ts'

type Photo = { file: string; condition: string; truth: string[] }
type Result = Photo & { plain: Score; engine: Score; ms: number }

const LABELS = resolve('..', 'shared', 'data', 'labels')

function photosOf(folder: string): Photo[] {
  const path = join(LABELS, folder)
  if (!existsSync(join(path, 'truth.json'))) return []
  const truth = readJson(join(path, 'truth.json')) as Record<string, string[]>
  const manifest = existsSync(join(path, 'manifest.json'))
    ? (readJson(join(path, 'manifest.json')) as { image: string; cond: string }[])
    : []
  const conditions = new Map(manifest.map(({ image, cond }) => [image, cond]))
  return readdirSync(path)
    .filter((name) => truth[name] !== undefined)
    .map((name) => ({
      file: join(path, name),
      condition: conditions.get(name) ?? folder,
      truth: truth[name] ?? [],
    }))
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

const wanted = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const chosen = (photo: Photo) => !wanted || `${photo.condition} ${photo.file}`.includes(wanted)
const sets = ['generated', 'real'].map((name) => ({ name, photos: photosOf(name).filter(chosen) }))
if (sets.every(({ photos }) => photos.length === 0)) {
  console.log(`No label photos under ${LABELS}: nothing measured.`)
  process.exit(0)
}

const models = await openLabelModels(2)
const engineParse = openEngineParse()

async function measure(photo: Photo): Promise<Result> {
  const start = performance.now()
  const opened = await openImage(readFileSync(photo.file))
  const reading = opened.ok ? await readLabelImage(models, opened.raster) : undefined
  const ms = performance.now() - start
  const text = reading?.text ?? ''
  const plain = scoreReading(photo.truth, text, plainParse(text))
  const engine = scoreReading(photo.truth, text, engineParse(text, photo.truth))
  const problem = opened.ok ? (reading?.problem ?? '') : opened.why
  if (process.argv.includes('--per-image'))
    console.log(
      photo.file.slice(LABELS.length + 1).padEnd(30),
      `${plain.hit} plain, ${engine.hit} engine, ${plain.any} anywhere of ${plain.names};`,
      `listed ${plain.listed} / ${engine.listed}; ${Math.round(ms)} ms; sure ${(reading?.confidence ?? 0).toFixed(2)}`,
      `${problem} missed: ${engine.missed.join(' | ')}`,
    )
  if (process.argv.includes('--text')) console.log(text)
  return { ...photo, plain, engine, ms }
}

for (const { name, photos } of sets) {
  const results: Result[] = []
  for (const photo of photos) results.push(await measure(photo))
  printTable(`${name}, plain parser`, results, 'plain')
  printTable(`${name}, engine and dictionary`, results, 'engine')
}
console.log(`\npeak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
await models.close()
