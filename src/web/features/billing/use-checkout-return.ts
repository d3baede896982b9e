import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from '../../lib/navigation.tsx'
import { focusHeading } from '../../lib/focus-heading.ts'
import { forgetWanted, wantedPlan } from '../../lib/payment/wanted-plan.ts'
import type { Current } from '../../lib/queries/plan-queries.ts'
import { refreshPlan, useCurrent, useIsModeUntold } from '../../lib/queries/plan-queries.ts'
import { paymentMessages } from '../../lib/messages/payment.ts'
import { useToast } from '../../ui/toast-context.ts'

const ASK_EVERY_MS = 2_000
const PATIENCE_MS = 60_000

/**
 * After a checkout the browser is often back before the provider's word is: asks until the plan has changed, says so
 * and takes the mark out of the address; after a minute it says that it does not know.
 */
export function useCheckoutReturn() {
  const client = useQueryClient()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const [wanted] = useState(wantedPlan)
  const [isLate, setIsLate] = useState(false)
  const isBack = search.get('checkout') === 'done'
  const { data } = useCurrent({ everyMs: isBack && ASK_EVERY_MS })
  // The plan, which gets the focus, is shown no sooner.
  const isModeUntold = useIsModeUntold()
  const hasChanged = isBack && !isModeUntold && data !== undefined && isBought(data, wanted)

  const arrive = useEffectEvent(() => {
    forgetWanted()
    setSearch({}, { replace: true })
    toast(paymentMessages.done)
    void refreshPlan(client)
    focusHeading('[data-plan-name]')
  })
  const giveUp = useEffectEvent(() => {
    setIsLate(true)
    setSearch({}, { replace: true })
  })
  useEffect(() => {
    if (!isBack) return
    if (hasChanged) return arrive()
    const timer = setTimeout(giveUp, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isBack, hasChanged])

  return {
    state: isBack ? ('waiting' as const) : isLate ? ('late' as const) : null,
    askAgain: () => {
      setIsLate(false)
      setSearch({ checkout: 'done' }, { replace: true })
    },
  }
}

function isBought({ plan, subscription }: Current, wanted: string | null): boolean {
  if (wanted === null) return subscription?.status === 'active' && plan?.name !== 'Free'
  return plan?.id === wanted || subscription?.nextPlan?.id === wanted
}
