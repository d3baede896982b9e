import { useState, useEffect } from 'react'
import type { HistorySort } from '../../../contract/history.ts'

const SEARCH_MS = 250

/** What one tab is asked to show. Any other question starts on its first page. */
export function useListState<F extends string>(all: F) {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<F>(all)
  const [sort, setSort] = useState<HistorySort>('newest')
  const [page, setPage] = useState(1)
  const asked = useLate(search.trim(), SEARCH_MS)
  return {
    search,
    filter,
    sort,
    query: { search: asked, filter, sort, page },
    isNarrowed: asked !== '' || filter !== all,
    setSearch: (next: string) => {
      setSearch(next)
      setPage(1)
    },
    setFilter: (next: F) => {
      setFilter(next)
      setPage(1)
    },
    setSort: (next: HistorySort) => {
      setSort(next)
      setPage(1)
    },
    setPage,
    clear: () => {
      setSearch('')
      setFilter(all)
      setPage(1)
    },
  }
}

export type ListState<F extends string> = ReturnType<typeof useListState<F>>

/** The value once it has rested for so long: a list is not asked for at every letter. */
function useLate<T>(value: T, ms: number): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return late
}
