import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../../deps.ts'
import { shared } from './shared.ts'

/** Work that waits in a table. `entries`: rows by a closed list of states; `oldestMs`: how long the oldest has waited, 0 for none. */
export type Backlog = {
  queue: string
  table: string
  read: (deps: Deps) => Promise<{ oldestMs: number; entries: Record<string, number> }>
}

/** The figures are those of the database, whichever process is asked: take the largest and not the sum. */
export function backlogMetrics(registry: Registry, deps: Deps, backlogs: readonly Backlog[]): void {
  const registers = [registry]
  const readAll = shared(() =>
    Promise.all(
      backlogs.map(async ({ queue, read }) => {
        // Without a database there is no such figure, and the other figures are asked for all the more.
        const state = await read(deps).catch(() => null)
        return { queue, state }
      }),
    ),
  )
  new Gauge({
    name: 'opaline_queue_entries',
    help: 'Rows that wait in a table: waiting, failed once, parked for a person, given up lately',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { queue, state: read } of await readAll())
        for (const [state, rows] of Object.entries(read?.entries ?? {})) this.set({ queue, state }, rows)
    },
  })
  new Gauge({
    name: 'opaline_queue_oldest_seconds',
    help: 'How long the oldest row of a queue has waited',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset()
      for (const { queue, state } of await readAll()) if (state) this.set({ queue }, state.oldestMs / 1_000)
    },
  })
}
