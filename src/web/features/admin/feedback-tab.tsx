import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FEEDBACK_SHOWN_MAX, FeedbackStatus, type FeedbackItem } from '../../../contract/feedback.ts'
import { paths } from '../../lib/paths.ts'
import { adminWords } from '../../lib/words/admin.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { feedbackQuery } from './admin-queries.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { Loaded } from './loaded.tsx'

const words = adminWords.feedback
const FILTERS = [
  { value: '', label: words.all },
  ...FeedbackStatus.options.map((value) => ({ value, label: words.status[value] })),
]

export function FeedbackTab() {
  const [status, setStatus] = useState<FeedbackStatus | undefined>()
  const query = useQuery(feedbackQuery(status))
  return (
    <section aria-label={words.title}>
      <div className="mb-5 max-w-xs">
        <SelectField
          label={words.filter}
          value={status ?? ''}
          options={FILTERS}
          onChange={(event) =>
            setStatus(FeedbackStatus.optional().catch(undefined).parse(event.currentTarget.value))
          }
        />
      </div>
      <Loaded query={query} size="h-120">
        {(items) =>
          items.length === 0 ? (
            <NoMessages isNarrowed={status !== undefined} onAll={() => setStatus(undefined)} />
          ) : (
            <Messages items={items} />
          )
        }
      </Loaded>
    </section>
  )
}

function Messages({ items }: { items: readonly FeedbackItem[] }) {
  return (
    <>
      <p role="status" className="mb-3 text-[0.9375rem] text-muted">
        {items.length === FEEDBACK_SHOWN_MAX ? words.newest(items.length) : words.shown(items.length)}
      </p>
      <ul className="grid gap-4">
        {items.map((item) => (
          <FeedbackCard key={item.id} item={item} />
        ))}
      </ul>
    </>
  )
}

function NoMessages({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return (
    <EmptyState
      title={words.none.title}
      text={isNarrowed ? words.none.narrowed : words.none.text}
      action={
        isNarrowed ? (
          <Button kind="outline" onClick={onAll}>
            {words.none.all}
          </Button>
        ) : (
          <ButtonLink kind="outline" to={paths.contact}>
            {words.none.contact}
          </ButtonLink>
        )
      }
    />
  )
}
