import type { AdminHealth, HealthPart, HealthStatus } from '../../../contract/admin.ts'
import type { Deps } from '../../deps.ts'
import type { Pulse } from '../../platform/http/answers.ts'
import type { Jobs, JobState } from '../../platform/jobs/jobs.ts'
import { readPaymentState } from '../billing/billing.ts'
import { readOutbox } from '../mail/mail.ts'

type Found = Omit<HealthPart, 'name'>

/** What holds the figures that are in no table of a feature. */
export type Watched = { pulse: Pulse; jobs: Jobs }

const PATIENCE_MS = 2_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A round trip to a database beside us takes a millisecond or two. */
const SLOW_PING_MS = 200
/** Above these a person notices that everything is slow, and that the app hardly answers. */
const DELAY_MS = { warning: 200, error: 1_000 }
/** Percent of all answers; a handful of calls proves nothing. */
const FAILED_PERCENT = { warning: 2, error: 20 }
const ANSWERED_MIN = 20
/** Subscriptions renew every month: longer silence than this is not how a working shop sounds. */
const SILENT_MS = 35 * DAY_MS
const MAIL_LATE_MS = { warning: 5 * MINUTE_MS, error: 60 * MINUTE_MS }

/**
 * Asks every part side by side, and waits for none longer than two seconds. A part that is not set up, or that nothing is
 * known of, is a warning with its reason and never healthy. Asks nobody outside of this installation.
 */
export async function readHealth(deps: Deps, { pulse, jobs }: Watched): Promise<AdminHealth> {
  const [database, readers, payment, mail, recurring] = await Promise.all([
    within(checkDatabase(deps)),
    within(checkReaders(deps)),
    within(checkPayment(deps)),
    within(checkMail(deps)),
    within(checkJobs(deps, jobs)),
  ])
  const [api, ai] = [checkApi(pulse), checkAi(deps)]
  return {
    database: database.status,
    api: api.status,
    gemini: ai.status,
    paddle: payment.status,
    checkedAt: deps.now().toISOString(),
    parts: [
      { name: 'database', ...database },
      { name: 'api', ...api },
      { name: 'readers', ...readers },
      { name: 'ai', ...ai },
      { name: 'payment', ...payment },
      { name: 'mail', ...mail },
      { name: 'jobs', ...recurring },
    ],
  }
}

async function within(question: Promise<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve(found('error', 'Does not answer within two seconds')), PATIENCE_MS + 500)
  })
  try {
    return await Promise.race([question, tooLong])
  } catch {
    // What went wrong is in the log of whoever failed; here it may name hosts and users.
    return found('error', 'Does not answer')
  } finally {
    clearTimeout(timer)
  }
}

async function checkDatabase(deps: Deps): Promise<Found> {
  const ms = await deps.pingDatabase()
  return ms > SLOW_PING_MS ? found('warning', 'Answers slowly', ms) : found('healthy', 'Answers', ms)
}

function checkApi(pulse: Pulse): Found {
  const { answered, failed, delayMs } = pulse()
  const percent = answered < ANSWERED_MIN ? 0 : (100 * failed) / answered
  const status = worst(graded(percent, FAILED_PERCENT), graded(delayMs, DELAY_MS))
  const failures = failed === 0 ? 'none failed' : `${failed} failed`
  return found(
    status,
    `${answered} calls in five minutes, ${failures}; the time is how long work waits`,
    delayMs,
  )
}

async function checkReaders({ readers }: Deps): Promise<Found> {
  const { workers, busy, queueMax } = readers.stats()
  const answer = await readers.probe()
  const waiting = Math.max(0, busy - workers)
  const load = `${Math.min(busy, workers)} of ${workers} reading a photo, ${waiting} of ${queueMax} places in the queue taken`
  if (answer.is === 'silent') return found('error', `No answer within two seconds; ${load}`)
  if (answer.is === 'busy') return found(waiting > 0 ? 'warning' : 'healthy', `Busy, not asked; ${load}`)
  return found('healthy', load, answer.ms)
}

function checkAi({ ai }: Deps): Found {
  const { state, ms, note } = ai.health()
  return { status: state === 'off' ? 'warning' : state, ms, note }
}

async function checkPayment(deps: Deps): Promise<Found> {
  const { mode, lastEventAt, failed, parked, givenUp } = await readPaymentState(deps)
  if (mode === 'test') return found('warning', 'Test mode: a checkout moves no money')
  if (lastEventAt === null) return found('warning', 'Set up, and no event has come from it yet')
  const heard = `Last event ${lastEventAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  if (givenUp > 0) return found('error', `${heard}; events of this week given up: ${givenUp}`)
  if (failed + parked > 0) {
    return found('warning', `${heard}; of this week ${failed} failed and ${parked} belong to nobody we know`)
  }
  const isSilent = deps.now().getTime() - lastEventAt.getTime() > SILENT_MS
  return found(isSilent ? 'warning' : 'healthy', heard)
}

async function checkMail(deps: Deps): Promise<Found> {
  const { waiting, oldestMs, givenUp } = await readOutbox(deps)
  const late = waiting === 0 ? '' : `, the oldest for ${Math.ceil(oldestMs / MINUTE_MS)} min`
  const note = `${waiting} waiting${late}; ${givenUp} given up in a day`
  const status = worst(graded(oldestMs, MAIL_LATE_MS), givenUp > 0 ? 'warning' : 'healthy')
  return deps.mailer.toFiles
    ? found(worst(status, 'warning'), `No mail server: mail is written to files. ${note}`)
    : found(status, note)
}

async function checkJobs(deps: Deps, jobs: Jobs): Promise<Found> {
  const { status, note } = judgeJobs(await jobs.readState(), deps.now())
  return found(status, note)
}

const ORDER: readonly HealthStatus[] = ['healthy', 'warning', 'error']

function worst(a: HealthStatus, b: HealthStatus): HealthStatus {
  return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b
}

function graded(value: number, above: { warning: number; error: number }): HealthStatus {
  if (value > above.error) return 'error'
  return value > above.warning ? 'warning' : 'healthy'
}

function found(status: HealthStatus, note: string, ms: number | null = null): Found {
  return { status, note, ms: ms === null ? null : Math.round(ms * 10) / 10 }
}

/** The first failures pass by themselves more often than not: a database that restarts, a provider that is away. */
const FAILURES_MAX = 3

/** Without a success for this many intervals, and ten minutes at least, a job does not do its work. */
const INTERVALS_MAX = 3
const SILENT_MIN_MS = 10 * MINUTE_MS

type Judged = { status: HealthStatus; note: string }

/** Names every job that does not do its work, the worst first. */
function judgeJobs(jobs: readonly JobState[], now: Date): Judged {
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
    return {
      status: 'error',
      note: `${name}: no success for ${Math.floor(silentMs / MINUTE_MS)} min${kind}`,
    }
  }
  if (failures === 0) return { status: 'healthy', note: name }
  const times = failures === 1 ? 'failed once' : `failed ${failures} times in a row`
  return { status: failures >= FAILURES_MAX ? 'error' : 'warning', note: `${name}: ${times}${kind}` }
}
