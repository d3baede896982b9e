import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FEEDBACK_SHOWN_MAX, FeedbackStatus, type FeedbackItem } from '../../../contract/feedback.ts'
import { paths } from '../../lib/paths.ts'
import { adminMessages } from './admin.messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { feedbackQuery, useSetStatus } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'
import { Mail } from 'lucide-react'
import { formatDate } from '../../lib/format.ts'
import { buttonLook } from '../../ui/button-look.ts'

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

const cardMessages = adminMessages.feedback
const STATUSES = FeedbackStatus.options.map((value) => ({ value, label: cardMessages.status[value] }))

/** What somebody wrote stands here as text, with its line breaks and nothing else of it taken for more than words. */
function FeedbackCard({ item }: { item: FeedbackItem }) {
  const set = useSetStatus()
  const { id, subject, name, email, message, status, createdAt, userId } = item
  return (
    <li className="grid gap-4 rounded-card border border-line bg-raised p-5 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">{subject}</h2>
        <p className="mt-1 text-[0.9375rem] wrap-anywhere text-muted">
          {cardMessages.from(name, formatDate(createdAt))}
        </p>
        <p className="text-[0.9375rem] wrap-anywhere text-muted">{email}</p>
        <p className="mt-3 max-w-[65ch] wrap-anywhere whitespace-pre-wrap">{message}</p>
        {userId !== undefined && (
          <p className="mt-3 text-sm wrap-anywhere text-muted">
            {cardMessages.account} <span className="font-mono">{userId}</span>
          </p>
        )}
      </div>
      <div className="grid content-start gap-3">
        <SelectField
          label={cardMessages.statusLabel}
          aria-label={cardMessages.statusOf(subject)}
          value={set.isPending ? set.variables.status : status}
          disabled={set.isPending}
          options={STATUSES}
          onChange={(event) => set.mutate({ id, status: FeedbackStatus.parse(event.currentTarget.value) })}
        />
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(cardMessages.re(subject))}`}
          aria-label={cardMessages.replyTo(name)}
          className={buttonLook('outline')}
        >
          <Mail aria-hidden size={18} />
          {cardMessages.reply}
        </a>
      </div>
    </li>
  )
}
