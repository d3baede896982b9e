import { resultMessages } from '../../lib/messages/result.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The measures of the real page, so that nothing jumps when it comes. */
export function ResultSkeleton() {
  return (
    <Page>
      <div role="status">
        <span className="sr-only">{resultMessages.loading}</span>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-3 h-11 w-full max-w-xl" />
        <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
        <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-32" />
          ))}
        </div>
        <Skeleton className="mt-6 h-64" />
      </div>
    </Page>
  )
}
