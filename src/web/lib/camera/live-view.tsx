import { Camera } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/notice.tsx'
import { cameraMessages as messages } from '../messages/camera.ts'
import type { useCamera } from './use-camera.ts'

type LiveViewProps = {
  camera: ReturnType<typeof useCamera>
  label: string
  isMirrored: boolean
  /** Drawn over the picture while it is live. */
  outline: ReactNode
  hint: { text: string; isReady: boolean }
  onTake: () => void
  /** Where the picture is, and when it leaves. */
  local: string
  /** The ways to a photo that need no camera here. */
  otherwise: ReactNode
}

/** The live picture with one hint at a time, or why there is none. */
export function LiveView(props: LiveViewProps) {
  const { camera, label, isMirrored, outline, hint, onTake, local, otherwise } = props
  const { video, state, reopen } = camera
  const isOpen = state === 'opening' || state === 'live'
  return (
    <div className="grid gap-4">
      {!isOpen && (
        <Notice
          tone="caution"
          role="alert"
          title={messages.trouble[state].title}
          action={
            <Button kind="outline" size="sm" onClick={reopen}>
              {messages.retry}
            </Button>
          }
        >
          {messages.trouble[state].text}
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
          aria-label={label}
          className={classes('max-h-[55dvh] w-full max-w-full object-contain', isMirrored && '-scale-x-100')}
        />
        {state === 'live' && outline}
      </div>
      {isOpen && (
        <p role="status" data-ready={hint.isReady || undefined} className="min-h-12 text-center text-lg">
          {state === 'opening' ? messages.opening : hint.text}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {isOpen && (
          <Button size="lg" disabled={state !== 'live'} onClick={onTake}>
            <Camera aria-hidden size={20} />
            {messages.take}
          </Button>
        )}
        {otherwise}
      </div>
      <p className="text-center text-[0.9375rem] text-muted">{local}</p>
    </div>
  )
}
