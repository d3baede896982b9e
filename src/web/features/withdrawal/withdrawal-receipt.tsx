import { FileDown } from 'lucide-react'
import type { WithdrawalAnswer, WithdrawalRequest } from '../../../contract/billing.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { withdrawalWords } from '../../lib/words/withdrawal.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { saveText } from './save-text.ts'
import { StepTitle, WithdrawalFacts } from './withdrawal-confirm.tsx'

const words = withdrawalWords.receipt

type WithdrawalReceiptProps = { receipt: WithdrawalAnswer; request: WithdrawalRequest }

export function WithdrawalReceipt({ receipt, request }: WithdrawalReceiptProps) {
  const { receivedAt, reference } = receipt
  const declared = [
    [withdrawalWords.name, request.name],
    [withdrawalWords.contract, request.contract],
  ] as const
  const lines = [
    withdrawalWords.confirm.sentence,
    `${words.date}: ${receivedAt}`,
    `${words.reference}: ${reference}`,
    ...[...declared, [withdrawalWords.email, request.email] as const].map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ]
  return (
    <section aria-labelledby="receipt-title" className="grid gap-5">
      <div>
        <StepTitle id="receipt-title">{words.title}</StepTitle>
        <p className="mt-2 text-lg wrap-anywhere">
          {receipt.isMailed ? words.lead(request.email) : words.notMailed}
        </p>
      </div>
      <div className="rounded-card border border-primary bg-raised p-5">
        <WithdrawalFacts
          facts={[
            [words.date, words.at(formatDate(receivedAt), formatTime(receivedAt))],
            [words.reference, reference],
            ...declared,
          ]}
        />
      </div>
      <p className="text-muted">{words.keep}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => saveText(words.file(reference), lines.join('\n'))}>
          <FileDown aria-hidden size={20} />
          {words.save}
        </Button>
        <ButtonLink kind="outline" to={paths.home}>
          {words.home}
        </ButtonLink>
      </p>
    </section>
  )
}
