import { useEffect, useRef, type FormEvent } from 'react'
import type { WithdrawalRequest } from '../../../contract/billing.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field, INPUT_LOOK } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { WithdrawalErrors } from './withdrawal-check.ts'

type WithdrawalFormProps = {
  values: WithdrawalRequest
  errors: WithdrawalErrors
  onChange: (part: Partial<WithdrawalRequest>) => void
  onSubmit: () => void
}

export function WithdrawalForm({ values, errors, onChange, onSubmit }: WithdrawalFormProps) {
  const form = useFocusAtFault(errors)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={messages.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <Field label={messages.contract} hint={messages.contractHint} error={errors.contract}>
        {({ id, describedBy, isInvalid }) => (
          <textarea
            id={id}
            name="contract"
            rows={3}
            maxLength={500}
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

/** After each check the focus goes where the correction starts. */
function useFocusAtFault(errors: WithdrawalErrors) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  return form
}
