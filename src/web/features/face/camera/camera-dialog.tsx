import { useState } from 'react'
import { cameraWords as words } from '../../../lib/words/camera.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CameraShot } from './camera-shot.tsx'
import { LiveCamera } from './live-camera.tsx'

type CameraDialogProps = { onClose: () => void; onPhoto: (file: File) => void }

/** Look, take, look at what was taken, use it or take it again. Closing leaves everything as it was. */
export function CameraDialog({ onClose, onPhoto }: CameraDialogProps) {
  const [shot, setShot] = useState<File | null>(null)
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      {shot === null ? (
        <LiveCamera onShot={setShot} onFile={onPhoto} />
      ) : (
        <CameraShot file={shot} onRetake={() => setShot(null)} onUse={() => onPhoto(shot)} />
      )}
    </Dialog>
  )
}
