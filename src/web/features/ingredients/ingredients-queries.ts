import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { pathOf, send } from '../../lib/api.ts'
import { callQuery, writeSearch, type SearchState } from './search-state.ts'

const FRESH_MS = 300_000

/** A newer search takes the older one's place on its way: the signal ends what nobody waits for. */
export function searchQuery(state: SearchState) {
  return queryOptions({
    queryKey: [CALLS.searchIngredients.path, writeSearch(state)],
    queryFn: ({ signal }) => send(CALLS.searchIngredients, { query: callQuery(state), signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
}

const ingredientKey = (slug: string) => [pathOf(CALLS.getIngredient, { slug })] as const

/** null: the first HTML knew already that there is none. */
export function ingredientQuery(slug: string) {
  return queryOptions({
    queryKey: ingredientKey(slug),
    queryFn: async ({ signal, client }): Promise<Ingredient | null> => {
      const ingredient = await send(CALLS.getIngredient, { params: { slug }, signal })
      // Asked for by another of its names: laid under its own as well, where the page is going to look for it.
      if (ingredient.slug !== slug) client.setQueryData(ingredientKey(ingredient.slug), ingredient)
      return ingredient
    },
    staleTime: FRESH_MS,
  })
}
