import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts'
import { createFaceAnalysis } from './skin-analysis.ts'
import { deleteResult, shareResult } from '../results/results.ts'
import {
  getSkinAnalysis,
  getPublicSkinAnalysis,
  listSkinAnalyses,
  listTrends,
  restoreSkinAnalysis,
  skinHistory,
} from './skin.ts'

/** A photo of 10 MB as base64, and the few characters around it. */
const PHOTO_BODY_BYTES = 15_000_000

export function skinRoutes(app: App, deps: Deps): void {
  serve(
    app,
    'faceAnalysis',
    ({ actor, body, idempotencyKey, reply }) =>
      createFaceAnalysis(deps, { actor, body, idempotencyKey, signal: abortOnDisconnect(reply) }),
    { bodyLimit: PHOTO_BODY_BYTES },
  )
  serve(app, 'skinTrends', ({ actor }) => listTrends(deps, actor.userId))
  serve(app, 'listFaceAnalyses', ({ actor }) => listSkinAnalyses(deps, actor.userId))
  serve(app, 'skinHistory', ({ actor, query }) => skinHistory(deps, actor.userId, query))
  serve(app, 'getFaceAnalysis', ({ actor, params }) => getSkinAnalysis(deps, actor.userId, params.id))
  serve(app, 'deleteFaceAnalysis', ({ actor: { userId }, params: { id } }) =>
    deleteResult(deps, 'skin', { userId, id }),
  )
  serve(app, 'restoreFaceAnalysis', ({ actor, params }) => restoreSkinAnalysis(deps, actor.userId, params.id))
  serve(app, 'shareFaceAnalysis', ({ actor: { userId }, params: { id }, body }) =>
    shareResult(deps, 'skin', { userId, id }, body),
  )
  serve(app, 'getPublicFaceAnalysis', ({ actor, params, reply, request }) => {
    void reply.header('X-Robots-Tag', 'noindex').header('Referrer-Policy', 'no-referrer')
    return getPublicSkinAnalysis(deps, actor, params.id, request.ip)
  })
}
