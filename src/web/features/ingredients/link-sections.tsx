import { Link } from '../../lib/navigation.tsx'
import type { Ingredient, IngredientLink } from '../../../contract/ingredient.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { paths } from '../../lib/paths.ts'
import { commonText, ingredientMessages } from '../../lib/messages/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { asSentence } from './as-sentence.ts'
import { LedgerSection } from './ledger-section.tsx'

export function InteractionsSection({ interactions }: { interactions: Ingredient['interactions'] }) {
  const messages = ingredientMessages.interactions
  return (
    <LedgerSection title={messages.title}>
      <ul className="grid gap-4">
        {interactions.map(({ source, text, with: others }) => (
          <li key={text}>
            <p>{asSentence(text)}</p>
            {others.length > 0 && (
              <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="text-[0.9375rem] text-muted">{messages.with}</span>
                <NameLinks links={others} label={messages.with} />
              </div>
            )}
            <p className="mt-1 text-[0.9375rem] text-muted">
              <SourceLine source={source} />
            </p>
          </li>
        ))}
      </ul>
    </LedgerSection>
  )
}

type UseSectionProps = { use: Ingredient['use']; oftenWith: readonly IngredientLink[] }

export function UseSection({ use, oftenWith }: UseSectionProps) {
  const messages = ingredientMessages.use
  return (
    <LedgerSection title={messages.title}>
      {use === null ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <>
          <p>
            <span className="font-semibold first-letter:uppercase inline-block">
              {commonText(use.perThousandLabels)}
            </span>
            . {messages.places[use.place]}
          </p>
          <p className="text-[0.9375rem] text-muted">{messages.counted(use.labelsCounted)}</p>
        </>
      )}
      {oftenWith.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-sans text-[0.9375rem] font-semibold tracking-normal text-muted">
            {messages.often}
          </h3>
          <NameLinks links={oftenWith} label={messages.often} />
        </>
      )}
    </LedgerSection>
  )
}

/** Names as pressable tabs, with room for a finger. */
function NameLinks({ links, label }: { links: readonly IngredientLink[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {links.map(({ inci, slug }) => (
        <li key={slug}>
          <Link
            to={paths.ingredient(slug)}
            className="inline-flex min-h-9 items-center rounded-full border border-edge bg-raised px-3 text-[0.9375rem] wrap-anywhere hover:border-ink hover:bg-sunk"
          >
            {readableName(inci)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
