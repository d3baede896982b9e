import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/call.ts'
import { closeSession, sessionCookie } from '../../platform/session.ts'
import { getUser, login, register, updateProfile, type SignedIn } from './accounts.ts'

export function accountRoutes(app: App, deps: Deps): void {
  const cookie = sessionCookie(deps.origin)
  const signIn = (reply: FastifyReply, { user, token }: SignedIn) => {
    void reply.setCookie(cookie.name, token, cookie.options)
    return user
  }

  serve(app, 'register', async ({ body, request, reply }) =>
    signIn(reply, await register(deps, body, visitorOf(request))),
  )
  serve(app, 'login', async ({ body, request, reply }) =>
    signIn(reply, await login(deps, body, visitorOf(request))),
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

function visitorOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: request.headers['user-agent'] }
}
