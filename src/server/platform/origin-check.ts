import type { FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that another site makes with our cookie. Browsers say where a request comes from; programs that say
 * nothing may call as long as they bring no cookie.
 */
export function checkOrigin(request: FastifyRequest, origin: string, cookieName: string): void {
  if (SAFE.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  const from = request.headers.origin
  const isOurs = site === undefined ? from === origin : site === 'same-origin'
  const saysNothing = site === undefined && from === undefined
  const hasCookie = request.cookies[cookieName] !== undefined
  if (isOurs || (saysNothing && !hasCookie)) return
  throw new Failure('CSRF', 'This request came from another site. Please open Opaline and try again.')
}
