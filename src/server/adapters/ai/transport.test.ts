import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BadReply, NotConnected, openTransport } from './transport.ts'

const MB = 1024 * 1024

let answer: RequestListener
const asked: { method: string; headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    asked.push({ method: request.method ?? '', headers: request.headers, body })
    answer(request, response)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/ask`
})
afterEach(() => void asked.splice(0))
afterAll(() => new Promise((done) => server.close(done)))

/** The answer to one request; a reader gives the bytes of its body. */
async function ask(respond: RequestListener, init: RequestInit = {}) {
  answer = respond
  const transport = openTransport()
  const response = await transport.fetch(url, { method: 'POST', body: '{"a":"é"}', ...init })
  return { status: response.status, headers: [...response.headers.keys()], text: await response.text() }
}
const saying =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = 'yes'): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)

test('one POST goes out with its own headers and length, unpacked and without a connection that stays', async () => {
  const response = await ask(saying(200), { headers: { authorization: 'Bearer key' } })

  expect(response).toMatchObject({ status: 200, text: 'yes' })
  expect(asked).toMatchObject([
    {
      method: 'POST',
      body: '{"a":"é"}',
      headers: {
        authorization: 'Bearer key',
        'accept-encoding': 'identity',
        'content-length': '10',
        connection: 'close',
      },
    },
  ])
})

test('of the headers of an answer three come through', async () => {
  const headers = {
    'content-type': 'application/json',
    'retry-after': '7',
    'retry-after-ms': '70',
    'set-cookie': 'a=b',
    location: 'https://evil.example',
    'x-other': 'c',
  }

  expect((await ask(saying(429, headers))).headers).toEqual(['content-type', 'retry-after', 'retry-after-ms'])
})

test.each([200, 204, 205, 299, 400, 429, 500, 503])('an answer with status %i is one', async (status) => {
  const isEmpty = status === 204 || status === 205

  expect(await ask(saying(status, {}, isEmpty ? '' : 'yes'))).toMatchObject({
    status,
    text: isEmpty ? '' : 'yes',
  })
})

test.each([300, 301, 302, 307, 308, 399])(
  'an answer with status %i is a redirect and is not followed',
  async (status) => {
    await expect(ask(saying(status, { location: url }))).rejects.toThrow(BadReply)
    expect(asked).toHaveLength(1)
  },
)

test('an answer of 1 MB is read, and one byte more is not, packed or not', async () => {
  const full = Buffer.alloc(MB, 'a')
  const gzip = { 'content-encoding': 'gzip' }

  expect((await ask(saying(200, {}, full))).text).toHaveLength(MB)
  await expect(ask(saying(200, {}, Buffer.alloc(MB + 1, 'a')))).rejects.toThrow(BadReply)
  expect((await ask(saying(200, gzip, gzipSync(full)))).text).toHaveLength(MB)
  await expect(ask(saying(200, gzip, gzipSync(Buffer.alloc(MB + 1, 'a'))))).rejects.toThrow(BadReply)
})

test.each([
  ['identity', 'yes', 'yes'],
  ['', 'yes', 'yes'],
  ['gzip', gzipSync('yes'), 'yes'],
  ['br', 'yes', null],
  ['deflate', 'yes', null],
  ['gzip', 'no gzip', null],
])('an answer that is packed as "%s" reads %j: %s', async (encoding, body, text) => {
  const asking = ask(saying(200, { 'content-encoding': encoding }, body))

  if (text === null) await expect(asking).rejects.toThrow(BadReply)
  else expect(await asking).toMatchObject({ text })
})

test('a transport asks once; whoever wants to ask again is refused before anything is sent', async () => {
  answer = saying(200)
  const transport = openTransport()
  expect(transport.hasSent()).toBe(false)
  await transport.fetch(new URL(url), {})
  expect(transport.hasSent()).toBe(true)

  await expect(transport.fetch(new Request(url))).rejects.toThrow(BadReply)
  expect(asked.map(({ body }) => body)).toEqual([''])
})

test('nobody there is told apart from an answer that breaks off', async () => {
  const away = openTransport()
  await expect(away.fetch('http://127.0.0.1:9/', {})).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(away.hasSent()).toBe(false)

  answer = (request) => void request.socket.destroy()
  const broken = openTransport()
  await expect(broken.fetch(url, {})).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(broken.hasSent()).toBe(true)
})

test('a connection that does not stand within its time was none', async () => {
  const silent = createTcpServer()
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const transport = openTransport(20)

  // The handshake that makes it secure has no answer.
  const asking = transport.fetch(`https://127.0.0.1:${(silent.address() as AddressInfo).port}/`, {})
  await expect(asking).rejects.toThrow(NotConnected)

  expect(transport.hasSent()).toBe(false)
  silent.close()
})

test('a request that is given up ends, wherever it is', async () => {
  const stop = new AbortController()
  answer = () => stop.abort()
  await expect(openTransport().fetch(url, { signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })

  const before = openTransport()
  await expect(before.fetch(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(before.hasSent()).toBe(false)
})
