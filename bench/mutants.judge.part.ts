import { dirname } from 'node:path'
import type { Lane, Ran } from './mutants.lane.part.ts'
import type { Mutant } from './mutants.list.part.ts'
import type { Memory } from './mutants.memory.part.ts'
import type { Reach } from './mutants.reach.part.ts'

export type Verdict = { mutant: Mutant; is: 'killed' | 'survived' | 'not reached'; by: string }
type Reaching = { file: string; ms: number; passes: number; weight: number }

/** For one mistake alone, and three files at least; the test files that are left then are run once for many. */
const ALONE_MS = 8_000
const ALONE_FILES = 3
/** A loop that is passed this much more often than usual does not end. */
const PASSES = { least: 1_000_000, times: 20 }

/**
 * Runs the tests that reach a mistake, the likeliest first, until one fails. What the near tests let pass goes on together: a file
 * that passes with all of them passes with each of them, and where it fails, halves of them are tried until it is known which.
 */
export async function judge(
  lanes: readonly Lane[],
  mutants: readonly Mutant[],
  reach: ReadonlyMap<string, Reach>,
  { isNearOnly, stop, memory }: { isNearOnly: boolean; stop: AbortSignal; memory: Memory },
): Promise<Verdict[]> {
  const killers = new Map<string, Set<string>>()
  const killed = new Map<Mutant, string>()
  const left = new Map<Mutant, Reaching[]>()
  const notReached = new Set<Mutant>()
  const judged = new Set<Mutant>()

  await eachOn(lanes, mutants, stop, async (lane, mutant) => {
    judged.add(mutant)
    const files = reaching(mutant, reach, killers.get(mutant.file))
    if (files.length === 0) notReached.add(mutant)
    let [spentMs, asked] = [0, 0]
    const isAlone = () => spentMs < ALONE_MS || asked < ALONE_FILES
    for (let next = files.shift(); next; next = isAlone() ? files.shift() : undefined) {
      spentMs += next.ms
      asked += 1
      const why = memory.recall(next.file, mutant) ?? (await whyNoticed(lane, mutant, next, memory))
      if (why === '') continue
      killed.set(mutant, `${next.file} > ${why}`)
      killers.set(mutant.file, (killers.get(mutant.file) ?? new Set()).add(next.file))
      return
    }
    if (files.length > 0) left.set(mutant, files)
  })

  const far = new Map<string, Reaching>()
  for (const one of isNearOnly ? [] : [...left.values()].flat())
    far.set(one.file, { ...one, weight: Math.min(one.weight, far.get(one.file)?.weight ?? Infinity) })
  const likeliestFirst = [...far.values()].toSorted((a, b) => a.weight - b.weight)
  await eachOn(lanes, likeliestFirst, stop, async (lane, one) => {
    const there = [...left].filter(([, files]) => files.some(({ file }) => file === one.file))
    const alive = there.map(([mutant]) => mutant).filter((mutant) => !killed.has(mutant))
    const told = alive.map((mutant) => [mutant, memory.recall(one.file, mutant)] as const)
    const unasked = told.filter(([, why]) => why === undefined).map(([mutant]) => mutant)
    const asked = new Map(await noticed(lane, unasked, one))
    for (const mutant of unasked) memory.keep(one.file, mutant, asked.get(mutant) ?? '')
    for (const [mutant, why] of [...told, ...asked]) if (why) killed.set(mutant, `${one.file} > ${why}`)
  })
  return [...judged].map((mutant) => {
    const by = killed.get(mutant)
    if (by !== undefined) return { mutant, is: 'killed', by }
    return { mutant, is: notReached.has(mutant) ? 'not reached' : 'survived', by: '' }
  })
}

/** Which of several mistakes a test file notices. */
async function noticed(lane: Lane, mutants: readonly Mutant[], one: Reaching): Promise<[Mutant, string][]> {
  const [first] = mutants
  if (!first) return []
  const ran = await runWith(lane, mutants, one)
  if (ran.isOk) return []
  if (mutants.length === 1) return [[first, ran.why]]
  const half = Math.ceil(mutants.length / 2)
  return [
    ...(await noticed(lane, mutants.slice(0, half), one)),
    ...(await noticed(lane, mutants.slice(half), one)),
  ]
}

/** What a test file says of one mistake; '' where it passes. */
async function whyNoticed(lane: Lane, mutant: Mutant, one: Reaching, memory: Memory): Promise<string> {
  const ran = await runWith(lane, [mutant], one)
  const why = ran.isOk ? '' : ran.why
  memory.keep(one.file, mutant, why)
  return why
}

function runWith(lane: Lane, mutants: readonly Mutant[], { file, ms, passes }: Reaching): Promise<Ran> {
  const passesMax = Math.max(PASSES.least, passes * PASSES.times)
  return lane.run({ file, active: mutants.map(({ id }) => id), passesMax, withinMs: 60_000 + ms * 4 })
}

/** The test files that pass a mistake, the quick and near ones first, and those that noticed one in the same file. */
function reaching(
  mutant: Mutant,
  reach: ReadonlyMap<string, Reach>,
  killers: ReadonlySet<string> = new Set(),
): Reaching[] {
  const folder = dirname(mutant.file)
  const name = mutant.file.slice(folder.length + 1).split('.')[0] ?? ''
  return [...reach]
    .flatMap(([file, { isOk, ms, passed }]) => {
      const found = isOk ? passed.find(([id]) => id === mutant.id) : undefined
      if (!found) return []
      const [, passes, passesInTests] = found
      const far =
        (file.startsWith(`${folder}/`) ? 1 : 4) *
        (file.startsWith(`${folder}/${name}.`) ? 1 : 4) *
        (killers.has(file) ? 1 : 6) *
        (passesInTests > 0 ? 1 : 10)
      return [{ file, ms, passes, weight: far * (200 + ms) }]
    })
    .toSorted((a, b) => a.weight - b.weight)
}

/** Each of several things on whichever lane is free, until it is told to stop. */
async function eachOn<T>(
  lanes: readonly Lane[],
  things: readonly T[],
  stop: AbortSignal,
  work: (lane: Lane, thing: T) => Promise<void>,
): Promise<void> {
  const waiting = [...things]
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = waiting.shift(); next !== undefined && !stop.aborted; next = waiting.shift())
        await work(lane, next)
    }),
  )
}
