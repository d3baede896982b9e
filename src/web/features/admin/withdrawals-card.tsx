import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminWithdrawal } from '../../../contract/admin.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { withdrawalsQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

const messages = adminMessages.withdrawals

export function WithdrawalsCard() {
  const query = useQuery(withdrawalsQuery)
  const [answered, setAnswered] = useState<AdminWithdrawal | null>(null)
  return (
    <Card labelledBy="withdrawals-title">
      <CardTitle id="withdrawals-title">{messages.title}</CardTitle>
      <p className="mb-3 text-muted">{messages.lead}</p>
      <Loaded query={query} size="h-30">
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{messages.empty}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {all.map((one) => (
                <Withdrawal key={one.id} withdrawal={one} onAnswer={() => setAnswered(one)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {answered !== null && <WithdrawalDialog withdrawal={answered} onClose={() => setAnswered(null)} />}
    </Card>
  )
}

/** What somebody declared stands here as text and nothing else of it taken for more than words. */
function Withdrawal({ withdrawal, onAnswer }: { withdrawal: AdminWithdrawal; onAnswer: () => void }) {
  const { receivedAt, reference, state, words: told } = withdrawal
  const when = `${formatDate(receivedAt)}, ${formatTime(receivedAt)}`
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-[min(16rem,100%)] flex-1 wrap-anywhere">
        <p className="font-semibold">{messages.state[state]}</p>
        <p className="text-[0.9375rem] text-muted">{messages.received(reference, when)}</p>
        {told === null ? (
          <p>{messages.closed}</p>
        ) : (
          <>
            <p>{`${told.name}, ${told.email}`}</p>
            <p className="whitespace-pre-wrap">{told.contract}</p>
          </>
        )}
        {factsOf(withdrawal).map((fact) => (
          <p key={fact} className="text-[0.9375rem] text-muted">
            {fact}
          </p>
        ))}
      </div>
      {(state === 'received' || state === 'accepted') && (
        <Button kind="outline" size="sm" aria-label={messages.answerLabel(reference)} onClick={onAnswer}>
          {messages.answer}
        </Button>
      )}
    </li>
  )
}

function factsOf({
  account,
  endedAt,
  endedBy,
  refund,
  refundedBy,
  refusal,
  userId,
}: AdminWithdrawal): string[] {
  const ofAccount = userId === null ? messages.sameAddress : messages.account
  return [
    ...(account === null ? [] : [ofAccount(account.username, account.plan)]),
    ...(endedAt === null || endedBy === null ? [] : [messages.ended(formatDate(endedAt), endedBy)]),
    ...(refund === null || refundedBy === null
      ? []
      : [messages.refunded(refund.amountText, formatDate(refund.at), refundedBy)]),
    ...(refusal === null ? [] : [messages.refusedFor(messages.refusal[refusal])]),
  ]
}
