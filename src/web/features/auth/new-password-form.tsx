import { useState, type FormEvent } from 'react'
import { PASSWORD_CHARS_MIN } from '../../../contract/limits-of-input.ts'
import { NetworkError } from '../../lib/problem-error.ts'
import { authWords, resetWords as words } from '../../lib/words/auth.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useResetPassword } from './auth-queries.ts'
import { failureText } from './failure-text.ts'
import { textOf } from './form-text.ts'
import { NarrowPage } from './narrow-page.tsx'

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const toast = useToast()
  const reset = useResetPassword()
  const [error, setError] = useState<string>()

  const fail = (text: string) => {
    setError(text)
    toast({ title: words.errorTitle, text, tone: 'danger' })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const newPassword = textOf(form, 'newPassword')
    const wrong = problemOf(newPassword, textOf(form, 'confirmPassword'))
    if (wrong !== null) return fail(wrong)
    setError(undefined)
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: () => {
          toast(words.done)
          onDone()
        },
        onError: (failure) =>
          fail(failure instanceof NetworkError ? words.network : failureText(failure, words.failed)),
      },
    )
  }

  return (
    <NarrowPage title={words.title} lead={words.invalid.expiry}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          label={authWords.fields.newPassword}
          name="newPassword"
          autoComplete="new-password"
          hint={words.hint}
          error={error}
          showLabel={authWords.show}
          hideLabel={authWords.hide}
        />
        <PasswordField
          label={authWords.fields.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          showLabel={authWords.showConfirm}
          hideLabel={authWords.hideConfirm}
        />
        <Button type="submit" size="lg" disabled={reset.isPending}>
          {reset.isPending ? words.working : words.submit}
        </Button>
      </form>
    </NarrowPage>
  )
}

function problemOf(password: string, confirmation: string): string | null {
  if (password === '' || confirmation === '') return words.missing
  if (password.length < PASSWORD_CHARS_MIN) return words.tooShort
  return password === confirmation ? null : words.mismatch
}
