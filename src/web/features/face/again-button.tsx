import { CircleCheck, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { faceMessages as messages } from '../../lib/messages/face.ts'
import { Button } from '../../ui/button.tsx'

const COMPLETE_MS = 1_000

/** The start button's place once a report stands there: complete for a second, in green, then ready for another photo. */
export function AgainButton({ isFresh, onAgain }: { isFresh: boolean; onAgain: () => void }) {
  const [isComplete, setIsComplete] = useState(isFresh)
  useEffect(() => {
    if (!isComplete) return
    const timer = setTimeout(() => setIsComplete(false), COMPLETE_MS)
    return () => clearTimeout(timer)
  }, [isComplete])
  return (
    <Button
      size="lg"
      kind={isComplete ? 'primary' : 'outline'}
      data-state={isComplete ? 'complete' : 'idle'}
      aria-disabled={isComplete || undefined}
      className="no-print justify-self-start max-sm:w-full"
      onClick={() => {
        if (!isComplete) onAgain()
      }}
    >
      {isComplete ? <CircleCheck aria-hidden size={20} /> : <RotateCcw aria-hidden size={20} />}
      {isComplete ? messages.complete : messages.again}
    </Button>
  )
}
