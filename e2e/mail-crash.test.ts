import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { freePort, newDataDir, removeDataDir, startApp } from './app-process.ts'

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
    await sleep(500)
    await first.kill()
    const smtp = await openSmtp(smtpPort)
    const second = await startApp({ dataDir, env })

    const deadline = Date.now() + 60_000
    while (smtp.received.length === 0 && Date.now() < deadline) await sleep(250)
    await sleep(12_000)
    await second.stop()
    await smtp.close()

    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toContain('To: mailed@example.test')
    expect(first.output() + second.output()).not.toContain('mailed@example.test')
  },
)
