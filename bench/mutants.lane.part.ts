import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import config from '../vitest.config.ts'
import type { Mutant } from './mutants.list.part.ts'
import { counted, spliced } from './mutants.splice.part.ts'

export type Passed = [id: number, passes: number, passesInTests: number][]
type Asked = { file: string; active: readonly number[]; passesMax: number; withinMs: number }
/** `ended` is false where the run had to be killed. */
export type Ran = { isOk: boolean; isEnded: boolean; ms: number; why: string; passed: Passed }

export type Lane = { files: string[]; run: (asked: Asked) => Promise<Ran>; close: () => Promise<void> }

const FOLDER = '.cache/mutants'
const PROJECTS = ['unit', 'laws', 'server', 'server alone']

type Planted = { mutants: readonly Mutant[]; count: number; isCounting: boolean }

/**
 * A warm Vitest with a PostgreSQL of its own, which runs one test file at a time with the mistakes that are asked for; one that
 * counts makes none.
 */
export async function openLane(name: string, { mutants, count, isCounting }: Planted): Promise<Lane> {
  mkdirSync(FOLDER, { recursive: true })
  const [passedFile, pidFile] = [join(FOLDER, `${name}.passed.json`), join(FOLDER, `${name}.pid`)]
  const byFile = new Map<string, Mutant[]>()
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant])
  const plugin = {
    name: 'mutants',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => {
      const inFile = byFile.get(relative(process.cwd(), id))
      return inFile ? { code: (isCounting ? counted : spliced)(code, inFile), map: null } : undefined
    },
  }
  const projects = (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return []
    if (!PROJECTS.includes(String(project.test?.name))) return []
    const setupFiles = ['bench/mutants.setup.part.ts']
    // Each run begins with fresh modules: what they hold was made with the mistake of the run before.
    // And its own knowledge, or no mistake of the compiler is ever made.
    const env = { ...project.test?.env, BUILT_KNOWLEDGE: '' }
    const test = { ...project.test, env, isolate: true, testTimeout: 40_000, hookTimeout: 60_000, setupFiles }
    return [{ ...project, plugins: [plugin], test }]
  })
  const reporter = { onTestRunEnd: () => undefined }
  const vitest = await createVitest('test', {
    config: false,
    watch: false,
    silent: true,
    maxWorkers: 1,
    bail: 1,
    reporters: [reporter],
    projects,
  })
  const specifications = await vitest.globTestSpecifications()
  const byPath = new Map(specifications.map((one) => [relative(process.cwd(), one.moduleId), one]))
  // What runs in this process itself, such as the start of the PostgreSQL, makes no mistakes.
  Object.assign(globalThis, { __made: new Uint8Array(count), __passed: new Uint32Array(count) })

  return {
    files: [...byPath.keys()].toSorted(),
    run: async ({ file, active, passesMax, withinMs }) => {
      const specification = byPath.get(file)
      if (!specification) throw new Error(`${file} is no test`)
      rmSync(passedFile, { force: true })
      rmSync(pidFile, { force: true })
      vitest.provide('mutants', { count, active, passesMax, passedFile, pidFile })
      const ran = await runOne(vitest, specification, withinMs, pidFile)
      return { ...ran, passed: isCounting ? atPlaces(read(passedFile), mutants) : [] }
    },
    close: () => vitest.close(),
  }
}

async function runOne(vitest: Vitest, specification: TestSpecification, withinMs: number, pidFile: string) {
  const { moduleId, project } = specification
  vitest.state.clearFiles(project, [moduleId])
  const from = performance.now()
  let isEnded = true
  const timer = setTimeout(() => {
    isEnded = false
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL')
  }, withinMs)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  clearTimeout(timer)
  const module = testModules.find((one) => one.moduleId === moduleId && one.project === project)
  const isOk = isEnded && module?.ok() === true && unhandledErrors.length === 0
  const why = isOk ? '' : whatFailed(module, unhandledErrors)
  return { isOk, isEnded, ms: Math.round(performance.now() - from), why }
}

/** The first test that failed and what it said, in one line. */
function whatFailed(module: TestModule | undefined, unhandled: readonly unknown[]): string {
  const [failed] = module ? [...module.children.allTests('failed')] : []
  const [error] = [...(failed?.result().errors ?? []), ...(module?.errors() ?? []), ...unhandled]
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : ''
  return `${failed?.name ?? 'the file'}: ${String(message).split('\n')[0] ?? ''}`
}

/** What was counted under the first mistake of a place holds for all of them. */
function atPlaces(passed: Passed, mutants: readonly Mutant[]): Passed {
  const place = ({ file, start, end }: Mutant) => `${file} ${start}-${end}`
  const byPlace = new Map<string, number[]>()
  for (const mutant of mutants) byPlace.set(place(mutant), [...(byPlace.get(place(mutant)) ?? []), mutant.id])
  return passed.flatMap(([first, passes, inTests]) => {
    const mutant = mutants[first]
    const ids = mutant ? (byPlace.get(place(mutant)) ?? []) : []
    return ids.map((id): Passed[number] => [id, passes, inTests])
  })
}

function read(file: string): Passed {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed
  } catch {
    return []
  }
}
