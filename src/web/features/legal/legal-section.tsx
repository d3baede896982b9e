import type { ReadingSection } from './section.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function LegalSection({ section }: { section: ReadingSection }) {
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
