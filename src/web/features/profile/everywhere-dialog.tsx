import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { offlineMessages } from '../../lib/messages/offline.ts'
import { useUnsavedCount } from '../../lib/offline/use-waiting-lists.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { leaveSignedOut } from '../../lib/queries/sign-out.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { sessionMessages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

const messages = sessionMessages.confirm

/** Ends with a new document, so that nothing of the account stays in memory. */
function useSignOutEverywhere() {
  const leave = () => leaveSignedOut(paths.auth)
  return useIntention({
    send: (_: void, key) => send(ENDPOINTS.signOutEverywhere, { key }),
    onSuccess: leave,
    // Somebody was quicker: the session is over, which is what was asked for.
    onError: (error) => (isStatus(error, 401) ? leave() : undefined),
  })
}

export function EverywhereDialog({ onClose }: { onClose: () => void }) {
  const out = useSignOutEverywhere()
  const unsaved = useUnsavedCount()
  return (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <p>{messages.text}</p>
      {unsaved > 0 && (
        <div className="mt-4">
          <Notice tone="caution">{offlineMessages.signOut.text(unsaved)}</Notice>
        </div>
      )}
      {out.isError && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {failureText(out.error, { fallback: messages.failed })}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
          {messages.no}
        </Button>
        <Button
          kind="danger"
          className="max-sm:w-full"
          disabled={out.isPending || out.isSuccess}
          onClick={() => out.mutate()}
        >
          {out.isPending ? messages.working : messages.yes}
        </Button>
      </div>
    </Dialog>
  )
}
