import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import type { Subscription } from '../../lib/queries/plan-queries.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { paymentMessages } from '../../lib/messages/payment.ts'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { PortalButton } from './portal-button.tsx'

const messages = billingMessages.state

type Standing = { title: string; text: string; tone?: NoticeTone; action?: ReactNode }

/** How the subscription stands and what comes next. Takes the focus after a change that was made here. */
export function SubscriptionState({ subscription, nowMs }: { subscription: Subscription; nowMs: number }) {
  const standing = standingOf(subscription, nowMs)
  const { nextPlan } = subscription
  return (
    <div data-standing tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
      {standing !== null && (
        <Notice tone={standing.tone ?? 'plain'} title={standing.title} action={standing.action}>
          {standing.text}
        </Notice>
      )}
      {nextPlan !== null && (
        <Notice title={messages.next.title}>
          {messages.next.text(
            paymentMessages.titleOf(nextPlan.name, nextPlan.billingPeriod),
            formatDate(subscription.currentPeriodEnd),
          )}
        </Notice>
      )}
    </div>
  )
}

function standingOf(subscription: Subscription, nowMs: number): Standing | null {
  const end = formatDate(subscription.currentPeriodEnd)
  switch (subscription.status) {
    case 'active':
      return subscription.cancelAtPeriodEnd
        ? { title: messages.scheduled, text: messages.ends(end), tone: 'caution' }
        : { title: messages.active, text: messages.nextBilling(end) }
    case 'trialing':
      return {
        title: messages.trialing.title,
        text: subscription.cancelAtPeriodEnd ? messages.trialing.ends(end) : messages.trialing.renews(end),
      }
    case 'past_due':
      return pastDue(subscription, nowMs)
    case 'paused':
      return { ...messages.paused, tone: 'caution', action: <PortalButton size="sm" /> }
    case 'canceled':
      return null
  }
}

function pastDue({ graceEndsAt, isTest }: Subscription, nowMs: number): Standing {
  const { title, open, over, undated, test } = messages.pastDue
  const date = formatDate(graceEndsAt)
  const told = graceEndsAt === null ? undated : Date.parse(graceEndsAt) > nowMs ? open(date) : over(date)
  return {
    title,
    text: isTest ? `${told} ${test}` : told,
    tone: 'danger',
    action: <PortalButton size="sm" label={billingMessages.portal.pay} />,
  }
}
