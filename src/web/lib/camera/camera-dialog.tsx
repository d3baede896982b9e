import { useState, type ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { cameraMessages as messages } from '../messages/camera.ts'
import { CameraShot } from './camera-shot.tsx'

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
