import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { resetMessages as messages } from '../../lib/messages/auth.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { tokenQuery } from './auth-queries.ts'
import { NarrowPage } from './narrow-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export function ResetPasswordScreen() {
  const { token, forget } = useLinkToken({ isKept: true })
  const [isDone, setIsDone] = useState(false)
  const check = useQuery({ ...tokenQuery(token), enabled: token !== '' && !isDone })
  // A hidden page also tells other sites nothing about where the reader came from.
  usePageHead({ title: messages.title, robots: 'noindex' })

  const isRefused = check.data?.valid === false
  useEffect(() => {
    if (isRefused || isDone) forget()
  })

  if (isDone) return <CompleteScreen />
  if (token !== '' && check.isPending) return <FullScreenSpinner label={messages.checking} />
  if (check.data?.valid !== true) {
    return <InvalidScreen onAgain={check.isError ? () => void check.refetch() : null} />
  }
  return <NewPasswordForm token={token} onDone={() => setIsDone(true)} />
}

/** `onAgain`: the link could not be checked, and may be good. */
function InvalidScreen({ onAgain }: { onAgain: (() => void) | null }) {
  return (
    <NarrowPage title={messages.invalid.title} lead={messages.invalid.text}>
      <p>{messages.invalid.expiry}</p>
      {onAgain !== null && (
        <div className="mt-4">
          <LoadFailed text={messages.invalid.unchecked} retryLabel={commonMessages.retry} onRetry={onAgain} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.forgotPassword}>{messages.invalid.again}</ButtonLink>
        <ButtonLink kind="outline" to={paths.auth}>
          {messages.back}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

function CompleteScreen() {
  return (
    <NarrowPage isAnswer title={messages.complete.title} lead={messages.complete.text}>
      <ButtonLink to={paths.auth} size="lg">
        {messages.complete.action}
      </ButtonLink>
    </NarrowPage>
  )
}
