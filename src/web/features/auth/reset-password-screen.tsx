import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { resetWords as words } from '../../lib/words/auth.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { tokenQuery } from './auth-queries.ts'
import { NarrowPage } from './narrow-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export function ResetPasswordScreen() {
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  const check = useQuery({ ...tokenQuery(token), enabled: token !== '' && !isDone })
  // A hidden page also tells other sites nothing about where the reader came from.
  usePageHead({ title: words.title, robots: 'noindex' })

  if (isDone) return <CompleteScreen />
  if (token !== '' && check.isPending) return <FullScreenSpinner label={words.checking} />
  if (check.data?.valid !== true) return <InvalidScreen />
  return <NewPasswordForm token={token} onDone={() => setIsDone(true)} />
}

function InvalidScreen() {
  return (
    <NarrowPage title={words.invalid.title} lead={words.invalid.text}>
      <p>{words.invalid.expiry}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.forgotPassword}>{words.invalid.again}</ButtonLink>
        <ButtonLink kind="outline" to={paths.auth}>
          {words.back}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

function CompleteScreen() {
  return (
    <NarrowPage isAnswer title={words.complete.title} lead={words.complete.text}>
      <ButtonLink to={paths.auth} size="lg">
        {words.complete.action}
      </ButtonLink>
    </NarrowPage>
  )
}
