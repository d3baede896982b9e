import { Camera } from 'lucide-react'
import { FileButton } from '../../../lib/photo/file-button.tsx'
import { cameraWords as words } from '../../../lib/words/camera.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Notice } from '../../../ui/notice.tsx'
import { FaceOutline } from './face-outline.tsx'
import { takeFrame } from './take-frame.ts'
import { useCamera } from './use-camera.ts'
import { useLiveHints, type LiveHints } from './use-live-hints.ts'

type LiveCameraProps = { onShot: (file: File) => void; onFile: (file: File) => void }

export function LiveCamera({ onShot, onFile }: LiveCameraProps) {
  const { video, state, reopen } = useCamera()
  const hints = useLiveHints(video, state === 'live')
  const isOpen = state === 'opening' || state === 'live'
  const take = async () => {
    const file = video.current === null ? null : await takeFrame(video.current)
    if (file !== null) onShot(file)
  }
  return (
    <div className="grid gap-4">
      {!isOpen && (
        <Notice
          tone="caution"
          role="alert"
          title={words.trouble[state].title}
          action={
            <Button kind="outline" size="sm" onClick={reopen}>
              {words.retry}
            </Button>
          }
        >
          {words.trouble[state].text}
        </Notice>
      )}
      <div
        className={classes(
          'relative mx-auto grid min-h-48 w-full place-content-center overflow-hidden rounded-card border border-edge bg-sunk',
          !isOpen && 'hidden',
        )}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label={words.view}
          className="max-h-[55dvh] w-full max-w-full -scale-x-100 object-contain"
        />
        {state === 'live' && <FaceOutline isReady={hints.isReady} />}
      </div>
      {isOpen && (
        <p role="status" data-ready={hints.isReady || undefined} className="min-h-12 text-center text-lg">
          {state === 'opening' ? words.opening : wordsOf(hints)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {isOpen && (
          <Button size="lg" disabled={state !== 'live'} onClick={() => void take()}>
            <Camera aria-hidden size={20} />
            {words.take}
          </Button>
        )}
        <FileButton label={words.upload} onFiles={([file]) => file !== undefined && onFile(file)} />
      </div>
      <p className="text-center text-[0.9375rem] text-muted">{words.local}</p>
    </div>
  )
}

function wordsOf({ state, hint, isReady }: LiveHints): string {
  if (state === 'off') return words.noHints
  if (isReady) return words.ready
  return state === 'on' && hint !== null ? words.hints[hint] : words.loadingHints
}
