import { useState, type FormEvent } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { forgotWords as words } from '../../lib/words/auth.ts'
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
  usePageHead({ title: words.title, robots: 'noindex' })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textOf(new FormData(event.currentTarget), 'email').trim()
    setError(email === '' ? words.missing : undefined)
    if (email === '') {
      toast({ title: words.failed.title, text: words.missing, tone: 'danger' })
      return
    }
    forgot.mutate(email, {
      onSuccess: () => toast(words.done),
      onError: (failure) => {
        const text = failureText(failure, { fallback: words.failed.text, network: words.failed.network })
        setError(text)
        toast({ title: words.failed.title, text, tone: 'danger' })
      },
    })
  }

  if (forgot.isSuccess) return <SentScreen email={forgot.variables} onAgain={forgot.reset} />
  return (
    <NarrowPage title={words.title} lead={words.lead}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField label={words.email} name="email" type="email" autoComplete="email" error={error} />
        <Button type="submit" size="lg" disabled={forgot.isPending}>
          {forgot.isPending ? words.working : words.submit}
        </Button>
        <ButtonLink kind="quiet" to={paths.auth}>
          {words.back}
        </ButtonLink>
      </form>
    </NarrowPage>
  )
}

function SentScreen({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <NarrowPage isAnswer title={words.sent.title} lead={words.sent.text(email)}>
      <p>{words.sent.wait}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="outline" onClick={onAgain}>
          {words.sent.again}
        </Button>
        <ButtonLink to={paths.auth}>{words.back}</ButtonLink>
      </div>
    </NarrowPage>
  )
}
