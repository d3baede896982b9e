import { useQuery } from '@tanstack/react-query'
import type { Invoice, InvoiceList } from '../../../contract/billing.ts'
import { formatDate } from '../../lib/format.ts'
import { usePaymentSettings } from '../../lib/queries/plan-queries.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { invoicesQuery, useOpenInvoice } from './billing-queries.ts'

const messages = billingMessages.invoices

export function InvoicesCard() {
  const { data, isError, refetch } = useQuery(invoicesQuery)
  const retry = () => void refetch()
  return (
    <Card labelledBy="invoices-title">
      <CardTitle id="invoices-title">{messages.title}</CardTitle>
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {data === undefined && isError && (
        <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={retry} />
      )}
      {data?.isKnown === false && (
        <LoadFailed text={messages.unknown} retryLabel={commonMessages.retry} onRetry={retry} />
      )}
      {data?.isKnown === true && <Invoices {...data} />}
    </Card>
  )
}

function Invoices({ invoices }: InvoiceList) {
  const { data: settings } = usePaymentSettings()
  const open = useOpenInvoice()
  if (invoices.length === 0) {
    return <p className="text-muted">{settings?.mode === 'test' ? messages.test : messages.empty}</p>
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
  const name = invoice.number ?? messages.unnumbered
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-[min(10rem,100%)] flex-1">
        <span className="block font-semibold">{formatDate(invoice.billedAt)}</span>
        <span className="block text-[0.9375rem] text-muted">{name}</span>
      </span>
      <span>
        {invoice.totalText}
        <span className="ml-3 text-muted">{messages.status[invoice.status]}</span>
      </span>
      {invoice.hasDocument && (
        <Button
          kind="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={messages.openLabel(name)}
          onClick={onOpen}
        >
          {messages.open}
        </Button>
      )}
    </li>
  )
}
