import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { notFoundMessages as messages } from '../../lib/messages/common.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { useRef } from 'react'
import { navigate } from '../../lib/navigation.tsx'

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

/** Newer than the types: whether an entry of this origin stands before this one in the history of the tab. */
type WithNavigation = { navigation?: { canGoBack: boolean } }

const NOTHING_BEFORE_MS = 1_000

/**
 * To the page before, also when this address was typed, which is a new document for the router; home where there is none.
 * What browsers do not say is tried, and home follows if nothing happens.
 */
function useGoBack(): () => void {
  const isOnItsWay = useRef(false)
  return () => {
    // A second click would go back once more, and out of what the first one is about to show.
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    if (!mayHavePast()) return navigate(paths.home)
    const timer = setTimeout(() => navigate(paths.home), NOTHING_BEFORE_MS)
    const stop = () => {
      clearTimeout(timer)
      isOnItsWay.current = false
    }
    window.addEventListener('popstate', stop, { once: true })
    window.addEventListener('pagehide', stop, { once: true })
    window.history.back()
  }
}

/** An empty tab is no page, although it is an entry: only a link from another site counts beside our own pages. */
function mayHavePast(): boolean {
  const { navigation } = window as WithNavigation
  if (navigation === undefined) return window.history.length > 1
  return navigation.canGoBack || (document.referrer !== '' && window.history.length > 1)
}
