import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { commonMessages } from '../../lib/messages/common.ts'
import { historyMessages as messages } from './history.messages.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

type ListFrameProps<T> = {
  list: { total: number; page: number; pages: number; items: readonly T[] } | undefined
  isError: boolean
  onRetry: () => void
  onPage: (page: number) => void
  empty: ReactNode
  /** The same function as long as it draws the same: the cards are left alone while something is typed or asked for. */
  card: (item: T) => ReactNode
}

/** The figures, the six cards and the pages, whatever is on the cards. */
export function ListFrame<T>({ list, isError, onRetry, onPage, empty, card }: ListFrameProps<T>) {
  const items = list?.items
  const cards = useMemo(() => items?.map(card), [items, card])
  const count = useRef<HTMLParagraphElement>(null)
  const lastFocused = useRef<Element>(null)
  // A card may go with what had the focus: deleted, or by its new name no longer found.
  useLayoutEffect(() => {
    if (lastFocused.current?.isConnected !== false || document.activeElement !== document.body) return
    lastFocused.current = null
    count.current?.focus()
  }, [items])
  if (list === undefined) {
    return isError ? (
      <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={onRetry} />
    ) : (
      <Waiting />
    )
  }
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className="mb-3 scroll-mt-24 text-[0.9375rem] text-muted">
        {messages.total(list.total)}
        {list.pages > 1 && `, ${messages.pager.of(list.page, list.pages).toLowerCase()}`}
      </p>
      {list.items.length === 0 ? (
        empty
      ) : (
        <ul className={GRID} onFocus={({ target }) => (lastFocused.current = target)}>
          {cards}
        </ul>
      )}
      {list.pages > 1 && (
        <PageBar
          page={list.page}
          pages={list.pages}
          onPage={(page) => {
            onPage(page)
            count.current?.focus()
          }}
        />
      )}
    </>
  )
}

export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button kind="outline" onClick={onClear}>
      {messages.empty.clear}
    </Button>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">{commonMessages.loading}</span>
      <div className={GRID}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} className="h-58" />
        ))}
      </div>
    </div>
  )
}

const pageMessages = messages.pager

type PageBarProps = { page: number; pages: number; onPage: (page: number) => void }

function PageBar({ page, pages, onPage }: PageBarProps) {
  return (
    <nav aria-label={pageMessages.label} className="mt-8 flex flex-wrap items-center justify-center gap-2">
      <Button
        kind="outline"
        className="max-sm:px-3"
        disabled={page <= 1}
        aria-label={pageMessages.previous}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
        <span className="max-sm:hidden">{pageMessages.previous}</span>
      </Button>
      <ol className="flex list-none flex-wrap gap-1 p-0">
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>
            <Button
              kind={number === page ? 'primary' : 'quiet'}
              className="min-w-11 px-1"
              aria-label={pageMessages.page(number)}
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
        aria-label={pageMessages.next}
        onClick={() => onPage(page + 1)}
      >
        <span className="max-sm:hidden">{pageMessages.next}</span>
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
