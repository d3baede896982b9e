import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/call.ts'
import { Failure } from '../../platform/failure.ts'
import { createAnalysis, getAnalysis, getPublicAnalysis, listAnalyses } from './analyses.ts'

/** 20,000 characters are at most 60,000 bytes of UTF-8, and JSON may write each as six. */
const ANALYZE_BYTES_MAX = 160 * 1024

export function analysisRoutes(app: App, deps: Deps): void {
  serve(
    app,
    'analyze',
    ({ actor, body, request }) => createAnalysis(deps, actor, body, idempotencyKey(request)),
    {
      bodyLimit: ANALYZE_BYTES_MAX,
    },
  )
  serve(app, 'listAnalyses', ({ actor }) => listAnalyses(deps, actor))
  serve(app, 'getAnalysis', ({ actor, params }) => getAnalysis(deps, actor, params.id))
  serve(app, 'getPublicAnalysis', ({ actor, params, reply }) => {
    void reply.header('X-Robots-Tag', 'noindex').header('Referrer-Policy', 'no-referrer')
    return getPublicAnalysis(deps, actor, params.id)
  })
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw new Failure('INVALID', 'The Idempotency-Key must have 8 to 255 printable characters.')
  }
  return key
}
