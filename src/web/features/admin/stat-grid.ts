/** Figures side by side; at twice the text size one below the other. */
export const STAT_GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 max-[20rem]:grid-cols-1'
