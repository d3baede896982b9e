import type { Ingredient } from '../../../contract/ingredient.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { FactLine, FactLines, LedgerSection } from './ledger-section.tsx'

const messages = ingredientMessages.names
const SHOWN_FIRST = 12

export function NamesSection({ ingredient }: { ingredient: Ingredient }) {
  const { cas, ec, inci, sources, synonyms } = ingredient
  const rest = synonyms.slice(SHOWN_FIRST)
  return (
    <LedgerSection title={messages.title}>
      <dl className="grid gap-2">
        <Row term={messages.inci}>{inci}</Row>
        {cas.length > 0 && <Row term={messages.cas}>{cas.join(', ')}</Row>}
        {ec.length > 0 && <Row term={messages.ec}>{ec.join(', ')}</Row>}
        <Row term={messages.synonyms}>
          {synonyms.length === 0 ? messages.noSynonyms : namesOf(synonyms.slice(0, SHOWN_FIRST))}
        </Row>
      </dl>
      {rest.length > 0 && (
        <Disclosure summary={messages.more(rest.length)}>
          <p className="wrap-anywhere">{namesOf(rest)}</p>
        </Disclosure>
      )}
      <FactLines>
        <FactLine term={messages.source}>
          <SourceLine source={sources.identity} />
        </FactLine>
      </FactLines>
    </LedgerSection>
  )
}

const namesOf = (names: readonly string[]) => names.map(readableName).join(' · ')

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
