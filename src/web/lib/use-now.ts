import { useState } from 'react'

/** Milliseconds since 1970 when this part of the page was first drawn: neither a date nor a relative time need tick. */
export function useNow(): number {
  const [now] = useState(() => Date.now())
  return now
}
