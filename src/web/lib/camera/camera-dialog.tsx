import { useState, type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { cameraMessages as messages } from '../messages/camera.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useObjectUrl } from '../photo/use-object-url.ts'

type CameraDialogProps = {
  live: (onShot: (file: File) => void) => ReactNode
  /** What to look for on the photo before it is used. */
  check: string
  /** As in a mirror, which is how people know their own face. */
  isMirrored: boolean
  onClose: () => void
  onPhoto: (file: File) => void
}

/** Look, take, look at what was taken, use it or take it again. Closing leaves everything as it was. */
export function CameraDialog({ live, check, isMirrored, onClose, onPhoto }: CameraDialogProps) {
  const [shot, setShot] = useState<File | null>(null)
  return (
    <Dialog title={messages.title} closeLabel={messages.close} onClose={onClose}>
      {shot === null ? (
        live(setShot)
      ) : (
        <CameraShot
          file={shot}
          check={check}
          isMirrored={isMirrored}
          onRetake={() => setShot(null)}
          onUse={() => onPhoto(shot)}
        />
      )}
    </Dialog>
  )
}

type CameraShotProps = {
  file: File
  check: string
  isMirrored: boolean
  onRetake: () => void
  onUse: () => void
}

/** The retake step: nothing has left the browser yet. */
function CameraShot({ file, check, isMirrored, onRetake, onUse }: CameraShotProps) {
  const url = useObjectUrl(file)
  const use = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; without this the keyboard would start over at the top.
  useEffect(() => use.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <p role="status">{check}</p>
      {url !== null && (
        <img
          src={url}
          alt={messages.shot}
          className={classes(
            'mx-auto max-h-[55dvh] max-w-full rounded-card border border-edge',
            isMirrored && '-scale-x-100',
          )}
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={use} size="lg" onClick={onUse}>
          {messages.use}
        </Button>
        <Button size="lg" kind="outline" onClick={onRetake}>
          {messages.retake}
        </Button>
      </div>
    </div>
  )
}
