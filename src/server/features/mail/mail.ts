import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import {
  claimMail,
  countGivenUp,
  deleteMailsBefore,
  giveUp,
  hasMail,
  insertMail,
  markSent,
  putOff,
  readBacklog,
  type MailRow,
} from './mail.queries.ts'
import { type Letter, writeLetter } from './letters.ts'

export type { Letter } from './letters.ts'

type Queued = { userId: string | null; to: string; letter: Letter }
/** `id`: of the intention that the mail comes from; a new one where it is left out. */
type ToQueue = Queued & { id?: string }

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** Long enough for the slowest server; a process that dies while sending is followed by another one after it. */
const LEASE_MS = 120 * SECOND_MS

/** The first tries follow fast, because people wait in front of the screen; then ever slower, up to every half hour. */
const WAIT_FIRST_MS = 15 * SECOND_MS
const WAIT_MAX_MS = HOUR_MS / 2

/** A link of an hour is of no use the next day. */
const GIVE_UP_AFTER_MS = 24 * HOUR_MS

/** What was sent, and when, is kept for questions; the words are gone already. */
const KEEP_MS = 30 * 24 * HOUR_MS

/** Writes a mail into the same transaction as what it tells of: both happen or neither. False: it is there already. */
export async function queueMail(deps: Deps, tx: Db, { id, userId, to, letter }: ToQueue): Promise<boolean> {
  const now = deps.now()
  return insertMail(tx, {
    id: id ?? deps.newId('mail'),
    userId,
    kind: letter.kind,
    sealed: deps.secrets.seal('mail', JSON.stringify({ to, letter })),
    createdAt: now,
    dueAt: now,
  })
}

/** Whether a mail of this id was queued, sent or not, as long as that is known. */
export function wasQueued(deps: Deps, id: string): Promise<boolean> {
  return hasMail(deps.db, id)
}

/** After the commit and beside the answer; what is not taken now is tried again by the sweep. */
export function sendSoon(deps: Deps): void {
  deps.backgroundTasks.run('mail', () => sendDueMail(deps))
}

/** Sends what is due, one after the other; answers how many were sent. A server that refuses is asked again later. */
export async function sendDueMail(deps: Deps, isStopping = () => false): Promise<number> {
  let sent = 0
  for (;;) {
    if (isStopping()) return sent
    const now = deps.now()
    const row = await claimMail(deps.db, now, new Date(now.getTime() + LEASE_MS))
    if (!row) return sent
    if (await trySending(deps, row)) sent += 1
  }
}

async function trySending(deps: Deps, row: MailRow): Promise<boolean> {
  if (row.sealed === null) return false
  try {
    const { to, letter } = JSON.parse(deps.secrets.unseal('mail', row.sealed)) as Queued
    await deps.mailer.send({ id: row.id, to, ...writeLetter(letter, deps.origin) })
  } catch (error) {
    await afterFailure(deps, row, error)
    return false
  }
  await markSent(deps.db, row.id, deps.now())
  return true
}

async function afterFailure(deps: Deps, row: MailRow, error: unknown): Promise<void> {
  const now = deps.now()
  const isOver = now.getTime() - row.createdAt.getTime() > GIVE_UP_AFTER_MS
  // The error of a mail server may repeat the address; its code never does.
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  deps.log.warn({ mail: row.id, kind: row.kind, attempts: row.attempts, code }, 'a mail was not taken')
  if (isOver) return giveUp(deps.db, row.id, now)
  const wait = Math.min(WAIT_MAX_MS, WAIT_FIRST_MS * 2 ** (row.attempts - 1))
  await putOff(deps.db, row.id, new Date(now.getTime() + wait))
}

export async function forgetOldMail(deps: Deps): Promise<void> {
  await deleteMailsBefore(deps.db, new Date(deps.now().getTime() - KEEP_MS))
}

/** Letters hold addresses, messages and links: as files they stay for a week, so that somebody can read them. */
const FILES_KEEP_MS = 7 * 24 * HOUR_MS

export async function forgetMailFiles(deps: Deps): Promise<void> {
  await deps.mailer.forgetBefore?.(new Date(deps.now().getTime() - FILES_KEEP_MS))
}

/** How the outbox stands: what waits, for how many milliseconds at most, and what was given up in the last day. */
export async function readOutbox(
  deps: Deps,
): Promise<{ waiting: number; oldestMs: number; givenUp: number }> {
  const now = deps.now().getTime()
  const [{ waiting, oldest }, givenUp] = await Promise.all([
    readBacklog(deps.db),
    countGivenUp(deps.db, new Date(now - 24 * HOUR_MS)),
  ])
  return { waiting, oldestMs: oldest ? Math.max(0, now - oldest.getTime()) : 0, givenUp }
}
