import { StepOverlay } from '../../lib/progress/step-overlay.tsx'
import { scannerWords } from '../../lib/words/scanner.ts'
import { classes } from '../../ui/classes.ts'
import { STEP_MS } from './step-ms.ts'

const words = scannerWords.overlay

type ProgressOverlayProps = { isReady: boolean; onFinish: () => void }

export function ProgressOverlay({ isReady, onFinish }: ProgressOverlayProps) {
  return (
    <StepOverlay
      words={words}
      stepMs={STEP_MS}
      isReady={isReady}
      onFinish={onFinish}
      drawing={(done) => (
        <div aria-hidden className="mt-5 flex h-10 gap-1">
          {words.steps.map((step, index) => (
            <span
              key={step}
              className={classes(
                'flex-1 rounded-sm',
                index < done ? 'band-good animate-resolve' : 'band-unknown',
              )}
            />
          ))}
        </div>
      )}
    />
  )
}
