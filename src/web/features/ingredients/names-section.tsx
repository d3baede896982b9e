import type { Ingredient } from '../../../contract/ingredient.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { ingredientWords } from '../../lib/words/ingredients.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { FactLine, FactLines, LedgerSection } from './ledger-section.tsx'

const words = ingredientWords.names
const SHOWN_FIRST = 12

export function NamesSection({ ingredient }: { ingredient: Ingredient }) {
  const { cas, ec, inci, sources, synonyms } = ingredient
  const rest = synonyms.slice(SHOWN_FIRST)
  return (
    <LedgerSection title={words.title}>
      <dl className="grid gap-2">
        <Row term={words.inci}>{inci}</Row>
        {cas.length > 0 && <Row term={words.cas}>{cas.join(', ')}</Row>}
        {ec.length > 0 && <Row term={words.ec}>{ec.join(', ')}</Row>}
        <Row term={words.synonyms}>
          {synonyms.length === 0 ? words.noSynonyms : namesOf(synonyms.slice(0, SHOWN_FIRST))}
        </Row>
      </dl>
      {rest.length > 0 && (
        <Disclosure summary={words.more(rest.length)}>
          <p className="wrap-anywhere">{namesOf(rest)}</p>
        </Disclosure>
      )}
      <FactLines>
        <FactLine term={words.source}>
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
