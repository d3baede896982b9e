/** The address of an ingredient below `/ingredients/`: its INCI name in small letters, everything else a dash. */
export function ingredientSlug(inci: string): string {
  return inci
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
