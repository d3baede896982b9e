import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { COSMETIC_FILTERS } from '../../../contract/choices.ts'
import type { CosmeticFilter } from '../../../contract/history.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { LawChanged } from '../../lib/kept/law-changed.tsx'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { paths } from '../../lib/paths.ts'
import { cosmeticHistoryQuery } from '../../lib/queries/analyses-queries.ts'
import type { Chosen } from '../../lib/use-chosen.ts'
import { historyMessages as messages } from './history.messages.ts'
import { EmptyHistory } from './empty-history.tsx'
import { HistoryCard } from './history-card.tsx'
import { ListControls } from './list-controls.tsx'
import { ListFrame } from './list-frame.tsx'
import type { ListState } from './use-list-state.ts'

type CosmeticListProps = { state: ListState<CosmeticFilter>; choice: Chosen }

export function CosmeticList({ state, choice }: CosmeticListProps) {
  const { data, isError, refetch } = useQuery(cosmeticHistoryQuery(state.query))
  const count = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <ListControls
        state={state}
        placeholder={messages.search.cosmetic}
        filters={COSMETIC_FILTERS}
        filterWords={messages.filter.cosmetic}
      />
      {data !== undefined && data.changedByLaw.total > 0 && (
        <div className="mb-4">
          <LawChanged {...data.changedByLaw} />
        </div>
      )}
      <SavedLine path={ENDPOINTS.cosmeticHistory.path} of="savedList" className="mb-4" />
      <ListFrame
        list={data}
        isError={isError}
        onRetry={() => void refetch()}
        onPage={state.setPage}
        count={count}
        empty={
          <EmptyHistory
            words={messages.empty.cosmetic}
            to={paths.home}
            isNarrowed={state.isNarrowed}
            onClear={state.clear}
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
