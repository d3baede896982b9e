import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminWords } from '../../lib/words/admin.ts'
import { commonWords } from '../../lib/words/common.ts'
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
export function Loaded<T>({ query, size, failed = adminWords.failed, children }: LoadedProps<T>) {
  const { data, isError, refetch } = query
  if (data !== undefined) return children(data)
  if (isError)
    return <LoadFailed text={failed} retryLabel={commonWords.retry} onRetry={() => void refetch()} />
  return (
    <div role="status">
      <span className="sr-only">{commonWords.loading}</span>
      <Skeleton className={size} />
    </div>
  )
}
