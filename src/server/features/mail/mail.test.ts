import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mailer, openMailer } from '../../adapters/mail/mailer.ts'
import type { Deps } from '../../deps.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { writeLetter } from './letters.ts'
import { type Letter, queueMail, sendDueMail } from './mail.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.deps.db.execute('delete from mails')
})

const MINUTE_MS = 60_000
const LETTER: Letter = { kind: 'reset-password', token: 'T'.repeat(43) }

/** A real SMTP server on a free port; what it took is kept as it came over the wire. */
async function openSmtp(port = 0, refuse = false) {
  const received: string[] = []
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('mailbox unavailable') : null),
    onData: (stream, session, done) => {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    recipients,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const mailerTo = (port: number) =>
  openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Opaline <hello@opaline.test>', folder: '' })
const withMailer = (mailer: Mailer): Deps => ({ ...world.deps, mailer })
const queue = (letter = LETTER, to = 'ana@example.test') =>
  world.deps.transact((tx) => queueMail(world.deps, tx, { userId: null, to, letter }))
const later = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}

test('a mail reaches a real server with both parts, a stable id and the link', async () => {
  const smtp = await openSmtp()
  await queue()

  expect(await sendDueMail(withMailer(mailerTo(smtp.port)))).toBe(1)
  expect(await sendDueMail(withMailer(mailerTo(smtp.port)))).toBe(0)
  await smtp.close()

  const [mail = ''] = smtp.received
  expect(smtp.received).toHaveLength(1)
  expect(mail).toContain('To: ana@example.test')
  expect(mail).toContain('Subject: Set a new Opaline password')
  expect(mail).toMatch(/Message-ID: <mail_[A-Za-z0-9_-]+@opaline\.test>/)
  expect(mail).toContain('multipart/alternative')
  expect(mail).toContain('text/html')
  expect(mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    `/reset-password?token=${LETTER.token}`,
  )
})

test('a server that is down for an hour loses no mail and gets none twice', async () => {
  const first = await openSmtp()
  const { port } = first
  await first.close()
  await queue()
  const mailer = mailerTo(port)

  for (let minute = 0; minute < 60; minute += 5) {
    expect(await sendDueMail(withMailer(mailer))).toBe(0)
    later(5 * MINUTE_MS)
  }
  const smtp = await openSmtp(port)
  later(30 * MINUTE_MS)
  const sent = [await sendDueMail(withMailer(mailer)), await sendDueMail(withMailer(mailer))]
  await smtp.close()

  expect(sent).toEqual([1, 0])
  expect(smtp.received).toHaveLength(1)
})

test('a process that dies while sending is followed by another one, and never overtaken', async () => {
  await queue()
  let hasBegun = () => {}
  const begun = new Promise<void>((done) => (hasBegun = done))
  const silent: Mailer = {
    send: () => {
      hasBegun()
      return new Promise(() => undefined)
    },
    close: () => undefined,
  }
  const taken: string[] = []
  const working: Mailer = { send: async ({ id }) => void taken.push(id), close: () => undefined }

  void sendDueMail(withMailer(silent))
  await begun
  expect(await sendDueMail(withMailer(working))).toBe(0)
  later(3 * MINUTE_MS)

  expect(await sendDueMail(withMailer(working))).toBe(1)
  expect(taken).toHaveLength(1)
})

test('many processes share the queue, and each mail is sent by one of them', async () => {
  for (let i = 0; i < 30; i += 1) await queue(LETTER, `user${i}@example.test`)
  const taken: string[] = []
  const working: Mailer = { send: async ({ to }) => void taken.push(to), close: () => undefined }

  await Promise.all(Array.from({ length: 6 }, () => sendDueMail(withMailer(working))))

  expect(taken).toHaveLength(30)
  expect(new Set(taken).size).toBe(30)
})

test('a mailbox that is refused for a day is given up, its words are gone, and the log names nobody', async () => {
  const smtp = await openSmtp(0, true)
  await queue(LETTER, 'refused@example.test')
  const mailer = mailerTo(smtp.port)

  // A server of tests greets after a tenth of a second, each time.
  for (let hour = 0; hour <= 25; hour += 5) {
    await sendDueMail(withMailer(mailer))
    later(5 * 60 * MINUTE_MS)
  }
  await smtp.close()

  const { rows } = await world.deps.db.execute('select given_up_at is not null as over, sealed from mails')
  expect(rows).toEqual([{ over: true, sealed: null }])
  expect(world.logged.join('\n')).toContain('a mail was not taken')
  expect(world.logged.join('\n')).not.toContain('refused@example.test')
})

test('without a server each mail is one file, written whole and readable by its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-mail-'))
  const mailer = openMailer({
    smtpUrl: null,
    from: 'Opaline <opaline@localhost>',
    folder: join(folder, 'outbox'),
  })
  await queue()
  await sendDueMail(withMailer(mailer))

  const names = readdirSync(join(folder, 'outbox'))
  const text = readFileSync(join(folder, 'outbox', names[0] ?? ''), 'utf8')
  rmSync(folder, { recursive: true })

  expect(names).toEqual([expect.stringMatching(/^mail_.*\.eml$/)])
  expect(text).toContain('Subject: Set a new Opaline password')
})

test('an address cannot become two, nor a header', async () => {
  const smtp = await openSmtp()
  await queue(LETTER, 'ana@example.test, ben@example.test')
  await queue(LETTER, 'ana@example.test\r\nBcc: ben@example.test')
  await sendDueMail(withMailer(mailerTo(smtp.port)))
  await smtp.close()

  expect(smtp.received.join('\n')).not.toMatch(/^Bcc:/m)
  expect(smtp.recipients).not.toContain('ben@example.test')
})

test('a receipt that an earlier version queued is sent without what was typed', () => {
  const queued = JSON.parse(
    '{"kind":"withdrawal-receipt","name":"Marker","contract":"Marker","receivedAt":"2026-01-01T00:00:00.000Z","reference":"ABCDEFGH"}',
  ) as Letter

  const { subject, text, html } = writeLetter(queued, 'http://localhost:3000')

  expect(subject).toContain('ABCDEFGH')
  expect(text).toContain('Jan 1, 2026 at 12:00 AM (UTC)')
  expect(text + html).not.toContain('Marker')
})
