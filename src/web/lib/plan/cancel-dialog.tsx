import { formatDate } from '../format.ts'
import { commonMessages } from '../messages/common.ts'
import { paymentMessages } from '../messages/payment.ts'
import type { Current } from '../queries/plan-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { useCancel } from './plan-changes.ts'

const messages = paymentMessages.cancel

type CancelDialogProps = {
  current: Current
  cancel: ReturnType<typeof useCancel>
  onClose: () => void
  /** The button that opened it is disabled then and cannot take the focus back. */
  onDone: () => void
}

export function CancelDialog({ current, cancel, onClose, onDone }: CancelDialogProps) {
  const { plan, subscription } = current
  return (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <p className="text-lg">{messages.text(plan?.name ?? '', formatDate(subscription?.currentPeriodEnd))}</p>
      <p className="mt-2 text-muted">{messages.after}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" disabled={cancel.isPending} onClick={onClose}>
          {messages.no}
        </Button>
        <Button
          kind="danger"
          className="max-sm:w-full"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSettled: onClose, onSuccess: () => onDone() })}
        >
          {cancel.isPending ? messages.working : messages.yes}
        </Button>
      </div>
    </Dialog>
  )
}
