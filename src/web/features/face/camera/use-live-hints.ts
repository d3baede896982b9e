import { useEffect, useState, type RefObject } from 'react'
import { hintFor, type CameraHint } from '../../../lib/face/camera-hint.ts'
import { openGuide } from './guide.ts'
import { sampleFrame } from './take-frame.ts'

export type LiveHints = {
  /** 'off': the networks could not be had; the camera works without them. */
  state: 'loading' | 'on' | 'off'
  hint: CameraHint | null
  /** Nothing to change, several looks in a row. */
  isReady: boolean
}

const LOADING: LiveHints = { state: 'loading', hint: null, isReady: false }
/** Large enough for the gate of sharpness, small enough to be copied at every look. */
const LOOK_SIDE_PX = 960
/** A single good look may be chance. */
const GOOD_LOOKS_MIN = 2
const PAUSE_MS = 60

/** Looks at the live picture over and over while `isLive`, in a worker, so that the picture never stutters. */
export function useLiveHints(video: RefObject<HTMLVideoElement | null>, isLive: boolean): LiveHints {
  const [hints, setHints] = useState(LOADING)
  useEffect(() => {
    if (!isLive) return
    let hasLeft = false
    const guide = openGuide()
    const canvas = document.createElement('canvas')
    const look = async () => {
      let goodLooks = 0
      while (!hasLeft) {
        const frame = video.current === null ? null : sampleFrame(video.current, canvas, LOOK_SIDE_PX)
        if (frame !== null) {
          const hint = hintFor(await guide.look(frame))
          goodLooks = hint === null ? goodLooks + 1 : 0
          if (!hasLeft) setHints({ state: 'on', hint, isReady: goodLooks >= GOOD_LOOKS_MIN })
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
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
  }, [isLive, video])
  return hints
}
