import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createWorld } from '../../testing/world.test-support.ts'
import { prepareDrain } from './drain.ts'

type Answer = { status: number; connection: string | undefined }

/** Asks over a connection of its own, or one that is kept. */
function ask(origin: string, path: string, agent?: Agent): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request(`${origin}${path}`, agent ? { agent } : {}, (response: IncomingMessage) => {
      response
        .resume()
        .once('end', () =>
          done({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        )
    })
    asked.once('error', fail).end()
  })
}

test('OPS-10 while requests are finished it answers, says at /readyz to send no more, and cuts nothing off', async () => {
  let isDraining = false
  const world = await createWorld({ isDraining: () => isDraining })
  const drain = prepareDrain(world.app)
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const kept = new Agent({ keepAlive: true })
  await ask(origin, '/healthz', kept)
  const ahead = connect(Number(new URL(origin).port), '127.0.0.1')
  const { pingDatabase } = world.deps
  let answerNow = () => {}
  let hasBegun = () => {}
  const begun = new Promise<void>((done) => (hasBegun = done))
  world.deps.pingDatabase = async () => {
    hasBegun()
    await new Promise<void>((done) => (answerNow = done))
    return pingDatabase()
  }
  const slow = ask(origin, '/readyz')
  await begun

  isDraining = true
  // Longer than this test may take: whoever waited for the connection that asks nothing would not come to its end.
  const drained = drain({ patienceMs: 600_000, noticeMs: 0 })
  const during = [
    await ask(origin, '/readyz'),
    await ask(origin, '/api/site', kept),
    await ask(origin, '/api/user'),
  ]
  answerNow()

  expect(during.map(({ status }) => status)).toEqual([503, 200, 401])
  expect(new Set(during.map(({ connection }) => connection))).toEqual(new Set(['close']))
  expect((await slow).status).toBe(200)
  await drained
  await expect(ask(origin, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(ahead.destroyed || ahead.readableEnded || ahead.closed || (await closed(ahead))).toBe(true)
  kept.destroy()
  await world.close()
})

function closed(socket: ReturnType<typeof connect>): Promise<boolean> {
  return new Promise((done) => socket.once('close', () => done(true)).resume())
}

test('OPS-10 a request that does not end holds the stop up no longer than its patience', async () => {
  const world = await createWorld()
  const drain = prepareDrain(world.app)
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  let hasBegun = () => {}
  const begun = new Promise<void>((done) => (hasBegun = done))
  world.deps.pingDatabase = () => {
    hasBegun()
    return new Promise(() => {})
  }
  const endless = ask(origin, '/readyz').catch((error: Error) => error.message)
  await begun

  await drain({ patienceMs: 200, noticeMs: 0 })

  expect(await endless).toBe('socket hang up')
  await world.close()
})

test('slow heads and slow bodies are cut, with a word', async () => {
  const world = await createWorld({ timeouts: { headersMs: 150, requestMs: 300, checkEveryMs: 50 } })
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const send = (text: string) =>
    new Promise<string>((done) => {
      let out = ''
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => (out += String(chunk))).once('close', () => done(out))
    })

  const [head, body] = await Promise.all([
    send('GET / HTTP/1.1\r\nHost: x\r\nA: '),
    send(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ),
  ])

  for (const answer of [head, body]) {
    expect(answer).toContain('HTTP/1.1 408 Request Timeout')
    expect(answer).toContain('X-Content-Type-Options: nosniff')
  }
  await world.close()
})
