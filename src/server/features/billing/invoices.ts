import type { InvoiceList } from '../../../contract/billing.ts'
import { ProviderFault } from '../../adapters/payment/provider.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { findNewest, listCustomers } from './checkout.queries.ts'
import { asking } from './provider-words.ts'

/** An address that opens the portal for whoever has it, for a while: made for each click and never kept. */
export async function openPortal(deps: Deps, { userId }: Actor): Promise<{ url: string }> {
  const newest = await findNewest(deps.db, userId, deps.payments.kind)
  if (!newest)
    throw new Failure('CONFLICT', 'You have not bought anything yet, so there is nothing to manage.')
  const url = await asking(deps, 'portal', () => deps.payments.portalUrl(newest.customerId, newest.id))
  if (url === null)
    throw new Failure('CONFLICT', 'In test mode there is no customer portal: no money is involved.')
  return { url }
}

/** Newest first. Where the provider is away the list says that it does not know, which is not the same as none. */
export async function listInvoices(deps: Deps, { userId }: Actor): Promise<InvoiceList> {
  const customers = await listCustomers(deps.db, userId, deps.payments.kind)
  try {
    const lists = await Promise.all(customers.map((customerId) => deps.payments.invoices(customerId)))
    const invoices = lists.flat().sort((a, b) => b.billedAt.localeCompare(a.billedAt))
    return { invoices, isKnown: true }
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error, kind: error.kind }, 'invoices could not be asked for')
    return { invoices: [], isKnown: false }
  }
}

/** Somebody else's invoice does not exist. */
export async function openInvoice(deps: Deps, { userId }: Actor, id: string): Promise<{ url: string }> {
  for (const customerId of await listCustomers(deps.db, userId, deps.payments.kind)) {
    const url = await asking(deps, 'invoice', () => deps.payments.invoiceUrl(customerId, id))
    if (url !== null) return { url }
  }
  throw new Failure('NOT_FOUND', 'Invoice not found.')
}
