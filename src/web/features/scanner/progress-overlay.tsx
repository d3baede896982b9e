import { StepOverlay } from '../../lib/progress/step-overlay.tsx'
import { scannerMessages } from './scanner.messages.ts'
import { classes } from '../../ui/classes.ts'

const messages = scannerMessages.overlay

type ProgressOverlayProps = { isReady: boolean; onFinish: () => void }

export function ProgressOverlay({ isReady, onFinish }: ProgressOverlayProps) {
  return (
    <StepOverlay
      words={messages}
      stepMs={STEP_MS}
      isReady={isReady}
      onFinish={onFinish}
      drawing={(done) => (
        <div aria-hidden className="mt-5 flex h-10 gap-1">
          {messages.steps.map((step, index) => (
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

/** Parsing, safety scores, allergens, vegan, comedogenic, personalisation. */
export const STEP_MS = [800, 1_200, 900, 700, 1_000, 1_100] as const
const CLOSING_MS = 500
export const WHOLE_MS = STEP_MS.reduce((sum, ms) => sum + ms, 0) + CLOSING_MS
