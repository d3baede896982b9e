import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { NewPasswordField } from '../../lib/password/new-password-field.tsx'
import { authMessages as messages, authMessages } from '../../lib/messages/auth.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useRegister } from './auth-queries.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'

export function RegisterForm() {
  const toast = useToast()
  const register = useRegister(() => toast(messages.registerDone))
  const fail = (text: string) => toast({ title: messages.registerFailed.title, text, tone: 'danger' })
  const form = useContractForm({
    endpoint: ENDPOINTS.register,
    fields: {
      username: messages.fieldMissing,
      email: messages.fieldMissing,
      password: messages.fieldMissing,
      firstName: null,
      lastName: null,
    },
    bodyOf: (values) => values,
    error: register.error,
    reset: register.reset,
    submit: (body) => register.mutate(body, { onError: (error) => fail(textFor(error)) }),
    onMissing: () =>
      toast({ title: messages.missing.title, text: messages.missing.register, tone: 'danger' }),
    onFault: fail,
  })

  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        label={messages.fields.username}
        {...form.field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={messages.hints.username}
      />
      <TextField
        label={messages.fields.email}
        {...form.field('email')}
        type="email"
        autoComplete="email"
        required
      />
      <NewPasswordField
        label={messages.fields.password}
        {...form.field('password')}
        required
        showLabel={messages.show}
        hideLabel={messages.hide}
        hint={messages.hints.password}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={messages.fields.firstName}
          {...form.field('firstName')}
          autoComplete="given-name"
          optionalWord={commonMessages.optional}
        />
        <TextField
          label={messages.fields.lastName}
          {...form.field('lastName')}
          autoComplete="family-name"
          optionalWord={commonMessages.optional}
        />
      </div>
      {form.failure !== null && <Notice tone="danger">{textFor(form.failure)}</Notice>}
      <AgreeLine />
      <Button type="submit" size="lg" disabled={form.isChecking || register.isPending || register.isSuccess}>
        {form.isChecking || register.isPending ? messages.working.register : messages.submit.register}
      </Button>
    </form>
  )
}

function textFor(error: unknown): string {
  return failureText(error, { fallback: messages.registerFailed.text })
}

function AgreeLine() {
  const { agree } = authMessages
  return (
    <p className="text-[0.9375rem] text-muted">
      {agree.before}
      <TextLink to={paths.terms}>{agree.terms}</TextLink>
      {agree.between}
      <TextLink to={paths.privacy}>{agree.privacy}</TextLink>
      {agree.after}
    </p>
  )
}
