import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ChangePasswordRequest } from '../../../contract/account.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from '../../../contract/limits-of-input.ts'
import { send } from '../../lib/api.ts'
import { NewPasswordField } from '../../lib/password/new-password-field.tsx'
import { fieldsOf } from '../../lib/problem-error.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { passwordMessages as messages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { focusField, textIn } from './form-fields.ts'
import { sessionsQuery } from './profile-queries.ts'
import { useFailureToast } from './use-failure-toast.ts'

type Errors = Partial<Record<keyof ChangePasswordRequest, string>>

export function PasswordForm({ username }: { username: string }) {
  const toast = useToast()
  const failed = useFailureToast()
  const client = useQueryClient()
  const [errors, setErrors] = useState<Errors>({})
  const [changes, setChanges] = useState(0)
  const change = useIntention({
    send: (body: ChangePasswordRequest, key) => send(ENDPOINTS.changePassword, { body, key }),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fail = (wrong: Errors) => {
      setErrors(wrong)
      focusField(form, Object.keys(wrong)[0])
    }
    const body = {
      currentPassword: textIn(form, 'currentPassword'),
      newPassword: textIn(form, 'newPassword'),
    }
    const wrong = errorsOf(body)
    fail(wrong)
    if (Object.keys(wrong).length > 0) return
    change.mutate(body, {
      onSuccess: () => {
        form.reset()
        setChanges(changes + 1)
        toast(messages.done)
        void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      },
      onError: (error) => {
        fail(fieldsOf(error))
        failed(error, messages.failed)
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        label={messages.current}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={PASSWORD_CHARS_MAX}
        showLabel={messages.showCurrent}
        hideLabel={messages.hideCurrent}
        error={errors.currentPassword}
      />
      <NewPasswordField
        key={changes}
        label={messages.next}
        name="newPassword"
        showLabel={messages.showNext}
        hideLabel={messages.hideNext}
        hint={messages.hint}
        error={errors.newPassword}
      />
      <Button type="submit" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? messages.working : messages.submit}
      </Button>
    </form>
  )
}

function errorsOf({ currentPassword, newPassword }: ChangePasswordRequest): Errors {
  const errors: Errors = {}
  if (currentPassword === '') errors.currentPassword = messages.missing
  if (newPassword === '') errors.newPassword = messages.missing
  else if (newPassword.length < PASSWORD_CHARS_MIN) errors.newPassword = messages.tooShort
  else if (newPassword === currentPassword) errors.newPassword = messages.same
  return errors
}
