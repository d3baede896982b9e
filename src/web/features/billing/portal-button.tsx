import { usePaymentSettings } from '../../lib/queries/plan-queries.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { Button } from '../../ui/button.tsx'
import { useOpenPortal } from './billing-queries.ts'

const messages = billingMessages.portal

/** To the provider's own pages for cards and addresses; the test checkout has none. */
export function PortalButton({ label = messages.open, size = 'md' }: { label?: string; size?: 'sm' | 'md' }) {
  const { data } = usePaymentSettings()
  const portal = useOpenPortal()
  if (data?.mode !== 'paddle') return null
  return (
    <Button kind="outline" size={size} disabled={portal.isPending} onClick={() => portal.mutate()}>
      {portal.isPending ? messages.working : label}
    </Button>
  )
}
