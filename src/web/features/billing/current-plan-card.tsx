import { useState } from 'react'
import { focusHeading } from '../../lib/focus-heading.ts'
import { paths } from '../../lib/paths.ts'
import { CancelDialog } from '../../lib/plan/cancel-dialog.tsx'
import { PlanBar } from '../../lib/plan/plan-bar.tsx'
import { useCancel, useReactivate } from '../../lib/plan/plan-changes.ts'
import type { Current } from '../../lib/queries/plan-queries.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { paymentMessages } from '../../lib/messages/payment.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PortalButton } from './portal-button.tsx'
import { SubscriptionState } from './subscription-state.tsx'

const messages = billingMessages.plan
const focusStanding = () => focusHeading('[data-standing]')

type CurrentPlanCardProps = { current: Current; nowMs: number }

export function CurrentPlanCard({ current, nowMs }: CurrentPlanCardProps) {
  const { plan, subscription } = current
  return (
    <Card labelledBy="plan-title" className="grid content-start gap-5">
      <div>
        <CardTitle id="plan-title">{messages.title}</CardTitle>
        {plan !== null && (
          <>
            <p data-plan-name tabIndex={-1} className="font-serif text-4xl outline-none">
              {plan.name}
            </p>
            <p className="mt-1 text-muted">{plan.description}</p>
          </>
        )}
      </div>
      {subscription !== null && <SubscriptionState subscription={subscription} nowMs={nowMs} />}
      {plan !== null && <PlanFacts plan={plan} />}
      {plan !== null && <PlanBar />}
      {subscription?.isTest === true && <p className="text-muted">{paymentMessages.testBought}</p>}
      {subscription === null && <NoSubscription />}
      {plan !== null && <PlanActions current={current} />}
      {subscription !== null && (
        <p>
          <TextLink to={paths.withdraw}>{billingMessages.withdraw}</TextLink>
        </p>
      )}
    </Card>
  )
}

function PlanFacts({ plan }: { plan: NonNullable<Current['plan']> }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-line pt-4">
      <div>
        <dt className="text-[0.9375rem] text-muted">{messages.price}</dt>
        <dd className="font-semibold">{plan.priceText}</dd>
      </div>
      <div>
        <dt className="text-[0.9375rem] text-muted">{messages.period}</dt>
        <dd className="font-semibold">{messages.periods[plan.billingPeriod]}</dd>
      </div>
    </dl>
  )
}

function NoSubscription() {
  return (
    <div className="rounded-card border border-dashed border-edge p-4">
      <h3 className="text-lg">{messages.none.title}</h3>
      <p className="mt-1 mb-3 text-muted">{messages.none.text}</p>
      <ButtonLink to={paths.pricing}>{messages.none.action}</ButtonLink>
    </div>
  )
}

function PlanActions({ current }: { current: Current }) {
  const { plan, subscription } = current
  const cancel = useCancel()
  const [isAsking, setIsAsking] = useState(false)
  const canCancel = subscription?.status === 'active' && plan?.name !== 'Free'
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink kind="outline" to={paths.pricing}>
        {messages.change}
      </ButtonLink>
      {canCancel && (
        <Button
          kind="danger"
          disabled={subscription.cancelAtPeriodEnd || cancel.isPending}
          onClick={() => setIsAsking(true)}
        >
          {messages.cancel}
        </Button>
      )}
      <ReactivateButton current={current} />
      {subscription !== null && subscription.status !== 'paused' && <PortalButton />}
      {isAsking && (
        <CancelDialog
          current={current}
          cancel={cancel}
          onClose={() => setIsAsking(false)}
          onDone={focusStanding}
        />
      )}
    </div>
  )
}

/** Until the end date whatever was scheduled for it can be taken back. */
function ReactivateButton({ current: { plan, subscription } }: { current: Current }) {
  const reactivate = useReactivate()
  if (plan === null || subscription === null) return null
  const { cancelAtPeriodEnd, nextPlan } = subscription
  if (!cancelAtPeriodEnd && nextPlan === null) return null
  const label = cancelAtPeriodEnd
    ? messages.reactivate
    : messages.keep(paymentMessages.titleOf(plan.name, plan.billingPeriod))
  return (
    <Button
      disabled={reactivate.isPending}
      onClick={() => reactivate.mutate(undefined, { onSuccess: focusStanding })}
    >
      {reactivate.isPending ? paymentMessages.reactivate.working : label}
    </Button>
  )
}
