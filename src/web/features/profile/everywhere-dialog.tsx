import { useMutation } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { commonWords } from '../../lib/words/common.ts'
import { sessionWords } from '../../lib/words/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { causeOf } from './use-failure-toast.ts'

const words = sessionWords.confirm

/** Ends with a new document, so that nothing of the account stays in memory. */
function useSignOutEverywhere() {
  const leave = () => {
    sessionStorage.clear()
    window.location.assign(paths.auth)
  }
  return useMutation({
    mutationFn: () => send(CALLS.signOutEverywhere),
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
            {causeOf(out.error, words.failed)}
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
