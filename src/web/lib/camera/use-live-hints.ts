import { useEffect, useState, type RefObject } from 'react'

export type LiveHints<H> = {
  /** 'off': what they need could not be had; the camera works without them. */
  state: 'loading' | 'on' | 'off'
  hint: H | null
  /** Nothing to change, several looks in a row. */
  isReady: boolean
}

/** `look` answers with what is to be changed, null for nothing, and undefined where there is no picture yet. One at a time. */
export type Guide<H> = { look: (video: HTMLVideoElement) => Promise<H | null | undefined>; close: () => void }

const LOADING = { state: 'loading', hint: null, isReady: false } as const
/** A single good look may be chance. */
const GOOD_LOOKS_MIN = 2

/** Looks at the live picture over and over while `isLive`. `open` is called with each beginning and must not change. */
export function useLiveHints<H>(
  video: RefObject<HTMLVideoElement | null>,
  isLive: boolean,
  open: () => Guide<H>,
  pauseMs: number,
): LiveHints<H> {
  const [hints, setHints] = useState<LiveHints<H>>(LOADING)
  useEffect(() => {
    if (!isLive) return
    let hasLeft = false
    const guide = open()
    const look = async () => {
      let goodLooks = 0
      while (!hasLeft) {
        const hint = video.current === null ? undefined : await guide.look(video.current)
        if (hint !== undefined) {
          goodLooks = hint === null ? goodLooks + 1 : 0
          if (!hasLeft) setHints({ state: 'on', hint, isReady: goodLooks >= GOOD_LOOKS_MIN })
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
    look().catch(() => {
      if (!hasLeft) setHints({ ...LOADING, state: 'off' })
    })
    return () => {
      hasLeft = true
      guide.close()
      setHints(LOADING)
    }
  }, [isLive, video, open, pauseMs])
  return hints
}
