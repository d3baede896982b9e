// Small mistakes planted in the rules that people rely on, and whether a test notices each: a random sample of every area, made
// one after the other in a warm Vitest. `npm run bench -- mutants [seed] [--area NAME] [--file PART] [--each 60] [--all] [--near]`.
// `--near` runs the nearest tests alone, for who writes some. A figure: it ends with 0.
import { parseArgs } from 'node:util'
import { writeFileSync } from 'node:fs'
import { AREA_NAMES, areaFiles } from './mutants.areas.part.ts'
import { reasonOf } from './mutants.equivalent.part.ts'
import { judge, type Verdict } from './mutants.judge.part.ts'
import { openLane } from './mutants.lane.part.ts'
import { listMutants, type Mutant } from './mutants.list.part.ts'
import { openMemory } from './mutants.memory.part.ts'
import { measureReach } from './mutants.reach.part.ts'
import { refusedByTypes } from './mutants.types.part.ts'

const LANES = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    area: { type: 'string', multiple: true },
    file: { type: 'string', default: '' },
    each: { type: 'string', default: '60' },
    all: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
  },
})
const seed = Number(positionals[0] ?? 1)
const areas = values.area?.flatMap((name) => AREA_NAMES.find((area) => area === name) ?? []) ?? AREA_NAMES
const from = performance.now()
// What was found until then is told all the same.
const stop = AbortSignal.timeout(Number(values.minutes) * 60_000)

const all = listMutants(areaFiles())
const listed = areas.map((area) => {
  const inArea = shuffled(
    all.filter((mutant) => mutant.area === area && mutant.file.includes(values.file)),
    seed,
  )
  return { area, of: inArea.length, chosen: values.all ? inArea : inArea.slice(0, Number(values.each)) }
})
const chosen = listed.flatMap((one) => one.chosen)
const equivalent = chosen.filter((mutant) => reasonOf(mutant) !== undefined)
const refused = refusedByTypes(chosen.filter((mutant) => !equivalent.includes(mutant)))
const asked = chosen.filter((mutant) => !equivalent.includes(mutant) && !refused.has(mutant))
const reach = await withLanes({ mutants: all, isCounting: true }, (lanes) =>
  measureReach(lanes, lanes[0]?.files ?? [], { mutants: all, stop }),
)
const verdicts = await withLanes({ mutants: asked, isCounting: false }, (lanes) =>
  judge(lanes, asked, reach, { isNearOnly: values.near, stop, memory: openMemory() }),
)
report()

/** Two at once, for two cores. */
async function withLanes<T>(
  planted: { mutants: readonly Mutant[]; isCounting: boolean },
  work: (lanes: Awaited<ReturnType<typeof openLane>>[]) => Promise<T>,
): Promise<T> {
  const lanes = await Promise.all(
    Array.from({ length: LANES }, (_, at) => openLane(`lane-${at}`, { ...planted, count: all.length })),
  )
  try {
    return await work(lanes)
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
}

function report(): void {
  const counted = (of: readonly Verdict[], is: Verdict['is']) =>
    of.filter((verdict) => verdict.is === is).length
  const line = (...cells: (string | number)[]) =>
    console.log(
      cells.map((cell, at) => (at === 0 ? String(cell).padEnd(12) : String(cell).padStart(12))).join(''),
    )
  const row = (name: string, of: readonly Verdict[], possible: number, apart: number[]) => {
    const killed = counted(of, 'killed')
    const percent = of.length === 0 ? '' : `${((killed / of.length) * 100).toFixed(1)} %`
    line(
      name,
      possible,
      of.length,
      killed,
      counted(of, 'survived'),
      counted(of, 'not reached'),
      ...apart,
      percent,
    )
  }
  console.log(`Seed ${seed}, ${((performance.now() - from) / 60_000).toFixed(1)} minutes`)
  line('area', 'possible', 'made', 'killed', 'survived', 'not reached', 'equivalent', 'type error', 'killed')
  for (const { area, of } of listed) {
    const ofArea = (mutants: Iterable<Mutant>) => [...mutants].filter((mutant) => mutant.area === area).length
    row(
      area,
      verdicts.filter(({ mutant }) => mutant.area === area),
      of,
      [ofArea(equivalent), ofArea(refused)],
    )
  }
  row(
    'together',
    verdicts,
    listed.reduce((sum, { of }) => sum + of, 0),
    [equivalent.length, refused.size],
  )
  const survivors = verdicts.filter(({ is }) => is !== 'killed')
  for (const { mutant, is } of survivors.toSorted((a, b) => a.mutant.id - b.mutant.id))
    console.log(`${is}  ${mutant.file}:${mutant.line}  ${oneLine(mutant.was)}  ->  ${oneLine(mutant.now)}`)
  writeFileSync('.cache/mutants/verdicts.json', JSON.stringify(verdicts, null, 1))
  process.exitCode = 0
}

function oneLine(code: string): string {
  const text = code.replace(/\s+/g, ' ')
  return text.length > 90 ? `${text.slice(0, 87)}...` : text
}

/** The same order for the same seed (mulberry32). */
function shuffled<T>(things: readonly T[], start: number): T[] {
  let state = start
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return things
    .map((thing) => ({ thing, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
