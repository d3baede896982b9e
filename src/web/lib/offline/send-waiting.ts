import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import { openOfflineStore, type OfflineStore, type WaitingList } from './offline-store.ts'
import { tellOutboxChange } from './outbox-changes.ts'

const LOCK = 'opaline.outbox'

/**
 * `later`: something waits still, since the line or the server said no; the seconds it asked for, if any. `not-theirs`: since nobody or
 * another is signed in.
 */
type Sending = { is: 'done' } | { is: 'later'; afterSeconds: number | null } | { is: 'not-theirs' }

/**
 * Sends what waits, the oldest first, in one tab or the service worker at a time. Each has the idempotency key that it was
 * first sent with, so that whatever came through before is found by the server and not made again.
 */
export async function sendWaiting(): Promise<Sending> {
  return navigator.locks.request(LOCK, async (): Promise<Sending> => {
    const store = await openOfflineStore()
    const lists = (await store.getAll('outbox')).filter(({ state }) => state === 'waiting')
    for (const list of lists.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
      const outcome = await sendOne(list)
      if (outcome === 'held') return { is: 'later', afterSeconds: null }
      if (outcome === 'not-theirs') return { is: 'not-theirs' }
      if ('afterSeconds' in outcome) return { is: 'later', ...outcome }
      await settle(store, list.key, outcome)
    }
    return { is: 'done' }
  })
}

type Outcome = Pick<WaitingList, 'state' | 'reason' | 'sentAs'>
type Answered = Outcome | 'held' | 'not-theirs' | { afterSeconds: number | null }

async function sendOne({ key, account, body }: WaitingList): Promise<Answered> {
  const answer = await fetch(ENDPOINTS.analyze.path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Opaline-Account': account },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (answer === null) return 'held'
  const json: unknown = await answer.json().catch(() => null)
  if (!answer.ok) return outcomeOf(answer, json)
  const id = textOf(json, 'id')
  return id === null ? 'held' : { state: 'sent', reason: null, sentAs: id }
}

/** These say something of now; every other refusal of this kind says something of the list. */
const PASSING = new Set([401, 408, 429])
const PASSING_CODES = new Set<string | null>(['ACCOUNT_CHANGED', 'BUSY'] satisfies ProblemCode[])

function outcomeOf({ status, headers }: Response, json: unknown): Answered {
  const [code, reason] = [textOf(json, 'code'), textOf(json, 'message')]
  if (code === 'LIMIT_EXCEEDED') return { state: 'limit', reason, sentAs: null }
  // Nobody or another is signed in: it waits for its own account.
  if (status === 401 || code === 'ACCOUNT_CHANGED') return 'not-theirs'
  const isRefused = status >= 400 && status < 500 && !PASSING.has(status) && !PASSING_CODES.has(code)
  // What gives no code is something between us and the server.
  if (isRefused && code !== null) return { state: 'refused', reason, sentAs: null }
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return { afterSeconds: Number.isFinite(seconds) ? seconds : null }
}

/** By hand: the service worker carries no schemas. */
function textOf(json: unknown, name: string): string | null {
  const value = typeof json === 'object' && json !== null ? Reflect.get(json, name) : null
  return typeof value === 'string' ? value : null
}

/** Nothing where it was deleted while it was on its way. */
async function settle(store: OfflineStore, key: string, outcome: Outcome): Promise<void> {
  try {
    const change = store.transaction('outbox', 'readwrite')
    const list = await change.store.get(key)
    const told = outcome.state === 'sent' ? { ...outcome, sentAt: Date.now() } : outcome
    if (list !== undefined) await Promise.all([change.store.put({ ...list, ...told }), change.done])
  } catch (error) {
    // A device without room writes nothing, but lets go: what the server has need not wait any more.
    if (outcome.state !== 'sent') throw error
    await store.delete('outbox', key)
  }
  tellOutboxChange()
}
