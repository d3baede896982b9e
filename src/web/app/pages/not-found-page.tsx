import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { notFoundWords as words } from '../../lib/words/common.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { useGoBack } from './use-go-back.ts'

export function NotFoundPage() {
  usePageHead({ title: words.title, robots: 'noindex' })
  const goBack = useGoBack()
  return (
    <Page className="grid min-h-[70vh] content-center justify-items-start gap-5">
      <PageTitle className="text-[5rem] leading-none text-accent sm:text-[8rem]">{words.code}</PageTitle>
      <p className="font-serif text-3xl">{words.title}</p>
      <p className="max-w-[52ch] text-lg text-muted">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>{words.home}</ButtonLink>
        <Button kind="outline" onClick={goBack}>
          {words.back}
        </Button>
      </div>
      <p className="text-muted">{words.hint}</p>
    </Page>
  )
}
