import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { LedgerSection } from './ledger-section.tsx'

const messages = ingredientMessages.allergen

/** Two different things: a duty to name it on the label, and how often it is met in patch tests. */
export function AllergenSection({ ingredient }: { ingredient: Ingredient }) {
  const { contactAllergy, isFragranceAllergen } = ingredient
  return (
    <LedgerSection title={messages.title}>
      <div className="grid gap-4">
        {isFragranceAllergen && (
          <div>
            <Head>{messages.fragranceWord}</Head>
            <p>{messages.fragrance}</p>
          </div>
        )}
        {contactAllergy !== null && (
          <div>
            <Head>{messages.head[contactAllergy.strength]}</Head>
            <p>{messages.noted(messages.strength[contactAllergy.strength], contactAllergy.note)}</p>
            <p className="text-[0.9375rem] text-muted">
              <SourceLine source={contactAllergy.source} />
            </p>
          </div>
        )}
        {!isFragranceAllergen && contactAllergy === null && <p>{messages.none}</p>}
      </div>
    </LedgerSection>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 font-semibold text-fair">
      <TriangleAlert aria-hidden size={16} />
      {children}
    </p>
  )
}
