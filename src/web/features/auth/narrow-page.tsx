import type { ReactNode } from 'react'
import { Page, PageTitle } from '../../ui/page.tsx'

/** One column for one decision. */
export function NarrowPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page>
      <div className="mx-auto max-w-md py-6">
        <PageTitle>{title}</PageTitle>
        <p className="mt-3 mb-8 text-muted">{lead}</p>
        {children}
      </div>
    </Page>
  )
}
