import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import type { Subscription } from '../../lib/queries/current-reader.ts'
import { billingWords } from '../../lib/words/billing.ts'
import { paymentWords } from '../../lib/words/payment.ts'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { PortalButton } from './portal-button.tsx'

const words = billingWords.state

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
        <Notice title={words.next.title}>
          {words.next.text(
            paymentWords.titleOf(nextPlan.name, nextPlan.billingPeriod),
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
        ? { title: words.scheduled, text: words.ends(end), tone: 'caution' }
        : { title: words.active, text: words.nextBilling(end) }
    case 'trialing':
      return {
        title: words.trialing.title,
        text: subscription.cancelAtPeriodEnd ? words.trialing.ends(end) : words.trialing.renews(end),
      }
    case 'past_due':
      return pastDue(subscription, nowMs)
    case 'paused':
      return { ...words.paused, tone: 'caution', action: <PortalButton size="sm" /> }
    case 'canceled':
      return null
  }
}

function pastDue({ graceEndsAt, isTest }: Subscription, nowMs: number): Standing {
  const { title, open, over, undated, test } = words.pastDue
  const date = formatDate(graceEndsAt)
  const told = graceEndsAt === null ? undated : Date.parse(graceEndsAt) > nowMs ? open(date) : over(date)
  return {
    title,
    text: isTest ? `${told} ${test}` : told,
    tone: 'danger',
    action: <PortalButton size="sm" label={billingWords.portal.pay} />,
  }
}
