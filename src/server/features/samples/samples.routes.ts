import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { readSample } from './samples.ts'

export function sampleRoutes(app: App, deps: Deps): void {
  serve(app, 'readSample', async ({ body }) => readSample(deps, body.sample))
}
