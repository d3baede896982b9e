import { CameraDialog } from '../../../lib/camera/camera-dialog.tsx'
import { cameraMessages } from '../../../lib/messages/camera.ts'
import { LiveCamera } from './live-camera.tsx'

type FaceCameraProps = { onClose: () => void; onPhoto: (file: File) => void }

export function FaceCamera({ onClose, onPhoto }: FaceCameraProps) {
  return (
    <CameraDialog
      check={cameraMessages.check}
      isMirrored
      live={(onShot) => <LiveCamera onShot={onShot} onFile={onPhoto} />}
      onClose={onClose}
      onPhoto={onPhoto}
    />
  )
}
