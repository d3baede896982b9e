import { Camera } from 'lucide-react'
import { useCanOpenCamera } from '../../lib/camera/use-camera.ts'
import { DropArea } from '../../lib/photo/drop-area.tsx'
import { FileButton } from '../../lib/photo/file-button.tsx'
import { useProvider } from '../../lib/queries/site-queries.ts'
import { aiMessages } from '../../lib/messages/ai.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { PHOTOS_MAX } from './label-photos.ts'

type PhotoDropProps = {
  isFull: boolean
  crop: { isFirst: boolean; setFirst: (isFirst: boolean) => void }
  onFiles: (files: readonly File[]) => void
  onCamera: () => void
}

/** The camera is offered where a finger points. */
export function PhotoDrop({ isFull, crop, onFiles, onCamera }: PhotoDropProps) {
  const hasCamera = useCanOpenCamera()
  return (
    <DropArea onFiles={onFiles}>
      {(isOver) =>
        isFull ? (
          <p className="text-muted">{messages.photos.full(PHOTOS_MAX)}</p>
        ) : (
          <>
            <div className="flex flex-wrap justify-center gap-3">
              <span className="hidden max-md:contents pointer-coarse:contents">
                {hasCamera ? (
                  <Button size="lg" onClick={onCamera}>
                    <Camera aria-hidden size={20} />
                    {messages.camera}
                  </Button>
                ) : (
                  <FileButton label={messages.camera} camera="environment" onFiles={onFiles} />
                )}
              </span>
              <FileButton label={messages.file} isMultiple onFiles={onFiles} />
            </div>
            <p className="text-muted">{isOver ? messages.dropNow : messages.drop}</p>
            <p className="text-[0.9375rem] text-muted">{messages.formats}</p>
            <CheckBox checked={crop.isFirst} onChange={(event) => crop.setFirst(event.target.checked)}>
              {messages.crop.first}
            </CheckBox>
            <ProviderNote />
          </>
        )
      }
    </DropArea>
  )
}

/** Only where somebody else reads along. */
function ProviderNote() {
  const { provider } = useProvider()
  if (!provider) return null
  const { photos, texts } = aiMessages.scanner
  return (
    <p className="max-w-[52ch] text-[0.9375rem] text-muted">
      {provider.seesPhotos && `${photos(provider.name)} `}
      {texts(provider.name)}
    </p>
  )
}
