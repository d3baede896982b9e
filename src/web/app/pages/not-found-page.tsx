import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { notFoundMessages as messages } from '../../lib/messages/common.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { useGoBack } from './use-go-back.ts'

export function NotFoundPage() {
  usePageHead({ title: messages.title, robots: 'noindex' })
  const goBack = useGoBack()
  return (
    <Page className="grid min-h-[70vh] content-center justify-items-start gap-5">
      <PageTitle className="text-[5rem] leading-none text-accent sm:text-[8rem]">{messages.code}</PageTitle>
      <p className="font-serif text-3xl">{messages.title}</p>
      <p className="max-w-[52ch] text-lg text-muted">{messages.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>{messages.home}</ButtonLink>
        <Button kind="outline" onClick={goBack}>
          {messages.back}
        </Button>
      </div>
      <p className="text-muted">{messages.hint}</p>
    </Page>
  )
}
