import { Link } from '../../lib/navigation.tsx'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { paths } from '../../lib/paths.ts'
import { authMessages as messages } from '../../lib/messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useLogin } from './auth-queries.ts'
import { failureText } from '../../lib/failure-text.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { commonMessages } from '../../lib/messages/common.ts'

export function LoginForm({ resetPath }: { resetPath: string }) {
  const toast = useToast()
  const login = useLogin()
  const fail = (text: string) => toast({ title: messages.loginFailed.title, text, tone: 'danger' })
  const form = useContractForm({
    endpoint: ENDPOINTS.login,
    fields: { usernameOrEmail: messages.fieldMissing, password: messages.fieldMissing },
    bodyOf: ({ usernameOrEmail, password }) => ({ username: usernameOrEmail.trim(), password }),
    fieldOf: { username: 'usernameOrEmail' },
    error: login.error,
    reset: login.reset,
    submit: (body) =>
      login.mutate(body, {
        onSuccess: () => toast(messages.loginDone),
        onError: (error) => fail(loginFailureText(error)),
      }),
    onMissing: () => toast({ title: messages.missing.title, text: messages.missing.login, tone: 'danger' }),
    onFault: (text) => fail(text),
  })

  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        label={messages.fields.usernameOrEmail}
        {...form.field('usernameOrEmail')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={messages.fields.password}
        {...form.field('password')}
        autoComplete="current-password"
        showLabel={messages.show}
        hideLabel={messages.hide}
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
      <Button type="submit" size="lg" disabled={form.isChecking || login.isPending}>
        {form.isChecking || login.isPending ? messages.working.login : messages.submit.login}
      </Button>
      <p className="text-center">
        <TextLink to={paths.forgotPassword} className="inline-block py-2">
          {messages.forgot}
        </TextLink>
      </p>
    </form>
  )
}

/** Only a refused password has the agreed sentence; trouble of ours must not send people to a new password. */
export function loginFailureText(error: unknown): string {
  if (isStatus(error, 401)) return messages.loginFailed.text
  return failureText(error, { fallback: commonMessages.causes.server })
}
