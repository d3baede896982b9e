import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useSearchParams } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isCode, isStatus } from '../../lib/problem-error.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { testCheckoutMessages as messages } from '../../lib/messages/payment.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TestOrder } from './test-order.tsx'
import { testCheckoutQuery } from './test-checkout-queries.ts'

const INTENT_CHARS_MAX = 200

/** Stands in for a payment provider, and looks like none: no field to type into, and its mark on top. */
export function TestCheckoutScreen() {
  const [search] = useSearchParams()
  const intent = search.get('intent') ?? ''
  usePageHead({ title: messages.title, robots: 'noindex' })
  return (
    <Page>
      <div className="mx-auto max-w-xl">
        <p className="mb-6 flex items-center gap-3 rounded-card border-2 border-dashed border-fair bg-fair-soft px-4 py-3 font-semibold">
          <FlaskConical aria-hidden size={20} className="shrink-0 text-fair" />
          {messages.mark}
        </p>
        <PageTitle>{messages.title}</PageTitle>
        <p className="mt-2 mb-8 text-lg text-muted">{messages.lead}</p>
        {intent === '' || intent.length > INTENT_CHARS_MAX ? (
          <Invalid />
        ) : (
          <Order key={intent} intent={intent} />
        )}
      </div>
    </Page>
  )
}

function Order({ intent }: { intent: string }) {
  const { data, error, refetch } = useQuery(testCheckoutQuery(intent))
  if (data !== undefined) return <TestOrder order={data} />
  if ([400, 403, 404].some((status) => isStatus(error, status)) || isCode(error, 'CONFLICT'))
    return <Invalid />
  if (error !== null) {
    return (
      <LoadFailed
        text={messages.loadFailed}
        retryLabel={commonMessages.retry}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{commonMessages.loading}</span>
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}

function Invalid() {
  return (
    <EmptyState
      title={messages.invalid.title}
      text={messages.invalid.text}
      action={<ButtonLink to={paths.pricing}>{messages.back}</ButtonLink>}
    />
  )
}
