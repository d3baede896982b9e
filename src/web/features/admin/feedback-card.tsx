import { Mail } from 'lucide-react'
import { FeedbackStatus, type FeedbackItem } from '../../../contract/feedback.ts'
import { formatDate } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useSetStatus } from './admin-queries.ts'

const messages = adminMessages.feedback
const STATUSES = FeedbackStatus.options.map((value) => ({ value, label: messages.status[value] }))

/** What somebody wrote stands here as text, with its line breaks and nothing else of it taken for more than words. */
export function FeedbackCard({ item }: { item: FeedbackItem }) {
  const set = useSetStatus()
  const { id, subject, name, email, message, status, createdAt, userId } = item
  return (
    <li className="grid gap-4 rounded-card border border-line bg-raised p-5 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h3 className="text-xl wrap-anywhere">{subject}</h3>
        <p className="mt-1 text-[0.9375rem] wrap-anywhere text-muted">
          {messages.from(name, formatDate(createdAt))}
        </p>
        <p className="text-[0.9375rem] wrap-anywhere text-muted">{email}</p>
        <p className="mt-3 max-w-[65ch] wrap-anywhere whitespace-pre-wrap">{message}</p>
        {userId !== undefined && (
          <p className="mt-3 text-sm wrap-anywhere text-muted">
            {messages.account} <span className="font-mono">{userId}</span>
          </p>
        )}
      </div>
      <div className="grid content-start gap-3">
        <SelectField
          label={messages.statusLabel}
          aria-label={messages.statusOf(subject)}
          value={set.isPending ? set.variables.status : status}
          disabled={set.isPending}
          options={STATUSES}
          onChange={(event) => set.mutate({ id, status: FeedbackStatus.parse(event.currentTarget.value) })}
        />
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(messages.re(subject))}`}
          aria-label={messages.replyTo(name)}
          className={buttonLook('outline')}
        >
          <Mail aria-hidden size={18} />
          {messages.reply}
        </a>
      </div>
    </li>
  )
}
