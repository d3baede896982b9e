import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { readSiteFacts } from './site.ts'

export function siteRoutes(app: App, deps: Deps): void {
  serve(app, 'getSite', async () => readSiteFacts(deps))
}
