import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { historyMessages } from './history.messages.ts'
import { Button } from '../../ui/button.tsx'

const messages = historyMessages.pager

type PageBarProps = { page: number; pages: number; onPage: (page: number) => void }

export function PageBar({ page, pages, onPage }: PageBarProps) {
  return (
    <nav aria-label={messages.label} className="mt-8 flex flex-wrap items-center justify-center gap-2">
      <Button
        kind="outline"
        className="max-sm:px-3"
        disabled={page <= 1}
        aria-label={messages.previous}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
        <span className="max-sm:hidden">{messages.previous}</span>
      </Button>
      <ol className="flex list-none flex-wrap gap-1 p-0">
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>
            <Button
              kind={number === page ? 'primary' : 'quiet'}
              className="min-w-11 px-1"
              aria-label={messages.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {formatNumber(number)}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        kind="outline"
        className="max-sm:px-3"
        disabled={page >= pages}
        aria-label={messages.next}
        onClick={() => onPage(page + 1)}
      >
        <span className="max-sm:hidden">{messages.next}</span>
        <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  )
}

const NUMBERS_MAX = 5

/** At most five numbers in a row, with the page in their middle where there is room on both sides. */
export function pageNumbers(page: number, pages: number): number[] {
  const count = Math.min(NUMBERS_MAX, pages)
  const first = Math.max(1, Math.min(page - Math.floor(NUMBERS_MAX / 2), pages - count + 1))
  return Array.from({ length: count }, (_, place) => first + place)
}
