import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type AppProcess, freePort, newDataDir, removeDataDir, startApp } from './app-process.ts'

let dataDir = ''
afterEach(() => removeDataDir(dataDir))

async function openSmtp(port: number) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  expect((server.server.address() as AddressInfo).port).toBe(port)
  return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Rows of the one statement, asked of the database of the app that runs. */
async function ask<Row extends pg.QueryResultRow>(app: AppProcess, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl() })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test(
  'kill -9 after the commit and before the mail is sent loses no mail and sends none twice',
  { timeout: 150_000 },
  async () => {
    dataDir = newDataDir()
    const smtpPort = await freePort()
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'Opaline <hello@opaline.test>' }
    const first = await startApp({ dataDir, env })
    const send = (path: string, body: unknown) =>
      fetch(first.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: first.origin },
        body: JSON.stringify(body),
      })
    const account = { username: 'mailed', email: 'mailed@example.test', password: 'a quiet harbour' }
    expect((await send('/api/register', account)).status).toBe(200)

    // Nobody listens on the mail port yet: the mail is stored, tried and put off.
    expect((await send('/api/auth/forgot-password', { email: account.email })).status).toBe(200)
    await expect
      .poll(() => ask(first, 'select attempts, leased_until as lease from mails'))
      .toEqual([{ attempts: 1, lease: null }])
    await first.kill()
    const smtp = await openSmtp(smtpPort)
    const second = await startApp({ dataDir, env })

    // The time until the next try has passed.
    await ask(second, 'update mails set due_at = now()')
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1)
    // Nothing that is marked as sent is taken up again.
    await expect.poll(() => ask(second, 'select id from mails where sent_at is null')).toEqual([])
    await second.stop()
    await smtp.close()

    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toContain('To: mailed@example.test')
    expect(first.output() + second.output()).not.toContain('mailed@example.test')
  },
)
