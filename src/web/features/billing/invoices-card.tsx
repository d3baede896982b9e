import { useQuery } from '@tanstack/react-query'
import type { Invoice, InvoiceList } from '../../../contract/billing.ts'
import { formatDate } from '../../lib/format.ts'
import { usePaymentSettings } from '../../lib/queries/plan-queries.ts'
import { billingWords } from '../../lib/words/billing.ts'
import { commonWords } from '../../lib/words/common.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { invoicesQuery, useOpenInvoice } from './billing-queries.ts'

const words = billingWords.invoices

export function InvoicesCard() {
  const { data, isError, refetch } = useQuery(invoicesQuery)
  const retry = () => void refetch()
  return (
    <Card labelledBy="invoices-title">
      <CardTitle id="invoices-title">{words.title}</CardTitle>
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {data === undefined && isError && (
        <LoadFailed text={words.failed} retryLabel={commonWords.retry} onRetry={retry} />
      )}
      {data?.isKnown === false && (
        <LoadFailed text={words.unknown} retryLabel={commonWords.retry} onRetry={retry} />
      )}
      {data?.isKnown === true && <Invoices {...data} />}
    </Card>
  )
}

function Invoices({ invoices }: InvoiceList) {
  const { data: settings } = usePaymentSettings()
  const open = useOpenInvoice()
  if (invoices.length === 0) {
    return <p className="text-muted">{settings?.mode === 'test' ? words.test : words.empty}</p>
  }
  return (
    <ul className="-my-2 divide-y divide-line">
      {invoices.map((invoice) => (
        <InvoiceRow
          key={invoice.id}
          invoice={invoice}
          isBusy={open.isPending}
          onOpen={() => open.mutate(invoice.id)}
        />
      ))}
    </ul>
  )
}

type InvoiceRowProps = { invoice: Invoice; isBusy: boolean; onOpen: () => void }

function InvoiceRow({ invoice, isBusy, onOpen }: InvoiceRowProps) {
  const name = invoice.number ?? words.unnumbered
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-[min(10rem,100%)] flex-1">
        <span className="block font-semibold">{formatDate(invoice.billedAt)}</span>
        <span className="block text-[0.9375rem] text-muted">{name}</span>
      </span>
      <span>
        {invoice.totalText}
        <span className="ml-3 text-muted">{words.status[invoice.status]}</span>
      </span>
      {invoice.hasDocument && (
        <Button kind="quiet" size="sm" disabled={isBusy} aria-label={words.openLabel(name)} onClick={onOpen}>
          {words.open}
        </Button>
      )}
    </li>
  )
}
