import { useQuery } from '@tanstack/react-query'
import type { OwnWithdrawal } from '../../../contract/billing.ts'
import { formatDate } from '../../lib/format.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ownWithdrawalsQuery } from './billing-queries.ts'

const messages = billingMessages.withdrawals

/** Stands here only for who has declared one. */
export function OwnWithdrawalsCard() {
  const { data, isError, refetch } = useQuery(ownWithdrawalsQuery)
  if (data === undefined ? !isError : data.length === 0) return null
  return (
    <Card labelledBy="withdrawals-title">
      <CardTitle id="withdrawals-title">{messages.title}</CardTitle>
      {data === undefined ? (
        <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {data.map((one) => (
            <li key={one.reference + one.receivedAt} className="py-3">
              <p className="font-semibold">{messages.state[one.state]}</p>
              <p className="text-[0.9375rem] text-muted">
                {messages.line(one.reference, formatDate(one.receivedAt))}
              </p>
              {outcomeLines(one).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function outcomeLines({ endedAt, refund, refusal }: OwnWithdrawal): string[] {
  return [
    ...(endedAt === null ? [] : [messages.ended(formatDate(endedAt))]),
    ...(refund === null ? [] : [messages.refund(refund.amountText, formatDate(refund.at))]),
    ...(refusal === null ? [] : [messages.refusal[refusal]]),
  ]
}
