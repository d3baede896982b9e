import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../use-is-hydrated.ts'

type CameraState = 'opening' | 'live' | CameraTrouble

type Facing = 'user' | 'environment'

/** As large as cameras give: pores are seen and small print is read. What is smaller is taken as it comes. */
const WANTED: Record<Facing, MediaTrackConstraints> = {
  user: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
  environment: { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2160 } },
}

/** Browsers keep the live camera from plain addresses; there the phone's own camera app takes the photo. */
export function useCanOpenCamera(): boolean {
  const isHydrated = useIsHydrated()
  // Nearly all can, and the button stands in the same place.
  if (!isHydrated) return true
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices.getUserMedia === 'function'
}

/** A camera in a video element. Its light goes out when the element leaves the page, whatever happened before. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let stream: MediaStream | null = null
    let hasLeft = false
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: WANTED[facing] })
        // It may have taken so long to be allowed that nobody waits any more.
        if (hasLeft) return stop(stream)
        const target = video.current
        if (target === null) return
        target.srcObject = stream
        await target.play()
        if (!hasLeft) setState('live')
      } catch (error) {
        if (stream !== null) stop(stream)
        if (!hasLeft) setState(cameraTroubleOf(error))
      }
    }
    void open()
    return () => {
      hasLeft = true
      if (stream !== null) stop(stream)
    }
  }, [attempt, facing])
  const reopen = () => {
    setState('opening')
    setAttempt((before) => before + 1)
  }
  return { video, state, reopen }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

type CameraTrouble = 'denied' | 'none' | 'busy' | 'other'

const NAMES: Record<string, CameraTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Why `getUserMedia` refused, by the names of the Media Capture standard. */
export function cameraTroubleOf(error: unknown): CameraTrouble {
  return error instanceof DOMException ? (NAMES[error.name] ?? 'other') : 'other'
}
