import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../db/tables/users.ts'
import type { OwnWithdrawal } from '../../../contract/billing.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { insertWithdrawal } from './withdrawal.queries.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const declaration = {
  name: 'Ana Núñez',
  email: 'ana@example.test',
  contract: 'Standard, yearly, bought on 3 March 2026',
}

const HOSTILE = {
  name: 'Win a prize at https://evil.example',
  contract:
    'Premium, yearly, bought on 3 March 2026. <b>Claim it: https://evil.example/?a=1</b> or call 0190 123',
}

test('DEC-56 a visitor withdraws without signing in and gets a receipt with the moment and what was named, in words of ours', async () => {
  const answer = await world.client().post('/api/withdrawals', declaration)

  expect(answer).toMatchObject({
    status: 200,
    body: {
      receivedAt: '2026-03-10T12:00:00.000Z',
      reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      isMailed: true,
    },
  })
  await world.settled()
  const { reference } = answer.body as { reference: string }
  const mail = world.mails.at(-1)
  expect(mail).toMatchObject({
    to: 'ana@example.test',
    subject: `We received your withdrawal (${reference})`,
  })
  for (const part of [mail?.text, mail?.html]) {
    for (const told of [
      'Plan: Standard',
      'Paid: yearly',
      'Day named: 2026-03-03',
      'Mar 10, 2026 at 12:00 PM (UTC)',
    ])
      expect(part).toContain(told)
    expect(part).not.toContain('Núñez')
  }
})

test('the receipt carries no text or link of a stranger to anybody, and to nobody’s account but the proven own', async () => {
  const ana = await world.as('receipt')
  const own = { email: 'Receipt@example.test' }
  const send = async (client: typeof ana, change: object) => {
    await client.post('/api/withdrawals', { ...declaration, ...HOSTILE, ...change })
    await world.settled()
    return world.mails.at(-1)
  }
  const strangers = [
    await send(world.client(), { email: 'victim@example.test' }),
    await send(world.client(), own),
    await send(ana, { email: 'somebody-else@example.test' }),
    // Whoever registers with the address of another has shown nothing yet.
    await send(ana, own),
  ]

  for (const mail of strangers) {
    for (const part of [mail?.subject, mail?.text, mail?.html])
      expect(part).not.toMatch(/evil|prize|0190|Claim|https?:\/\/(?!localhost)/)
    expect(mail?.text).toContain('Plan: Premium')
  }
  await world.deps.db.execute("update users set email_verified_at = now() where username = 'receipt'")
  const mine = await send(ana, { ...own, name: 'Ana <img src=x>', contract: 'My premium plan' })
  expect(mine?.text).toContain('Contract: My premium plan')
  expect(mine?.html).toContain('Ana &lt;img src=x&gt;')
})

test('mail about an account to an address that nobody has confirmed holds nothing that its maker typed', async () => {
  const maker = await world.as('evil.example.com', {
    email: 'victim2@example.test',
    firstName: 'Win https://evil.example',
    lastName: 'Prize',
  })
  const before = world.mails.length

  await maker.post('/api/users/verify-email')
  await world.client().post('/api/forgot-password', { email: 'victim2@example.test' })
  await maker.post('/api/users/password', {
    currentPassword: 'a quiet harbour',
    newPassword: 'a new harbour',
  })
  await world.settled()

  const sent = world.mails.slice(before)
  expect(sent).toHaveLength(3)
  for (const { to, subject, text, html } of sent) {
    expect(to).toBe('victim2@example.test')
    expect(`${subject} ${text} ${html}`).not.toMatch(/evil|prize/i)
  }
})

test('an attempt that ended after its commit and before its answer was kept declares nothing twice and mails nothing twice', async () => {
  const send = (change: object, key = 'key-of-withdrawal') =>
    world
      .client()
      .post(
        '/api/withdrawals',
        { ...declaration, email: 'cut@example.test', ...change },
        { 'idempotency-key': key },
      )
  const first = await send({})
  await world.deps.db.execute('delete from idempotency_keys')
  await world.settled()
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)

  const again = await send({})
  await world.settled()

  expect(again).toMatchObject({ status: 200, body: first.body as object })
  expect(world.mails.filter(({ to }) => to === 'cut@example.test')).toHaveLength(1)
  const rows = async () =>
    (await world.deps.db.execute('select id from withdrawals')).rows.map(({ id }) => String(id))
  const before = await rows()
  await world.deps.db.execute('delete from idempotency_keys')
  // Another declaration is never taken for the first one: dropping it would cost somebody a right.
  expect((await send({ contract: 'Premium, monthly' })).status).toBe(200)
  expect((await send({}, 'another-key')).status).toBe(200)
  expect(await rows()).toHaveLength(before.length + 2)
})

test('DEC-56 what was typed is logged nowhere', async () => {
  await world.client().post('/api/withdrawals', { ...declaration, name: 'Marker', email: 'eve@example.test' })
  await world.settled()

  expect(world.logged.join('\n')).not.toMatch(/Marker|eve@example/)
  expect(world.logged.join('\n')).toContain('a withdrawal from a contract was declared')
})

test.each([
  ['name', { name: ' ' }, 'Please enter your name.'],
  ['email', { email: 'nobody' }, 'Please enter a valid email address.'],
  ['contract', { contract: 'x' }, 'Please say which contract you withdraw from.'],
  ['contract', { contract: 'x'.repeat(501) }, 'Please say it in at most 500 characters.'],
])('DEC-56 without a good %s the field is named and nothing is sent', async (field, change, message) => {
  const sent = world.mails.length

  const answer = await world.client().post('/api/withdrawals', { ...declaration, ...change })
  await world.settled()

  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', fields: { [field]: message } } })
  expect(world.mails).toHaveLength(sent)
})

test('DEC-56 a signed-in person finds the declaration in the data download; nobody else does', async () => {
  const [bea, other] = [await world.as('bea'), await world.as('other')]
  await bea.post('/api/withdrawals', { ...declaration, email: 'bea@example.test' })

  const download = (client: typeof bea) => client.get('/api/users/export')
  expect((await download(bea)).text).toContain('"withdrawals"')
  expect(
    ((await download(bea)).body as { tables: Record<string, unknown[]> }).tables.withdrawals,
  ).toHaveLength(1)
  expect(
    ((await download(other)).body as { tables: Record<string, unknown[]> }).tables.withdrawals,
  ).toHaveLength(0)
})

test('DEC-56 nobody can fill the mailbox of another with receipts, or keep the other from declaring by trying', async () => {
  const send = async () =>
    (await world.client().post('/api/withdrawals', { ...declaration, email: 'flood@example.test' })).body
  for (let at = 0; at < 3; at += 1) expect(await send()).toMatchObject({ isMailed: true })

  expect(await send()).toMatchObject({ isMailed: false, reference: expect.any(String) })

  await world.settled()
  expect(world.mails.filter(({ to }) => to === 'flood@example.test')).toHaveLength(3)
})

test('DEC-56 declarations of strangers for an address leave its proven owner the receipt', async () => {
  const email = 'proven@example.test'
  const owner = await world.as('proven')
  await world.deps.db.update(users).set({ emailVerifiedAt: world.clock.now }).where(eq(users.email, email))
  for (let at = 0; at < 4; at += 1) await world.client().post('/api/withdrawals', { ...declaration, email })

  const own = await owner.post('/api/withdrawals', { ...declaration, email })

  expect(own.body).toMatchObject({ isMailed: true })
})

test('five declarations an hour are taken from one network, and three receipts a day go to one mailbox', async () => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 6, 1, 10)
  const visitor = world.client()
  let mailbox = 0
  const send = (client = visitor, email?: string) => {
    mailbox += 1
    return client.post('/api/withdrawals', {
      ...declaration,
      email: email ?? `limit-${mailbox}@example.test`,
    })
  }
  world.clock.now = new Date(begin)
  for (let turn = 0; turn < 5; turn += 1) expect((await send()).status).toBe(200)
  world.clock.now = new Date(begin + 3_599_999)
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect((await send(world.client())).status).toBe(200)
  world.clock.now = new Date(begin + 3_600_000)
  expect((await send()).status).toBe(200)

  const toOne = async (ms: number, email: string) => {
    world.clock.now = new Date(Date.UTC(2026, 6, 2) + ms)
    return ((await send(world.client(), email)).body as { isMailed: boolean }).isMailed
  }
  const mailed = []
  for (const ms of [0, 1, 2, 86_399_999, 86_400_000]) mailed.push(await toOne(ms, `day+${ms}@example.test`))
  expect(mailed).toEqual([true, true, true, false, true])
  world.clock.now = before
})

test('DEC-56 somebody signed in sees the own declarations, the newest fifty first, and nobody else’s', async () => {
  const before = world.clock.now
  const [ana, ben] = [await world.as('declares'), await world.as('declares-not')]
  const own = async (client: Client) =>
    ((await client.get('/api/withdrawals')).body as OwnWithdrawal[]).map(({ receivedAt }) =>
      Math.round((Date.parse(receivedAt) - before.getTime()) / 86_400_000),
    )
  const { id: userId } = (await ana.get('/api/user')).body as { id: string }
  const sealed = world.deps.secrets.seal('withdrawal', JSON.stringify(declaration))
  for (let day = 1; day <= 51; day += 1)
    await insertWithdrawal(world.deps.db, {
      id: world.deps.newId('wdr'),
      userId,
      sealed,
      receivedAt: new Date(before.getTime() + day * 86_400_000),
    })

  expect(await own(ana)).toEqual(Array.from({ length: 50 }, (_, at) => 51 - at))
  expect(await own(ben)).toEqual([])
})
