import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionInfo } from '../../../contract/account.ts'
import { formatDate, relativeTime } from '../../lib/format.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { sessionMessages as messages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { sessionsQuery, useEndSession } from './profile-queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { offlineMessages } from '../../lib/messages/offline.ts'
import { useUnsavedCount } from '../../lib/offline/use-waiting-lists.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { leaveSignedOut } from '../../lib/queries/sign-out.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

export function SessionList() {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(sessionsQuery)
  const end = useEndSession()
  const [isAsking, setIsAsking] = useState(false)
  if (data === undefined && isError)
    return (
      <LoadFailed
        text={messages.loadFailed}
        retryLabel={commonMessages.retry}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <RowsSkeleton rows={2} />
  return (
    <>
      <ul className="border-t border-line">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            nowMs={dataUpdatedAt}
            isBusy={end.isPending}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      <Button kind="outline" className="mt-5" onClick={() => setIsAsking(true)}>
        {messages.everywhere}
      </Button>
      {isAsking && <EverywhereDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}

type RowProps = { session: SessionInfo; nowMs: number; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, nowMs, isBusy, onEnd }: RowProps) {
  const browser = session.browser === '' ? messages.unknownBrowser : session.browser
  const signedIn = formatDate(session.signedInAt)
  const seen = session.isThisOne ? messages.now : seenWords(session.lastSeenAt, nowMs)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{browser}</p>
        <p className="text-[0.9375rem] text-muted">{messages.times(signedIn, seen)}</p>
      </div>
      {session.isThisOne ? (
        <span className="rounded-full border border-good px-3 py-1 text-sm font-semibold text-good">
          {messages.here}
        </span>
      ) : (
        <Button
          kind="outline"
          size="sm"
          disabled={isBusy}
          aria-label={messages.endOf(browser, signedIn)}
          onClick={onEnd}
        >
          {messages.end}
        </Button>
      )}
    </li>
  )
}

/** The server writes down when a session was used at most this often, so nothing finer is known. */
const STEP_MINUTES = 5
const MINUTE_MS = 60_000

/** When a session was last used, told no more exactly than it is known; from an hour on as everywhere else. */
export function seenWords(lastSeenAt: string, nowMs: number): string {
  const minutes = (nowMs - Date.parse(lastSeenAt)) / MINUTE_MS
  if (minutes < STEP_MINUTES) return messages.lastMinutes(STEP_MINUTES)
  if (minutes < 60) return messages.minutesAgo(Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES)
  return relativeTime(lastSeenAt, nowMs)
}

const everywhere = messages.confirm

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

function EverywhereDialog({ onClose }: { onClose: () => void }) {
  const out = useSignOutEverywhere()
  const unsaved = useUnsavedCount()
  return (
    <Dialog title={everywhere.title} closeLabel={commonMessages.close} onClose={onClose}>
      <p>{everywhere.text}</p>
      {unsaved > 0 && (
        <div className="mt-4">
          <Notice tone="caution">{offlineMessages.signOut.text(unsaved)}</Notice>
        </div>
      )}
      {out.isError && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {failureText(out.error, { fallback: everywhere.failed })}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
          {everywhere.no}
        </Button>
        <Button
          kind="danger"
          className="max-sm:w-full"
          disabled={out.isPending || out.isSuccess}
          onClick={() => out.mutate()}
        >
          {out.isPending ? everywhere.working : everywhere.yes}
        </Button>
      </div>
    </Dialog>
  )
}
