import { useState } from 'react'

/** The time the list was opened: relative times need not tick. */
export function useNow(): number {
  const [now] = useState(() => Date.now())
  return now
}
