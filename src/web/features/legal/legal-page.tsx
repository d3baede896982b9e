import { formatDate } from '../../lib/format.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { readingMessages, type ReadingSection } from './section.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type LegalPageProps = {
  words: { title: string; description: string; lead: string; changed: string }
  path: string
  sections: readonly ReadingSection[]
}

/** A policy: its contents beside it, its lines no longer than can be read, and on paper nothing but its text. */
export function LegalPage({ words, path, sections }: LegalPageProps) {
  usePageHead({ title: words.title, description: words.description, canonical: path, robots: 'index' })
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <p className="mt-3 max-w-[52ch] font-serif text-2xl leading-snug text-muted">{words.lead}</p>
      <p className="mt-4 text-[0.9375rem] text-muted">
        <time dateTime={words.changed}>{readingMessages.changed(formatDate(words.changed))}</time>
      </p>
      <div className="mt-10 grid gap-x-12 gap-y-8 border-t border-line pt-8 lg:grid-cols-[4fr_8fr]">
        <Contents sections={sections} />
        <div className="min-w-0">
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </Page>
  )
}

function Contents({ sections }: { sections: readonly ReadingSection[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print self-start lg:sticky lg:top-24">
      <h2 id="contents" className="mb-2 font-sans text-base font-semibold tracking-normal">
        {readingMessages.contents}
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function LegalSection({ section }: { section: ReadingSection }) {
  const { id, title, text = [], points, table, after = [], links } = section
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-[58ch] grid-cols-1 gap-4 border-line pb-9 not-first:border-t not-first:pt-8"
    >
      <h2 id={id} className="scroll-mt-24 text-2xl">
        {title}
      </h2>
      <Paragraphs text={text} />
      {points !== undefined && (
        <ul className="list-disc pl-5 marker:text-accent [&>li]:py-1">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {table !== undefined && (
        // At twice the text size a table of four columns is wider than a phone: it scrolls, the page does not.
        <div className="overflow-x-auto">
          <DataTable caption={title} columns={table.columns} rows={table.rows} />
        </div>
      )}
      <Paragraphs text={after} />
      {links !== undefined && (
        <p className="no-print flex flex-wrap gap-x-6">
          {links.map(({ to, label }) => (
            <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  )
}

function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
