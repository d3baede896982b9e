import { useSearchParams } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { TestModeNotice } from '../../lib/payment/payment-notices.tsx'
import { useOverlay } from '../../lib/payment/use-overlay.ts'
import { useCurrent, useIsModeUntold, type Current, refreshPlan } from '../../lib/queries/plan-queries.ts'
import { billingMessages as messages } from '../../lib/messages/billing.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CurrentPlanCard } from './current-plan-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { OwnWithdrawalsCard } from './own-withdrawals-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { focusHeading } from '../../lib/focus-heading.ts'
import { forgetWanted, wantedPlan } from '../../lib/payment/wanted-plan.ts'
import { paymentMessages } from '../../lib/messages/payment.ts'
import { useToast } from '../../ui/toast-context.ts'

/** The provider's mails about a failed payment lead here with a transaction, which its overlay then opens by itself. */
const TRANSACTION = '_ptxn'

export function BillingScreen() {
  const current = useCurrent()
  const isModeUntold = useIsModeUntold()
  const [search] = useSearchParams()
  useOverlay({ isWanted: search.has(TRANSACTION) })
  usePageHead({ title: messages.title, robots: 'noindex' })
  const isWaiting = !current.isError && (current.data === undefined || isModeUntold)
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-2 mb-8 text-lg text-muted">{messages.lead}</p>
      <div className="mb-6 grid gap-3 empty:hidden">
        <CheckoutReturn />
        {/* It may be known before the plan is, and would move what stands in for it. */}
        {!isWaiting && <TestModeNotice />}
      </div>
      {isWaiting && (
        <div role="status" className="grid min-h-[80vh] place-content-center text-primary">
          <Spinner size={32} />
          <span className="sr-only">{commonMessages.loading}</span>
        </div>
      )}
      {current.data === undefined && current.isError && (
        <LoadFailed
          text={messages.failed}
          retryLabel={commonMessages.retry}
          onRetry={() => void current.refetch()}
        />
      )}
      {current.data !== undefined && !isWaiting && (
        <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <CurrentPlanCard current={current.data} nowMs={current.dataUpdatedAt} />
          <div className="grid grid-cols-1 gap-6">
            <UsageCard />
            <InvoicesCard />
            <OwnWithdrawalsCard />
          </div>
        </div>
      )}
    </Page>
  )
}

const returnMessages = messages.back

function CheckoutReturn() {
  const { state, askAgain } = useCheckoutReturn()
  if (state === 'waiting') {
    return (
      <Notice role="status" title={returnMessages.waiting.title}>
        {returnMessages.waiting.text}
      </Notice>
    )
  }
  if (state === null) return null
  return (
    <Notice
      tone="caution"
      role="alert"
      title={returnMessages.late.title}
      action={
        <Button kind="outline" size="sm" onClick={askAgain}>
          {returnMessages.late.again}
        </Button>
      }
    >
      {returnMessages.late.text}
    </Notice>
  )
}

const ASK_EVERY_MS = 2_000
const PATIENCE_MS = 60_000

/**
 * After a checkout the browser is often back before the provider's word is: asks until the plan has changed, says so
 * and takes the mark out of the address; after a minute it says that it does not know.
 */
function useCheckoutReturn() {
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
