import { useState } from 'react'

/** A long list, first in part; the rest on demand. */
export function useShown<E>(entries: readonly E[], first: number) {
  const [isAll, setIsAll] = useState(false)
  return {
    shown: isAll ? entries : entries.slice(0, first),
    hidden: Math.max(0, entries.length - first),
    isAll,
    toggle: () => setIsAll(!isAll),
  }
}
