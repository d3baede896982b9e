import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unzip = promisify(gunzip)

const CONNECT_MS = 3_000
/** An answer is a few kB; whoever sends more wants something else. */
const REPLY_BYTES_MAX = 1024 * 1024

/** The answer came and is none: too large, or packed in a way nobody asked for. */
export class BadReply extends Error {
  override name = 'BadReply'
}

/** Nothing was sent: the provider was not there in time. */
export class NotConnected extends Error {
  override name = 'NotConnected'
}

type Transport = {
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** A connection stood, so that something may have left. */
  hasSent: () => boolean
}

/**
 * One POST to the provider: no redirects, no connection kept, an answer of at most 1 MB even when it is packed. A
 * second request through the same one is refused, because a client library may go on asking for as long as the
 * provider tells it to.
 */
export function openTransport(connectMs = CONNECT_MS): Transport {
  let isUsed = false
  let isConnected = false
  return {
    hasSent: () => isConnected,
    fetch: async (url, init = {}) => {
      if (isUsed) throw new BadReply('The provider asks to be asked again')
      isUsed = true
      const target = new URL(url instanceof Request ? url.url : url)
      const response = await post(target, init, { connectMs, onConnect: () => (isConnected = true) })
      return toResponse(response)
    },
  }
}

type Received = { message: IncomingMessage; body: Buffer }
type Connecting = { connectMs: number; onConnect: () => void }

function post(target: URL, init: RequestInit, { connectMs, onConnect }: Connecting): Promise<Received> {
  const isSecure = target.protocol === 'https:'
  const body = Buffer.from(typeof init.body === 'string' ? init.body : '', 'utf8')
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    'accept-encoding': 'identity',
    'content-length': String(body.length),
    connection: 'close',
  }
  const signal = init.signal ?? undefined
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)(target, {
      method: 'POST',
      headers,
      agent: false,
      ...(signal ? { signal } : {}),
    })
    const timer = setTimeout(() => request.destroy(new NotConnected()), connectMs)
    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer)
        onConnect()
      }),
    )
    request.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.once('response', (message) => {
      collect(message).then((received) => resolve({ message, body: received }), reject)
    })
    request.end(body)
  })
}

async function collect(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of message) {
    const bytes = chunk as Buffer
    length += bytes.length
    // Leaving the loop destroys the connection: the rest is never read.
    if (length > REPLY_BYTES_MAX) throw new BadReply('The answer is too large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

async function toResponse({ message, body }: Received): Promise<Response> {
  const status = message.statusCode ?? 0
  // A redirect would carry the key and the photo to whomever it names.
  if (status < 200 || (status >= 300 && status < 400)) throw new BadReply('The answer is a redirect')
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after', 'retry-after-ms']) {
    const value = message.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const plain = await unpacked(message.headers['content-encoding'], body)
  const isEmpty = status === 204 || status === 205
  return new Response(isEmpty ? null : new Uint8Array(plain), { status, headers })
}

async function unpacked(encoding: string | undefined, body: Buffer): Promise<Buffer> {
  if (encoding === undefined || encoding === 'identity' || encoding === '') return body
  if (encoding !== 'gzip') throw new BadReply('The answer is packed')
  try {
    return await unzip(body, { maxOutputLength: REPLY_BYTES_MAX })
  } catch (cause) {
    throw new BadReply('The answer does not unpack', { cause })
  }
}
