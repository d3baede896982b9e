import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { cancelSubscription, reactivate } from './cancel.ts'
import { startCheckout } from './checkout.ts'
import { listInvoices, openInvoice, openPortal } from './invoices.ts'
import { finishTestCheckout, showTestCheckout } from './test-checkout.ts'

export function billingRoutes(app: App, deps: Deps): void {
  serve(app, 'paymentSettings', async () => deps.payments.settings)
  serve(app, 'checkout', ({ actor, body }) => startCheckout(deps, actor, body.planId))
  serve(app, 'cancel', ({ actor }) => cancelSubscription(deps, actor))
  serve(app, 'reactivate', ({ actor }) => reactivate(deps, actor))
  serve(app, 'portal', ({ actor }) => openPortal(deps, actor))
  serve(app, 'invoices', ({ actor }) => listInvoices(deps, actor))
  serve(app, 'invoiceDocument', ({ actor, params }) => openInvoice(deps, actor, params.id))
  serve(app, 'testCheckout', ({ actor, query }) => showTestCheckout(deps, actor, query.intent))
  serve(app, 'finishTestCheckout', ({ actor, body }) => finishTestCheckout(deps, actor, body))
}
