import { useId } from 'react'
import { LISTING_AXES } from '../../../contract/choices.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { listingMessages as messages } from '../../lib/messages/listings.ts'
import { Card, CardTitle } from '../../ui/card.tsx'

type OfficialListsProps = { ingredients: readonly RecordedIngredient[]; onOpen: (index: number) => void }

/** Which ingredients stand on official lists beside the cosmetics law: told apart from the score, which knows nothing of them. */
export function OfficialLists({ ingredients, onOpen }: OfficialListsProps) {
  const titleId = useId()
  const named = ingredients.flatMap(({ isNamedBefore, listings = [], name }, index) =>
    isNamedBefore === true ? [] : listings.map(({ axis, status }) => ({ axis, status, name, index })),
  )
  const axes = LISTING_AXES.map((axis) => ({
    axis,
    ofAxis: named.filter((one) => one.axis === axis),
  })).filter(({ ofAxis }) => ofAxis.length > 0)
  if (axes.length === 0) return null
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{messages.title}</CardTitle>
      <p className="mb-3 max-w-[65ch] text-muted">{messages.intro}</p>
      <dl className="border-t border-line">
        {axes.map(({ axis, ofAxis }) => (
          <div
            key={axis}
            className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[16rem_1fr]"
          >
            <dt>
              <span className="font-semibold">{messages.axes[axis]}</span>{' '}
              <span className="text-[0.9375rem] text-muted">{messages.of(ofAxis.length)}</span>
            </dt>
            <dd>
              <ul className="flex flex-wrap gap-x-5">
                {ofAxis.map(({ index, name, status }) => (
                  <li key={index}>
                    <button
                      type="button"
                      onClick={() => onOpen(index)}
                      className="inline-flex min-h-8 flex-wrap items-center gap-x-1.5 text-left"
                    >
                      <span className="underline decoration-edge underline-offset-4">{name}</span>
                      <span className="text-[0.9375rem] text-muted">({messages.states[status]})</span>
                    </button>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
