import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { scannerMessages } from './scanner.messages.ts'
import { Button } from '../../ui/button.tsx'
import type { NameMark } from './live-reading.ts'

type DoubtBarProps = { marks: readonly NameMark[]; show: (mark: NameMark) => void }

/** From one doubtful name to the next, each selected in the box so that it can be typed over. */
export function DoubtBar({ marks, show }: DoubtBarProps) {
  const messages = scannerMessages.doubt
  const [next, setNext] = useState(0)
  const step = () => {
    const mark = marks[next % marks.length]
    setNext((next + 1) % marks.length)
    if (mark !== undefined) show(mark)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-fair/50 bg-fair-soft px-3 py-2">
      <p>
        <strong className="text-fair">{messages.count(marks.length)}</strong> {messages.why}
      </p>
      <Button kind="outline" size="sm" onClick={step}>
        {messages.next}
        <ArrowRight aria-hidden size={16} />
      </Button>
    </div>
  )
}
