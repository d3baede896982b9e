import type { SourceRef } from '../../../contract/finding.ts'
import type { Monograph } from '../../../contract/ingredient.ts'
import { formatDate } from '../../lib/format.ts'
import { EvidenceLine } from '../../lib/monograph/evidence-line.tsx'
import { safeLink } from '../../lib/safe-link.ts'
import { monographMessages as messages } from '../../lib/messages/ingredients.ts'
import { OutLink } from '../../ui/text-link.tsx'
import { LedgerSection } from './ledger-section.tsx'

type Statement = Monograph['statements'][number]

/** What was read about an ingredient, each statement with the number of its source. */
export function MonographSection({ monograph: { evidence, statements } }: { monograph: Monograph }) {
  const sources = sourcesOf(statements)
  const of = (part: Statement['part']) => statements.filter((statement) => statement.part === part)
  const strength = of('strength')
  return (
    <LedgerSection title={messages.title}>
      <p className="max-w-[62ch] font-serif text-[1.1875rem] leading-relaxed">
        <Statements statements={of('does')} sources={sources} />
      </p>
      <dl className="mt-4 grid max-w-[68ch] gap-4">
        {strength.length > 0 && (
          <Part term={messages.parts.strength}>
            <Statements statements={strength} sources={sources} />
          </Part>
        )}
        <Part term={messages.parts.evidence}>
          <span className="mb-1 block">
            <EvidenceLine
              grade={evidence}
              text={messages.graded(messages.grades[evidence], messages.gradeMeanings[evidence])}
            />
          </span>
          <Statements statements={of('evidence')} sources={sources} />
        </Part>
        <Part term={messages.parts.careful}>
          <Statements statements={of('careful')} sources={sources} />
        </Part>
      </dl>
      <h3 className="mt-5 font-sans text-[0.9375rem] font-semibold tracking-normal text-muted">
        {messages.sources}
      </h3>
      <ol className="mt-1 grid list-decimal gap-1 pl-5 text-[0.9375rem] text-muted">
        {sources.map((source) => (
          <li key={source.id} className="wrap-anywhere">
            <ReadSource source={source} />
          </li>
        ))}
      </ol>
    </LedgerSection>
  )
}

function Part({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] font-semibold text-accent">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type StatementsProps = { statements: readonly Statement[]; sources: readonly SourceRef[] }

/** Neighbours that rest on one source carry its number once. */
function Statements({ statements, sources }: StatementsProps) {
  return statements.map(({ isEditorial, source, text }, at) => {
    const number = sources.findIndex(({ id }) => id === source.id) + 1
    const isLast = statements[at + 1]?.source.id !== source.id
    return (
      <span key={text}>
        {text}
        {isLast &&
          (isEditorial ? (
            <em className="text-muted"> ({messages.editorial})</em>
          ) : (
            <Mark number={number} />
          ))}{' '}
      </span>
    )
  })
}

function Mark({ number }: { number: number }) {
  return (
    <sup className="ml-0.5 font-sans text-[0.75rem] leading-none text-muted">
      <span aria-hidden>{number}</span>
      <span className="sr-only"> ({messages.sourceMark(number)})</span>
    </sup>
  )
}

function ReadSource({ source }: { source: SourceRef }) {
  const link = safeLink(source.url)
  return (
    <>
      {link === null ? source.title : <OutLink href={link}>{source.title}</OutLink>},{' '}
      {messages.readOn(formatDate(source.date))}
    </>
  )
}

/** In the order in which they are met; our own judgement is no source that was read. */
function sourcesOf(statements: readonly Statement[]): SourceRef[] {
  const read = statements.filter(({ isEditorial }) => !isEditorial).map(({ source }) => source)
  return read.filter((source, at) => read.findIndex(({ id }) => id === source.id) === at)
}
