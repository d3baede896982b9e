import { useState, type FormEvent } from 'react'
import { PASSWORD_CHARS_MIN } from '../../../contract/limits-of-input.ts'
import { failureText } from '../../lib/failure-text.ts'
import { NewPasswordField } from '../../lib/password/new-password-field.tsx'
import { paths } from '../../lib/paths.ts'
import { fieldsOf, isStatus } from '../../lib/problem-error.ts'
import { authMessages, resetMessages as messages } from '../../lib/messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useResetPassword } from './auth-queries.ts'
import { focusFirst, textOf } from './form-text.ts'
import { NarrowPage } from './narrow-page.tsx'

const FIELDS = ['newPassword', 'confirmPassword'] as const
type Field = (typeof FIELDS)[number]
type Wrong = { text: string; fields: readonly Field[] }

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const toast = useToast()
  const reset = useResetPassword()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const elsewhere =
    reset.isError && Object.keys(fieldsOf(reset.error)).length === 0 ? textFor(reset.error) : null

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fail = (text: string, wrong: Record<string, string>) => {
      setErrors(wrong)
      focusFirst(form, wrong)
      toast({ title: messages.errorTitle, text, tone: 'danger' })
    }
    const filled = new FormData(form)
    const newPassword = textOf(filled, 'newPassword')
    const wrong = problemOf(newPassword, textOf(filled, 'confirmPassword'))
    reset.reset()
    if (wrong !== null) {
      fail(wrong.text, Object.fromEntries(wrong.fields.map((name) => [name, wrong.text])))
      return
    }
    setErrors({})
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: () => {
          toast(messages.done)
          onDone()
        },
        onError: (error) => fail(textFor(error), fieldsOf(error)),
      },
    )
  }

  return (
    <NarrowPage title={messages.title} lead={messages.invalid.expiry}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <NewPasswordField
          label={authMessages.fields.newPassword}
          name="newPassword"
          hint={messages.hint}
          error={errors['newPassword']}
          showLabel={authMessages.show}
          hideLabel={authMessages.hide}
        />
        <PasswordField
          label={authMessages.fields.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors['confirmPassword']}
          showLabel={authMessages.showConfirm}
          hideLabel={authMessages.hideConfirm}
        />
        {elsewhere !== null && (
          <Notice
            tone="danger"
            action={
              isStatus(reset.error, 400) && (
                <TextLink to={paths.forgotPassword}>{messages.invalid.again}</TextLink>
              )
            }
          >
            {elsewhere}
          </Notice>
        )}
        <Button type="submit" size="lg" disabled={reset.isPending}>
          {reset.isPending ? messages.working : messages.submit}
        </Button>
      </form>
    </NarrowPage>
  )
}

function textFor(error: unknown): string {
  return failureText(error, { fallback: messages.failed, network: messages.network })
}

function problemOf(password: string, confirmation: string): Wrong | null {
  const given = { newPassword: password, confirmPassword: confirmation }
  const empty = FIELDS.filter((name) => given[name] === '')
  if (empty.length > 0) return { text: messages.missing, fields: empty }
  if (password.length < PASSWORD_CHARS_MIN) return { text: messages.tooShort, fields: ['newPassword'] }
  return password === confirmation ? null : { text: messages.mismatch, fields: ['confirmPassword'] }
}
