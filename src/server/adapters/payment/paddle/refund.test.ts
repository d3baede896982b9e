import { expect, test } from 'vitest'
import { refundLastWith } from './refund.ts'
import { ProviderFault, type SubscriptionSnapshot } from '../provider.ts'

type Charge = { id: string; total: string | null }
type Made = { id: string; status: string }

/** The part of the provider that refunds rest on, with what it holds; `fails`: the call of a refund is made and its answer lost, or not made. */
function holding(charges: Charge[], made: Made[] = [], fails: 'lost' | 'refused' | null = null) {
  const asked: object[] = []
  const adjustment = ({ id, status }: Made) => ({
    id,
    status,
    totals: { total: '999' },
    currencyCode: 'USD',
  })
  const paddle = {
    transactions: {
      list: (query: object) => {
        asked.push(query)
        const details = (total: string | null) => (total === null ? null : { totals: { grandTotal: total } })
        return { next: async () => charges.map(({ id, total }) => ({ id, details: details(total) })) }
      },
    },
    adjustments: {
      list: (query: object) => {
        asked.push(query)
        return { next: async () => made.map(adjustment) }
      },
      create: async (body: { transactionId: string }) => {
        asked.push(body)
        if (fails === 'refused') throw new Error('no')
        made.push({ id: `adj_of_${body.transactionId}`, status: 'pending_approval' })
        if (fails === 'lost') throw new Error('cut off')
        return adjustment({ id: `adj_of_${body.transactionId}`, status: 'pending_approval' })
      },
    },
  }
  const refund = refundLastWith(paddle as never, { timeoutMs: 1_000, random: () => 0 })
  return { asked, refund: () => refund({ id: 'sub_1' } as SubscriptionSnapshot) }
}

const paid = (id: string, total: string | null = '999'): Charge => ({ id, total })

test('DEC-56 the last charge is paid back whole, and the provider is told why', async () => {
  const { asked, refund } = holding([paid('txn_2'), paid('txn_1')])

  expect(await refund()).toEqual({ id: 'adj_of_txn_2', amount: 999, currency: 'USD' })

  expect(asked).toEqual([
    { subscriptionId: ['sub_1'], status: ['completed'], orderBy: 'billed_at[DESC]', perPage: 10 },
    { transactionId: ['txn_2'], action: 'refund' },
    { action: 'refund', type: 'full', reason: 'withdrawal', transactionId: 'txn_2' },
  ])
})

test.each<[string, Charge[], string | null]>([
  ['nothing was charged', [], null],
  ['only a free month was billed', [paid('txn_1', '0')], null],
  ['nobody says how much it was', [paid('txn_1', null)], null],
  ['a charge of one cent', [paid('txn_1', '1')], 'adj_of_txn_1'],
  ['a free month came after the charge', [paid('txn_2', '0'), paid('txn_1')], 'adj_of_txn_1'],
])('DEC-56 where %s', async (_what, charges, id) => {
  expect((await holding(charges).refund())?.id ?? null).toBe(id)
})

test.each([
  ['pending_approval', 'adj_1'],
  ['approved', 'adj_1'],
  ['rejected', 'adj_of_txn_1'],
  ['reversed', 'adj_of_txn_1'],
])('DEC-56 a refund that is %s already leads to %s', async (status, id) => {
  expect(await holding([paid('txn_1')], [{ id: 'adj_1', status }]).refund()).toMatchObject({ id })
})

test('DEC-56 behind a rejected refund the one that stands is found', async () => {
  const made = [
    { id: 'adj_1', status: 'rejected' },
    { id: 'adj_2', status: 'approved' },
  ]

  expect(await holding([paid('txn_1')], made).refund()).toMatchObject({ id: 'adj_2' })
})

test('DEC-56 a refund whose answer was lost is found made, and one that was refused is a fault', async () => {
  expect(await holding([paid('txn_1')], [], 'lost').refund()).toMatchObject({ id: 'adj_of_txn_1' })

  const refused = holding([paid('txn_1')], [], 'refused')
  await expect(refused.refund()).rejects.toThrow(ProviderFault)
  expect(refused.asked).toHaveLength(4)
})
