import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { INGREDIENT_GRID } from './ingredient-grid-look.ts'

/** The measures of the real page, so that nothing jumps when it comes. */
export function IngredientSkeleton() {
  return (
    <Page>
      <div role="status">
        <span className="sr-only">{ingredientMessages.loading}</span>
        <Skeleton className="h-11 w-40" />
        <Skeleton className="mt-6 h-12 w-full max-w-md" />
        <Skeleton className="mt-4 h-7 w-full max-w-xl" />
        <div className={`mt-10 ${INGREDIENT_GRID}`}>
          <Skeleton className="h-[34rem]" />
          <div className="grid gap-4">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-28" />
            ))}
          </div>
        </div>
      </div>
    </Page>
  )
}
