import { lazy } from 'react'
import { useUser } from '../../lib/queries/user-queries.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { authThen, paths } from '../../lib/paths.ts'
import { accessMessages as messages } from '../../lib/messages/common.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'

/** A file of its own, which nobody else is even sent. */
const AdminScreen = lazy(() =>
  import('../../features/admin/admin-screen.tsx').then((m) => ({ default: m.AdminScreen })),
)

export function AdminPage() {
  return useUser()?.role === 'admin' ? <AdminScreen /> : <AccessDeniedPage />
}

/** Nothing of the administration is asked for before the server has said that it may be. */
function AccessDeniedPage() {
  const user = useUser()
  usePageHead({ title: messages.title, robots: 'noindex' })
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{messages.heading}</PageTitle>
      <p className="text-lg text-muted">{messages.text}</p>
      {user === null ? (
        <ButtonLink to={authThen(paths.admin)}>{messages.signIn}</ButtonLink>
      ) : (
        <ButtonLink to={paths.dashboard}>{messages.back}</ButtonLink>
      )}
    </Page>
  )
}
