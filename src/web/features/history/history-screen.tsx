import { useQuery } from '@tanstack/react-query'
import { COMPARED_MIN } from '../../../contract/analysis.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { analysesQuery } from '../../lib/queries/analyses-queries.ts'
import { useChosen, type Chosen } from '../../lib/use-chosen.ts'
import { commonWords } from '../../lib/words/common.ts'
import { chooseWords } from '../../lib/words/compare.ts'
import { historyWords as words } from '../../lib/words/history.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HistoryCard } from './history-card.tsx'

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function HistoryScreen() {
  const { data, isError, refetch } = useQuery(analysesQuery)
  const choice = useChosen()
  usePageHead({ title: words.title, robots: 'noindex' })
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <p className="mt-2 mb-8 text-lg text-muted">{words.lead}</p>
      {data === undefined && isError && (
        <LoadFailed text={words.failed} retryLabel={commonWords.retry} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Waiting />}
      {data?.length === 0 && (
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          action={<ButtonLink to={paths.home}>{words.empty.action}</ButtonLink>}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={GRID}>
          {data.map((analysis) => (
            <HistoryCard key={analysis.id} analysis={analysis} choice={choice} />
          ))}
        </ul>
      )}
      {choice.chosen.length > 0 && <CompareBar choice={choice} />}
    </Page>
  )
}

function CompareBar({ choice: { chosen, clear, isFull } }: { choice: Chosen }) {
  const label = chooseWords.button(chosen.length)
  return (
    <ChoiceBar
      label={chooseWords.barLabel}
      text={isFull ? chooseWords.full : chooseWords.chosen(chosen.length)}
    >
      <Button kind="quiet" onClick={clear}>
        {chooseWords.clear}
      </Button>
      {chosen.length < COMPARED_MIN ? (
        <Button disabled>{label}</Button>
      ) : (
        <ButtonLink to={paths.compared(chosen)}>{label}</ButtonLink>
      )}
    </ChoiceBar>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">{commonWords.loading}</span>
      <div className={GRID}>
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <Skeleton key={card} className="h-58" />
        ))}
      </div>
    </div>
  )
}
