import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCanOpenCamera } from '../../lib/camera/use-camera.ts'
import { DropArea } from '../../lib/photo/drop-area.tsx'
import { FileButton } from '../../lib/photo/file-button.tsx'
import { usePastedImages } from '../../lib/photo/use-pasted-images.ts'
import { faceMessages } from '../../lib/messages/face.ts'
import { Button } from '../../ui/button.tsx'

const messages = faceMessages.photo

/** The networks behind the live hints are large: they come when somebody opens the camera. */
const FaceCamera = lazy(() => import('./camera/face-camera.tsx').then((m) => ({ default: m.FaceCamera })))

type PhotoChoiceProps = {
  /** With one at hand, starting comes first and another choice second. */
  hasPhoto: boolean
  onFile: (file: File) => void
  onBlocked: (() => void) | null
}

/** A file, a drop, a paste or the camera: all end in `onFile`. With `onBlocked` nothing opens and the reason is said. */
export function PhotoChoice({ hasPhoto, onFile, onBlocked }: PhotoChoiceProps) {
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const hasCamera = useCanOpenCamera()
  const takeFirst = ([file]: readonly File[]) => file !== undefined && onFile(file)
  usePastedImages(takeFirst)
  return (
    <>
      <DropArea onFiles={takeFirst}>
        {(isOver) => (
          <>
            <div className="flex flex-wrap justify-center gap-3">
              {hasCamera ? (
                <Button
                  size="lg"
                  kind={hasPhoto ? 'outline' : 'primary'}
                  onClick={() => (onBlocked === null ? setIsCameraOpen(true) : onBlocked())}
                >
                  <Camera aria-hidden size={20} />
                  {messages.camera}
                </Button>
              ) : (
                <FileButton label={messages.camera} camera="user" onFiles={takeFirst} />
              )}
              <FileButton label={messages.file} onFiles={takeFirst} />
            </div>
            <p className="text-muted">{isOver ? messages.dropNow : messages.drop}</p>
            <p className="text-[0.9375rem] text-muted">{messages.formats}</p>
            <p className="max-w-[44ch] text-[0.9375rem] text-muted">{messages.tips}</p>
          </>
        )}
      </DropArea>
      {isCameraOpen && (
        <Suspense>
          <FaceCamera
            onClose={() => setIsCameraOpen(false)}
            onPhoto={(file) => {
              setIsCameraOpen(false)
              onFile(file)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
