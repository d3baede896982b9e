import { usePaymentSettings } from '../queries/plan-queries.ts'
import { paymentWords as words } from '../words/payment.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Nobody may take a purchase that moves no money for a real one, or the other way round. */
export function TestModeNotice() {
  const { data } = usePaymentSettings()
  if (data?.mode !== 'test') return null
  return (
    <div data-test-mode>
      <Notice tone="caution" title={words.testMode.title}>
        {words.testMode.text}
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
      title={words.blocked.title}
      action={
        <Button kind="outline" size="sm" onClick={() => window.location.reload()}>
          {words.blocked.reload}
        </Button>
      }
    >
      {words.blocked.text}
    </Notice>
  )
}
