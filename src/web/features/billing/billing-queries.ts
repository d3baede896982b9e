import { queryOptions, useMutation } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'
import { checkoutAddress } from '../../lib/payment/checkout-address.ts'
import { sentenceOf } from '../../lib/problem-error.ts'
import { safeLink } from '../../lib/safe-link.ts'
import { billingWords as words } from '../../lib/words/billing.ts'
import { useToast } from '../../ui/toast-context.ts'

export const invoicesQuery = queryOptions({
  queryKey: [CALLS.invoices.path],
  queryFn: ({ signal }) => send(CALLS.invoices, { signal }),
})

/** Short-lived addresses, so they are asked for at the click and opened at once. */
function useOpening<V>(
  ask: (variables: V) => Promise<string | null>,
  failed: { title: string; text: string },
) {
  const toast = useToast()
  return useMutation({
    mutationFn: ask,
    onSuccess: (address) => {
      if (address === null) toast({ ...failed, tone: 'danger' })
      else window.location.assign(address)
    },
    onError: (error) => toast({ ...failed, text: sentenceOf(error) ?? failed.text, tone: 'danger' }),
  })
}

export function useOpenPortal() {
  const ask = async () => {
    const { url } = await send(CALLS.portal)
    return checkoutAddress(url, window.location.origin)?.href ?? null
  }
  return useOpening<void>(ask, words.portal.failed)
}

/** The provider keeps documents on hosts of other names; it is a file that is fetched, and nothing is typed there. */
export function useOpenInvoice() {
  const ask = async (id: string) => safeLink((await send(CALLS.invoiceDocument, { params: { id } })).url)
  return useOpening(ask, words.invoices.openFailed)
}
