import type { WithdrawalRequest } from '../../../contract/billing.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import { useSite } from '../../lib/queries/site-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field, INPUT_LOOK } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { useWithdrawal } from './use-withdrawal.ts'

type WithdrawalFormProps = {
  values: WithdrawalRequest
  form: ReturnType<typeof useWithdrawal>['form']
  onChange: (part: Partial<WithdrawalRequest>) => void
}

export function WithdrawalForm({ values, form, onChange }: WithdrawalFormProps) {
  const { support } = useSite()
  return (
    <form {...form.props} className="grid gap-5">
      <noscript className="rounded-card border border-fair/50 bg-fair-soft px-4 py-3">
        {messages.withoutScript(support.email)}
      </noscript>
      <TextField
        label={messages.name}
        {...form.field('name')}
        autoComplete="name"
        maxLength={120}
        value={values.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={messages.email}
        {...form.field('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <Field label={messages.contract} hint={messages.contractHint} error={form.errors.contract}>
        {({ id, describedBy, isInvalid }) => (
          <textarea
            id={id}
            name="contract"
            rows={3}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={INPUT_LOOK}
            value={values.contract}
            onChange={(event) => onChange({ contract: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" size="lg">
        {messages.submit}
      </Button>
    </form>
  )
}
