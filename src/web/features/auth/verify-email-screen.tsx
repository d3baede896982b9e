import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { authThen, paths } from '../../lib/paths.ts'
import { ApiError } from '../../lib/problem-error.ts'
import { userQuery, useUser } from '../../lib/queries/user-queries.ts'
import { verifyMessages as messages } from '../../lib/messages/auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { useSendAnother, verificationQuery } from './auth-queries.ts'
import { NarrowPage } from './narrow-page.tsx'
import { useLinkToken } from './use-link-token.ts'

export function VerifyEmailScreen() {
  const { token } = useLinkToken()
  const user = useUser()
  const check = useQuery({ ...verificationQuery(token), enabled: token !== '' })
  useFreshUser(check.isSuccess)
  usePageHead({ title: messages.title, robots: 'noindex' })

  if (token !== '' && check.isPending) return <FullScreenSpinner label={messages.checking} />
  // Opened a second time, the link is used up while the address is confirmed all the same.
  if (check.isSuccess || user?.isEmailVerified === true) return <ConfirmedScreen isSignedIn={user !== null} />
  if (check.isError && !isRefused(check.error)) return <NotNowScreen onAgain={() => void check.refetch()} />
  return user === null ? <SignInScreen /> : <ExpiredScreen email={user.email} />
}

/** The link is at fault, and not the connection, the account, the server or too many tries. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 409, 429].includes(error.status)
}

/** Whether the address is confirmed is part of the account, which was loaded before. */
function useFreshUser(isConfirmed: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isConfirmed) void client.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [client, isConfirmed])
}

function ConfirmedScreen({ isSignedIn }: { isSignedIn: boolean }) {
  const { title, text, profile, signIn } = messages.confirmed
  return (
    <NarrowPage isAnswer title={title} lead={text}>
      <ButtonLink to={isSignedIn ? paths.profile : paths.auth} size="lg">
        {isSignedIn ? profile : signIn}
      </ButtonLink>
    </NarrowPage>
  )
}

function NotNowScreen({ onAgain }: { onAgain: () => void }) {
  return (
    <NarrowPage isAnswer title={messages.unreachable.title} lead={messages.unreachable.text}>
      <Button onClick={onAgain}>{messages.unreachable.again}</Button>
    </NarrowPage>
  )
}

function SignInScreen() {
  const { title, text, signedOut, signIn } = messages.invalid
  return (
    <NarrowPage isAnswer title={title} lead={text}>
      <p>{signedOut}</p>
      <ButtonLink className="mt-6" to={authThen(paths.profile)}>
        {signIn}
      </ButtonLink>
    </NarrowPage>
  )
}

function ExpiredScreen({ email }: { email: string }) {
  const another = useSendAnother()
  const { title, text, signedIn, again, working } = messages.invalid
  if (another.isSuccess)
    return (
      <NarrowPage isAnswer title={messages.sent.title} lead={messages.sent.text(email)}>
        <ButtonLink to={paths.profile}>{messages.confirmed.profile}</ButtonLink>
      </NarrowPage>
    )
  return (
    <NarrowPage isAnswer title={title} lead={text}>
      <p className="mb-6">{signedIn}</p>
      {another.isError && (
        <div className="mb-6">
          <Notice tone="danger" role="alert">
            {failureText(another.error, { fallback: messages.sendFailed })}
          </Notice>
        </div>
      )}
      <Button disabled={another.isPending} onClick={() => another.mutate()}>
        {another.isPending ? working : again}
      </Button>
    </NarrowPage>
  )
}
