import { useLocation } from '../../lib/navigation.tsx'
import { authThen, paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { faceResultMessages } from '../../lib/messages/face.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'

const messages = faceResultMessages.missing

export function FaceMissing() {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{messages.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">
        {messages.text} {user === null && messages.ifYours}
      </p>
      <div className="flex flex-wrap gap-3">
        {user === null && <ButtonLink to={authThen(pathname)}>{messages.signIn}</ButtonLink>}
        <ButtonLink kind={user === null ? 'outline' : 'primary'} to={paths.history}>
          {messages.back}
        </ButtonLink>
        {user === null && (
          <ButtonLink kind="outline" to={paths.home}>
            {messages.home}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
