import { formatDate } from '../format.ts'
import { commonWords } from '../words/common.ts'
import { paymentWords } from '../words/payment.ts'
import type { Current } from '../queries/current-reader.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { useCancel } from './plan-changes.ts'

const words = paymentWords.cancel

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
    <Dialog title={words.title} closeLabel={commonWords.close} onClose={onClose}>
      <p className="text-lg">{words.text(plan?.name ?? '', formatDate(subscription?.currentPeriodEnd))}</p>
      <p className="mt-2 text-muted">{words.after}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" disabled={cancel.isPending} onClick={onClose}>
          {words.no}
        </Button>
        <Button
          kind="danger"
          className="max-sm:w-full"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSettled: onClose, onSuccess: () => onDone() })}
        >
          {cancel.isPending ? words.working : words.yes}
        </Button>
      </div>
    </Dialog>
  )
}
