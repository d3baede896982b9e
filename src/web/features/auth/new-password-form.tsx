import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
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
import { NarrowPage } from './narrow-page.tsx'

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const toast = useToast()
  const reset = useResetPassword()
  const fail = (text: string) => toast({ title: messages.errorTitle, text, tone: 'danger' })
  const form = useContractForm({
    endpoint: ENDPOINTS.resetPassword,
    fields: { newPassword: messages.missing, confirmPassword: messages.missing },
    bodyOf: ({ newPassword }) => ({ token, newPassword }),
    ownRule: ({ newPassword, confirmPassword }) =>
      newPassword === confirmPassword ? {} : { confirmPassword: messages.mismatch },
    error: reset.error,
    reset: reset.reset,
    submit: (body) =>
      reset.mutate(body, {
        onSuccess: () => {
          toast(messages.done)
          onDone()
        },
        onError: (error) => fail(textFor(error)),
      }),
    onMissing: () => fail(messages.missing),
    onFault: fail,
  })
  const elsewhere =
    reset.isError && Object.keys(fieldsOf(reset.error)).length === 0 ? textFor(reset.error) : null

  return (
    <NarrowPage title={messages.title} lead={messages.invalid.expiry}>
      <form {...form.props} className="grid gap-5">
        <NewPasswordField
          label={authMessages.fields.newPassword}
          {...form.field('newPassword')}
          hint={messages.hint}
          showLabel={authMessages.show}
          hideLabel={authMessages.hide}
        />
        <PasswordField
          label={authMessages.fields.confirmPassword}
          {...form.field('confirmPassword')}
          autoComplete="new-password"
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
        <Button type="submit" size="lg" disabled={form.isChecking || reset.isPending}>
          {form.isChecking || reset.isPending ? messages.working : messages.submit}
        </Button>
      </form>
    </NarrowPage>
  )
}

function textFor(error: unknown): string {
  return failureText(error, { fallback: messages.failed, network: messages.network })
}
