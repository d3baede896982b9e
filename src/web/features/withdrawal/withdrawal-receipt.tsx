import { FileDown } from 'lucide-react'
import type { WithdrawalAnswer, WithdrawalRequest } from '../../../contract/billing.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { StepTitle, WithdrawalFacts } from './withdrawal-confirm.tsx'

const messages = withdrawalMessages.receipt

type WithdrawalReceiptProps = { receipt: WithdrawalAnswer; request: WithdrawalRequest }

export function WithdrawalReceipt({ receipt, request }: WithdrawalReceiptProps) {
  const { receivedAt, reference } = receipt
  const declared = [
    [withdrawalMessages.name, request.name],
    [withdrawalMessages.contract, request.contract],
  ] as const
  const lines = [
    withdrawalMessages.confirm.sentence,
    `${messages.date}: ${receivedAt}`,
    `${messages.reference}: ${reference}`,
    ...[...declared, [withdrawalMessages.email, request.email] as const].map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ]
  return (
    <section aria-labelledby="receipt-title" className="grid gap-5">
      <div>
        <StepTitle id="receipt-title">{messages.title}</StepTitle>
        <p className="mt-2 text-lg wrap-anywhere">
          {receipt.isMailed ? messages.lead(request.email) : messages.notMailed}
        </p>
      </div>
      <div className="rounded-card border border-primary bg-raised p-5">
        <WithdrawalFacts
          facts={[
            [messages.date, messages.at(formatDate(receivedAt), formatTime(receivedAt))],
            [messages.reference, reference],
            ...declared,
          ]}
        />
      </div>
      <p className="text-muted">{messages.keep}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => saveText(messages.file(reference), lines.join('\n'))}>
          <FileDown aria-hidden size={20} />
          {messages.save}
        </Button>
        <ButtonLink kind="outline" to={paths.home}>
          {messages.home}
        </ButtonLink>
      </p>
    </section>
  )
}

/** Hands a text to the browser as a file, as a click on a download link would. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers fetch the address only after the click has been worked on.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
