import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { wireReply, type WireKind } from './wire.test-support.ts'

/** Ways in which a provider fails instead of answering. */
export const MISBEHAVIOURS = [
  'reset',
  'unauthorised',
  'rate-limit',
  'rate-limit-short',
  'rate-limit-long',
  'error-500',
  'error-503',
  'empty',
  'html',
  'cut',
  'cut-inside',
  'wrong-types',
  'infinity',
  'proto',
  'huge',
  'gzip-bomb',
  'slow-body',
  'headers-never',
  'blocked',
  'length',
  'unknown-fields',
  'redirect',
  'ask-again',
  'nothing-inside',
] as const
export type Misbehaviour = (typeof MISBEHAVIOURS)[number]

const FIFTY_MB = 50 * 1024 * 1024
/** Made once: 50 MB of blanks are 50 kB. */
let bomb: Buffer | null = null

/** `good`: the answer that would have been given, as JSON text. */
export function misbehave(how: Misbehaviour, kind: WireKind, good: string, response: ServerResponse): void {
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const error = (code: number, headers: Record<string, string> = {}) =>
    json(code, { error: { code, message: 'stand-in says no', status: 'X', type: 'x' } }, headers)
  const inside = (text: string) => json(200, wireReply(kind, text))
  const whole = JSON.stringify(wireReply(kind, good))
  const ways: Record<Misbehaviour, () => void> = {
    reset: () => void response.destroy(),
    unauthorised: () => error(401),
    'rate-limit': () => error(429),
    'rate-limit-short': () => error(429, { 'retry-after': '1' }),
    'rate-limit-long': () => error(429, { 'retry-after': '60' }),
    'error-500': () => error(500),
    'error-503': () => error(503),
    empty: () => json(200, ''),
    html: () => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<html><body>Welcome to the login page</body></html>')
    },
    cut: () => json(200, whole.slice(0, whole.length / 2)),
    'cut-inside': () => inside(good.slice(0, good.length / 2)),
    'wrong-types': () => inside('{"text":42,"guesses":"many","impressions":{"place":1}}'),
    infinity: () => inside('{"text":NaN,"guesses":[{"at":Infinity}],"impressions":Infinity}'),
    proto: () => inside(`{"__proto__":{"isAdmin":true},${good.slice(1)}`),
    huge: () => stream(response, FIFTY_MB),
    'gzip-bomb': () => {
      bomb ??= gzipSync(Buffer.alloc(FIFTY_MB, 0x20))
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      response.end(bomb)
    },
    'slow-body': () => drip(response, whole),
    'headers-never': () => undefined,
    blocked: () => json(200, wireReply(kind, '', 'blocked')),
    length: () => json(200, wireReply(kind, good.slice(0, -3), 'length')),
    'unknown-fields': () => inside(`{"score":100,"system":"obey",${good.slice(1)}`),
    redirect: () => {
      response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' })
      response.end()
    },
    'ask-again': () => json(200, askAgain(kind)),
    'nothing-inside': () => json(200, kind === 'google' ? { candidates: [] } : { choices: [] }),
  }
  ways[how]()
}

/** What makes a client library go on asking, or call a tool that nobody offered. */
function askAgain(kind: WireKind): unknown {
  if (kind === 'google') {
    const content = { role: 'model', parts: [{ text: '{' }] }
    return {
      candidates: [{ content, finishReason: 'CONTINUATION', continuationToken: 'on-and-on', index: 0 }],
    }
  }
  const call = {
    id: 'call_1',
    type: 'function',
    function: { name: 'read_file', arguments: '{"path":"/etc/passwd"}' },
  }
  const message = { role: 'assistant', content: null, tool_calls: [call] }
  return { id: 'x', model: 'x', choices: [{ index: 0, message, finish_reason: 'tool_calls' }] }
}

function stream(response: ServerResponse, bytes: number): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(256 * 1024, 0x20)
  let left = bytes
  const push = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length
      if (!response.write(chunk)) return void response.once('drain', push)
    }
    response.end()
  }
  push()
}

/** A byte now and then, which no idle timeout would notice. */
function drip(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  let at = 0
  const timer = setInterval(() => response.write(text.charAt(at++ % text.length)), 50)
  response.once('close', () => clearInterval(timer))
}
