import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../../contract/problem.ts'

/**
 * The headers of every answer to a call, for answers that are given before any hook runs: helmet's, and our own. A test
 * holds them against an ordinary answer.
 */
const SAFE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
} as const

const BAD_ADDRESS: Problem = { message: 'This address is not a valid one.', code: 'INVALID' }

/** Of no page: who typed or followed an address that no page can have gets the page that says so. */
const PAGE_NOT_FOUND_PATH = '/page-not-found'

/** The page that says that there is none, for a browser that goes to an address of no page; null for whoever calls. */
export function insteadOfPage({ method, url, headers }: FastifyRequest): string | null {
  const isForPage = method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html')
  return isForPage ? PAGE_NOT_FOUND_PATH : null
}

/** An address that cannot be decoded reaches no route, and so no hook: `GET /api/%`. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const page = insteadOfPage(request)
  const body = JSON.stringify(BAD_ADDRESS)
  const { raw }: { raw: ServerResponse } = reply
  raw.writeHead(page === null ? 400 : 303, {
    ...(page === null ? {} : { Location: page }),
    ...SAFE_HEADERS,
    'X-Request-Id': request.id,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  })
  raw.end(body)
}

const STATUS_OF: Record<string, readonly [string, Problem]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { message: 'The head of this request is too large.', code: 'TOO_LARGE' },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { message: 'This request took too long to arrive. Please try again.', code: 'INVALID' },
  ],
}
const NOT_HTTP = [
  '400 Bad Request',
  { message: 'This request is not valid HTTP.', code: 'INVALID' },
] as const satisfies readonly [string, Problem]

/** What is no HTTP, has too large a head or does not come to its end: told in a raw answer, and the connection goes. */
export function answerClientError(error: Error, socket: Socket): void {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, problem] = STATUS_OF[code] ?? NOT_HTTP
  const body = JSON.stringify(problem)
  const heads = Object.entries({
    ...SAFE_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...heads, '', body].join('\r\n'), () => socket.destroy())
}
