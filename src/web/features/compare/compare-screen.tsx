import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../lib/navigation.tsx'
import { COMPARED_MIN, COMPARED_MAX } from '../../../contract/choices.ts'
import { AnalysisId } from '../../../contract/analysis.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { compareMessages as messages } from '../../lib/messages/compare.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { comparisonQuery } from './compare-queries.ts'
import { CompareView } from './compare-view.tsx'
import { Picker } from './picker.tsx'

export function CompareScreen() {
  const [params] = useSearchParams()
  const { ids, isBroken } = askedIds(params.get('ids'))
  usePageHead({ title: messages.title, robots: 'noindex' })
  const canCompare = ids.length >= COMPARED_MIN && !isBroken
  return (
    <Page className="grid grid-cols-1 gap-6">
      <div>
        <PageTitle>{messages.heading}</PageTitle>
        <p className="mt-2 max-w-[60ch] text-lg text-muted">{messages.lead}</p>
      </div>
      {canCompare && <Compared ids={ids} />}
      {!canCompare && isBroken && <Missing />}
      {!canCompare && !isBroken && <Picker key={ids.join()} initial={ids} />}
    </Page>
  )
}

function Compared({ ids }: { ids: readonly string[] }) {
  const { data, error, isError, refetch } = useQuery(comparisonQuery(ids))
  if (data !== undefined) {
    return (
      <>
        <ButtonLink kind="outline" to={paths.compare} className="no-print justify-self-start">
          {messages.again}
        </ButtonLink>
        <CompareView comparison={data} />
      </>
    )
  }
  if ([400, 404].some((status) => isStatus(error, status))) return <Missing />
  if (!isError) return <Waiting />
  return (
    <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
  )
}

/** A result that is gone, or never was ours: the way on is another choice. */
function Missing() {
  return (
    <>
      <Notice tone="caution" role="alert" title={messages.missing.title}>
        {messages.missing.text}
      </Notice>
      <Picker initial={[]} />
    </>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid grid-cols-1 gap-6">
      <span className="sr-only">{messages.loading}</span>
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-40 md:h-64" />
        <Skeleton className="h-40 md:h-64" />
      </div>
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
    </div>
  )
}

/** The results an address asks for. What is no id at all is reported, and left out. */
function askedIds(text: string | null): { ids: string[]; isBroken: boolean } {
  const asked = [...new Set((text ?? '').split(',').filter((id) => id !== ''))]
  const ids = asked.filter((id) => AnalysisId.safeParse(id).success)
  return { ids: ids.slice(0, COMPARED_MAX), isBroken: ids.length < asked.length }
}
