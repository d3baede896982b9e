import { navigate } from '../../lib/navigation.tsx'
import type { TestCheckout } from '../../../contract/billing.ts'
import { failureText } from '../../lib/failure-text.ts'
import { formatPrice } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { paymentMessages, testCheckoutMessages as messages } from '../../lib/messages/payment.ts'
import { pricingMessages } from '../../lib/messages/pricing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFinish, type TestOutcome } from './test-checkout-queries.ts'

export function TestOrder({ order }: { order: TestCheckout }) {
  const finish = useFinish(order.intent)
  const isBusy = finish.isPending || finish.data?.isPaid === true
  const end = (outcome: TestOutcome) =>
    finish.mutate(outcome, {
      onSuccess: ({ isPaid }) => {
        if (isPaid) navigate(paths.bought)
      },
    })
  return (
    <Card labelledBy="order-title">
      <CardTitle id="order-title">{messages.order}</CardTitle>
      <OrderFacts order={order} />
      <FinishFailure finish={finish} />
      <div className="mt-6 grid gap-3">
        <Button size="lg" disabled={isBusy} onClick={() => end('pay')}>
          {isBusy && finish.variables === 'pay' ? (
            <>
              <Spinner size={18} />
              {messages.working}
            </>
          ) : (
            messages.pay
          )}
        </Button>
        <Button kind="outline" disabled={isBusy} onClick={() => end('decline')}>
          {messages.decline}
        </Button>
        <ButtonLink kind="quiet" to={paths.pricing}>
          {messages.back}
        </ButtonLink>
      </div>
    </Card>
  )
}

function OrderFacts({ order: { plan, customerEmail } }: { order: TestCheckout }) {
  const price = formatPrice(plan.price, plan.currency)
  return (
    <dl className="divide-y divide-line border-y border-line [&>div]:grid [&>div]:gap-x-4 [&>div]:py-3 sm:[&>div]:grid-cols-[8rem_1fr]">
      <div>
        <dt className="text-muted">{messages.plan}</dt>
        <dd className="font-semibold">{paymentMessages.titleOf(plan.name, plan.billingPeriod)}</dd>
      </div>
      <div>
        <dt className="text-muted">{messages.price}</dt>
        <dd>
          <span className="font-semibold">{`${price} ${pricingMessages.per[plan.billingPeriod]}`}</span>{' '}
          <span className="text-muted">{messages.priceNote}</span>
        </dd>
      </div>
      <div>
        <dt className="text-muted">{messages.account}</dt>
        <dd className="wrap-anywhere">{customerEmail}</dd>
      </div>
    </dl>
  )
}

function FinishFailure({ finish }: { finish: ReturnType<typeof useFinish> }) {
  if (finish.data?.isPaid === false) {
    return (
      <div className="mt-4">
        <Notice tone="danger" role="alert" title={messages.declined}>
          {finish.data.message}
        </Notice>
      </div>
    )
  }
  if (!finish.isError) return null
  return (
    <div className="mt-4">
      <Notice tone="danger" role="alert">
        {failureText(finish.error, { fallback: messages.failed })}
      </Notice>
    </div>
  )
}
