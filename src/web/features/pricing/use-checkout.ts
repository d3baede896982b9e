import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import type { CheckoutAnswer } from '../../../contract/billing.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { checkoutAddress } from '../../lib/payment/checkout-address.ts'
import { overlayOrder } from '../../lib/payment/overlay.ts'
import { useOverlay } from '../../lib/payment/use-overlay.ts'
import { forgetWanted, rememberWanted } from '../../lib/payment/wanted-plan.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { refreshPlan } from '../../lib/queries/plan-queries.ts'
import { shownTheme } from '../../lib/theme.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { paymentMessages as messages } from '../../lib/messages/payment.ts'
import { useToast } from '../../ui/toast-context.ts'

/** Where a purchase went: on to a page that is being opened, into the overlay, done at once, or nowhere. */
type Outcome = 'leaving' | 'overlay' | 'changed' | 'blocked' | 'refused'

/**
 * Starts buying a plan. The answer decides how it goes on: a price goes into the overlay, an address is opened if it is
 * ours or the provider's, and without either the subscription was changed already.
 */
export function useCheckout() {
  const client = useQueryClient()
  const toast = useToast()
  const overlay = useOverlay()
  const [message, setMessage] = useState<string>()

  const follow = async (answer: CheckoutAnswer): Promise<Outcome> => {
    const { priceId, checkoutUrl } = answer
    if (priceId !== undefined) {
      const opened = await overlay.ready()
      if (opened !== null) {
        opened.Checkout.open(overlayOrder({ ...answer, priceId }, shownTheme()))
        return 'overlay'
      }
      if (checkoutUrl === undefined) return 'blocked'
    }
    if (checkoutUrl !== undefined) return leaveFor(checkoutUrl)
    forgetWanted()
    await refreshPlan(client)
    setMessage(answer.message)
    return 'changed'
  }

  const checkout = useIntention({
    send: async (planId: string, key) => {
      setMessage(undefined)
      rememberWanted(planId)
      return follow(await send(ENDPOINTS.checkout, { body: { planId }, key }))
    },
    onSuccess: (outcome) => {
      if (outcome === 'changed') toast(messages.done)
      if (outcome === 'blocked') toast({ ...messages.blocked, tone: 'danger' })
      if (outcome === 'refused') toast({ ...messages.failed, text: messages.refusedAddress, tone: 'danger' })
    },
    onError: (error) => {
      toast({
        ...messages.failed,
        text: failureText(error, { fallback: messages.failed.text }),
        tone: 'danger',
      })
      // The plan is not what this page shows: it was changed in another tab.
      if (isStatus(error, 409)) void refreshPlan(client)
    },
  })
  useFreshAfterReturn(checkout.reset)

  return {
    buy: (planId: string) => checkout.mutate(planId),
    /** The plan that is being bought, until the browser has left or the overlay is open. */
    busyId: checkout.isPending || checkout.data === 'leaving' ? checkout.variables : undefined,
    isBlocked: checkout.data === 'blocked',
    /** What the server says has been changed without a checkout. */
    message,
  }
}

function leaveFor(address: string): Outcome {
  const url = checkoutAddress(address, window.location.origin)
  if (url === null) return 'refused'
  if (url.origin === window.location.origin) navigate(url.pathname + url.search + url.hash)
  else window.location.assign(url.href)
  return 'leaving'
}

/** The browser may show the page again as it was when it was left: waiting for a way that was taken long ago. */
function useFreshAfterReturn(reset: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
}
