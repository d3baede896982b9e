import { useState, type FormEvent } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { forgotMessages as messages } from '../../lib/messages/auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useForgotPassword } from './auth-queries.ts'
import { textOf } from './form-text.ts'
import { NarrowPage } from './narrow-page.tsx'

export function ForgotPasswordScreen() {
  const toast = useToast()
  const forgot = useForgotPassword()
  const [error, setError] = useState<string>()
  usePageHead({ title: messages.title, robots: 'noindex' })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textOf(new FormData(event.currentTarget), 'email').trim()
    setError(email === '' ? messages.missing : undefined)
    if (email === '') {
      toast({ title: messages.failed.title, text: messages.missing, tone: 'danger' })
      return
    }
    forgot.mutate(email, {
      onSuccess: () => toast(messages.done),
      onError: (failure) => {
        const text = failureText(failure, {
          fallback: messages.failed.text,
          network: messages.failed.network,
        })
        setError(text)
        toast({ title: messages.failed.title, text, tone: 'danger' })
      },
    })
  }

  if (forgot.isSuccess) return <SentScreen email={forgot.variables} onAgain={forgot.reset} />
  return (
    <NarrowPage title={messages.title} lead={messages.lead}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField label={messages.email} name="email" type="email" autoComplete="email" error={error} />
        <Button type="submit" size="lg" disabled={forgot.isPending}>
          {forgot.isPending ? messages.working : messages.submit}
        </Button>
        <ButtonLink kind="quiet" to={paths.auth}>
          {messages.back}
        </ButtonLink>
      </form>
    </NarrowPage>
  )
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
