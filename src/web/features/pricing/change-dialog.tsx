import type { Plan } from '../../../contract/plans.ts'
import { formatDate, formatPrice } from '../../lib/format.ts'
import type { Current } from '../../lib/queries/plan-queries.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { paymentMessages } from '../../lib/messages/payment.ts'
import { pricingMessages } from '../../lib/messages/pricing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ChangeDialogProps = {
  plan: Plan
  kind: 'switch' | 'upgrade'
  current: Current
  onConfirm: () => void
  onClose: () => void
}

/** Says what a change of a running subscription costs and when it starts, before it is made. */
export function ChangeDialog({ plan, kind, current, onConfirm, onClose }: ChangeDialogProps) {
  const messages = kind === 'switch' ? pricingMessages.switching : pricingMessages.upgrading
  const now = current.plan
  const nowTitle = now === null ? '' : paymentMessages.titleOf(now.name, now.billingPeriod)
  return (
    <Dialog title={messages.title(plan.name)} closeLabel={commonMessages.close} onClose={onClose}>
      <ChangeText
        plan={plan}
        kind={kind}
        nowTitle={nowTitle}
        endsAt={current.subscription?.currentPeriodEnd}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
          {messages.no(nowTitle)}
        </Button>
        <Button
          className="max-sm:w-full"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {messages.yes(plan.name)}
        </Button>
      </div>
    </Dialog>
  )
}

type ChangeTextProps = {
  plan: Plan
  kind: 'switch' | 'upgrade'
  nowTitle: string
  endsAt: string | undefined
}

function ChangeText({ plan, kind, nowTitle, endsAt }: ChangeTextProps) {
  const { switching, upgrading, per } = pricingMessages
  const title = paymentMessages.titleOf(plan.name, plan.billingPeriod)
  const price = `${formatPrice(plan.price, plan.currency)} ${per[plan.billingPeriod]}`
  return (
    <>
      <p className="text-lg">
        {kind === 'switch'
          ? switching.text(nowTitle, title, formatDate(endsAt))
          : upgrading.text(title, price)}
      </p>
      <p className="mt-2 text-muted">{kind === 'switch' ? switching.charge(price) : upgrading.charge}</p>
    </>
  )
}
