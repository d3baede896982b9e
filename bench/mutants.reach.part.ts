import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hashWithImports } from './mutants.imports.part.ts'
import type { Lane, Passed } from './mutants.lane.part.ts'
import type { Mutant } from './mutants.list.part.ts'

/** What one test file does with no mistake made: how long it takes, and what it passes. */
export type Reach = { isOk: boolean; ms: number; why: string; passed: Passed }
/** `passed` by source file: what is there is known by its number among the mistakes of that file. */
type Kept = Omit<Reach, 'passed'> & { hash: string; isEnded: boolean; passed: Record<string, Passed> }

const CACHE = '.cache/mutants/reach.json'
const FILE_MS_MAX = 180_000

/** Which test file passes which mistake. Asked only of those that changed since the last time, or whose imports did. */
export async function measureReach(
  lanes: readonly Lane[],
  tests: readonly string[],
  { mutants, stop }: { mutants: readonly Mutant[]; stop: AbortSignal },
): Promise<Map<string, Reach>> {
  const known = existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, Kept>) : {}
  const firstOf = new Map<string, number>()
  for (const { id, file } of mutants) if (!firstOf.has(file)) firstOf.set(file, id)
  // One that failed is asked again: on a busy machine that may have been the machine. One that took too long takes it again.
  const waiting = tests.filter((file) => {
    const before = known[file]
    return before?.hash !== hashWithImports(file) || (before.isEnded && !before.isOk)
  })
  await Promise.all(
    lanes.map(async (lane) => {
      for (let file = waiting.shift(); file !== undefined && !stop.aborted; file = waiting.shift()) {
        const ran = await lane.run({ file, active: [], passesMax: 0, withinMs: FILE_MS_MAX })
        const { isOk, isEnded, ms, why } = ran
        const passed = byFile(ran.passed, mutants, firstOf)
        known[file] = { hash: hashWithImports(file), isOk, isEnded, ms, why, passed }
        if (!isOk) console.log(`${file} fails by itself and takes no part: ${why}`)
        save(known)
      }
    }),
  )
  return new Map(
    tests.flatMap((file) => {
      const kept = known[file]
      return kept ? [[file, { ...kept, passed: byNumber(kept.passed, firstOf) }]] : []
    }),
  )
}

function byFile(
  passed: Passed,
  mutants: readonly Mutant[],
  firstOf: ReadonlyMap<string, number>,
): Record<string, Passed> {
  const found: Record<string, Passed> = {}
  for (const [id, passes, inTests] of passed) {
    const file = mutants[id]?.file ?? ''
    found[file] = [...(found[file] ?? []), [id - (firstOf.get(file) ?? 0), passes, inTests]]
  }
  return found
}

function byNumber(passed: Record<string, Passed>, firstOf: ReadonlyMap<string, number>): Passed {
  return Object.entries(passed).flatMap(([file, ones]) => {
    const first = firstOf.get(file)
    return first === undefined
      ? []
      : ones.map(([at, passes, inTests]): Passed[number] => [first + at, passes, inTests])
  })
}

function save(known: Record<string, Kept>): void {
  mkdirSync('.cache/mutants', { recursive: true })
  writeFileSync(CACHE, JSON.stringify(known))
}
