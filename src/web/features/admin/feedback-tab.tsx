import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FEEDBACK_SHOWN_MAX, FeedbackStatus, type FeedbackItem } from '../../../contract/feedback.ts'
import { paths } from '../../lib/paths.ts'
import { adminMessages } from './admin.messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { feedbackQuery } from './admin-queries.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { Loaded } from './loaded.tsx'

const messages = adminMessages.feedback
const FILTERS = [
  { value: '', label: messages.all },
  ...FeedbackStatus.options.map((value) => ({ value, label: messages.status[value] })),
]

export function FeedbackTab() {
  const [status, setStatus] = useState<FeedbackStatus | undefined>()
  const query = useQuery(feedbackQuery(status))
  return (
    <section aria-label={messages.title}>
      <div className="mb-5 max-w-xs">
        <SelectField
          label={messages.filter}
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
        {items.length === FEEDBACK_SHOWN_MAX ? messages.newest(items.length) : messages.shown(items.length)}
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
      title={messages.none.title}
      text={isNarrowed ? messages.none.narrowed : messages.none.text}
      action={
        isNarrowed ? (
          <Button kind="outline" onClick={onAll}>
            {messages.none.all}
          </Button>
        ) : (
          <ButtonLink kind="outline" to={paths.contact}>
            {messages.none.contact}
          </ButtonLink>
        )
      }
    />
  )
}
