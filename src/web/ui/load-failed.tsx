import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailedProps = { text: string; retryLabel: string; onRetry: () => void }

/** What stands in the place of something that could not be loaded. */
export function LoadFailed({ text, retryLabel, onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button kind="outline" size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
