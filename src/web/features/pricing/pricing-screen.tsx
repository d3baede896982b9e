import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { BlockedNotice, TestModeNotice } from '../../lib/payment/payment-notices.tsx'
import type { Current } from '../../lib/queries/plan-queries.ts'
import { useCurrent, useIsModeUntold, usePlans } from '../../lib/queries/plan-queries.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { pricingMessages as messages } from '../../lib/messages/pricing.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Buyer } from './plan-action.ts'
import { PlanList } from './plan-list.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePeriod } from './use-period.ts'
import type { BillingPeriod } from '../../../contract/plans.ts'

export function PricingScreen() {
  const user = useUser()
  const plans = usePlans()
  const current = useCurrent()
  const isModeUntold = useIsModeUntold()
  const [period, setPeriod] = usePeriod()
  const { buy, busyId, isBlocked, message } = useCheckout()
  usePageHead(PAGE_PRESETS.pricing)
  const isWaiting = plans === undefined || isModeUntold
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-2 mb-8 max-w-[56ch] text-lg text-muted">{messages.lead}</p>
      <div className="mb-6 grid gap-3 empty:hidden">
        {/* It may be known before the plans are, and would move what stands in for them. */}
        {!isWaiting && <TestModeNotice />}
        {isBlocked && <BlockedNotice />}
        {message !== undefined && (
          <Notice role="status" action={<TextLink to={paths.billing}>{messages.manage}</TextLink>}>
            {message}
          </Notice>
        )}
        {current.isError && current.data === undefined && (
          <LoadFailed
            text={messages.currentFailed}
            retryLabel={commonMessages.retry}
            onRetry={() => void current.refetch()}
          />
        )}
      </div>
      {isWaiting ? (
        <PlansWait />
      ) : (
        <>
          <PeriodSwitch period={period} onChange={setPeriod} />
          <PlanList
            plans={plans}
            period={period}
            buyer={buyerOf(user !== null, current.data)}
            busyId={busyId}
            onBuy={buy}
          />
          <Footnotes />
        </>
      )}
    </Page>
  )
}

function buyerOf(isSignedIn: boolean, current: Current | undefined): Buyer {
  return isSignedIn ? (current ?? 'unknown') : 'visitor'
}

function PlansWait() {
  return (
    <div role="status" className="mt-10 grid grid-cols-1 gap-7 lg:grid-cols-3 lg:gap-5">
      <span className="sr-only">{messages.loading}</span>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-[32rem] rounded-card" />
      ))}
    </div>
  )
}

const FOOT_LINK = 'inline-flex min-h-9 items-center'

function Footnotes() {
  return (
    <div className="mt-8 grid max-w-[75ch] gap-2 text-[0.9375rem] text-muted">
      {messages.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={paths.refund} className={FOOT_LINK}>
          {messages.refund}
        </TextLink>
        <TextLink to={paths.withdraw} className={FOOT_LINK}>
          {messages.withdraw}
        </TextLink>
      </p>
    </div>
  )
}

type PeriodSwitchProps = { period: BillingPeriod; onChange: (period: BillingPeriod) => void }

function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div
        role="group"
        aria-label={messages.periodLabel}
        className="inline-flex flex-wrap rounded-control border border-edge p-1"
      >
        {(['monthly', 'annual'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={period === value}
            onClick={() => onChange(value)}
            className="min-h-11 rounded-[0.3rem] px-5 font-semibold text-muted aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {messages[value]}
          </button>
        ))}
      </div>
      {period === 'annual' && (
        <p className="rounded-full border border-accent px-3 py-0.5 font-semibold text-accent">
          {messages.save}
        </p>
      )}
    </div>
  )
}
