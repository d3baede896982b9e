import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { INGREDIENT_FRESH_MS } from '../../lib/queries/ingredient-queries.ts'
import { callQuery, writeSearch, type SearchState } from './search-state.ts'

/** A newer search takes the older one's place on its way: the signal ends what nobody waits for. */
export function searchQuery(state: SearchState) {
  return queryOptions({
    queryKey: [ENDPOINTS.searchIngredients.path, writeSearch(state)],
    queryFn: ({ signal }) => send(ENDPOINTS.searchIngredients, { query: callQuery(state), signal }),
    placeholderData: keepPreviousData,
    staleTime: INGREDIENT_FRESH_MS,
  })
}
