import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { resultWords as words } from '../../lib/words/result.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'

export function ResultMissing() {
  const user = useUser()
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{words.notFound.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">{words.notFound.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard}>{words.back}</ButtonLink>
        {user === null && (
          <ButtonLink kind="outline" to={paths.home}>
            {words.goHome}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
