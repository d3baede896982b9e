import { sql } from 'drizzle-orm'
import type { SessionInfo } from '../../contract/account.ts'
import { CALLS, type Call, type CallName } from '../../contract/calls.ts'
import { analyses } from '../db/tables/analyses.ts'
import { faceAnalyses } from '../db/tables/face-analyses.ts'
import { feedback } from '../db/tables/feedback.ts'
import { SAMPLE_REQUESTS, type SampleRequest } from './sample-requests.test-support.ts'
import type { Client, World } from './world.test-support.ts'

/** Stands in everything the owner has; nobody else may ever read it. */
const CANARY = 'canarybird'

const ACTORS = ['visitor', 'expired', 'forged', 'other', 'admin', 'owner'] as const
type Actor = (typeof ACTORS)[number]

export type Cast = { cookies: Record<Actor, string>; ownerId: string; analysis: typeof analyses.$inferSelect }
type Owned = {
  analysisId: string
  secondId: string
  analysisShare: string
  faceId: string
  faceShare: string
  sessionId: string
  intent: string
  messageId: string
}

const cookieOf = (client: Client) => client.cookie() ?? ''

/** Everybody who may come to the door. */
export async function castOf(world: World): Promise<Cast> {
  const owner = await world.as(`${CANARY}-owner`, { firstName: CANARY })
  const expired = await world.as('expired')
  await expired.post('/api/users/sign-out-everywhere')
  const made = await owner.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin', productName: CANARY })
  const { id: ownerId } = (await owner.get('/api/user')).body as { id: string }
  await owner.patch('/api/users/profile', { allergies: [CANARY] })
  // The session that the owner ends in the end.
  await world.client().post('/api/login', { username: `${CANARY}-owner`, password: 'a quiet harbour' })
  const [analysis] = await world.deps.db.select().from(analyses)
  if (!analysis || made.status !== 200) throw new Error('the owner has nothing')
  return {
    ownerId,
    analysis,
    cookies: {
      visitor: '',
      // Its session is gone; a cookie of it is what an old tab sends.
      expired: `sid=${'x'.repeat(43)}`,
      forged: cookieOf(owner),
      other: cookieOf(await world.as('somebody-else')),
      admin: cookieOf(await world.asAdmin('the-admin')),
      owner: cookieOf(owner),
    },
  }
}

/** One thing of each kind, all of the owner, made anew for each call: what is deleted for one is there for the next. */
async function ownRows(world: World, name: CallName, { analysis, ownerId, cookies }: Cast): Promise<Owned> {
  const deletedAt = name.startsWith('restore') ? world.clock.now : null
  const { db, newId, newShareId } = world.deps
  const [analysisShare, faceShare] = [newShareId(), newShareId()]
  const [analysisId, secondId] = [newId('ana'), newId('ana')]
  const [faceId, messageId] = [newId('face'), newId('msg')]
  await db.insert(analyses).values([
    { ...analysis, id: analysisId, shareId: analysisShare, deletedAt },
    { ...analysis, id: secondId, shareId: newShareId() },
  ])
  await db.insert(faceAnalyses).values({
    id: faceId,
    shareId: faceShare,
    userId: ownerId,
    createdAt: world.clock.now,
    deletedAt,
    safetyScore: 71,
    skinType: 'dry',
    concerns: [CANARY],
    recommendations: [CANARY],
    analysis: { scores: { overall: 71 }, fullText: CANARY },
  })
  const text = `${CANARY} has a question`
  await db.insert(feedback).values({
    id: messageId,
    name: CANARY,
    email: `${CANARY}@example.test`,
    subject: text,
    message: text,
    userId: ownerId,
    createdAt: world.clock.now,
  })
  const headers = { cookie: cookies.owner, 'sec-fetch-site': 'same-origin' }
  const sessions = await world.app.inject({ url: '/api/users/sessions', headers })
  return {
    analysisId,
    secondId,
    analysisShare,
    faceId,
    faceShare,
    messageId,
    sessionId: sessions.json<SessionInfo[]>().find(({ isThisOne }) => !isThisOne)?.id ?? '',
    intent: /estCheckout$/.test(name) ? await orderOf(world, headers) : '',
  }
}

/** A purchase that the owner has begun. */
async function orderOf(world: World, headers: Record<string, string>): Promise<string> {
  const checkout = await world.app.inject({
    method: 'POST',
    url: '/api/subscription/checkout',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: { planId: 'standard-monthly' },
  })
  return checkout.json<{ intent: string }>().intent
}

/** The request of a call about what is the owner's; undefined: the call names nothing of anybody. */
function aboutOwned(name: CallName, own: Owned): SampleRequest | undefined {
  const sample = SAMPLE_REQUESTS[name] ?? {}
  const withId = (id: string) => ({ ...sample, params: { id } })
  if (name === 'compareAnalyses') return { query: { ids: `${own.analysisId},${own.secondId}` } }
  if (name === 'testCheckout') return { query: { intent: own.intent } }
  if (name === 'finishTestCheckout') return { body: { intent: own.intent, outcome: 'decline' } }
  if (name === 'endSession') return withId(own.sessionId)
  if (name === 'setFeedbackStatus') return withId(own.messageId)
  if (name === 'getPublicAnalysis') return withId(own.analysisShare)
  if (name === 'getPublicFaceAnalysis') return withId(own.faceShare)
  const { path } = CALLS[name]
  if (path.startsWith('/api/analyses/:id')) return withId(own.analysisId)
  if (path.startsWith('/api/face-analyses/:id')) return withId(own.faceId)
  return undefined
}

/** What must not be done with somebody's account by those who have none, and is not about a thing: done to themselves. */
const ENDS_THEIR_OWN = new Set<CallName>(['logout', 'signOutEverywhere', 'deleteAccount'])

/** Answers alike for what is there and what is not, and by 401 for a wrong password: that nothing was done shows elsewhere. */
const TELLS_NOTHING = new Set<CallName>(['endSession', 'login'])

/** What an answer says when it is right: refused for the right reason, or let in. */
function wanted(name: CallName, actor: Actor, isAboutOwned: boolean): (status: number) => boolean {
  const call: Call = CALLS[name]
  const isSafe = call.method === 'GET'
  if (actor === 'forged' && !isSafe) return (status) => status === 403
  const isSignedIn = actor === 'other' || actor === 'admin' || actor === 'owner' || actor === 'forged'
  if (call.access !== 'public' && !isSignedIn) return (status) => status === 401
  if (call.access === 'admin')
    return (status) => (actor === 'admin' ? status < 500 && status !== 401 : status === 403)
  if (TELLS_NOTHING.has(name)) return (status) => status < 500 && status !== 403
  if (isAboutOwned && (actor === 'other' || actor === 'admin' || !isSignedIn))
    return (status) => status === 404
  return (status) => ![401, 403].includes(status) && status < 500
}

/** Lists of people and of what they wrote are what the administration is for. */
const SHOWS_PEOPLE =
  /^(adminUsers|adminFindUsers|listFeedback|setFeedbackStatus|adminWithdrawals|adminAudit)$/

/** Tries one call as everybody, on what is the owner's and on what is nobody's; what is wrong, in words. */
export async function tryAccess(world: World, cast: Cast, name: CallName): Promise<string[]> {
  const call: Call = CALLS[name]
  const own = await ownRows(world, name, cast)
  const owned = aboutOwned(name, own)
  const requests = [
    ...(owned ? [{ what: 'of the owner', request: owned, isOwned: true }] : []),
    { what: 'of nobody', request: SAMPLE_REQUESTS[name] ?? {}, isOwned: false },
  ]
  const wrong: string[] = []
  const before = await digest(world, cast.ownerId)
  for (const actor of ACTORS) {
    if (actor === 'owner' || (ENDS_THEIR_OWN.has(name) && actor !== 'visitor' && actor !== 'expired'))
      continue
    for (const { what, request, isOwned } of requests) {
      const { status, text } = await send(world, call, cast.cookies[actor], request, actor === 'forged')
      if (!wanted(name, actor, isOwned)(status)) wrong.push(`${actor}, ${what}: ${status}`)
      const mayRead = actor === 'forged' || (actor === 'admin' && SHOWS_PEOPLE.test(name))
      if (!mayRead && text.includes(CANARY)) wrong.push(`${actor}, ${what}: reads what is the owner's`)
    }
  }
  // An administrator marks messages; nothing else of the owner may have changed by then.
  if (name !== 'setFeedbackStatus' && (await digest(world, cast.ownerId)) !== before)
    wrong.push("somebody else changed what is the owner's")
  if (owned && call.access !== 'admin') {
    const { status } = await send(world, call, cast.cookies.owner, owned, false)
    if (!wanted(name, 'owner', true)(status) || status === 404) wrong.push(`owner: ${status}`)
  }
  return wrong
}

let addresses = 0

async function send(world: World, call: Call, cookie: string, request: SampleRequest, isForged: boolean) {
  addresses += 1
  const { params = {}, query, body } = request
  const path = call.path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(params[field] ?? 'none'))
  const response = await world.app.inject({
    method: call.method,
    url: query ? `${path}?${new URLSearchParams(query).toString()}` : path,
    remoteAddress: `10.88.${addresses >> 8}.${addresses & 255}`,
    headers: {
      'sec-fetch-site': isForged ? 'cross-site' : 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return { status: response.statusCode, text: response.body }
}

/** What a list works out of the owner's own rows before it answers: even an answer that nobody may read leaves it behind. */
const WORKED_OUT = [
  'checked_by',
  'today_score',
  'today_is_partial',
  'today_vegan_status',
  'today_alert_count',
  'today_law_change_count',
]

/** All rows of one user in all tables, but for when somebody was last seen and for what is worked out of them. */
async function digest(world: World, userId: string): Promise<string> {
  const { rows } = await world.deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id'
          and table_name not in ('idempotency_keys') order by 1`,
  )
  const found: unknown[] = []
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const { rows: sums } = await world.deps.db.execute(
      sql`select md5(coalesce(string_agg((to_jsonb(t) - string_to_array(${WORKED_OUT.join()}, ','))::text, '|' order by t::text), '')) as sum from ${table} t where user_id = ${userId}`,
    )
    found.push(sums)
  }
  const { rows: user } = await world.deps.db.execute(
    sql`select md5((to_jsonb(u) - 'last_seen_at')::text) as sum from users u where id = ${userId}`,
  )
  return JSON.stringify([found, user])
}
