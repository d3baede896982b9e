import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Deps } from '../../deps.ts'
import type { Readers } from '../../../readers/pool.ts'

/** Seconds: from a file that is refused to one that is given up. */
const READING_BUCKETS = [0.1, 0.3, 0.6, 1, 1.5, 2.5, 5, 10, 20]
const CONNECTION_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5]
const WAIT_BUCKETS = [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 20]

/** What this process holds in its memory: connections, asks of an AI provider, work that goes on after an answer. */
export function partMetrics(registry: Registry, deps: Deps): void {
  const gauge = openGauges(registry)
  gauge('opaline_database_connections', 'Connections to PostgreSQL', 'state', () => {
    const { inUse, idle } = deps.databaseStats()
    return { 'in-use': inUse, idle }
  })
  gauge('opaline_database_connections_max', 'The most connections this process opens', null, () => ({
    '': deps.databaseStats().max,
  }))
  gauge('opaline_database_waiting', 'Queries and transactions that wait for a connection', null, () => ({
    '': deps.databaseStats().waiting,
  }))
  const waits = new Histogram({
    name: 'opaline_database_wait_seconds',
    help: 'Time that a query or a transaction waited for a connection',
    buckets: CONNECTION_BUCKETS,
    registers: [registry],
  })
  deps.onDatabaseWaited((ms) => waits.observe(ms / 1_000))
  gauge('opaline_ai_asks', 'Asks of the AI provider', 'state', () => {
    const { running, waiting } = deps.ai.load()
    return { running, waiting }
  })
  gauge('opaline_ai_circuit_open', '1 while the AI provider is left alone because it fails', null, () => ({
    '': Number(deps.ai.load().isCircuitOpen),
  }))
  gauge('opaline_ai_budget_used_ratio', 'Share of the tokens of this day that is used', null, () => ({
    '': deps.ai.load().budgetShare,
  }))
  gauge('opaline_passwords', 'Passwords being hashed, and those that wait', 'state', () => {
    const { running, waiting } = deps.passwords.counts()
    return { running, waiting }
  })
  gauge('opaline_background_tasks', 'Work after an answer that has not ended', null, () => ({
    '': deps.backgroundTasks.count(),
  }))
}

/** The same in the app and in the readers' own service. */
export function readerMetrics(registry: Registry, readers: Readers): void {
  const gauge = openGauges(registry)
  gauge('opaline_readers_workers', 'Processes that read photos', null, () => ({
    '': readers.stats().workers,
  }))
  gauge('opaline_readers_queue_max', 'Photos that may wait for one', null, () => ({
    '': readers.stats().queueMax,
  }))
  gauge('opaline_readers_busy', 'Photos being read or waiting to be', null, () => ({
    '': readers.stats().busy,
  }))
  gauge('opaline_readers_running', 'Photos being read', 'kind', () => readers.stats().running)
  gauge('opaline_readers_waiting', 'Photos that wait for a process', 'kind', () => readers.stats().waiting)
  const seconds = new Histogram({
    name: 'opaline_reading_seconds',
    help: 'Time that a reading took, its wait left out. Outcomes: read, refused (no photo), busy (turned away), timed-out, lost, left, failed',
    labelNames: ['kind', 'outcome'],
    buckets: READING_BUCKETS,
    registers: [registry],
  })
  const waits = new Histogram({
    name: 'opaline_reading_wait_seconds',
    help: 'Time that a photo waited for a process, also where it was turned away',
    labelNames: ['kind'],
    buckets: WAIT_BUCKETS,
    registers: [registry],
  })
  readers.onEnded(({ kind, outcome, waitMs, workMs }) => {
    seconds.observe({ kind, outcome }, workMs / 1_000)
    waits.observe({ kind }, waitMs / 1_000)
  })
}

/** `label`: what the keys of the values are; null for one figure under ''. */
function openGauges(registry: Registry) {
  return (name: string, help: string, label: string | null, read: () => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers: [registry],
      collect() {
        for (const [key, value] of Object.entries(read()))
          this.set(label === null ? {} : { [label]: key }, value)
      },
    })
}
