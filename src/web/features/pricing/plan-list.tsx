import { useState } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import type { BillingPeriod, Plan } from '../../../contract/plans.ts'
import { CancelDialog } from '../../lib/plan/cancel-dialog.tsx'
import { focusHeading } from '../../lib/focus-heading.ts'
import { PlanBar, PlanBarWait } from '../../lib/plan/plan-bar.tsx'
import { useCancel } from '../../lib/plan/plan-changes.ts'
import { authThen } from '../../lib/paths.ts'
import { pricingMessages as messages } from '../../lib/messages/pricing.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { needsConsent, planAction, type Buyer, type PlanAction } from './plan-action.ts'
import { PlanCard } from './plan-card.tsx'
import { cardsOf, fullYearPrice } from './plan-facts.ts'
import { pricingAt } from './use-period.ts'
import { formatDate } from '../../lib/format.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type Asking = { plan: Plan; kind: 'switch' | 'upgrade' | 'free' }

type PlanListProps = {
  plans: readonly Plan[]
  period: BillingPeriod
  buyer: Buyer
  busyId: string | undefined
  onBuy: (planId: string) => void
}

export function PlanList({ plans, period, buyer, busyId, onBuy }: PlanListProps) {
  const cancel = useCancel()
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)

  const choose = (plan: Plan, { kind }: PlanAction) => {
    if (kind === 'start') return navigate(authThen(pricingAt(period)))
    if (kind === 'free' || kind === 'switch') return setAsking({ plan, kind })
    if (kind !== 'upgrade') return
    if (needsConsent(buyer)) return setAsking({ plan, kind })
    onBuy(plan.id)
  }

  return (
    <>
      <ul
        aria-label={messages.plansTitle}
        className="mt-10 grid grid-cols-1 items-stretch gap-7 lg:grid-cols-3 lg:gap-5"
      >
        {cardsOf(plans, period).map((plan, place) => {
          const action = planAction(plan, buyer)
          const isCurrent = action.kind === 'current'
          return (
            <PlanCard key={plan.id} plan={plan} fullPrice={fullYearPrice(plan, plans)} isCurrent={isCurrent}>
              {isCurrent && <PlanBar />}
              {/* In the first card whichever plan it is: no button below then moves when it is known. */}
              {action.kind === 'wait' && place === 0 && <PlanBarWait />}
              <PlanButton
                plan={plan}
                action={action}
                busy={busyId === undefined ? null : busyId === plan.id ? 'this' : 'other'}
                onChoose={() => choose(plan, action)}
              />
            </PlanCard>
          )
        })}
      </ul>
      {asking?.kind === 'free' && typeof buyer === 'object' && (
        <CancelDialog current={buyer} cancel={cancel} onClose={close} onDone={focusHeading} />
      )}
      {asking !== undefined && asking.kind !== 'free' && typeof buyer === 'object' && (
        <ChangeDialog
          plan={asking.plan}
          kind={asking.kind}
          current={buyer}
          onConfirm={() => onBuy(asking.plan.id)}
          onClose={close}
        />
      )}
    </>
  )
}

type PlanButtonProps = {
  plan: Plan
  action: PlanAction
  /** 'this' works on this card, 'other' on another one: two purchases at once are nobody's wish. */
  busy: 'this' | 'other' | null
  onChoose: () => void
}

function PlanButton({ plan, action, busy, onChoose }: PlanButtonProps) {
  const isOpen = ['start', 'upgrade', 'switch', 'free'].includes(action.kind)
  return (
    <Button
      className="w-full"
      kind={plan.name === 'Standard' ? 'primary' : 'outline'}
      disabled={!isOpen || busy !== null}
      onClick={onChoose}
    >
      {busy === 'this' ? (
        <>
          <Spinner size={18} />
          {messages.processing}
        </>
      ) : (
        labelOf(plan, action)
      )}
    </Button>
  )
}

function labelOf(plan: Plan, action: PlanAction): string {
  switch (action.kind) {
    case 'start':
      return messages.start
    case 'wait':
      return commonMessages.loading
    case 'current':
      return messages.current
    case 'upgrade':
      return messages.upgrade(plan.name)
    case 'switch':
    case 'free':
      return messages.switchTo(plan.name)
    case 'scheduled':
      return messages.starts(formatDate(action.at))
  }
}
