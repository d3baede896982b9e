import { useSyncExternalStore } from 'react'
import { connection, onConnection } from '../../lib/connection.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says so wherever one is, before anything is tried. */
export function ConnectionNotice() {
  const state = useSyncExternalStore(onConnection, connection, () => 'online' as const)
  if (state === 'online') return null
  return (
    <div>
      <Notice tone="caution" role="status">
        {commonMessages.connection[state]}
      </Notice>
    </div>
  )
}
