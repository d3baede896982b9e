import { useEffect, useRef } from 'react'
import { useObjectUrl } from '../../../lib/photo/use-object-url.ts'
import { cameraWords as words } from '../../../lib/words/camera.ts'
import { Button } from '../../../ui/button.tsx'

type CameraShotProps = { file: File; onRetake: () => void; onUse: () => void }

/** The retake step: nothing has left the browser yet. */
export function CameraShot({ file, onRetake, onUse }: CameraShotProps) {
  const url = useObjectUrl(file)
  const use = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; without this the keyboard would start over at the top.
  useEffect(() => use.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <p role="status">{words.check}</p>
      {url !== null && (
        <img
          src={url}
          alt={words.shot}
          className="mx-auto max-h-[55dvh] max-w-full -scale-x-100 rounded-card border border-edge"
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={use} size="lg" onClick={onUse}>
          {words.use}
        </Button>
        <Button size="lg" kind="outline" onClick={onRetake}>
          {words.retake}
        </Button>
      </div>
    </div>
  )
}
