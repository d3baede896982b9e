import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminWithdrawal } from '../../../contract/admin.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { adminWords } from '../../lib/words/admin.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { withdrawalsQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'
import { WideTable } from './wide-table.tsx'

const words = adminWords.withdrawals

export function WithdrawalsCard() {
  const query = useQuery(withdrawalsQuery)
  const { at, reference, who, contract } = words.columns
  return (
    <Card labelledBy="withdrawals-title">
      <CardTitle id="withdrawals-title">{words.title}</CardTitle>
      <p className="mb-3 text-muted">{words.lead}</p>
      <Loaded query={query} size="h-30">
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{words.empty}</p>
          ) : (
            <WideTable caption={words.title} columns={[at, reference, who, contract]} rows={all.map(rowOf)} />
          )
        }
      </Loaded>
    </Card>
  )
}

function rowOf({ receivedAt, reference, words: told }: AdminWithdrawal): ReactNode[] {
  const when = `${formatDate(receivedAt)}, ${formatTime(receivedAt)}`
  if (told === null) return [when, reference, words.closed, '']
  return [when, reference, `${told.name}, ${told.email}`, told.contract]
}
