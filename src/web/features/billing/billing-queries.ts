import { queryOptions } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { checkoutAddress } from '../../lib/payment/checkout-address.ts'
import { safeLink } from '../../lib/safe-link.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { billingMessages as messages } from '../../lib/messages/billing.ts'
import { useToast } from '../../ui/toast-context.ts'

export const invoicesQuery = queryOptions({
  queryKey: [ENDPOINTS.invoices.path],
  queryFn: ({ signal }) => send(ENDPOINTS.invoices, { signal }),
})

export const ownWithdrawalsQuery = queryOptions({
  queryKey: [ENDPOINTS.ownWithdrawals.path],
  queryFn: ({ signal }) => send(ENDPOINTS.ownWithdrawals, { signal }),
})

/** Short-lived addresses, so they are asked for at the click and opened at once. */
function useOpening<V>(
  ask: (variables: V, key: string) => Promise<string | null>,
  failed: { title: string; text: string },
) {
  const toast = useToast()
  return useIntention({
    send: ask,
    onSuccess: (address) => {
      if (address === null) toast({ ...failed, tone: 'danger' })
      else window.location.assign(address)
    },
    onError: (error) =>
      toast({ ...failed, text: failureText(error, { fallback: failed.text }), tone: 'danger' }),
  })
}

export function useOpenPortal() {
  const ask = async (_: void, key: string) => {
    const { url } = await send(ENDPOINTS.portal, { key })
    return checkoutAddress(url, window.location.origin)?.href ?? null
  }
  return useOpening<void>(ask, messages.portal.failed)
}

/** The provider keeps documents on hosts of other names; it is a file that is fetched, and nothing is typed there. */
export function useOpenInvoice() {
  const ask = async (id: string, key: string) =>
    safeLink((await send(ENDPOINTS.invoiceDocument, { params: { id }, key })).url)
  return useOpening(ask, messages.invoices.openFailed)
}
