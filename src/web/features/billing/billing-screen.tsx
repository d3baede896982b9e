import { useSearchParams } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { TestModeNotice } from '../../lib/payment/payment-notices.tsx'
import { useOverlay } from '../../lib/payment/use-overlay.ts'
import { useCurrent, useIsModeUntold } from '../../lib/queries/plan-queries.ts'
import { billingMessages as messages } from '../../lib/messages/billing.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CurrentPlanCard } from './current-plan-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { OwnWithdrawalsCard } from './own-withdrawals-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { billingMessages } from '../../lib/messages/billing.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCheckoutReturn } from './use-checkout-return.ts'

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

const returnMessages = billingMessages.back

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
