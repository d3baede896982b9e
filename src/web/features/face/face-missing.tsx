import { useLocation } from 'react-router'
import { authThen, paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { faceResultWords } from '../../lib/words/face.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'

const words = faceResultWords.missing

export function FaceMissing() {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{words.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">
        {words.text} {user === null && words.ifYours}
      </p>
      <div className="flex flex-wrap gap-3">
        {user === null && <ButtonLink to={authThen(pathname)}>{words.signIn}</ButtonLink>}
        <ButtonLink kind={user === null ? 'outline' : 'primary'} to={paths.history}>
          {words.back}
        </ButtonLink>
        {user === null && (
          <ButtonLink kind="outline" to={paths.home}>
            {words.home}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
