import { billingWords } from '../../lib/words/billing.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCheckoutReturn } from './use-checkout-return.ts'

const words = billingWords.back

export function CheckoutReturn() {
  const { state, askAgain } = useCheckoutReturn()
  if (state === 'waiting') {
    return (
      <Notice role="status" title={words.waiting.title}>
        {words.waiting.text}
      </Notice>
    )
  }
  if (state === null) return null
  return (
    <Notice
      tone="caution"
      role="alert"
      title={words.late.title}
      action={
        <Button kind="outline" size="sm" onClick={askAgain}>
          {words.late.again}
        </Button>
      }
    >
      {words.late.text}
    </Notice>
  )
}
