import { useSyncExternalStore } from 'react'
import { connection, onConnection } from '../../lib/connection.ts'
import { commonWords } from '../../lib/words/common.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says so wherever one is, before anything is tried. */
export function ConnectionNotice() {
  const state = useSyncExternalStore(onConnection, connection, () => 'online' as const)
  if (state === 'online') return null
  return (
    <div>
      <Notice tone="caution" role="status">
        {commonWords.connection[state]}
      </Notice>
    </div>
  )
}
