import { useState, useSyncExternalStore } from 'react'
import { useLocation } from '../../lib/navigation.tsx'
import { connection, onConnection } from '../../lib/connection.ts'
import { onUpdate, updateToTake } from '../../lib/offline/app-update.ts'
import { copiesState, onCopiesState } from '../../lib/offline/copies-state.ts'
import { useUnsavedCount } from '../../lib/offline/use-waiting-lists.ts'
import { offlineMessages as messages } from '../../lib/messages/offline.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Of a device that keeps copies: whether it has a line, what waits on it, and a newer version of the app that does. */
export function OfflineLines() {
  return (
    <>
      <StateLine />
      <UpdateLine />
      <CopiesLine />
    </>
  )
}

/** One line for both, since on a phone each takes a good part of what is in sight. */
function StateLine() {
  const { pathname } = useLocation()
  const state = useSyncExternalStore(onConnection, connection, () => 'online' as const)
  const unsaved = useUnsavedCount()
  // The history shows them one by one.
  const waiting = pathname === paths.history ? 0 : unsaved
  if (state === 'online' && waiting === 0) return null
  return (
    <div>
      <Notice
        tone={state === 'online' ? 'plain' : 'caution'}
        role="status"
        action={waiting > 0 && <TextLink to={paths.history}>{messages.waiting.see}</TextLink>}
      >
        {state !== 'online' && <p>{messages.connection[state]}</p>}
        {waiting > 0 && <p>{messages.waiting.line(waiting)}</p>}
      </Notice>
    </div>
  )
}

/** Nothing begins anew by itself: somebody may be in the middle of something. */
function UpdateLine() {
  const take = useSyncExternalStore(onUpdate, updateToTake, () => null)
  const [isLater, setIsLater] = useState(false)
  const [isTaken, setIsTaken] = useState(false)
  if (take === null || isLater) return null
  return (
    <div>
      <Notice
        title={messages.update.title}
        role="status"
        action={
          <>
            <Button kind="quiet" size="sm" onClick={() => setIsLater(true)}>
              {messages.update.later}
            </Button>
            <Button
              size="sm"
              disabled={isTaken}
              onClick={() => {
                setIsTaken(true)
                take()
              }}
            >
              {messages.update.reload}
            </Button>
          </>
        }
      >
        {messages.update.text}
      </Notice>
    </div>
  )
}

function CopiesLine() {
  const state = useSyncExternalStore(onCopiesState, copiesState, () => 'unknown' as const)
  const { pathname } = useLocation()
  if ((state !== 'refused' && state !== 'full') || pathname !== paths.history) return null
  return (
    <div>
      <Notice role="status">{messages.copies[state]}</Notice>
    </div>
  )
}
