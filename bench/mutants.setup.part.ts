import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What a run of the mutants asks of a test process. */
    mutants: {
      /** How many there are; 0: none is in the sources. */
      count: number
      /** Those that are made in this run. */
      active: readonly number[]
      /** How often a made one may be passed; more is a loop without end. */
      passesMax: number
      /** Where the process says which ones it passed. */
      passedFile: string
      /** Where it says who it is, so that it can be ended. */
      pidFile: string
    }
  }
}

const { count, active, passesMax, passedFile, pidFile } = inject('mutants')
const made = new Uint8Array(count)
for (const id of active) made[id] = 1
const passed = new Uint32Array(count)
let atStart = new Uint32Array(0)
let passes = 0

Object.assign(globalThis, { __made: made, __passed: passed, __pass: pass })

function pass(): boolean {
  passes += 1
  if (passes > passesMax) throw new Error('This loop does not end.')
  return true
}

writeFileSync(pidFile, String(process.pid))

beforeAll(() => {
  atStart = passed.slice()
})

afterAll(() => {
  if (active.length > 0) return
  // [id, passes, passes after the modules were loaded]
  const found = [...passed.entries()]
    .filter(([, passes]) => passes > 0)
    .map(([id, passes]) => [id, passes, passes - (atStart[id] ?? 0)])
  writeFileSync(passedFile, JSON.stringify(found))
})
