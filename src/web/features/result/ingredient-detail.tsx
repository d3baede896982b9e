import { ChevronRight } from 'lucide-react'
import { Link } from '../../lib/navigation.tsx'
import { useQuery } from '@tanstack/react-query'
import type { AiGuesses } from '../../../contract/ai-words.ts'
import { ingredientSlug } from '../../../contract/ingredient-slug.ts'
import { readableName } from '../../../contract/readable-name.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { ListingLines } from '../../lib/listings/listing-lines.tsx'
import { paths } from '../../lib/paths.ts'
import { listingMessages } from '../../lib/messages/listings.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { ToneChip } from '../../ui/tone.tsx'
import { factsOf } from './ingredient-facts.ts'
import { WhyScore } from './why-score.tsx'
import { EvidenceLine } from '../../lib/monograph/evidence-line.tsx'
import { ingredientQuery } from '../../lib/queries/ingredient-queries.ts'
import { monographMessages } from '../../lib/messages/ingredients.ts'
import { aiMessages } from '../../lib/messages/ai.ts'

const messages = resultMessages.detail

type IngredientDetailProps = { ingredient: RecordedIngredient; index: number; guesses: AiGuesses | undefined }

export function IngredientDetail({ ingredient, index, guesses }: IngredientDetailProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div>
        {ingredient.healthNotes !== '' && (
          <>
            <h3 className="text-lg">{messages.notes}</h3>
            <p className="mt-1 mb-5 max-w-[65ch]">{ingredient.healthNotes}</p>
          </>
        )}
        <GuessNote guesses={guesses} index={index} />
        <WhyScore ingredient={ingredient} />
        {ingredient.flags.length > 0 && (
          <div className="mt-5">
            <h3 className="mb-2 text-lg">{messages.flags}</h3>
            <ul className="flex flex-wrap gap-2">
              {ingredient.flags.map((flag) => (
                <li key={flag}>
                  <ToneChip tone="unknown">{flag}</ToneChip>
                </li>
              ))}
            </ul>
          </div>
        )}
        {ingredient.listings !== undefined && (
          <div className="mt-5">
            <h3 className="text-lg">{listingMessages.title}</h3>
            <p className="mt-1 mb-2 max-w-[65ch] text-[0.9375rem] text-muted">{listingMessages.intro}</p>
            <ListingLines listings={ingredient.listings} />
          </div>
        )}
        <MorePage inci={ingredient.inci} />
      </div>
      <dl className="self-start border-t border-line">
        {factsOf(ingredient).map(({ term, fact }) => (
          <div key={term} className="grid grid-cols-[9.5rem_1fr] gap-3 border-b border-line py-2">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Only where one substance is meant: a class or an unknown name has no page of its own. */
function MorePage({ inci }: { inci: string | null }) {
  const slug = inci === null ? '' : ingredientSlug(inci)
  if (inci === null || slug === '') return null
  return (
    <>
      <InDepthNote slug={slug} />
      <Link
        to={paths.ingredient(slug)}
        className="no-print mt-4 inline-flex min-h-11 items-center gap-1 font-semibold text-primary underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
      >
        {messages.readMore(readableName(inci))}
        <ChevronRight aria-hidden size={18} />
      </Link>
    </>
  )
}

/**
 * The beginning of what the ingredient's page says in depth. It is what is known today and no part of the stored
 * result; where it cannot be loaded the result stands whole without it.
 */
function InDepthNote({ slug }: { slug: string }) {
  const { data } = useQuery(ingredientQuery(slug))
  const monograph = data?.monograph
  if (!monograph) return null
  const { evidence, statements } = monograph
  return (
    <div className="mt-5">
      <h3 className="text-lg">{monographMessages.title}</h3>
      <p className="mt-1 max-w-[65ch]">
        {statements
          .filter(({ part }) => part === 'does')
          .map(({ text }) => text)
          .join(' ')}
      </p>
      <p className="mt-2 text-[0.9375rem] text-muted">
        <EvidenceLine
          grade={evidence}
          text={monographMessages.short(
            monographMessages.grades[evidence],
            monographMessages.gradeMeanings[evidence],
          )}
        />
      </p>
    </div>
  )
}

const guessMessages = aiMessages.guess

/** What an AI takes an unknown name for. Its heading says what it is before a word of it is read; it has no colour. */
function GuessNote({ guesses, index }: { guesses: AiGuesses | undefined; index: number }) {
  const guess = guesses?.items.find(({ ingredient }) => ingredient === index)
  if (guesses === undefined || guess === undefined) return null
  return (
    <section className="mb-5 max-w-[65ch] border-l-2 border-dashed border-edge pl-4">
      <h3 className="text-lg">{guessMessages.title}</h3>
      <p className="mt-1">{guess.text}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {guessMessages.confidence[guess.confidence]}{' '}
        {guessMessages.by(guesses.madeBy.provider, guesses.madeBy.model)}
      </p>
    </section>
  )
}
