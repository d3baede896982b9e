import type { Deps } from '../../deps.ts'
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts'
import { LABEL_BYTES_MAX, serve, type App } from '../../platform/http/call.ts'
import { compareAnalyses, createAnalysis, getAnalysis, getPublicAnalysis, listAnalyses } from './analyses.ts'
import { cosmeticHistory } from './history.ts'
import { deleteResult } from '../results/results.ts'
import { renameAnalysis, restoreAnalysis, shareAnalysis } from './lifecycle.ts'

export function analysisRoutes(app: App, deps: Deps): void {
  serve(
    app,
    'analyze',
    ({ actor, body, idempotencyKey, reply }) =>
      createAnalysis(deps, actor, body, idempotencyKey, abortOnDisconnect(reply)),
    {
      bodyLimit: LABEL_BYTES_MAX,
    },
  )
  serve(app, 'listAnalyses', ({ actor, query }) => listAnalyses(deps, actor, query))
  serve(app, 'cosmeticHistory', ({ actor, query }) => cosmeticHistory(deps, actor, query))
  serve(app, 'getAnalysis', ({ actor, params }) => getAnalysis(deps, actor, params.id))
  serve(app, 'renameAnalysis', ({ actor, params, body }) =>
    renameAnalysis(deps, actor.userId, params.id, body.productName),
  )
  serve(app, 'deleteAnalysis', ({ actor: { userId }, params: { id } }) =>
    deleteResult(deps, 'cosmetic', { userId, id }),
  )
  serve(app, 'restoreAnalysis', ({ actor, params }) => restoreAnalysis(deps, actor.userId, params.id))
  serve(app, 'shareAnalysis', ({ actor, params, body }) => shareAnalysis(deps, actor.userId, params.id, body))
  serve(app, 'compareAnalyses', ({ actor, query }) => compareAnalyses(deps, actor, query.ids))
  serve(app, 'getPublicAnalysis', ({ actor, params, reply, request }) => {
    void reply.header('X-Robots-Tag', 'noindex').header('Referrer-Policy', 'no-referrer')
    return getPublicAnalysis(deps, actor, params.id, request.ip)
  })
}
