import { useRef } from 'react'
import { CameraDialog } from '../../lib/camera/camera-dialog.tsx'
import { LiveView } from '../../lib/camera/live-view.tsx'
import { middleOf, takeSharpestFrame } from '../../lib/camera/take-frame.ts'
import { useCamera } from '../../lib/camera/use-camera.ts'
import { useLiveHints, type Guide, type LiveHints } from '../../lib/camera/use-live-hints.ts'
import { FileButton } from '../../lib/photo/file-button.tsx'
import { LONGEST_SIDE_PX } from '../../lib/photo/prepare-photo.ts'
import { cameraMessages } from '../../lib/messages/camera.ts'
import { scannerMessages } from './scanner.messages.ts'
import { printHintFor, type PrintHint } from '../../lib/label/print-hint.ts'
import { viewPrint } from '../../lib/label/print-view.ts'

const messages = scannerMessages.liveCamera

type LabelCameraProps = { onClose: () => void; onPhoto: (file: File) => void }

export function LabelCamera({ onClose, onPhoto }: LabelCameraProps) {
  return (
    <CameraDialog
      check={messages.check}
      isMirrored={false}
      live={(onShot) => <LiveLabel onShot={onShot} onFile={onPhoto} />}
      onClose={onClose}
      onPhoto={onPhoto}
    />
  )
}

type LiveLabelProps = { onShot: (file: File) => void; onFile: (file: File) => void }

/** A look takes some milliseconds of the page itself, and the hints are to be read in peace. */
const PAUSE_MS = 300

function LiveLabel({ onShot, onFile }: LiveLabelProps) {
  const camera = useCamera('environment')
  const { video, state } = camera
  const hints = useLiveHints(video, state === 'live', openPrintGuide, PAUSE_MS)
  const isTaking = useRef(false)
  /** Takes most of a second, in which a second press would take a second photo over the first. */
  const take = async () => {
    if (isTaking.current || video.current === null) return
    isTaking.current = true
    const file = await takeSharpestFrame(video.current).finally(() => (isTaking.current = false))
    if (file !== null) onShot(file)
  }
  const first = ([file]: readonly File[]) => file !== undefined && onFile(file)
  return (
    <LiveView
      camera={camera}
      label={messages.view}
      isMirrored={false}
      outline={null}
      hint={{ text: wordsOf(hints), isReady: hints.isReady }}
      onTake={() => void take()}
      local={messages.local}
      otherwise={
        <>
          <FileButton label={messages.app} camera="environment" look="outline" onFiles={first} />
          <FileButton label={cameraMessages.upload} onFiles={first} />
        </>
      }
    />
  )
}

const LOOK_PX = { width: 640, height: 480 }

function openPrintGuide(): Guide<PrintHint> {
  const canvas = document.createElement('canvas')
  const look = (video: HTMLVideoElement) => {
    const middle = middleOf(video, canvas, LOOK_PX)
    if (middle === null) return undefined
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(video.videoWidth, video.videoHeight))
    return printHintFor({ ...viewPrint(middle), scale })
  }
  return { look: (video) => Promise.resolve(look(video)), close: () => undefined }
}

function wordsOf({ hint, isReady }: LiveHints<PrintHint>): string {
  if (isReady) return messages.ready
  return hint === null ? messages.start : messages.hints[hint]
}
