import { SkinZone } from '../../../contract/skin.ts'
import { StepOverlay } from '../../lib/progress/step-overlay.tsx'
import { faceMessages } from '../../lib/messages/face.ts'
import { ZoneFace } from '../../lib/face/zone-face.tsx'
import { FACE_STEP_MS } from './face-steps.ts'

const STEPS = FACE_STEP_MS.length

type FaceOverlayProps = { isReady: boolean; onFinish: () => void }

/** The zones fill one after the other while the steps go by. */
export function FaceOverlay({ isReady, onFinish }: FaceOverlayProps) {
  return (
    <StepOverlay
      words={faceMessages.overlay}
      stepMs={FACE_STEP_MS}
      isReady={isReady}
      onFinish={onFinish}
      drawing={(done) => (
        <ZoneFace
          className="mx-auto mt-5 h-44 text-muted"
          zones={SkinZone.options
            .slice(0, Math.ceil((done / STEPS) * SkinZone.options.length))
            .map((zone) => ({
              zone,
              level: 'middle',
            }))}
        />
      )}
    />
  )
}
