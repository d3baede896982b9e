import { IngredientFilter, type IngredientSearchQuery } from '../../../contract/ingredient.ts'

/** What is searched for, as it stands in the address: so a search can be shared, and Back undoes a step of it. */
export type SearchState = {
  q: string
  function: string | null
  filter: IngredientFilter | null
  page: number
}

const QUERY_CHARS_MAX = 200
const FUNCTION_CHARS_MAX = 80
const PAGE_MAX = 2_000

/** Addresses are typed and mistyped by people: what cannot be meant is left out. */
export function readSearch(params: URLSearchParams): SearchState {
  const filter = IngredientFilter.safeParse(params.get('filter'))
  const page = Number(params.get('page') ?? 1)
  return {
    q: (params.get('q') ?? '').slice(0, QUERY_CHARS_MAX),
    function: params.get('function')?.slice(0, FUNCTION_CHARS_MAX) || null,
    filter: filter.success ? filter.data : null,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

/** '?q=niacin&page=2', or '' for the plain page. */
export function writeSearch(state: SearchState): string {
  const params = new URLSearchParams()
  if (state.q !== '') params.set('q', state.q)
  if (state.function !== null) params.set('function', state.function)
  if (state.filter !== null) params.set('filter', state.filter)
  if (state.page !== 1) params.set('page', String(state.page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

export function callQuery(state: SearchState): Partial<IngredientSearchQuery> {
  return {
    q: state.q,
    ...(state.function === null ? {} : { function: state.function }),
    ...(state.filter === null ? {} : { filter: state.filter }),
    page: state.page,
  }
}

export const isFiltered = (state: SearchState) => state.function !== null || state.filter !== null

/** Which page numbers a pager shows: the first, the last, and those about the one that is open; null is a gap. */
export function pagerOf(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((at, place) => {
    const before = shown[place - 1]
    if (before === undefined || at - before === 1) return [at]
    return at - before === 2 ? [at - 1, at] : [null, at]
  })
}
