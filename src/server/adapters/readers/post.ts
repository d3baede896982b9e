import { Agent, request as requestPlain, type ClientRequest } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { Reply } from './wire.ts'

/** A service that is away is told from a slow one: this is for the connection alone. */
const CONNECT_MS = 2_000

type Asked = {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: Uint8Array
  signal: AbortSignal
}

type Post = { ask: (asked: Asked) => Promise<Reply>; close: () => void }

/** Requests on connections that are kept. The body goes from memory to the wire; rejects when the signal aborts. */
export function openPost(): Post {
  const agents = { plain: new Agent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) }

  async function ask(asked: Asked): Promise<Reply> {
    const first = send(asked, agents)
    try {
      return await first.reply
    } catch (error) {
      // A kept connection may have been closed while the request was on its way, which says nothing about the service.
      if (!first.request.reusedSocket || asked.signal.aborted) throw error
      return send(asked, agents).reply
    }
  }

  return {
    ask,
    close: () => {
      agents.plain.destroy()
      agents.secure.destroy()
    },
  }
}

function send(
  { method, url, headers, body, signal }: Asked,
  agents: { plain: Agent; secure: SecureAgent },
): { request: ClientRequest; reply: Promise<Reply> } {
  const options = { method, headers: { ...headers, 'content-length': String(body?.length ?? 0) }, signal }
  const request =
    url.protocol === 'https:'
      ? requestSecure(url, { ...options, agent: agents.secure })
      : requestPlain(url, { ...options, agent: agents.plain })
  const reply = new Promise<Reply>((resolve, reject) => {
    const timer = setTimeout(() => request.destroy(new Error('The connection took too long')), CONNECT_MS)
    request.once('socket', (socket) => {
      // A kept connection stands already, and would gather listeners.
      if (socket.connecting) socket.once('connect', () => clearTimeout(timer))
      else clearTimeout(timer)
    })
    request.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.once('response', (message) => {
      const plain = Object.entries(message.headers).map(([name, value]) => [name, String(value)])
      buffer(message).then(
        (received) =>
          resolve({
            status: message.statusCode ?? 0,
            headers: Object.fromEntries(plain) as Record<string, string>,
            body: received,
          }),
        reject,
      )
    })
  })
  request.end(body)
  return { request, reply }
}
