import { useEffect, useRef, useState } from 'react'
import { cameraTroubleOf, type CameraTrouble } from './camera-trouble.ts'

type CameraState = 'opening' | 'live' | CameraTrouble

/** As large as front cameras give; what is smaller is taken as it comes. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
}

/** The front camera in a video element. Its light goes out when the element leaves the page, whatever happened before. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let stream: MediaStream | null = null
    let hasLeft = false
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(WANTED)
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
  }, [attempt])
  const reopen = () => {
    setState('opening')
    setAttempt((before) => before + 1)
  }
  return { video, state, reopen }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
