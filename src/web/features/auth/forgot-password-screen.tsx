import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { forgotMessages as messages } from '../../lib/messages/auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useForgotPassword } from './auth-queries.ts'
import { NarrowPage } from './narrow-page.tsx'

export function ForgotPasswordScreen() {
  const toast = useToast()
  const forgot = useForgotPassword()
  usePageHead({ title: messages.title, robots: 'noindex' })

  const fail = (text: string) => toast({ title: messages.failed.title, text, tone: 'danger' })
  const form = useContractForm({
    endpoint: ENDPOINTS.forgotPassword,
    fields: { email: messages.missing },
    bodyOf: ({ email }) => ({ email: email.trim() }),
    error: forgot.error,
    reset: forgot.reset,
    submit: (body) =>
      forgot.mutate(body, {
        onSuccess: () => toast(messages.done),
        onError: (error) => fail(textFor(error)),
      }),
    onMissing: () => fail(messages.missing),
    onFault: fail,
  })

  if (forgot.isSuccess) return <SentScreen email={forgot.variables.email} onAgain={forgot.reset} />
  return (
    <NarrowPage title={messages.title} lead={messages.lead}>
      <form {...form.props} className="grid gap-5">
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          error={form.errors.email ?? (forgot.isError ? textFor(forgot.error) : undefined)}
        />
        <Button type="submit" size="lg" disabled={form.isChecking || forgot.isPending}>
          {form.isChecking || forgot.isPending ? messages.working : messages.submit}
        </Button>
        <ButtonLink kind="quiet" to={paths.auth}>
          {messages.back}
        </ButtonLink>
      </form>
    </NarrowPage>
  )
}

function textFor(error: unknown): string {
  return failureText(error, { fallback: messages.failed.text, network: messages.failed.network })
}

function SentScreen({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <NarrowPage isAnswer title={messages.sent.title} lead={messages.sent.text(email)}>
      <p>{messages.sent.wait}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="outline" onClick={onAgain}>
          {messages.sent.again}
        </Button>
        <ButtonLink to={paths.auth}>{messages.back}</ButtonLink>
      </div>
    </NarrowPage>
  )
}
