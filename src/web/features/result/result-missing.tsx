import { useLocation } from 'react-router'
import { authThen, paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { resultWords as words } from '../../lib/words/result.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'

export function ResultMissing() {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{words.notFound.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">
        {words.notFound.text} {user === null && words.notFound.ifYours}
      </p>
      <div className="flex flex-wrap gap-3">
        {user === null && <ButtonLink to={authThen(pathname)}>{words.notFound.signIn}</ButtonLink>}
        <ButtonLink kind={user === null ? 'outline' : 'primary'} to={paths.dashboard}>
          {words.back}
        </ButtonLink>
        {user === null && (
          <ButtonLink kind="outline" to={paths.home}>
            {words.goHome}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
