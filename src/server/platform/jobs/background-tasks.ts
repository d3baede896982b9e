import type { Log } from '../log.ts'

export type BackgroundTasks = {
  /** Runs after the answer under way; what it throws is logged, never answered. */
  run: (what: string, work: () => Promise<unknown>) => void
  /** Resolves when everything begun has ended. */
  settled: () => Promise<void>
  /** How many have begun and not ended. */
  count: () => number
}

/** Work that must not make an answer wait, or be told from its time: the process waits for it before it ends. */
export function openBackgroundTasks(log: Log): BackgroundTasks {
  const underWay = new Set<Promise<unknown>>()
  const run: BackgroundTasks['run'] = (what, work) => {
    const done = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch((err: unknown) => log.error({ err, what }, 'work after an answer failed'))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return { run, settled, count: () => underWay.size }
}
