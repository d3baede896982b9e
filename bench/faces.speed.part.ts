import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { openReaders } from '../src/readers/pool.ts'
import { jpegOf, quantileOf, type Photo } from './faces.photos.part.ts'

const ROUNDS = 20

/** Photos of three sizes through the real worker process: decoding, copying and queueing included. */
export async function measureSpeed(photo: Photo): Promise<void> {
  const workerFile = resolve('.cache', 'bench', 'face-worker.mjs')
  await build({
    entryPoints: ['src/readers/worker.ts'],
    outfile: workerFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const readers = openReaders({ workerFile, workers: 1, timeoutMs: 60_000 })
  console.log(`\nSpeed, ${ROUNDS} readings each in one worker process (${photo.file})`)
  for (const megapixels of [1, 4, 12]) {
    const image = await jpegOf(photo.raster, megapixels)
    const first = performance.now()
    await readers.readFace(image)
    const opening = performance.now() - first
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      await readers.readFace(image)
      times.push(performance.now() - start)
    }
    console.log(
      `${String(megapixels).padStart(3)} MP (${(image.length / 1e6).toFixed(1)} MB): ` +
        `p50 ${quantileOf(times, 0.5).toFixed(0)} ms, p95 ${quantileOf(times, 0.95).toFixed(0)} ms, first ${opening.toFixed(0)} ms, ` +
        `peak memory of the worker ${peakOfChildren()} MB`,
    )
  }
  await readers.close()
}

function peakOfChildren(): string {
  const children = `/proc/${process.pid}/task/${process.pid}/children`
  if (!existsSync(children)) return '?'
  const peaks = readFileSync(children, 'utf8')
    .trim()
    .split(' ')
    .filter(
      (pid) =>
        existsSync(`/proc/${pid}/cmdline`) &&
        /process\.js|worker/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
    )
    .map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  return peaks.length > 0
    ? Math.max(...peaks).toFixed(0)
    : `? (${readdirSync(`/proc/${process.pid}/task`).length} threads)`
}
