import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { SkinFilter } from '../../../contract/history.ts'
import { paths } from '../../lib/paths.ts'
import { skinHistoryQuery } from '../../lib/queries/analyses-queries.ts'
import { historyWords as words } from '../../lib/words/history.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListControls } from './list-controls.tsx'
import { ClearButton, ListFrame } from './list-frame.tsx'
import { SkinCard } from './skin-card.tsx'
import type { ListState } from './use-list-state.ts'

export function SkinList({ state }: { state: ListState<SkinFilter> }) {
  const { data, isError, refetch } = useQuery(skinHistoryQuery(state.query))
  const count = useRef<HTMLParagraphElement>(null)
  const empty = words.empty.skin
  return (
    <>
      <ListControls
        state={state}
        placeholder={words.search.skin}
        filters={SkinFilter.options}
        filterWords={words.filter.skin}
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
                <ButtonLink to={paths.face}>{empty.action}</ButtonLink>
                {state.isNarrowed && <ClearButton onClear={state.clear} />}
              </div>
            }
          />
        }
        card={(analysis) => (
          <SkinCard key={analysis.id} analysis={analysis} onGone={() => count.current?.focus()} />
        )}
      />
    </>
  )
}
