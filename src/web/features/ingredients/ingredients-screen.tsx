import { useQuery } from '@tanstack/react-query'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { searchMessages as messages } from '../../lib/messages/ingredients.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { searchQuery } from './ingredients-queries.ts'
import { SearchControls } from './search-controls.tsx'
import { ResultsWaiting, SearchResults } from './search-results.tsx'
import { isFiltered, type SearchState } from './search-state.ts'
import { useSearch, type Search } from './use-search.ts'

export function IngredientsScreen() {
  const search = useSearch()
  const { data, isPlaceholderData } = useQuery(searchQuery(search.state))
  usePageHead(headOf(search.state))
  return (
    <Page>
      <PageTitle className="max-w-[22ch]">{messages.heading}</PageTitle>
      <p className="mt-2 mb-8 max-w-[60ch] text-lg text-muted">{messages.lead}</p>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-24">
          <SearchControls search={search} functions={data?.functions ?? []} />
        </div>
        <section aria-label={messages.results} className="min-w-0">
          {/* Said once an answer has come, and not at each key. */}
          <p role="status" className="sr-only">
            {data !== undefined && !isPlaceholderData && messages.count(data.total)}
          </p>
          <Found search={search} />
        </section>
      </div>
    </Page>
  )
}

function headOf(state: SearchState): Parameters<typeof usePageHead>[0] {
  return {
    title: state.q === '' ? messages.title : `${state.q} · ${messages.title}`,
    description: messages.description,
    canonical: paths.ingredients,
    // Only the plain page is worth finding from outside; every search of it would be the same page again.
    robots: state.q === '' && !isFiltered(state) ? 'index' : 'noindex',
  }
}

function Found({ search }: { search: Search }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(searchQuery(search.state))
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
    )
  }
  if (data === undefined) return <ResultsWaiting />
  return (
    <SearchResults
      answer={data}
      state={search.state}
      isOld={isPlaceholderData}
      onReset={() => search.change({ filter: null, function: null })}
    />
  )
}
