import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Deps } from '../../deps.ts'
import { shared } from '../metrics/shared.ts'
import type { Jobs, JobState } from './jobs.ts'

/** Seconds: most runs are one statement; mail and questions to the payment provider wait for others. */
const BUCKETS = [0.01, 0.1, 1, 10, 60]

/**
 * `name`, as Prometheus calls whom it asks `job`. Runs and their time are those of this process; age and failures are those of the database, whichever process ran last.
 */
export function jobMetrics(registry: Registry, deps: Deps, jobs: Jobs): void {
  const registers = [registry]
  const runs = new Counter({
    name: 'opaline_job_runs_total',
    help: 'Runs of recurring jobs that ended in this process',
    labelNames: ['name', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'opaline_job_seconds',
    help: 'Time that a run took',
    labelNames: ['name'],
    buckets: BUCKETS,
    registers,
  })
  jobs.onEnded(({ job, outcome, ms }) => {
    runs.inc({ name: job, outcome })
    seconds.observe({ name: job }, ms / 1_000)
  })
  // Without a database there is no such figure, and the other figures are asked for all the more.
  const readState = shared(() => jobs.readState().catch(() => []))
  const gauge = (name: string, help: string, valueOf: (job: JobState) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['name'],
      registers,
      async collect() {
        this.reset()
        for (const job of await readState()) {
          const value = valueOf(job)
          if (value !== null) this.set({ name: job.name }, value)
        }
      },
    })
  gauge(
    'opaline_job_failures_in_a_row',
    'Runs that failed since the last one that succeeded, in any process',
    ({ failures }) => failures,
  )
  gauge(
    'opaline_job_last_success_age_seconds',
    'Time since the last run that succeeded, or since the job is known where none did, in any process',
    ({ lastSucceededAt, createdAt }) =>
      Math.max(0, (deps.now().getTime() - (lastSucceededAt ?? createdAt).getTime()) / 1_000),
  )
  gauge(
    'opaline_job_last_start_age_seconds',
    'Time since the last run began, in any process; nothing where none has',
    ({ lastStartedAt }) =>
      lastStartedAt ? Math.max(0, (deps.now().getTime() - lastStartedAt.getTime()) / 1_000) : null,
  )
  gauge(
    'opaline_job_last_seconds',
    'Time that the last run took, in any process; nothing where none has ended',
    ({ lastMs }) => (lastMs === null ? null : lastMs / 1_000),
  )
  gauge(
    'opaline_job_interval_seconds',
    'From the start of one run to the start of the next',
    ({ everyMs }) => everyMs / 1_000,
  )
  gauge('opaline_job_leased', '1 while a process has the lease of a run', ({ leasedUntil }) =>
    Number(leasedUntil !== null && leasedUntil > deps.now()),
  )
}
