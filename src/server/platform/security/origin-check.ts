import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The failure of a call that another site makes with our cookie; null for every other. Browsers say where a request comes
 * from; programs that say nothing may call as long as they bring no cookie.
 */
export function foreignOrigin(request: FastifyRequest, origin: string, cookieName: string): Failure | null {
  if (SAFE.has(request.method)) return null
  const site = request.headers['sec-fetch-site']
  const from = request.headers.origin
  const isOurs = site === undefined ? from === origin : site === 'same-origin'
  const saysNothing = site === undefined && from === undefined
  const hasCookie = request.cookies[cookieName] !== undefined
  if (isOurs || (saysNothing && !hasCookie)) return null
  return new Failure('CSRF', 'This request came from another site. Please open Opaline and try again.')
}
