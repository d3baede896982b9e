/** Score at the margin, the ledger beside it; one column where there is no room for two. */
export const INGREDIENT_GRID =
  'grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]'
