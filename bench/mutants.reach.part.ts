import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from './mutants.areas.part.ts'
import type { Lane, Passed } from './mutants.lane.part.ts'
import type { Mutant } from './mutants.list.part.ts'

/** What one test file does with no mistake made: how long it takes, and what it passes. */
export type Reach = { hash: string; isOk: boolean; ms: number; why: string; passed: Passed }
type Known = { sources: string; files: Record<string, Reach> }

const CACHE = '.cache/mutants/reach.json'
const FILE_MS_MAX = 180_000

/** Which test file passes which mistake. Asked of what changed since the last time only. */
export async function measureReach(
  lanes: readonly Lane[],
  tests: readonly string[],
  { mutants, stop }: { mutants: readonly Mutant[]; stop: AbortSignal },
): Promise<Map<string, Reach>> {
  const files = filesBelow('src').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  // What is passed is known by its number in this list.
  const sources = hashOf(files, JSON.stringify(mutants))
  const known: Known = existsSync(CACHE)
    ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Known)
    : { sources, files: {} }
  if (known.sources !== sources) Object.assign(known, { sources, files: {} })
  // One that failed is asked again: on a busy machine that may have been the machine.
  const waiting = tests.filter((file) => {
    const before = known.files[file]
    return !before?.isOk || before.hash !== hashOf([file])
  })
  await Promise.all(
    lanes.map(async (lane) => {
      for (let file = waiting.shift(); file !== undefined && !stop.aborted; file = waiting.shift()) {
        const ran = await lane.run({ file, active: [], passesMax: 0, withinMs: FILE_MS_MAX })
        known.files[file] = {
          hash: hashOf([file]),
          isOk: ran.isOk,
          ms: ran.ms,
          why: ran.why,
          passed: ran.passed,
        }
        if (!ran.isOk) console.log(`${file} fails by itself and takes no part: ${ran.why}`)
        save(known)
      }
    }),
  )
  return new Map(tests.flatMap((file) => (known.files[file] ? [[file, known.files[file]]] : [])))
}

function save(known: Known): void {
  mkdirSync('.cache/mutants', { recursive: true })
  writeFileSync(CACHE, JSON.stringify(known))
}

function hashOf(files: readonly string[], text = ''): string {
  const hash = createHash('sha256').update(text)
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
