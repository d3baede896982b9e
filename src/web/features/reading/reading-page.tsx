import type { ReactNode } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import type { ReadingSection } from '../../lib/words/reading.ts'
import { Page, PageTitle } from '../../ui/page.tsx'

type ReadingPageProps = {
  words: {
    title: string
    heading?: string
    description: string
    lead: string
    sections: readonly ReadingSection[]
  }
  path: string
  children?: ReactNode
}

/** Long text in one measured column, each title beside its paragraphs as in a ledger. */
export function ReadingPage({ words, path, children }: ReadingPageProps) {
  usePageHead({ title: words.title, description: words.description, canonical: path, robots: 'index' })
  return (
    <Page>
      <PageTitle>{words.heading ?? words.title}</PageTitle>
      <p className="mt-3 mb-10 max-w-[52ch] font-serif text-2xl leading-snug text-muted">{words.lead}</p>
      {words.sections.map((section) => (
        <section
          key={section.title}
          className="grid gap-x-8 gap-y-3 border-t border-line py-8 lg:grid-cols-[4fr_8fr]"
        >
          <h2 className="text-2xl">{section.title}</h2>
          <div className="grid max-w-[65ch] gap-4">
            {section.text?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points !== undefined && (
              <ul className="list-disc pl-5 marker:text-accent [&>li]:py-1">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
      {children}
    </Page>
  )
}
