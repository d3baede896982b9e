import type { WithdrawalAnswer, WithdrawalRequest } from '../../../contract/billing.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { withdrawalWords } from '../../lib/words/withdrawal.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StepTitle, WithdrawalFacts } from './withdrawal-confirm.tsx'

const words = withdrawalWords.receipt

type WithdrawalReceiptProps = { receipt: WithdrawalAnswer; request: WithdrawalRequest }

export function WithdrawalReceipt({ receipt, request }: WithdrawalReceiptProps) {
  const { receivedAt, reference } = receipt
  return (
    <section aria-labelledby="receipt-title" className="grid gap-5">
      <div>
        <StepTitle id="receipt-title">{words.title}</StepTitle>
        <p className="mt-2 text-lg wrap-anywhere">{words.lead(request.email)}</p>
      </div>
      <div className="rounded-card border border-primary bg-raised p-5">
        <WithdrawalFacts
          facts={[
            [words.date, words.at(formatDate(receivedAt), formatTime(receivedAt))],
            [words.reference, reference],
            [withdrawalWords.name, request.name],
            [withdrawalWords.contract, request.contract],
          ]}
        />
      </div>
      <p className="text-muted">{words.keep}</p>
      <p>
        <ButtonLink kind="outline" to={paths.home}>
          {words.home}
        </ButtonLink>
      </p>
    </section>
  )
}
