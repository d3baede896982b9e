import type { HealthStatus } from '../../../contract/admin.ts'
import type { JobState } from '../../platform/jobs/jobs.ts'

/** The first failures pass by themselves more often than not: a database that restarts, a provider that is away. */
const FAILURES_MAX = 3

/** Without a success for this many intervals, and ten minutes at least, a job does not do its work. */
const INTERVALS_MAX = 3
const MINUTE_MS = 60_000
const SILENT_MIN_MS = 10 * MINUTE_MS

type Judged = { status: HealthStatus; note: string }

/** Names every job that does not do its work, the worst first. */
export function judgeJobs(jobs: readonly JobState[], now: Date): Judged {
  if (jobs.length === 0) return { status: 'warning', note: 'None has run yet' }
  const judged = jobs.map((job) => judge(job, now))
  const bad = judged.filter(({ status }) => status === 'error')
  const doubtful = judged.filter(({ status }) => status === 'warning')
  if (bad.length + doubtful.length === 0) {
    return { status: 'healthy', note: `${jobs.length} jobs, each succeeded when it was last due` }
  }
  return {
    status: bad.length > 0 ? 'error' : 'warning',
    note: [...bad, ...doubtful].map(({ note }) => note).join('; '),
  }
}

function judge(
  { name, everyMs, createdAt, lastSucceededAt, failures, lastError }: JobState,
  now: Date,
): Judged {
  const silentMs = now.getTime() - (lastSucceededAt ?? createdAt).getTime()
  const kind = lastError === null ? '' : ` (${lastError})`
  if (silentMs > Math.max(SILENT_MIN_MS, INTERVALS_MAX * everyMs)) {
    return { status: 'error', note: `${name}: no success for ${Math.floor(silentMs / MINUTE_MS)} min${kind}` }
  }
  if (failures === 0) return { status: 'healthy', note: name }
  const times = failures === 1 ? 'failed once' : `failed ${failures} times in a row`
  return { status: failures >= FAILURES_MAX ? 'error' : 'warning', note: `${name}: ${times}${kind}` }
}
