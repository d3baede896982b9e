import { useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useIntention } from '../use-intention.ts'
import { sharingMessages as messages } from '../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useToast } from '../../ui/toast-context.ts'
import type { Shareable } from './shareable.ts'
import { NameButton } from './name-button.tsx'
import { setSharing } from './sharing-calls.ts'
import { useSharingFailure } from './use-sharing-failure.ts'

/** `resultName` tells one card of many from the others to those who do not see it. */
type SharedNoticeProps = { subject: Shareable; resultName?: string; className?: string }

/** Stands wherever a shared result is shown to its owner, with the way back. */
export function SharedNotice({ subject, resultName, className }: SharedNoticeProps) {
  const client = useQueryClient()
  const toast = useToast()
  const sayFailure = useSharingFailure()
  const stop = useIntention({
    send: (_: void, key) => setSharing(client, subject, { isPublic: false, key }),
    onSuccess: () => toast(messages.stopped),
    onError: (error) => sayFailure(error, messages.notStopped),
  })
  if (!subject.isPublic || !subject.isOwner) return null
  return (
    <div className={classes('grid gap-x-3', className)}>
      <div className="flex gap-2 text-[0.9375rem]">
        <Globe aria-hidden size={18} className="mt-0.5 shrink-0 text-primary" />
        <div className="min-w-0">
          <p role="status">{messages.shared}</p>
          <p className="text-muted wrap-anywhere">
            {subject.ownerName === null ? messages.name.none : messages.name.shown(subject.ownerName)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Button
          kind="quiet"
          size="sm"
          className="-mx-3 underline underline-offset-4"
          aria-label={resultName === undefined ? undefined : messages.stopLabel(resultName)}
          disabled={stop.isPending}
          onClick={() => stop.mutate()}
        >
          {messages.stop}
        </Button>
        <NameButton subject={subject} resultName={resultName} />
      </div>
    </div>
  )
}
