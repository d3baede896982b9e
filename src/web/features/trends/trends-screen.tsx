import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { faceAnalysesQuery } from '../../lib/queries/analyses-queries.ts'
import { trendWords as words } from '../../lib/words/account.ts'
import { commonWords } from '../../lib/words/common.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineFace } from '../../ui/line-face.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function TrendsScreen() {
  const { data, isError, refetch } = useQuery(faceAnalysesQuery)
  usePageHead({ title: words.title, robots: 'noindex' })
  return (
    <Page>
      <TextLink to={paths.dashboard} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {words.back}
      </TextLink>
      <PageTitle className="mt-2">{words.title}</PageTitle>
      {data === undefined && !isError && (
        <p role="status" className="grid min-h-72 place-content-center text-muted">
          {words.loading}
        </p>
      )}
      {data === undefined && isError && (
        <div className="mt-6">
          <LoadFailed text={words.failed} retryLabel={commonWords.retry} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          drawing={<LineFace className="h-40 text-muted" />}
          title={words.empty.title}
          text={words.empty.text}
          action={<ButtonLink to={paths.face}>{words.empty.action}</ButtonLink>}
        />
      )}
      {data !== undefined && data.length > 0 && <p className="mt-6 text-lg">{words.some(data.length)}</p>}
    </Page>
  )
}
