import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { goodAnswer } from './good-answers.test-support.ts'
import { misbehave, type Misbehaviour } from './misbehaviours.test-support.ts'
import { readAsked, wireReply, type Asked, type WireKind } from './wire.test-support.ts'

/** A provider over real HTTP, in either language: `/google` and `/v1`. It answers well until it is told otherwise. */
export async function openAiStandIn() {
  const asked: Asked[] = []
  let how: Misbehaviour | null = null
  let timesLeft = Number.POSITIVE_INFINITY
  let answer: (one: Asked) => unknown = goodAnswer
  const waiting = new Set<() => void>()
  let mayAnswer: Promise<void> = Promise.resolve()

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? '/'
    const kind: WireKind = path.startsWith('/google/') ? 'google' : 'openai-compatible'
    const one = readAsked(kind, path, request.headers, Buffer.concat(chunks).toString('utf8'))
    asked.push(one)
    for (const look of waiting) look()
    await mayAnswer
    const given = answer(one)
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    if (how !== null && timesLeft > 0) {
      timesLeft -= 1
      return misbehave(how, kind, text, response)
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(wireReply(kind, text)))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: (kind: WireKind) => (kind === 'google' ? `${origin}/google/v1beta` : `${origin}/v1`),
    /** Every request, oldest first. */
    asked,
    /** Resolves with that many requests, without any timer: the time may stand still. */
    whenAsked: (count: number) =>
      new Promise<void>((done) => {
        const look = () => {
          if (asked.length < count) return
          waiting.delete(look)
          done()
        }
        waiting.add(look)
        look()
      }),
    /** From now on every call, or the next ones, go wrong like this. */
    misbehave: (next: Misbehaviour | null, times = Number.POSITIVE_INFINITY) => {
      how = next
      timesLeft = times
    },
    /** An object is written as JSON; a string as it is. */
    answer: (next: ((one: Asked) => unknown) | null) => {
      answer = next ?? goodAnswer
    },
    /** Holds every answer back until what this gives is called. */
    hold: (): (() => void) => {
      let release = () => {}
      mayAnswer = new Promise((resolve) => (release = resolve))
      return release
    },
    reset: () => {
      asked.length = 0
      how = null
      answer = goodAnswer
      mayAnswer = Promise.resolve()
    },
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
