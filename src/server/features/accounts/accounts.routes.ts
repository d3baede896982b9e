import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { closeSession, sessionCookie } from '../../platform/security/session.ts'
import { getUser, login, register, updateProfile, type SignedIn } from './accounts.ts'
import { deviceCookie, type Visitor } from './known-device.ts'

export function accountRoutes(app: App, deps: Deps): void {
  const cookie = sessionCookie(deps.origin)
  const ofDevice = deviceCookie(deps.origin)
  const signIn = (reply: FastifyReply, { user, token, device }: SignedIn) => {
    void reply.setCookie(cookie.name, token, cookie.options)
    void reply.setCookie(ofDevice.name, device, ofDevice.options)
    return user
  }

  serve(app, 'register', async ({ body, idempotencyKey, request, reply }) =>
    signIn(reply, await register(deps, body, visitorOf(request, ofDevice.name), idempotencyKey)),
  )
  serve(app, 'login', async ({ body, request, reply }) =>
    signIn(reply, await login(deps, body, visitorOf(request, ofDevice.name))),
  )
  serve(app, 'getUser', ({ actor }) => getUser(deps, actor))
  serve(app, 'updateProfile', ({ actor, body }) => updateProfile(deps, actor, body))
  serve(app, 'logout', async ({ actor, reply }) => {
    if (actor) await closeSession(deps, actor)
    void reply.clearCookie(cookie.name, cookie.options)
    void reply.header('Clear-Site-Data', '"cache", "storage"')
    return undefined
  })
}

export function visitorOf(request: FastifyRequest, deviceCookieName: string): Visitor {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    device: request.cookies[deviceCookieName],
  }
}
