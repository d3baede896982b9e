import { ChevronLeft, FlaskConical } from 'lucide-react'
import { Link, useLocation } from '../../lib/navigation.tsx'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { paths } from '../../lib/paths.ts'
import { ingredientMessages as messages } from '../../lib/messages/ingredients.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Eyebrow, Page, PageTitle } from '../../ui/page.tsx'
import { AllergenSection } from './allergen-section.tsx'
import { ConstituentsSection } from './constituents-section.tsx'
import { ComedogenicSection } from './comedogenic-section.tsx'
import { FunctionsSection, NotesSection, OriginSection } from './fact-sections.tsx'
import { INGREDIENT_GRID } from './ingredient-grid-look.ts'
import { InteractionsSection, UseSection } from './link-sections.tsx'
import { MonographSection } from './monograph-section.tsx'
import { NamesSection } from './names-section.tsx'
import { ScoreCard } from './score-card.tsx'
import { ListingLines } from '../../lib/listings/listing-lines.tsx'
import { listingMessages } from '../../lib/messages/listings.ts'
import { LedgerSection, FactLine, FactLines } from './ledger-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { formatDate } from '../../lib/format.ts'

export function IngredientView({ ingredient }: { ingredient: Ingredient }) {
  const { engine, knowledge } = ingredient.madeBy
  return (
    <Page>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <BackLink />
        <ButtonLink kind="outline" to={paths.dashboard} className="no-print">
          <FlaskConical aria-hidden size={18} />
          {messages.scan}
        </ButtonLink>
      </div>
      <header className="mb-10 border-b border-line pb-8">
        <Eyebrow>{messages.eyebrow}</Eyebrow>
        <PageTitle className="max-w-[24ch] leading-[1.05] wrap-anywhere sm:text-[3.25rem]">
          {readableName(ingredient.inci)}
        </PageTitle>
        <p className="mt-4 max-w-[58ch] font-serif text-[1.25rem] leading-snug text-muted sm:text-[1.375rem]">
          {ingredient.sentence || messages.noSentence}
        </p>
        {ingredient.isImported && (
          <div className="mt-5 max-w-2xl">
            <Notice tone="caution">{messages.imported}</Notice>
          </div>
        )}
      </header>
      <div className={INGREDIENT_GRID}>
        <ScoreCard scores={ingredient.scores} />
        <div className="border-t border-edge">
          {ingredient.monograph && <MonographSection monograph={ingredient.monograph} />}
          <FunctionsSection functions={ingredient.functions} />
          <RegulationSection regulation={ingredient.regulation} />
          <AllergenSection ingredient={ingredient} />
          {ingredient.constituents.length > 0 && (
            <ConstituentsSection constituents={ingredient.constituents} />
          )}
          <IrritancySection irritancy={ingredient.irritancy} />
          <ComedogenicSection comedogenic={ingredient.comedogenic} />
          <ListingsSection listings={ingredient.listings} />
          <OriginSection ingredient={ingredient} />
          {ingredient.notes.length > 0 && <NotesSection notes={ingredient.notes} />}
          {ingredient.interactions.length > 0 && (
            <InteractionsSection interactions={ingredient.interactions} />
          )}
          <UseSection use={ingredient.use} oftenWith={ingredient.oftenWith} />
          <NamesSection ingredient={ingredient} />
        </div>
      </div>
      <p className="mt-8 text-[0.9375rem] text-muted">
        {messages.disclaimer} {messages.madeBy(engine, knowledge)}
      </p>
    </Page>
  )
}

/** Back to the search the reader came from, with its words and filters; else to the plain one. */
function BackLink() {
  const { state } = useLocation()
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : ''
  const search = typeof from === 'string' && from.startsWith('?') ? from : ''
  return (
    <Link
      to={paths.ingredients + search}
      className="no-print -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-primary underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
    >
      <ChevronLeft aria-hidden size={18} />
      {messages.back}
    </Link>
  )
}

/** That no list names it is said with the lists that were looked at. */
function ListingsSection({ listings }: { listings: Ingredient['listings'] }) {
  return (
    <LedgerSection title={listingMessages.title}>
      {listings.length === 0 ? (
        <p>{listingMessages.none}</p>
      ) : (
        <>
          <p className="mb-3 max-w-[65ch] text-muted">{listingMessages.intro}</p>
          <ListingLines listings={listings} />
        </>
      )}
    </LedgerSection>
  )
}

const irritancyMessages = messages.irritancy

/** What it does by itself, without allergy; that no source names it is said, not shown as mild. */
function IrritancySection({ irritancy }: { irritancy: Ingredient['irritancy'] }) {
  return (
    <LedgerSection title={irritancyMessages.title}>
      {irritancy === null ? (
        <p>{irritancyMessages.none}</p>
      ) : (
        <>
          <p className={irritancy.grade === 'strong' ? 'font-semibold text-fair' : 'font-semibold'}>
            {irritancyMessages.grade[irritancy.grade]}
          </p>
          <p>{irritancyMessages.noted(irritancy.note)}</p>
          <p className="text-[0.9375rem] text-muted">
            <SourceLine source={irritancy.source} />
          </p>
        </>
      )}
    </LedgerSection>
  )
}

const regulationMessages = messages.regulation

function RegulationSection({ regulation }: { regulation: Ingredient['regulation'] }) {
  return (
    <LedgerSection title={regulationMessages.title}>
      {regulation.length === 0 ? (
        <p>{regulationMessages.none}</p>
      ) : (
        <ul className="grid gap-4">
          {regulation.map((entry) => (
            <li key={`${entry.annex}-${entry.ref}-${entry.text}`}>
              <p className="text-[0.9375rem] font-semibold text-accent">
                {regulationMessages.entry(entry.annex, entry.ref)}
              </p>
              <p>{entry.text}</p>
              <FactLines>
                {entry.limit !== '' && <FactLine term={regulationMessages.limit}>{entry.limit}</FactLine>}
                {entry.since !== '' && (
                  <FactLine term={regulationMessages.since}>{sinceText(entry.since)}</FactLine>
                )}
                <FactLine term={regulationMessages.source}>
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
