import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../testing/world.test-support.ts'

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

test('DEC-56 a visitor withdraws without signing in and gets a receipt with the words and the moment by mail', async () => {
  const answer = await world.client().post('/api/withdrawals', declaration)

  expect(answer).toMatchObject({
    status: 200,
    body: { receivedAt: '2026-03-10T12:00:00.000Z', reference: expect.stringMatching(/^[A-Z0-9]{8}$/) },
  })
  await world.settled()
  const { reference } = answer.body as { reference: string }
  const mail = world.mails.at(-1)
  expect(mail).toMatchObject({
    to: 'ana@example.test',
    subject: `We received your withdrawal (${reference})`,
  })
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Ana Núñez')
    expect(part).toContain('Standard, yearly, bought on 3 March 2026')
    expect(part).toContain('2026-03-10T12:00:00.000Z')
  }
})

test('DEC-56 what was typed is escaped in the mail and logged nowhere', async () => {
  await world.client().post('/api/withdrawals', {
    ...declaration,
    name: '<img src=x onerror=alert(1)>',
    email: 'eve@example.test',
  })
  await world.settled()

  expect(world.mails.at(-1)?.html).not.toContain('<img')
  expect(world.mails.at(-1)?.html).toContain('&lt;img')
  expect(world.logged.join('\n')).not.toMatch(/onerror|eve@example/)
  expect(world.logged.join('\n')).toContain('a withdrawal from a contract was declared')
})

test.each([
  ['name', { name: ' ' }, 'Please enter your name.'],
  ['email', { email: 'nobody' }, 'Please enter a valid email address.'],
  ['contract', { contract: 'x' }, 'Please say which contract you withdraw from.'],
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

test('DEC-56 nobody can fill the mailbox of another with receipts', async () => {
  const send = () => world.client().post('/api/withdrawals', { ...declaration, email: 'flood@example.test' })
  for (let at = 0; at < 3; at += 1) expect((await send()).status).toBe(200)

  expect(await send()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})
