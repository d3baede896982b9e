import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { sessionCookie } from '../../platform/security/session.ts'
import { visitorOf } from './accounts.routes.ts'
import * as settings from './account-settings.ts'
import { deviceCookie } from './known-device.ts'
import { passwordStrength } from './password-strength.ts'
import { forgotPassword, resetPassword, validateResetToken } from './recovery.ts'
import { sendVerification, verifyEmail } from './verification.ts'

export function careRoutes(app: App, deps: Deps): void {
  const cookie = sessionCookie(deps.origin)
  const ofDevice = deviceCookie(deps.origin)
  const leave = (reply: FastifyReply) => {
    void reply.clearCookie(cookie.name, cookie.options)
    void reply.header('Clear-Site-Data', '"cache", "storage"')
    return undefined
  }

  serve(app, 'forgotPassword', ({ body, idempotencyKey, request }) =>
    forgotPassword(deps, body, { ip: request.ip, idempotencyKey }),
  )
  serve(app, 'forgotPasswordInPage', ({ body, idempotencyKey, request }) =>
    forgotPassword(deps, body, { ip: request.ip, idempotencyKey }),
  )
  serve(app, 'passwordStrength', ({ actor, body, request }) =>
    passwordStrength(deps, actor, body, request.ip),
  )
  serve(app, 'validateResetToken', ({ params, request }) =>
    validateResetToken(deps, params.token, request.ip),
  )
  serve(app, 'resetPassword', async ({ body, request, reply }) => {
    const { message, device } = await resetPassword(deps, body, visitorOf(request, ofDevice.name))
    void reply.setCookie(ofDevice.name, device, ofDevice.options)
    return { message }
  })
  serve(app, 'sendVerification', ({ actor, idempotencyKey }) => sendVerification(deps, actor, idempotencyKey))
  serve(app, 'verifyEmail', ({ body, request }) => verifyEmail(deps, body, request.ip))
  serve(app, 'changePassword', async ({ actor, body, request, reply }) => {
    const visitor = visitorOf(request, ofDevice.name)
    const { message, token, device } = await settings.changePassword(deps, actor, body, visitor)
    void reply.setCookie(cookie.name, token, cookie.options)
    void reply.setCookie(ofDevice.name, device, ofDevice.options)
    return { message }
  })
  serve(app, 'listSessions', ({ actor }) => settings.listSessions(deps, actor))
  serve(app, 'endSession', ({ actor, params }) => settings.endSession(deps, actor, params.id))
  serve(app, 'signOutEverywhere', async ({ actor, reply }) => {
    await settings.signOutEverywhere(deps, actor)
    return leave(reply)
  })
  serve(app, 'listConsents', ({ actor }) => settings.listConsents(deps, actor))
  serve(app, 'setConsent', ({ actor, body }) => settings.setConsent(deps, actor, body))
  serve(app, 'sharedLinks', ({ actor }) => settings.sharedLinks(deps, actor))
  serve(app, 'exportData', ({ actor, reply }) => {
    void reply.header('Content-Disposition', 'attachment; filename="opaline-data.json"')
    return settings.exportData(deps, actor)
  })
  serve(app, 'deleteAccount', async ({ actor, body, reply }) => {
    await settings.deleteAccount(deps, actor, body)
    void reply.clearCookie(ofDevice.name, ofDevice.options)
    return leave(reply)
  })
  serve(app, 'suggestAllergies', async ({ query }) => settings.suggestAllergies(deps, query.q))
}
