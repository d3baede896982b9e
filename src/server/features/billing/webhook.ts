import type { Deps } from '../../deps.ts'
import { applySnapshot, type Applied } from './apply.ts'
import { EventEnvelope, isAboutSubscription, snapshotOf, subscriptionStateIn } from './event.ts'
import { isSignedByProvider } from './event-signature.ts'
import {
  claimWaiting,
  emptyPayloadsBefore,
  findEvent,
  insertEvent,
  listParked,
  setEventState,
  type EventRow,
} from './webhook.queries.ts'

const DAY_MS = 24 * 3_600_000
const PAYLOAD_KEEP_MS = 90 * DAY_MS

/** After so many failures only a person asks again. */
const ATTEMPTS_MAX = 12
const WAIT_FIRST_MS = 5_000
const WAIT_MAX_MS = 3_600_000

type Received = 'accepted' | 'badSignature' | 'malformed'

/**
 * Takes one delivery. It is stored and committed before it is acknowledged; what goes wrong after that is ours to mend,
 * and the provider need not send it again. Throws where it could not be stored: the 500 makes the provider try later.
 */
export async function receiveEvent(deps: Deps, raw: Buffer, header: string | undefined): Promise<Received> {
  const { webhookSecrets: secrets, webhookToleranceSeconds: toleranceSeconds } = deps.payments
  if (!isSignedByProvider(raw, header, { secrets, toleranceSeconds, now: deps.now() })) return 'badSignature'
  const event = readEnvelope(raw.toString('utf8'))
  if (!event) {
    deps.log.error('a signed event could not be read')
    return 'malformed'
  }
  const now = deps.now()
  const row = await insertEvent(deps.db, {
    eventId: event.event_id,
    eventType: event.event_type,
    occurredAt: event.occurred_at,
    receivedAt: now,
    payloadSha256: deps.secrets.sha256(raw),
    payload: raw.toString('utf8'),
    ...subscriptionStateIn(event),
    dueAt: now,
  })
  if (row) await processWithParked(deps, row)
  return 'accepted'
}

function readEnvelope(text: string): EventEnvelope | null {
  try {
    const parsed = EventEnvelope.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** One event, and those of the same subscription that could not be placed before it. */
async function processWithParked(deps: Deps, row: EventRow): Promise<EventRow['state']> {
  const state = await process(deps, row)
  if (state === 'applied' && row.subscriptionId !== null) {
    for (const parked of await listParked(deps.db, row.subscriptionId)) await process(deps, parked)
  }
  return state
}

/** Works on a stored event and notes how that ended; never throws. */
async function process(deps: Deps, row: EventRow): Promise<EventRow['state']> {
  if (row.payload === null) return row.state
  try {
    const state = await apply(deps, row, row.payload)
    await setEventState(deps.db, row.eventId, { state, lastError: null })
    return state
  } catch (error) {
    return noteFailure(deps, row, error)
  }
}

async function apply(deps: Deps, { eventId }: EventRow, payload: string): Promise<Applied | 'ignored'> {
  const event = EventEnvelope.parse(JSON.parse(payload))
  if (!isAboutSubscription(event)) return 'ignored'
  const snapshot = snapshotOf(event)
  const applied = await applySnapshot(deps, snapshot, { at: event.occurred_at, id: eventId })
  if (applied === 'parked') {
    deps.log.warn({ eventId, subscriptionId: snapshot.id }, 'an event of nobody we know was parked')
  }
  return applied
}

async function noteFailure(deps: Deps, row: EventRow, error: unknown): Promise<EventRow['state']> {
  const attempts = row.attempts + 1
  const state = attempts >= ATTEMPTS_MAX ? 'given-up' : 'failed'
  const waitMs = Math.min(WAIT_FIRST_MS * 2 ** row.attempts, WAIT_MAX_MS)
  const name = error instanceof Error ? error.name : 'unknown'
  deps.log.error({ err: error, eventId: row.eventId, attempts }, 'an event could not be applied')
  await setEventState(deps.db, row.eventId, {
    state,
    attempts,
    dueAt: new Date(deps.now().getTime() + waitMs),
    lastError: name,
  })
  return state
}

/** What a killed process left behind, and what failed for a passing reason. Answers how many were tried. */
export async function processWaiting(deps: Deps, isStopping = () => false): Promise<number> {
  let tried = 0
  for (;;) {
    if (isStopping()) return tried
    const now = deps.now()
    const row = await claimWaiting(deps.db, now, new Date(now.getTime() + WAIT_FIRST_MS * 12))
    if (!row) return tried
    await processWithParked(deps, row)
    tried += 1
  }
}

type Replayed = { eventId: string; state: string }

/** Tries parked, failed and given-up events again; or the one named. For the person who has mended the reason. */
export async function replayParked(deps: Deps, eventId?: string): Promise<Replayed[]> {
  const rows = eventId === undefined ? await listParked(deps.db) : [await findEvent(deps.db, eventId)]
  const replayed: Replayed[] = []
  for (const row of rows) {
    if (row) replayed.push({ eventId: row.eventId, state: await processWithParked(deps, row) })
  }
  return replayed
}

/** The words of old events; what follows from them stays. */
export async function forgetOldPayloads(deps: Deps): Promise<number> {
  return emptyPayloadsBefore(deps.db, new Date(deps.now().getTime() - PAYLOAD_KEEP_MS))
}
