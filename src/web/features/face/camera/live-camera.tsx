import { LiveView } from '../../../lib/camera/live-view.tsx'
import { takeFrame } from '../../../lib/camera/take-frame.ts'
import { useCamera } from '../../../lib/camera/use-camera.ts'
import { useLiveHints, type LiveHints } from '../../../lib/camera/use-live-hints.ts'
import type { CameraHint } from '../../../lib/face/camera-hint.ts'
import { FileButton } from '../../../lib/photo/file-button.tsx'
import { cameraMessages as messages } from '../../../lib/messages/camera.ts'
import { openGuide } from './guide.ts'
import { classes } from '../../../ui/classes.ts'

type LiveCameraProps = { onShot: (file: File) => void; onFile: (file: File) => void }

/** A look of the networks takes longer than this, so that the picture never stutters. */
const PAUSE_MS = 60

export function LiveCamera({ onShot, onFile }: LiveCameraProps) {
  const camera = useCamera('user')
  const { video, state } = camera
  const hints = useLiveHints(video, state === 'live', openGuide, PAUSE_MS)
  const take = async () => {
    const file = video.current === null ? null : await takeFrame(video.current)
    if (file !== null) onShot(file)
  }
  return (
    <LiveView
      camera={camera}
      label={messages.view}
      isMirrored
      outline={<FaceOutline isReady={hints.isReady} />}
      hint={{ text: wordsOf(hints), isReady: hints.isReady }}
      onTake={() => void take()}
      local={messages.local}
      otherwise={
        <FileButton label={messages.upload} onFiles={([file]) => file !== undefined && onFile(file)} />
      }
    />
  )
}

function wordsOf({ state, hint, isReady }: LiveHints<CameraHint>): string {
  if (state === 'off') return messages.noHints
  if (isReady) return messages.ready
  return state === 'on' && hint !== null ? messages.hints[hint] : messages.loadingHints
}

/** The oval a face should fill; whole and green when it does. */
function FaceOutline({ isReady }: { isReady: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid meet"
      fill="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <ellipse cx="150" cy="200" rx="104" ry="146" strokeWidth="7" className="stroke-ink opacity-60" />
      <ellipse
        cx="150"
        cy="200"
        rx="104"
        ry="146"
        strokeWidth="4"
        strokeDasharray={isReady ? undefined : '10 8'}
        className={classes(isReady ? 'stroke-good' : 'stroke-paper')}
      />
    </svg>
  )
}
