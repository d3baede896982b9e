import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

type FoldProps = { title: string; children: ReactNode }

/**
 * A part of the report that a phone shows by its title alone until it is asked for; wider screens and paper have room for all
 * of it. What matters first is never in one.
 */
export function Fold({ title, children }: FoldProps) {
  const ids = { title: useId(), body: useId() }
  const [isOpen, setOpen] = useState(false)
  return (
    <Card labelledBy={ids.title} className="max-sm:py-2">
      <h2 id={ids.title} className="text-[1.375rem] sm:mb-3">
        <span className="max-sm:hidden print:inline">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={ids.body}
          onClick={() => setOpen(!isOpen)}
          className="no-print flex min-h-11 w-full items-center justify-between gap-3 text-left sm:hidden"
        >
          {title}
          <ChevronDown
            aria-hidden
            size={20}
            className={`shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={ids.body} className={isOpen ? 'max-sm:pt-1 max-sm:pb-3' : 'max-sm:hidden print:block'}>
        {children}
      </div>
    </Card>
  )
}
