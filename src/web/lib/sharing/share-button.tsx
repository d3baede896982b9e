import { useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sharingWords as words } from '../words/sharing.ts'
import { Button } from '../../ui/button.tsx'
import type { ButtonSize } from '../../ui/button-look.ts'
import { useToast } from '../../ui/toast-context.ts'
import { ShareDialog } from './share-dialog.tsx'
import { shareOut } from './share-out.ts'
import { shareContent, type Shareable } from './shareable.ts'
import { agree, hasAgreed, setSharing } from './sharing-calls.ts'

type ShareButtonProps = { subject: Shareable; label: string; spokenLabel?: string; size?: ButtonSize }

/** Publishes first, after asking once, and then hands out the link: a link that opens for nobody is no sharing. */
export function ShareButton({ subject, label, spokenLabel, size = 'md' }: ShareButtonProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const button = useFocusAfter(isAsking)

  const handOut = async () => {
    const outcome = await shareOut(shareContent(subject, window.location.origin))
    if (outcome === 'copied') toast(words.copied)
    if (outcome === 'failed') toast({ ...words.failed, tone: 'danger' })
  }
  const publish = async () => {
    try {
      await setSharing(client, subject, { isPublic: true })
    } catch {
      toast({ ...words.notPublished, tone: 'danger' })
      return
    }
    await handOut()
  }
  const share = async () => {
    if (subject.isPublic || !subject.isOwner) return handOut()
    setIsBusy(true)
    if (await hasAgreed(client)) await publish()
    else setIsAsking(true)
    setIsBusy(false)
  }
  return (
    <>
      <Button
        ref={button}
        kind="outline"
        size={size}
        aria-label={spokenLabel}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void share()
        }}
      >
        <Share2 aria-hidden size={18} />
        {label}
      </Button>
      {isAsking && (
        <ShareDialog
          kind={subject.kind}
          onClose={() => setIsAsking(false)}
          onAgree={async (ownerName) => {
            await agree(client)
            await setSharing(client, subject, { isPublic: true, ownerName })
            setIsAsking(false)
            await handOut()
          }}
        />
      )}
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
