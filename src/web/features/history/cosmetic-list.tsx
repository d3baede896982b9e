import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CosmeticFilter } from '../../../contract/history.ts'
import { paths } from '../../lib/paths.ts'
import { cosmeticHistoryQuery } from '../../lib/queries/analyses-queries.ts'
import type { Chosen } from '../../lib/use-chosen.ts'
import { historyWords as words } from '../../lib/words/history.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HistoryCard } from './history-card.tsx'
import { ListControls } from './list-controls.tsx'
import { ClearButton, ListFrame } from './list-frame.tsx'
import type { ListState } from './use-list-state.ts'

type CosmeticListProps = { state: ListState<CosmeticFilter>; choice: Chosen }

export function CosmeticList({ state, choice }: CosmeticListProps) {
  const { data, isError, refetch } = useQuery(cosmeticHistoryQuery(state.query))
  const count = useRef<HTMLParagraphElement>(null)
  const empty = words.empty.cosmetic
  return (
    <>
      <ListControls
        state={state}
        placeholder={words.search.cosmetic}
        filters={CosmeticFilter.options}
        filterWords={words.filter.cosmetic}
      />
      <ListFrame
        list={data}
        isError={isError}
        onRetry={() => void refetch()}
        onPage={state.setPage}
        count={count}
        empty={
          <EmptyState
            title={empty.title}
            text={state.isNarrowed ? words.empty.noMatch : empty.text}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink to={paths.home}>{empty.action}</ButtonLink>
                {state.isNarrowed && <ClearButton onClear={state.clear} />}
              </div>
            }
          />
        }
        card={(analysis) => (
          <HistoryCard
            key={analysis.id}
            analysis={analysis}
            choice={choice}
            onGone={() => count.current?.focus()}
          />
        )}
      />
    </>
  )
}
