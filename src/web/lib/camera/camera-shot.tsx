import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useObjectUrl } from '../photo/use-object-url.ts'
import { cameraMessages as messages } from '../messages/camera.ts'

type CameraShotProps = {
  file: File
  check: string
  isMirrored: boolean
  onRetake: () => void
  onUse: () => void
}

/** The retake step: nothing has left the browser yet. */
export function CameraShot({ file, check, isMirrored, onRetake, onUse }: CameraShotProps) {
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
