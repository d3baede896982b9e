import { useNavigate } from 'react-router'
import type { TestCheckout } from '../../../contract/billing.ts'
import { failureText } from '../../lib/failure-text.ts'
import { formatPrice } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { paymentWords, testCheckoutWords as words } from '../../lib/words/payment.ts'
import { pricingWords } from '../../lib/words/pricing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFinish, type TestOutcome } from './test-checkout-queries.ts'

export function TestOrder({ order }: { order: TestCheckout }) {
  const navigate = useNavigate()
  const finish = useFinish(order.intent)
  const isBusy = finish.isPending || finish.data?.isPaid === true
  const end = (outcome: TestOutcome) =>
    finish.mutate(outcome, {
      onSuccess: ({ isPaid }) => {
        if (isPaid) void navigate(paths.bought)
      },
    })
  return (
    <Card labelledBy="order-title">
      <CardTitle id="order-title">{words.order}</CardTitle>
      <OrderFacts order={order} />
      <FinishFailure finish={finish} />
      <div className="mt-6 grid gap-3">
        <Button size="lg" disabled={isBusy} onClick={() => end('pay')}>
          {isBusy && finish.variables === 'pay' ? (
            <>
              <Spinner size={18} />
              {words.working}
            </>
          ) : (
            words.pay
          )}
        </Button>
        <Button kind="outline" disabled={isBusy} onClick={() => end('decline')}>
          {words.decline}
        </Button>
        <ButtonLink kind="quiet" to={paths.pricing}>
          {words.back}
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
        <dt className="text-muted">{words.plan}</dt>
        <dd className="font-semibold">{paymentWords.titleOf(plan.name, plan.billingPeriod)}</dd>
      </div>
      <div>
        <dt className="text-muted">{words.price}</dt>
        <dd>
          <span className="font-semibold">{`${price} ${pricingWords.per[plan.billingPeriod]}`}</span>{' '}
          <span className="text-muted">{words.priceNote}</span>
        </dd>
      </div>
      <div>
        <dt className="text-muted">{words.account}</dt>
        <dd className="wrap-anywhere">{customerEmail}</dd>
      </div>
    </dl>
  )
}

function FinishFailure({ finish }: { finish: ReturnType<typeof useFinish> }) {
  if (finish.data?.isPaid === false) {
    return (
      <div className="mt-4">
        <Notice tone="danger" role="alert" title={words.declined}>
          {finish.data.message}
        </Notice>
      </div>
    )
  }
  if (!finish.isError) return null
  return (
    <div className="mt-4">
      <Notice tone="danger" role="alert">
        {failureText(finish.error, { fallback: words.failed })}
      </Notice>
    </div>
  )
}
