import { usePaymentSettings } from '../queries/plan-queries.ts'
import { paymentMessages as messages } from '../messages/payment.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Nobody may take a purchase that moves no money for a real one, or the other way round. */
export function TestModeNotice() {
  const { data } = usePaymentSettings()
  if (data?.mode !== 'test') return null
  return (
    <div data-test-mode>
      <Notice tone="caution" title={messages.testMode.title}>
        {messages.testMode.text}
      </Notice>
    </div>
  )
}

/** The provider's script did not come. Only a new document tries again. */
export function BlockedNotice() {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={messages.blocked.title}
      action={
        <Button kind="outline" size="sm" onClick={() => window.location.reload()}>
          {messages.blocked.reload}
        </Button>
      }
    >
      {messages.blocked.text}
    </Notice>
  )
}
