import { useEffect, useRef, type ReactNode } from 'react'
import { Page, PageTitle } from '../../ui/page.tsx'

type NarrowPageProps = {
  title: string
  lead: string
  /** It took the place of a form that had the focus, and takes the focus over. */
  isAnswer?: boolean
  children: ReactNode
}

/** One column for one decision. */
export function NarrowPage({ title, lead, isAnswer = false, children }: NarrowPageProps) {
  const frame = useHeadingFocus(isAnswer)
  return (
    <Page>
      <div ref={frame} className="mx-auto max-w-md py-6">
        <PageTitle className={isAnswer ? 'outline-none' : ''}>{title}</PageTitle>
        <p className="mt-3 mb-8 wrap-anywhere text-muted">{lead}</p>
        {children}
      </div>
    </Page>
  )
}

function useHeadingFocus(isWanted: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) frame.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }, [isWanted])
  return frame
}
