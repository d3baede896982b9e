import { Skeleton } from '../../ui/skeleton.tsx'

/** Of the report's own size. */
export function ReportSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-28 w-2/3" />
      <Skeleton className="h-36" />
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
    </div>
  )
}
