import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailer } from '../../adapters/mail/mailer.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queueMail, sendDueMail } from '../mail/mail.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({
    site: { support: { email: 'help@opaline.test', emailReplyHours: 2, formReplyHours: 24 } },
  })
})
afterAll(() => world.close())

const message = {
  name: 'Ana Reis',
  email: 'ana@example.test',
  subject: 'A question',
  message: 'Is squalane from olives?\n\nAnd where\ncan I see it?',
}
const count = async (table: 'feedback' | 'mails') => {
  const { rows } = await world.deps.db.execute(`select count(*)::int as n from ${table}`)
  return (rows[0] as { n: number }).n
}

test('CONT-14 CONT-15 a message is stored and reaches support once, with the sender as the address of an answer', async () => {
  const answer = await world.client().post('/api/feedback', message)
  await world.settled()

  expect(answer).toMatchObject({
    status: 200,
    body: { message: "Thank you for your feedback. We'll get back to you soon." },
  })
  expect(world.mails).toHaveLength(1)
  expect(world.mails[0]).toMatchObject({
    to: 'help@opaline.test',
    replyTo: 'ana@example.test',
    subject: '[Opaline] A question',
  })
  expect(world.mails[0]?.text).toContain('From: Ana Reis <ana@example.test>\n\nIs squalane from olives?')
  expect(world.mails[0]?.text).toContain('And where\ncan I see it?')
  expect(world.logged.join('\n')).not.toMatch(/squalane|ana@example/)
})

test('CONT-14 what is typed stays text in the mail and adds no head to it', async () => {
  await world.client().post('/api/feedback', {
    ...message,
    name: 'Eve\r\nBcc: all@example.test',
    subject: 'Hello\r\nBcc: all@example.test',
    message: '<img src=x onerror=alert(1)> and more',
  })
  await world.settled()

  const sent = world.mails.at(-1)
  expect(sent?.subject).toBe('[Opaline] Hello Bcc: all@example.test')
  expect(sent?.html).not.toContain('<img')
  expect(sent?.html).toContain('&lt;img')
})

test('CONT-14 neither an address nor a subject becomes a header on the wire', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-feedback-'))
  const mailer = openMailer({ smtpUrl: null, from: 'Opaline <opaline@localhost>', folder })
  const email = 'ana@example.test>\r\nBcc: all@example.test'
  const letter = { kind: 'feedback', ...message, email, subject: 'Hi\r\nBcc: all@example.test' } as const
  const mail = { userId: null, to: 'help@opaline.test', letter }

  await world.deps.transact((tx) => queueMail(world.deps, tx, mail))
  await sendDueMail({ ...world.deps, mailer })

  const [file = ''] = readdirSync(folder)
  const head = readFileSync(join(folder, file), 'utf8').split('\r\n\r\n')[0]
  rmSync(folder, { recursive: true })
  expect(head).toMatch(/^Reply-To: /m)
  expect(head).not.toMatch(/^Bcc:/m)
})

test('CONT-14 without an address of support a message is stored all the same, and nothing is sent', async () => {
  const [stored, mailed] = [await count('feedback'), await count('mails')]
  const { support } = world.deps.site
  world.deps.site = { ...world.deps.site, support: { ...support, email: null } }

  const { status } = await world.client().post('/api/feedback', message)

  world.deps.site = { ...world.deps.site, support }
  expect(status).toBe(200)
  expect([await count('feedback'), await count('mails')]).toEqual([stored + 1, mailed])
})

test('DEC-07 a program that fills in the hidden field hears the same and leaves nothing behind', async () => {
  const before = [await count('feedback'), await count('mails')]

  const answer = await world.client().post('/api/feedback', { ...message, website: 'https://spam.example' })

  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ message: "Thank you for your feedback. We'll get back to you soon." })
  expect([await count('feedback'), await count('mails')]).toEqual(before)
})

test('DEC-11 the sixth message of an hour is refused in plain words, and the next hour is open again', async () => {
  const someone = world.client()
  for (let at = 0; at < 5; at += 1) expect((await someone.post('/api/feedback', message)).status).toBe(200)

  const refused = await someone.post('/api/feedback', message)

  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect((refused.body as { message: string }).message).toMatch(
    /^Too many tries\. Please wait .+ and try again\.$/,
  )
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  world.clock.now = new Date(world.clock.now.getTime() + 3_600_000)
  expect((await someone.post('/api/feedback', message)).status).toBe(200)
})

test.each([
  ['name', { name: ' A ' }, 'Name must be at least 2 characters'],
  ['email', { email: 'nobody' }, 'Please enter a valid email address'],
  ['subject', { subject: 'Hey' }, 'Subject must be at least 5 characters'],
  ['subject', { subject: 'o'.repeat(201) }, 'Subject must be at most 200 characters'],
  ['message', { message: 'o'.repeat(5_001) }, 'Message must be at most 5,000 characters'],
  ['message', { message: '         x' }, 'Message must be at least 10 characters'],
])('CONT-14 without a good %s the field is named', async (field, change, words) => {
  const answer = await world.client().post('/api/feedback', { ...message, ...change })

  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'INVALID', message: words, fields: { [field]: words } },
  })
})

test('CONT-14 no character of a message breaks its storing', async () => {
  const answer = await world
    .client()
    .post('/api/feedback', { ...message, message: 'A NUL \u0000 and half \ud83d a face' })

  expect(answer.status).toBe(200)
})

test('ADMIN-10 ADMIN-21 ADMIN-24 an administrator reads all messages, marks one, and the mark is in the audit log', async () => {
  const keeper = await world.asAdmin('keeper')
  const bea = await world.as('bea')
  const { id: userId } = (await bea.get('/api/user')).body as { id: string }
  world.clock.now = new Date(world.clock.now.getTime() + 1_000)
  await bea.post('/api/feedback', { ...message, subject: 'From an account' })

  const [newest, before] = (await keeper.get('/api/feedback')).body as Record<string, unknown>[]
  expect(newest).toEqual({
    id: expect.stringMatching(/^msg_/) as string,
    ...message,
    subject: 'From an account',
    status: 'new',
    createdAt: world.clock.now.toISOString(),
    userId,
  })
  expect(before).not.toHaveProperty('userId')

  const path = `/api/feedback/${String(newest?.['id'])}/status`
  expect(await keeper.patch(path, { status: 'in_progress' })).toMatchObject({
    status: 200,
    body: { subject: 'From an account', status: 'in_progress' },
  })
  const marked = (await keeper.get('/api/feedback?status=in_progress')).body as { id: string }[]
  expect(marked.map(({ id }) => id)).toEqual([newest?.['id']])
  const { rows } = await world.deps.db.execute(
    `select a.action, a.target, a.result, u.username from audit_log a join users u on u.id = a.actor where a.action = 'feedback-status'`,
  )
  expect(rows).toEqual([
    { action: 'feedback-status', target: newest?.['id'], result: 'in_progress', username: 'keeper' },
  ])
})

test('ADMIN-22 ADMIN-24 only the three marks can be set, on messages that exist', async () => {
  const keeper = await world.asAdmin('keeper-two')
  const [item] = (await keeper.get('/api/feedback')).body as { id: string; status: string }[]

  expect(await keeper.patch(`/api/feedback/${item?.id}/status`, { status: 'closed' })).toMatchObject({
    status: 400,
  })
  expect(await keeper.patch('/api/feedback/msg_none/status', { status: 'new' })).toMatchObject({
    status: 404,
    body: { message: 'Message not found.' },
  })
})

test('DEC-07 visitors and users neither read nor mark messages, and hear nothing of them', async () => {
  const user = await world.as('curious')
  const [read, mark] = [
    (client: typeof user) => client.get('/api/feedback'),
    (client: typeof user) => client.patch('/api/feedback/msg_none/status', { status: 'new' }),
  ]
  for (const call of [read, mark]) {
    const [asVisitor, asUser] = [await call(world.client()), await call(user)]
    expect([asVisitor.status, asUser.status]).toEqual([401, 403])
    expect(asVisitor.text + asUser.text).not.toContain('squalane')
  }
})
