import { ArrowLeft } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { causeOf } from '../../lib/problem-error.ts'
import { authMessages as messages } from '../../lib/messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useInPageReset } from './auth-queries.ts'
import { textOf } from './form-text.ts'

export function ResetForm({ onBack }: { onBack: () => void }) {
  const toast = useToast()
  const reset = useInPageReset()
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textOf(new FormData(event.currentTarget), 'email').trim()
    setError(email === '' ? messages.missing.reset : undefined)
    if (email === '') {
      toast({ title: messages.missing.title, text: messages.missing.reset, tone: 'danger' })
      return
    }
    reset.mutate(email, {
      onSuccess: () => toast(messages.resetDone),
      onError: (failure) => toast({ ...messages.resetFailed, text: textFor(failure), tone: 'danger' }),
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField label={messages.fields.email} name="email" type="email" autoComplete="email" error={error} />
      {reset.isSuccess && <Notice title={messages.resetDone.title}>{messages.resetDone.text}</Notice>}
      {reset.isError && <Notice tone="danger">{textFor(reset.error)}</Notice>}
      <Button type="submit" size="lg" disabled={reset.isPending}>
        {reset.isPending ? messages.working.reset : messages.submit.reset}
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
