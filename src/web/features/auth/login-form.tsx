import { useState, type FormEvent } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { authMessages as messages } from '../../lib/messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useLogin } from './auth-queries.ts'
import { loginFailureText } from './login-failure.ts'
import { emptyFields, focusFirst, textOf } from './form-text.ts'

export function LoginForm({ resetPath }: { resetPath: string }) {
  const toast = useToast()
  const login = useLogin()
  const [errors, setErrors] = useState<Record<string, string>>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const empty = emptyFields(form, ['usernameOrEmail', 'password'], messages.fieldMissing)
    setErrors(empty)
    if (Object.keys(empty).length > 0) {
      focusFirst(event.currentTarget, empty)
      toast({ title: messages.missing.title, text: messages.missing.login, tone: 'danger' })
      return
    }
    login.mutate(
      { username: textOf(form, 'usernameOrEmail').trim(), password: textOf(form, 'password') },
      {
        onSuccess: () => toast(messages.loginDone),
        onError: (error) =>
          toast({ title: messages.loginFailed.title, text: loginFailureText(error), tone: 'danger' }),
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={messages.fields.usernameOrEmail}
        name="usernameOrEmail"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['usernameOrEmail']}
      />
      <PasswordField
        label={messages.fields.password}
        name="password"
        autoComplete="current-password"
        showLabel={messages.show}
        hideLabel={messages.hide}
        error={errors['password']}
      />
      {login.isError && (
        <Notice
          tone="danger"
          action={
            <Link className="font-semibold text-primary underline underline-offset-4" to={resetPath}>
              {messages.resetAction}
            </Link>
          }
        >
          {loginFailureText(login.error)}
        </Notice>
      )}
      <Button type="submit" size="lg" disabled={login.isPending}>
        {login.isPending ? messages.working.login : messages.submit.login}
      </Button>
      <p className="text-center">
        <TextLink to={paths.forgotPassword} className="inline-block py-2">
          {messages.forgot}
        </TextLink>
      </p>
    </form>
  )
}
