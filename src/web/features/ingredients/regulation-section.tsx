import type { Ingredient } from '../../../contract/ingredient.ts'
import { formatDate } from '../../lib/format.ts'
import { ingredientWords } from '../../lib/words/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { FactLine, FactLines, LedgerSection } from './ledger-section.tsx'

const words = ingredientWords.regulation

export function RegulationSection({ regulation }: { regulation: Ingredient['regulation'] }) {
  return (
    <LedgerSection title={words.title}>
      {regulation.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="grid gap-4">
          {regulation.map((entry) => (
            <li key={`${entry.annex}-${entry.ref}-${entry.text}`}>
              <p className="text-[0.9375rem] font-semibold text-accent">
                {words.entry(entry.annex, entry.ref)}
              </p>
              <p>{entry.text}</p>
              <FactLines>
                {entry.limit !== '' && <FactLine term={words.limit}>{entry.limit}</FactLine>}
                {entry.since !== '' && <FactLine term={words.since}>{sinceText(entry.since)}</FactLine>}
                <FactLine term={words.source}>
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
