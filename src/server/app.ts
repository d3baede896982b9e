import type { Deps } from './deps.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { mailedLinkPage } from './features/accounts/link-pages.ts'
import { careRoutes } from './features/accounts/account-settings.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { apiDescriptionRoutes } from './features/api-description/api-description.routes.ts'
import { analysisRoutes } from './features/analyses/analyses.routes.ts'
import { previewRoutes } from './features/analyses/previews.routes.ts'
import { ownPage } from './features/analyses/own-pages.ts'
import { sharedAnalysisPage } from './features/analyses/shared-pages.ts'
import { sharedSkinPage } from './features/skin/shared-pages.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { webhookRoutes } from './features/billing/webhook.routes.ts'
import { contractRoutes } from './features/billing/contracts.routes.ts'
import { feedbackRoutes } from './features/feedback/feedback.routes.ts'
import { skinRoutes } from './features/skin/skin.routes.ts'
import { ingredientPage } from './features/ingredients/ingredients.pages.ts'
import { ingredientRoutes } from './features/ingredients/ingredients.routes.ts'
import { labelRoutes } from './features/labels/labels.routes.ts'
import { billingPage, firstState, hiddenPage, pricingPage } from './features/pages/pages.ts'
import { pageRoutes } from './features/pages/pages.routes.ts'
import { sampleRoutes } from './features/samples/samples.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { subscriptionRoutes } from './features/subscription/subscription.routes.ts'
import { BACKLOGS } from './backlogs.ts'
import { watchAnswers } from './platform/http/answers.ts'
import type { App } from './platform/http/call.ts'
import type { RenderPage } from './platform/pages/open-pages.ts'
import { openHttp, type HttpOptions } from './platform/http/http.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { metricRoutes } from './platform/metrics/metrics.ts'
import { probeRoutes } from './platform/http/probes.ts'
import { sessionCookie } from './platform/security/session.ts'
import { webRoutes } from './platform/pages/web.ts'

type AppOptions = HttpOptions & {
  /** The built screens; null serves the calls only. */
  webDir: string | null
  /** The public pages as HTML; null: every page is made in the browser. */
  renderPage: RenderPage | null
  isDraining: () => boolean
  jobs: Jobs
  /** Opens /metrics to others than this machine. */
  metricsToken: string | null
}

/** The whole server but for its port: tests call it with `inject`. */
export async function createApp(deps: Deps, options: AppOptions): Promise<App> {
  const app = await openHttp(deps, options)
  metricRoutes(app, deps, {
    token: options.metricsToken,
    jobs: options.jobs,
    backlogs: BACKLOGS,
  })
  const pulse = watchAnswers(app, deps)
  probeRoutes(app, deps, options.isDraining)
  accountRoutes(app, deps)
  careRoutes(app, deps)
  subscriptionRoutes(app, deps)
  labelRoutes(app, deps)
  analysisRoutes(app, deps)
  ingredientRoutes(app, deps)
  skinRoutes(app, deps)
  await webhookRoutes(app, deps)
  billingRoutes(app, deps)
  contractRoutes(app, deps)
  siteRoutes(app, deps)
  pageRoutes(app, deps)
  sampleRoutes(app, deps)
  feedbackRoutes(app, deps)
  adminRoutes(app, deps, { pulse, jobs: options.jobs })
  previewRoutes(app, deps)
  apiDescriptionRoutes(app)
  const { name: sid } = sessionCookie(deps.origin)
  await webRoutes(app, {
    webDir: options.webDir,
    renderPage: options.renderPage,
    origin: deps.origin,
    hasSession: ({ cookies }) => sid in cookies,
    firstState: (request) => firstState(deps, request.cookies[sid]),
    pages: [
      (path) => ingredientPage(deps, path),
      (path) => pricingPage(deps, path),
      (path, { cookies }) => ownPage(deps, path, cookies[sid]),
      (path, { ip, cookies }) => sharedAnalysisPage(deps, path, sid in cookies ? null : ip),
      sharedSkinPage,
      mailedLinkPage,
      (path) => billingPage(deps, path),
      hiddenPage,
    ],
  })
  return app
}
