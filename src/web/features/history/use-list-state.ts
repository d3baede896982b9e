import { useState, useEffect } from 'react'
import { HISTORY_SORTS } from '../../../contract/choices.ts'
import type { HistorySort } from '../../../contract/history.ts'
import { isRecord } from '../../lib/is-record.ts'
import { useKeptState } from '../../lib/navigation.tsx'

const SEARCH_MS = 250

type Wanted<F extends string> = { search: string; filter: F; sort: HistorySort; page: number }

/**
 * What one tab is asked to show, kept for who comes back from a result (`name`: which tab and whose). Any other question starts on its first
 * page.
 */
export function useListState<F extends string>(name: string, filters: readonly [F, ...F[]]) {
  const [all] = filters
  const initial: Wanted<F> = { search: '', filter: all, sort: 'newest', page: 1 }
  const [wanted, setWanted] = useKeptState(name, initial, (kept) => readWanted(kept, filters))
  const { search, filter, sort, page } = wanted
  const asked = useLate(search.trim(), SEARCH_MS)
  const ask = (next: Partial<Wanted<F>>) => setWanted({ ...wanted, page: 1, ...next })
  return {
    search,
    filter,
    sort,
    query: { search: asked, filter, sort, page },
    isNarrowed: asked !== '' || filter !== all,
    setSearch: (next: string) => ask({ search: next }),
    setFilter: (next: F) => ask({ filter: next }),
    setSort: (next: HistorySort) => ask({ sort: next }),
    setPage: (next: number) => ask({ page: next }),
    clear: () => ask({ search: '', filter: all }),
  }
}

export type ListState<F extends string> = ReturnType<typeof useListState<F>>

function readWanted<F extends string>(kept: unknown, filters: readonly F[]): Wanted<F> | null {
  if (!isRecord(kept)) return null
  const { search, page } = kept
  const filter = filters.find((entry) => entry === kept['filter'])
  const sort = HISTORY_SORTS.find((entry) => entry === kept['sort'])
  if (typeof search !== 'string' || filter === undefined || sort === undefined) return null
  return { search, filter, sort, page: Number.isInteger(page) ? Number(page) : 1 }
}

/** The value once it has rested for so long: a list is not asked for at every letter. */
function useLate<T>(value: T, ms: number): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return late
}
