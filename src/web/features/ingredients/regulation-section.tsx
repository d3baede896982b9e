import type { Ingredient } from '../../../contract/ingredient.ts'
import { formatDate } from '../../lib/format.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { FactLine, FactLines, LedgerSection } from './ledger-section.tsx'

const messages = ingredientMessages.regulation

export function RegulationSection({ regulation }: { regulation: Ingredient['regulation'] }) {
  return (
    <LedgerSection title={messages.title}>
      {regulation.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className="grid gap-4">
          {regulation.map((entry) => (
            <li key={`${entry.annex}-${entry.ref}-${entry.text}`}>
              <p className="text-[0.9375rem] font-semibold text-accent">
                {messages.entry(entry.annex, entry.ref)}
              </p>
              <p>{entry.text}</p>
              <FactLines>
                {entry.limit !== '' && <FactLine term={messages.limit}>{entry.limit}</FactLine>}
                {entry.since !== '' && <FactLine term={messages.since}>{sinceText(entry.since)}</FactLine>}
                <FactLine term={messages.source}>
                  <SourceLine source={entry.source} />
                </FactLine>
              </FactLines>
            </li>
          ))}
        </ul>
      )}
    </LedgerSection>
  )
}

/** Days are set as everywhere; a year or a phrase stands as the source has it. */
function sinceText(since: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(since) ? formatDate(since) : since
}
