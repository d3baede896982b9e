import { useState } from 'react'
import type { AdminWithdrawal, WithdrawalStep } from '../../../contract/admin.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { sentenceOf } from '../../lib/problem-error.ts'
import { adminMessages } from './admin.messages.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAnswerWithdrawal } from './admin-queries.ts'
import type { WithdrawalRefusal } from '../../../contract/billing.ts'

type Choice = keyof (typeof adminMessages)['withdrawals']['dialog']['steps']

const REFUSALS: Partial<Record<Choice, WithdrawalRefusal>> = {
  'refuse:no-contract': 'no-contract',
  'refuse:too-late': 'too-late',
  'refuse:ended-before': 'ended-before',
}

/** What can be answered next; the first stands chosen. */
function choicesOf({ canRefund, state }: AdminWithdrawal): [Choice, ...Choice[]] {
  if (state === 'accepted') return canRefund ? ['provider', 'hand', 'nothing-paid'] : ['hand', 'nothing-paid']
  return ['accept', 'refuse:no-contract', 'refuse:too-late', 'refuse:ended-before']
}

function stepOf({ account, userId }: AdminWithdrawal, choice: Choice, form: FormData): WithdrawalStep {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const reason = REFUSALS[choice]
  if (reason !== undefined) return { act: 'refuse', reason }
  if (choice === 'provider' || choice === 'nothing-paid') return { act: 'complete', refund: choice }
  if (choice === 'hand') {
    const currency = text('currency').toUpperCase()
    return { act: 'complete-by-hand', amount: text('amount'), currency, paidOn: text('paidOn') }
  }
  const ofAccount = userId ?? (form.has('isOfAccount') ? account?.id : undefined)
  return {
    act: 'accept',
    ...(ofAccount === undefined ? {} : { userId: ofAccount }),
    ...(text('endedOn') === '' ? {} : { endedOn: text('endedOn') }),
  }
}

const messages = adminMessages.withdrawals.dialog

type WithdrawalDialogProps = { withdrawal: AdminWithdrawal; onClose: () => void }

export function WithdrawalDialog({ withdrawal, onClose }: WithdrawalDialogProps) {
  const choices = choicesOf(withdrawal)
  const [choice, setChoice] = useState<Choice>(choices[0])
  const answer = useAnswerWithdrawal(onClose)
  const form = useContractForm({
    endpoint: ENDPOINTS.answerWithdrawal,
    fields: { amount: null, currency: null, paidOn: null, endedOn: null },
    bodyOf: (_values, data) => stepOf(withdrawal, choice, data),
    error: answer.error,
    reset: answer.reset,
    submit: (step) => answer.mutate({ id: withdrawal.id, step }),
  })
  return (
    <Dialog title={messages.title(withdrawal.reference)} closeLabel={commonMessages.close} onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        <SelectField
          label={messages.what}
          value={choice}
          options={choices.map((value) => ({ value, label: messages.steps[value] }))}
          onChange={(event) => setChoice(choices.find((one) => one === event.currentTarget.value) ?? choice)}
        />
        {choice === 'accept' && <AcceptFields withdrawal={withdrawal} form={form} />}
        {choice === 'hand' && <RefundFields form={form} />}
        <p className="text-muted">{messages.mail}</p>
        {form.failure !== null && (
          <Notice tone="danger" role="alert">
            {sentenceOf(form.failure) ?? messages.failed}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" className="max-sm:w-full" disabled={form.isChecking || answer.isPending}>
            {form.isChecking || answer.isPending ? messages.sending : messages.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type AnswerForm = { form: { field: (name: 'amount' | 'currency' | 'paidOn' | 'endedOn') => object } }

function AcceptFields({
  withdrawal: { account, userId },
  form,
}: AnswerForm & { withdrawal: AdminWithdrawal }) {
  return (
    <>
      {account !== null && userId === null && (
        <CheckBox name="isOfAccount">{messages.takeAccount(account.username)}</CheckBox>
      )}
      {account !== null && <p>{messages.endsNow}</p>}
      <TextField type="date" {...form.field('endedOn')} label={messages.endedOn} hint={messages.endedHint} />
    </>
  )
}

function RefundFields({ form }: AnswerForm) {
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField {...form.field('amount')} label={messages.amount} inputMode="decimal" required />
      <TextField
        {...form.field('currency')}
        label={messages.currency}
        defaultValue="USD"
        maxLength={3}
        required
      />
      <TextField {...form.field('paidOn')} label={messages.paidOn} type="date" required />
    </div>
  )
}
