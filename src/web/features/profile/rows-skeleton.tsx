import { commonMessages } from '../../lib/messages/common.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{commonMessages.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-17" />
      ))}
    </div>
  )
}
