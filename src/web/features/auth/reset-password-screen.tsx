import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { resetWords as words } from '../../lib/words/auth.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { tokenQuery } from './auth-queries.ts'
import { NarrowPage } from './narrow-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [isDone, setIsDone] = useState(false)
  const check = useQuery({ ...tokenQuery(token), enabled: token !== '' && !isDone })
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
    <NarrowPage title={words.complete.title} lead={words.complete.text}>
      <ButtonLink to={paths.auth} size="lg">
        {words.complete.action}
      </ButtonLink>
    </NarrowPage>
  )
}
