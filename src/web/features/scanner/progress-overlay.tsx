import { Check } from 'lucide-react'
import { scannerWords } from '../../lib/words/scanner.ts'
import { classes } from '../../ui/classes.ts'
import { BusyScreen } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOverlaySteps } from './use-overlay-steps.ts'

type ProgressOverlayProps = { isReady: boolean; onFinish: () => void }

export function ProgressOverlay({ isReady, onFinish }: ProgressOverlayProps) {
  const words = scannerWords.overlay
  const done = useOverlaySteps(isReady, onFinish)
  const active = words.steps[done]
  return (
    <BusyScreen label={words.label}>
      <div className="w-[min(26rem,calc(100vw-3rem))]">
        <h2 className="text-3xl">{words.title}</h2>
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
        <ol className="mt-6 border-t border-line">
          {words.steps.map((step, index) => (
            <li
              key={step}
              data-state={stateOf(index, done)}
              className="flex min-h-12 items-center gap-3 border-b border-line text-muted data-[state=now]:font-semibold data-[state=now]:text-ink data-[state=done]:text-good"
            >
              <span className="grid w-6 place-content-center">
                {index < done && <Check aria-hidden size={20} />}
                {index === done && <Spinner />}
                {index > done && <span aria-hidden className="size-1.5 rounded-full bg-edge" />}
              </span>
              {step}
              <span className="sr-only">{words[stateOf(index, done)]}</span>
            </li>
          ))}
        </ol>
        <p role="status" className="mt-4 min-h-12 text-muted">
          <span className="sr-only">{active}</span>
          {done === words.steps.length - 1 && !isReady && words.slow}
        </p>
      </div>
    </BusyScreen>
  )
}

function stateOf(index: number, done: number): 'done' | 'now' | 'next' {
  return index < done ? 'done' : index === done ? 'now' : 'next'
}
