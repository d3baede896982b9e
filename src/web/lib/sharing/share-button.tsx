import { useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isCode, isStatus } from '../problem-error.ts'
import { useIntention } from '../use-intention.ts'
import { sharingMessages as messages } from '../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import type { ButtonSize } from '../../ui/button-look.ts'
import { useToast } from '../../ui/toast-context.ts'
import { ShareDialog } from './share-dialog.tsx'
import { shareContent, type Shareable, type ShareContent } from './shareable.ts'
import { agree, hasAgreed, setSharing } from './sharing-calls.ts'
import { useSharingFailure } from './use-sharing-failure.ts'

type ShareButtonProps = { subject: Shareable; label: string; spokenLabel?: string; size?: ButtonSize }

/** Publishes first, after asking once, and then hands out the link: a link that opens for nobody is no sharing. */
export function ShareButton({ subject, label, spokenLabel, size = 'md' }: ShareButtonProps) {
  const client = useQueryClient()
  const toast = useToast()
  const sayFailure = useSharingFailure()
  const [isAsking, setIsAsking] = useState(false)
  const button = useFocusAfter(isAsking)

  const handOut = async () => {
    const outcome = await shareOut(shareContent(subject, window.location.origin))
    if (outcome === 'copied') toast(messages.copied)
    if (outcome === 'failed') toast({ ...messages.failed, tone: 'danger' })
  }
  const share = useIntention({
    send: async (_: void, key) => {
      const isPublished = subject.isPublic || !subject.isOwner
      if (!isPublished && !(await hasAgreed(client))) return 'ask' as const
      if (!isPublished) await setSharing(client, subject, { isPublic: true, key })
      await handOut()
      return 'shared' as const
    },
    onSuccess: (outcome) => setIsAsking(outcome === 'ask'),
    onError: (error) => {
      // Taken back in another tab a moment ago: it is asked for again.
      if (isCode(error, 'CONSENT_REQUIRED')) setIsAsking(true)
      else sayFailure(error, messages.notPublished)
    },
  })
  const agreeing = useIntention({
    send: async (ownerName: string, key) => {
      await agree(client)
      await setSharing(client, subject, { isPublic: true, ownerName, key })
    },
    onSuccess: async () => {
      setIsAsking(false)
      await handOut()
    },
    onError: (error) => {
      // Deleted in another tab: agreeing again would help nobody.
      if (!isStatus(error, 404)) return
      setIsAsking(false)
      sayFailure(error, messages.notPublished)
    },
  })
  return (
    <>
      <Button
        ref={button}
        kind="outline"
        size={size}
        aria-label={spokenLabel}
        aria-disabled={share.isPending || undefined}
        onClick={() => share.mutate()}
      >
        <Share2 aria-hidden size={18} />
        {label}
      </Button>
      {isAsking && <ShareDialog kind={subject.kind} agree={agreeing} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** The dialog leaves the page before it can give the focus back, so that is done here. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** The system's share sheet where there is one, otherwise the clipboard. Closing the sheet is no failure. */
async function shareOut(content: ShareContent): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(content)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(content.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
