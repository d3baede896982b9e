const RECENT_MAX = 5

/** The newest few; an analysis that is open beside the list is not listed again. */
export function recentOf<Entry extends { id: string }>(
  entries: readonly Entry[],
  currentId?: string,
): Entry[] {
  return entries.filter(({ id }) => id !== currentId).slice(0, RECENT_MAX)
}
