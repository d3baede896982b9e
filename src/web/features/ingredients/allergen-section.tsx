import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientWords } from '../../lib/words/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { LedgerSection } from './ledger-section.tsx'

const words = ingredientWords.allergen

/** Two different things: a duty to name it on the label, and how often it is met in patch tests. */
export function AllergenSection({ ingredient }: { ingredient: Ingredient }) {
  const { contactAllergy, isFragranceAllergen } = ingredient
  return (
    <LedgerSection title={words.title}>
      <div className="grid gap-4">
        {isFragranceAllergen && (
          <div>
            <Head>{words.fragranceWord}</Head>
            <p>{words.fragrance}</p>
          </div>
        )}
        {contactAllergy !== null && (
          <div>
            <Head>{words.head[contactAllergy.strength]}</Head>
            <p>{words.noted(words.strength[contactAllergy.strength], contactAllergy.note)}</p>
            <p className="text-[0.9375rem] text-muted">
              <SourceLine source={contactAllergy.source} />
            </p>
          </div>
        )}
        {!isFragranceAllergen && contactAllergy === null && <p>{words.none}</p>}
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
