import { fc } from '../../../contract/seeded-fast-check.test-support.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { findSubscription } from '../subscription/subscription.ts'
import { deliver, newEventId, type Told } from './event.test-support.ts'
import { newIntent } from './intent.ts'

/** `STORIES=5000` tells more of them; what few events can do is told besides, so these are for many, doubled and missing ones. */
const RANDOM_STORIES = Number(process.env['STORIES'] ?? 300)

/** Stories that are told side by side, as a provider delivers for many people at once. */
const AT_ONCE = 10

let world: World
let intents: string[] = []
beforeAll(async () => {
  world = await createWorld()
  for (let at = 0; at < AT_ONCE; at += 1) {
    const buyer = await world.as(`buyer-${at}`)
    const { id } = (await buyer.get('/api/user')).body as { id: string }
    intents = [...intents, await newIntent(world.deps, id, 'standard-monthly')]
  }
})
afterAll(() => world.close())

type Event = Told & { eventId: string; status: string; plan: string; cancelAt: string | null }

/** Microseconds matter: half of all events fall into the same millisecond as another one. */
const moment = fc
  .record({ day: fc.integer({ min: 10, max: 20 }), micro: fc.integer({ min: 0, max: 3 }) })
  .map(({ day, micro }) => `2026-03-${day}T12:00:00.00000${micro}Z`)

const event = fc
  .record({
    occurredAt: moment,
    status: fc.constantFrom('active', 'active', 'trialing', 'past_due', 'past_due', 'paused', 'canceled'),
    plan: fc.constantFrom('standard-monthly', 'standard-annual', 'premium-monthly'),
    cancelAt: fc.constantFrom(null, null, '2026-04-10T12:00:00Z'),
  })
  .map((told): Event => ({ ...told, eventId: newEventId() }))

/** What happened, and the order and number of times in which it is heard; some of it is never heard. */
const story = fc
  .array(event, { minLength: 1, maxLength: 6 })
  .chain((events) =>
    fc.record({
      heard: fc.array(fc.nat({ max: events.length - 1 }), { minLength: 1, maxLength: events.length + 3 }),
      events: fc.constant(events),
    }),
  )
  .map(({ events, heard }) => heard.map((at) => events[at]).filter((one) => one !== undefined))

/** The specification: the state after the events in the order of the provider's clock, one after the other. */
function fold(heard: readonly Event[]) {
  const inOrder = [...new Map(heard.map((one) => [one.eventId, one])).values()].sort((a, b) =>
    `${a.occurredAt}${a.eventId}` < `${b.occurredAt}${b.eventId}` ? -1 : 1,
  )
  let pastDueSince: string | null = null
  for (const { status, occurredAt } of inOrder) {
    pastDueSince = status === 'past_due' ? (pastDueSince ?? occurredAt) : null
  }
  const last = inOrder.at(-1)
  return { status: last?.status, planId: last?.plan, cancelAt: last?.cancelAt ?? null, pastDueSince }
}

/** Milliseconds are as fine as a Date is; the order of microseconds has shown itself in the other columns. */
const toDate = (text: string | null) => (text === null ? null : new Date(text))

async function tell(heard: readonly Event[], id: string, intent: string | undefined): Promise<void> {
  for (const one of heard) expect(await deliver(world, { ...one, id, intent: intent ?? null })).toBe(200)
  const { status, planId, cancelAt, pastDueSince } = fold(heard)
  expect(await findSubscription(world.deps.db, id), JSON.stringify(heard)).toMatchObject({
    status,
    planId,
    cancelAt: toDate(cancelAt),
    pastDueSince: toDate(pastDueSince),
  })
}

let told = 0

/** Side by side, each of a subscription of its own. */
const tellAll = (stories: Event[][]) =>
  Promise.all(stories.map((heard, at) => tell(heard, `sub_${(told += 1)}`, intents[at])))

test('up to three events, each failing or not, end as folding by time ends in every order, and four whichever is heard last', async () => {
  const few = [[0], [0, 1], [1, 2], [0, 1, 2], [1, 2, 3]].flatMap(orders)
  const stories = [...few, ...LAST_OF_FOUR].flatMap(failingOrNot)

  expect(stories.length).toBe(2 + 2 * (2 * 4) + 2 * (6 * 8) + 4 * 16)
  for (let at = 0; at < stories.length; at += AT_ONCE) await tellAll(stories.slice(at, at + AT_ONCE))
}, 300_000)

test(`${RANDOM_STORIES} stories of one subscription, permuted, doubled, late and with gaps, end as folding by time ends`, async () => {
  const before = told
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (stories) => {
      await tellAll(stories)
    }),
    { numRuns: RANDOM_STORIES / AT_ONCE, endOnFailure: true },
  )
  expect(told - before).toBe(RANDOM_STORIES)
}, 300_000)

/**
 * The row after three events is the same in whichever order they were heard, as those stories show; so of four it is enough that
 * each is once the one that comes after the other three.
 */
const LAST_OF_FOUR = [
  [2, 1, 3, 0],
  [3, 0, 2, 1],
  [1, 3, 0, 2],
  [0, 2, 1, 3],
]

function orders(places: number[]): number[][] {
  if (places.length === 0) return [[]]
  return places.flatMap((first) =>
    orders(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  )
}

const PLANS = ['standard-monthly', 'standard-annual', 'premium-monthly']

/** Places in time, in the order in which they are heard; two and two are of one microsecond, and their ids decide which is later. */
function failingOrNot(order: number[]): Event[][] {
  return Array.from({ length: 2 ** order.length }, (_, bits) => {
    const events = [0, 1, 2, 3].map((at): Event => {
      const isFailing = ((bits >> order.indexOf(at)) & 1) === 1
      return {
        eventId: newEventId(),
        occurredAt: `2026-03-1${at >> 1}T12:00:00.000001Z`,
        status: isFailing ? 'past_due' : 'active',
        plan: PLANS[at % PLANS.length] ?? '',
        cancelAt: at % 2 === 1 ? '2026-04-10T12:00:00Z' : null,
      }
    })
    return order.map((at) => events[at]).filter((one) => one !== undefined)
  })
}
