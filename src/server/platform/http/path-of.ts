import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/**
 * The path that decides what a request is: the pattern of its route, and the address as it came only where no route of its own
 * answers. Routes are found by the decoded address, so that `/%61pi/user` is a call as much as `/api/user`.
 */
export function pathOf({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url
  return pattern === undefined || pattern === '/*' ? url : pattern
}

/** `GET http://host/path`, which is how a proxy may be asked, and which servers must take (RFC 9112, 3.2.2). */
export function withoutHost({ url = '/' }: IncomingMessage): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') || path === '*' ? path : `/${path}`
}
