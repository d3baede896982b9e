import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { searchMessages } from '../../lib/messages/ingredients.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { pagerOf, writeSearch, type SearchState } from './search-state.ts'

const messages = searchMessages.pager

type PagerProps = { state: SearchState; page: number; pages: number }

/** Links and not buttons: a page of a search has an address like any other. */
export function Pager({ state, page, pages }: PagerProps) {
  if (pages <= 1) return null
  const to = (at: number) => paths.ingredients + writeSearch({ ...state, page: at })
  return (
    <nav aria-label={messages.label} className="mt-6 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonLook('outline')}>
          <ChevronLeft aria-hidden size={18} />
          {messages.previous}
        </Link>
      )}
      {pagerOf(page, pages).map((at, place) =>
        at === null ? (
          <span key={`gap-${place}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={at}
            to={to(at)}
            aria-label={messages.page(at)}
            aria-current={at === page ? 'page' : undefined}
            className={buttonLook(at === page ? 'primary' : 'quiet', 'md', 'min-w-11')}
          >
            {at}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} className={buttonLook('outline')}>
          {messages.next}
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  )
}
