import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '../../lib/messages/common.ts'
import { consentMessages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sharedLinksQuery } from './profile-queries.ts'

const messages = consentMessages.closing

type WithdrawSharingProps = { isBusy: boolean; onWithdraw: () => void; onClose: () => void }

/** Says how many links die before they do. A count that cannot be had keeps nobody from withdrawing. */
export function WithdrawSharingDialog({ isBusy, onWithdraw, onClose }: WithdrawSharingProps) {
  const links = useQuery(sharedLinksQuery)
  const isCounting = links.isFetching && links.data === undefined
  return (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <div className="grid gap-2">
        <p role="status" className="text-lg">
          {isCounting
            ? messages.counting
            : links.data === undefined
              ? messages.uncounted
              : messages.effect(links.data.cosmetic, links.data.skin)}
        </p>
        <p className="text-muted">{messages.kept}</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
          {messages.no}
        </Button>
        <Button kind="danger" className="max-sm:w-full" disabled={isBusy || isCounting} onClick={onWithdraw}>
          {isBusy ? messages.working : messages.yes}
        </Button>
      </div>
    </Dialog>
  )
}
