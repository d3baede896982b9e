import { useEffect, useRef } from 'react'
import type { IngredientSearchAnswer } from '../../../contract/ingredient.ts'
import { paths } from '../../lib/paths.ts'
import { searchMessages as messages } from '../../lib/messages/ingredients.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IngredientEntry } from './ingredient-entry.tsx'
import { isFiltered, writeSearch, type SearchState, pagerOf } from './search-state.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from '../../lib/navigation.tsx'
import { buttonLook } from '../../ui/button-look.ts'

type SearchResultsProps = {
  answer: IngredientSearchAnswer
  state: SearchState
  /** The answer to the search before stands here until the new one comes. */
  isOld: boolean
  onReset: () => void
}

export function SearchResults({ answer, state, isOld, onReset }: SearchResultsProps) {
  const heading = useHeadingAfterPage(isOld ? null : answer.page)
  if (answer.results.length === 0) return <NothingFound state={state} onReset={onReset} />
  const isPlain = state.q === '' && !isFiltered(state)
  return (
    <div aria-busy={isOld} className={classes(isOld && 'opacity-60', 'transition-opacity duration-150')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-edge pb-2">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-[1.375rem] wrap-anywhere">
          {answer.isNear ? messages.near(state.q) : isPlain ? messages.mostUsed : messages.results}
        </h2>
        <p className="text-[0.9375rem] text-muted">
          {answer.pages > 1
            ? messages.countPage(answer.total, answer.page, answer.pages)
            : messages.count(answer.total)}
        </p>
      </div>
      <ul>
        {answer.results.map((entry) => (
          <IngredientEntry key={entry.slug} entry={entry} from={writeSearch(state)} />
        ))}
      </ul>
      <Pager state={state} page={answer.page} pages={answer.pages} />
    </div>
  )
}

/** Turning a page puts the reader at its top; the first page of a search leaves them where they type. */
function useHeadingAfterPage(page: number | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (page === null || page === last.current) return
    const isTurned = last.current !== null
    last.current = page
    const isTyping = document.activeElement?.closest('form') !== null
    if (!isTurned || isTyping) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [page])
  return heading
}

function NothingFound({ state, onReset }: { state: SearchState; onReset: () => void }) {
  const { empty } = messages
  return (
    <EmptyState
      title={empty.title}
      text={
        isFiltered(state)
          ? empty.withFilters
          : `${state.q === '' ? '' : `${empty.forQuery(state.q)} `}${empty.noFilters}`
      }
      action={
        isFiltered(state) ? (
          <Button onClick={onReset}>{empty.reset}</Button>
        ) : (
          <ButtonLink to={paths.ingredients}>{empty.all}</ButtonLink>
        )
      }
    />
  )
}

export function ResultsWaiting() {
  return (
    <div role="status">
      <span className="sr-only">{messages.searching}</span>
      <div className="border-b border-edge pb-2">
        <Skeleton className="h-8 w-56" />
      </div>
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="border-b border-line py-4">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="mt-2 h-5 w-full max-w-lg" />
          <Skeleton className="mt-2 h-5 w-72 max-w-full" />
        </div>
      ))}
    </div>
  )
}

const pagerMessages = messages.pager

type PagerProps = { state: SearchState; page: number; pages: number }

/** Links and not buttons: a page of a search has an address like any other. */
function Pager({ state, page, pages }: PagerProps) {
  if (pages <= 1) return null
  const to = (at: number) => paths.ingredients + writeSearch({ ...state, page: at })
  return (
    <nav aria-label={pagerMessages.label} className="mt-6 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonLook('outline')}>
          <ChevronLeft aria-hidden size={18} />
          {pagerMessages.previous}
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
            aria-label={pagerMessages.page(at)}
            aria-current={at === page ? 'page' : undefined}
            className={buttonLook(at === page ? 'primary' : 'quiet', 'md', 'min-w-11')}
          >
            {at}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} className={buttonLook('outline')}>
          {pagerMessages.next}
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  )
}
