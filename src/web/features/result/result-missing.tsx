import { useLocation } from 'react-router'
import { authThen, paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { resultMessages as messages } from '../../lib/messages/result.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'

export function ResultMissing() {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{messages.notFound.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">
        {messages.notFound.text} {user === null && messages.notFound.ifYours}
      </p>
      <div className="flex flex-wrap gap-3">
        {user === null && <ButtonLink to={authThen(pathname)}>{messages.notFound.signIn}</ButtonLink>}
        <ButtonLink kind={user === null ? 'outline' : 'primary'} to={paths.dashboard}>
          {messages.back}
        </ButtonLink>
        {user === null && (
          <ButtonLink kind="outline" to={paths.home}>
            {messages.goHome}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
