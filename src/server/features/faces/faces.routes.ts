import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/call.ts'
import { listFaces } from './faces.ts'

export function faceRoutes(app: App, deps: Deps): void {
  serve(app, 'listFaceAnalyses', ({ actor }) => listFaces(deps, actor.userId))
}
