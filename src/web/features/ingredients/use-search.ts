import { useEffect, useEffectEvent, useState } from 'react'
import { navigate, useSearchParams } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { readSearch, writeSearch, type SearchState } from './search-state.ts'

const REST_MS = 250

/**
 * The search and the box it is typed into. The address leads: Back and Forward fill the box anew. What is typed goes
 * there after a rest, each word over the last one, so that Back leaves the search instead of unspelling it.
 */
export function useSearch() {
  const [params] = useSearchParams()
  const state = readSearch(params)
  const [box, setBox] = useState({ text: state.q, seen: state.q, written: state.q })
  if (box.seen !== state.q) {
    setBox({ text: box.written === state.q ? box.text : state.q, seen: state.q, written: state.q })
  }

  // The page is drawn a moment after its address has changed: a second choice in between builds on the address.
  const latest = () =>
    location.pathname === paths.ingredients ? readSearch(new URLSearchParams(location.search)) : state
  const go = (next: SearchState, replace: boolean) =>
    navigate(paths.ingredients + writeSearch(next), { replace })
  const apply = (text: string) => {
    const q = text.trim()
    const from = latest()
    if (q === from.q) return
    setBox({ ...box, text, written: q })
    go({ ...from, q, page: 1 }, from.q !== '')
  }
  // Reads what the box holds when the rest is over: a link followed meanwhile has emptied it, and must not be undone.
  const applyRested = useEffectEvent(() => apply(box.text))
  useEffect(() => {
    const timer = setTimeout(applyRested, REST_MS)
    return () => clearTimeout(timer)
  }, [box.text])

  return {
    state,
    text: box.text,
    type: (text: string) => setBox({ ...box, text }),
    submit: () => apply(box.text),
    clear: () => apply(''),
    change: (part: Partial<SearchState>) => go({ ...latest(), page: 1, ...part }, false),
  }
}

export type Search = ReturnType<typeof useSearch>
