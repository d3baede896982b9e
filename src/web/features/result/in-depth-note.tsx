import { useQuery } from '@tanstack/react-query'
import { EvidenceLine } from '../../lib/monograph/evidence-line.tsx'
import { ingredientQuery } from '../../lib/queries/ingredient-queries.ts'
import { monographMessages as messages } from '../../lib/messages/ingredients.ts'

/**
 * The beginning of what the ingredient's page says in depth. It is what is known today and no part of the stored
 * result; where it cannot be loaded the result stands whole without it.
 */
export function InDepthNote({ slug }: { slug: string }) {
  const { data } = useQuery(ingredientQuery(slug))
  const monograph = data?.monograph
  if (!monograph) return null
  const { evidence, statements } = monograph
  return (
    <div className="mt-5">
      <h3 className="text-lg">{messages.title}</h3>
      <p className="mt-1 max-w-[65ch]">
        {statements
          .filter(({ part }) => part === 'does')
          .map(({ text }) => text)
          .join(' ')}
      </p>
      <p className="mt-2 text-[0.9375rem] text-muted">
        <EvidenceLine
          grade={evidence}
          text={messages.short(messages.grades[evidence], messages.gradeMeanings[evidence])}
        />
      </p>
    </div>
  )
}
