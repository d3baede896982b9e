import { RotateCcw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { formatDate, formatTime } from '../../lib/format.ts'
import type { WaitingList } from '../../lib/offline/offline-store.ts'
import { deleteWaiting, retryWaiting } from '../../lib/offline/outbox.ts'
import { useWaitingLists } from '../../lib/offline/use-waiting-lists.ts'
import { offlineMessages } from '../../lib/messages/offline.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-context.ts'

const messages = offlineMessages.waiting

/** Lists that were analysed on this device and that the account does not hold yet. */
export function WaitingLists() {
  const titleId = useId()
  const waiting = (useWaitingLists() ?? []).filter(({ state }) => state !== 'sent')
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mb-8 rounded-card border border-line bg-raised p-4 sm:p-5">
      <h2 id={titleId} className="text-xl">
        {messages.title}
      </h2>
      <p className="mt-1 text-muted">{messages.lead}</p>
      <ul className="mt-3 divide-y divide-line">
        {waiting.map((list) => (
          <li key={list.key} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <WaitingEntry list={list} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingEntry({ list }: { list: WaitingList }) {
  const toast = useToast()
  const { body, createdAt, key, reason, state } = list
  const name = body.productName ?? messages.unnamed
  const remove = () => void deleteWaiting(key).then(() => toast({ title: messages.removed }))
  return (
    <>
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-[0.9375rem] text-muted">
          {formatDate(createdAt)}, {formatTime(createdAt)}. {messages.state[state]}.
        </p>
        {reason !== null && <p className="text-[0.9375rem]">{reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink kind="outline" size="sm" to={paths.waiting(key)} aria-label={messages.openLabel(name)}>
          {messages.open}
        </ButtonLink>
        {state !== 'waiting' && (
          <Button
            kind="outline"
            size="sm"
            aria-label={messages.retryLabel(name)}
            onClick={() => void retryWaiting(key)}
          >
            <RotateCcw aria-hidden size={18} />
            {messages.retry}
          </Button>
        )}
        <Button kind="quiet" size="sm" aria-label={messages.removeLabel(name)} onClick={remove}>
          <Trash2 aria-hidden size={18} />
          {messages.remove}
        </Button>
      </div>
    </>
  )
}
