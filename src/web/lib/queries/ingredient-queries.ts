import { queryOptions } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { pathOf, send } from '../api.ts'

/** What is known of ingredients changes with a new version of the app only. */
export const INGREDIENT_FRESH_MS = 300_000

const ingredientKey = (slug: string) => [pathOf(ENDPOINTS.getIngredient, { slug })] as const

/** null: the first HTML knew already that there is none. */
export function ingredientQuery(slug: string) {
  return queryOptions({
    queryKey: ingredientKey(slug),
    queryFn: async ({ signal, client }): Promise<Ingredient | null> => {
      const ingredient = await send(ENDPOINTS.getIngredient, { params: { slug }, signal })
      // Asked for by another of its names: laid under its own as well, where the page is going to look for it.
      if (ingredient.slug !== slug) client.setQueryData(ingredientKey(ingredient.slug), ingredient)
      return ingredient
    },
    staleTime: INGREDIENT_FRESH_MS,
  })
}
