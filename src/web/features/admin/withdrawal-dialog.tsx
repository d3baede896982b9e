import { useState, type FormEvent } from 'react'
import type { AdminWithdrawal } from '../../../contract/admin.ts'
import { sentenceOf } from '../../lib/problem-error.ts'
import { adminWords } from '../../lib/words/admin.ts'
import { commonWords } from '../../lib/words/common.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAnswerWithdrawal } from './admin-queries.ts'
import { choicesOf, stepOf, type Choice } from './withdrawal-step.ts'

const words = adminWords.withdrawals.dialog

type WithdrawalDialogProps = { withdrawal: AdminWithdrawal; onClose: () => void }

export function WithdrawalDialog({ withdrawal, onClose }: WithdrawalDialogProps) {
  const choices = choicesOf(withdrawal)
  const [choice, setChoice] = useState<Choice>(choices[0])
  const answer = useAnswerWithdrawal(onClose)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const step = stepOf(withdrawal, choice, new FormData(event.currentTarget))
    answer.mutate({ id: withdrawal.id, step })
  }
  return (
    <Dialog title={words.title(withdrawal.reference)} closeLabel={commonWords.close} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <SelectField
          label={words.what}
          value={choice}
          options={choices.map((value) => ({ value, label: words.steps[value] }))}
          onChange={(event) => setChoice(choices.find((one) => one === event.currentTarget.value) ?? choice)}
        />
        {choice === 'accept' && <AcceptFields withdrawal={withdrawal} />}
        {choice === 'hand' && <RefundFields />}
        <p className="text-muted">{words.mail}</p>
        {answer.isError && (
          <Notice tone="danger" role="alert">
            {sentenceOf(answer.error) ?? words.failed}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" className="max-sm:w-full" disabled={answer.isPending}>
            {answer.isPending ? words.sending : words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function AcceptFields({ withdrawal: { account, userId } }: { withdrawal: AdminWithdrawal }) {
  return (
    <>
      {account !== null && userId === null && (
        <CheckBox name="isOfAccount">{words.takeAccount(account.username)}</CheckBox>
      )}
      {account !== null && <p>{words.endsNow}</p>}
      <TextField type="date" name="endedOn" label={words.endedOn} hint={words.endedHint} />
    </>
  )
}

function RefundFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField name="amount" label={words.amount} inputMode="decimal" required />
      <TextField name="currency" label={words.currency} defaultValue="USD" maxLength={3} required />
      <TextField name="paidOn" label={words.paidOn} type="date" required />
    </div>
  )
}
