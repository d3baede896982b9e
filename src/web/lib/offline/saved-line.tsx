import { useSyncExternalStore } from 'react'
import { formatDate } from '../format.ts'
import { offlineMessages } from '../messages/offline.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSavedAnswers, savedMomentOf } from './saved-signs.ts'

type SavedLineProps = {
  /** Of the call whose answer is shown. */
  path: string
  of: 'savedResult' | 'savedList'
  className?: string
}

/** Where this device stood in for the server: says so, and since when it has been so. */
export function SavedLine({ path, of, className }: SavedLineProps) {
  const savedAt = useSyncExternalStore(
    onSavedAnswers,
    () => savedMomentOf(path),
    () => null,
  )
  if (savedAt === null) return null
  return (
    <div className={className}>
      <Notice role="status">{offlineMessages[of](formatDate(savedAt))}</Notice>
    </div>
  )
}
