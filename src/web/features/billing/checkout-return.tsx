import { billingMessages } from '../../lib/messages/billing.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCheckoutReturn } from './use-checkout-return.ts'

const messages = billingMessages.back

export function CheckoutReturn() {
  const { state, askAgain } = useCheckoutReturn()
  if (state === 'waiting') {
    return (
      <Notice role="status" title={messages.waiting.title}>
        {messages.waiting.text}
      </Notice>
    )
  }
  if (state === null) return null
  return (
    <Notice
      tone="caution"
      role="alert"
      title={messages.late.title}
      action={
        <Button kind="outline" size="sm" onClick={askAgain}>
          {messages.late.again}
        </Button>
      }
    >
      {messages.late.text}
    </Notice>
  )
}
