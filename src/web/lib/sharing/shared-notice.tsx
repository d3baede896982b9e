import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { sharingWords as words } from '../words/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useToast } from '../../ui/toast-context.ts'
import type { Shareable } from './shareable.ts'
import { setSharing } from './sharing-calls.ts'

type SharedNoticeProps = { subject: Shareable; spokenLabel?: string; className?: string }

/** Stands wherever a shared result is shown to its owner, with the way back. */
export function SharedNotice({ subject, spokenLabel, className }: SharedNoticeProps) {
  const client = useQueryClient()
  const toast = useToast()
  const stop = useMutation({
    mutationFn: () => setSharing(client, subject, { isPublic: false }),
    onSuccess: () => toast(words.stopped),
    onError: () => toast({ ...words.notStopped, tone: 'danger' }),
  })
  if (!subject.isPublic || !subject.isOwner) return null
  return (
    <div className={classes('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <p role="status" className="flex items-center gap-2 text-[0.9375rem]">
        <Globe aria-hidden size={18} className="shrink-0 text-primary" />
        {words.shared}
      </p>
      <Button
        kind="quiet"
        size="sm"
        className="-mx-3 underline underline-offset-4"
        aria-label={spokenLabel}
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {words.stop}
      </Button>
    </div>
  )
}
