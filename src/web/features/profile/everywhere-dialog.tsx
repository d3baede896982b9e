import { CALLS } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { leaveSignedOut } from '../../lib/queries/sign-out.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { commonWords } from '../../lib/words/common.ts'
import { sessionWords } from '../../lib/words/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

const words = sessionWords.confirm

/** Ends with a new document, so that nothing of the account stays in memory. */
function useSignOutEverywhere() {
  const leave = () => leaveSignedOut(paths.auth)
  return useIntention({
    send: (_: void, key) => send(CALLS.signOutEverywhere, { key }),
    onSuccess: leave,
    // Somebody was quicker: the session is over, which is what was asked for.
    onError: (error) => (isStatus(error, 401) ? leave() : undefined),
  })
}

export function EverywhereDialog({ onClose }: { onClose: () => void }) {
  const out = useSignOutEverywhere()
  return (
    <Dialog title={words.title} closeLabel={commonWords.close} onClose={onClose}>
      <p>{words.text}</p>
      {out.isError && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {failureText(out.error, { fallback: words.failed })}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
          {words.no}
        </Button>
        <Button
          kind="danger"
          className="max-sm:w-full"
          disabled={out.isPending || out.isSuccess}
          onClick={() => out.mutate()}
        >
          {out.isPending ? words.working : words.yes}
        </Button>
      </div>
    </Dialog>
  )
}
