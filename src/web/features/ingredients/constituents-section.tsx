import { Link } from '../../lib/navigation.tsx'
import { amountText } from '../../../contract/constituent.ts'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientSlug } from '../../../contract/ingredient-slug.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { paths } from '../../lib/paths.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { LedgerSection } from './ledger-section.tsx'

const messages = ingredientMessages.constituents

/** What a scented oil holds; which of it the EU wants named is said in words. */
export function ConstituentsSection({ constituents }: { constituents: Ingredient['constituents'] }) {
  const sources = new Map(constituents.flatMap((one) => one.sources.map((source) => [source.id, source])))
  return (
    <LedgerSection title={messages.title}>
      <ul className="grid gap-1">
        {constituents.map(({ inci, isFragranceAllergen, range }) => (
          <li key={inci}>
            <Link
              to={paths.ingredient(ingredientSlug(inci))}
              className="font-semibold underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
            >
              {readableName(inci)}
            </Link>
            {messages.about(amountText(range), isFragranceAllergen)}
          </li>
        ))}
      </ul>
      <p>{messages.varies}</p>
      <p className="text-[0.9375rem] text-muted">{messages.sources}</p>
      <ul className="text-[0.9375rem] text-muted">
        {[...sources.values()].map((source) => (
          <li key={source.id}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </LedgerSection>
  )
}
