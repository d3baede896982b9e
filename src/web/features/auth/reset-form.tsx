import { ArrowLeft } from 'lucide-react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { causeOf } from '../../lib/problem-error.ts'
import { authMessages as messages } from '../../lib/messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useInPageReset } from './auth-queries.ts'

export function ResetForm({ onBack }: { onBack: () => void }) {
  const toast = useToast()
  const reset = useInPageReset()
  const fail = (text: string) => toast({ ...messages.resetFailed, text, tone: 'danger' })
  const form = useContractForm({
    endpoint: ENDPOINTS.forgotPasswordInPage,
    fields: { email: messages.missing.reset },
    bodyOf: ({ email }) => ({ email: email.trim() }),
    error: reset.error,
    reset: reset.reset,
    submit: (body) =>
      reset.mutate(body, {
        onSuccess: () => toast(messages.resetDone),
        onError: (error) => fail(textFor(error)),
      }),
    onMissing: () => toast({ title: messages.missing.title, text: messages.missing.reset, tone: 'danger' }),
    onFault: fail,
  })

  return (
    <form {...form.props} className="grid gap-5">
      <TextField label={messages.fields.email} type="email" autoComplete="email" {...form.field('email')} />
      {reset.isSuccess && <Notice title={messages.resetDone.title}>{messages.resetDone.text}</Notice>}
      {reset.isError && <Notice tone="danger">{textFor(reset.error)}</Notice>}
      <Button type="submit" size="lg" disabled={form.isChecking || reset.isPending}>
        {form.isChecking || reset.isPending ? messages.working.reset : messages.submit.reset}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden size={18} />
        {messages.back}
      </Button>
    </form>
  )
}

/** One sentence for all failures, as it was agreed on, but for the one that waiting mends. */
function textFor(error: unknown): string {
  const fallback = messages.resetFailed.text
  return causeOf(error) === 'too-many' ? failureText(error, { fallback }) : fallback
}
