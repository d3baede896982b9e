import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/call.ts'
import { sessionCookie } from '../../platform/session.ts'
import * as care from './care.ts'
import { exportData } from './export.ts'
import { forgotPassword, resetPassword, validateResetToken } from './recovery.ts'
import { suggestAllergies } from './suggestions.ts'
import { sendVerification, verifyEmail } from './verification.ts'

export function careRoutes(app: App, deps: Deps): void {
  const cookie = sessionCookie(deps.origin)
  const leave = (reply: FastifyReply) => {
    void reply.clearCookie(cookie.name, cookie.options)
    void reply.header('Clear-Site-Data', '"cache", "storage"')
    return undefined
  }

  serve(app, 'forgotPassword', ({ body, request }) => forgotPassword(deps, body, request.ip))
  serve(app, 'forgotPasswordInPage', ({ body, request }) => forgotPassword(deps, body, request.ip))
  serve(app, 'validateResetToken', ({ params, request }) =>
    validateResetToken(deps, params.token, request.ip),
  )
  serve(app, 'resetPassword', ({ body, request }) => resetPassword(deps, body, request.ip))
  serve(app, 'sendVerification', ({ actor }) => sendVerification(deps, actor))
  serve(app, 'verifyEmail', ({ body, request }) => verifyEmail(deps, body, request.ip))
  serve(app, 'changePassword', ({ actor, body }) => care.changePassword(deps, actor, body))
  serve(app, 'listSessions', ({ actor }) => care.listSessions(deps, actor))
  serve(app, 'endSession', ({ actor, params }) => care.endSession(deps, actor, params.id))
  serve(app, 'signOutEverywhere', async ({ actor, reply }) => {
    await care.signOutEverywhere(deps, actor)
    return leave(reply)
  })
  serve(app, 'listConsents', ({ actor }) => care.listConsents(deps, actor))
  serve(app, 'setConsent', ({ actor, body }) => care.setConsent(deps, actor, body))
  serve(app, 'sharedLinks', ({ actor }) => care.sharedLinks(deps, actor))
  serve(app, 'exportData', ({ actor, reply }) => {
    void reply.header('Content-Disposition', 'attachment; filename="opaline-data.json"')
    return exportData(deps, actor)
  })
  serve(app, 'deleteAccount', async ({ actor, body, reply }) => {
    await care.deleteAccount(deps, actor, body)
    return leave(reply)
  })
  serve(app, 'suggestAllergies', async ({ query }) => suggestAllergies(deps, query.q))
}
