import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminMessages } from './admin.messages.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** The size of what will stand here. */
  size: string
  failed?: string
  children: (data: T) => ReactNode
}

/** A part that is still coming, could not come, or is there. */
export function Loaded<T>({ query, size, failed = adminMessages.failed, children }: LoadedProps<T>) {
  const { data, isError, refetch } = query
  if (data !== undefined) return children(data)
  if (isError)
    return <LoadFailed text={failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
  return (
    <div role="status">
      <span className="sr-only">{commonMessages.loading}</span>
      <Skeleton className={size} />
    </div>
  )
}
