import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { SkinFilter } from '../../../contract/history.ts'
import { paths } from '../../lib/paths.ts'
import { skinHistoryQuery } from '../../lib/queries/analyses-queries.ts'
import { historyMessages as messages } from './history.messages.ts'
import { EmptyHistory } from './empty-history.tsx'
import { ListControls } from './list-controls.tsx'
import { ListFrame } from './list-frame.tsx'
import { SkinCard } from './skin-card.tsx'
import type { ListState } from './use-list-state.ts'

export function SkinList({ state }: { state: ListState<SkinFilter> }) {
  const { data, isError, refetch } = useQuery(skinHistoryQuery(state.query))
  const count = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <ListControls
        state={state}
        placeholder={messages.search.skin}
        filters={SkinFilter.options}
        filterWords={messages.filter.skin}
      />
      <ListFrame
        list={data}
        isError={isError}
        onRetry={() => void refetch()}
        onPage={state.setPage}
        count={count}
        empty={
          <EmptyHistory
            words={messages.empty.skin}
            to={paths.face}
            isNarrowed={state.isNarrowed}
            onClear={state.clear}
          />
        }
        card={(analysis) => (
          <SkinCard key={analysis.id} analysis={analysis} onGone={() => count.current?.focus()} />
        )}
      />
    </>
  )
}
