import type { IngredientFinding } from '../../../../contract/finding.ts'

export type LabelPiece =
  | { is: 'plain'; text: string }
  /** `after` is the mark that belongs to the name and must not begin the next line. */
  | { is: 'name'; index: number; ingredient: IngredientFinding; after: string }

/** The printed text cut into its names and what stands between them; joined again it is the same text. */
export function labelPieces(text: string, ingredients: readonly IngredientFinding[]): LabelPiece[] {
  const pieces: LabelPiece[] = []
  let at = 0
  ingredients.forEach((ingredient, index) => {
    const { start, end } = ingredient.span
    // A name read out of another one's brackets stands inside what is shown already.
    if (start < at) return
    if (start > at) pieces.push({ is: 'plain', text: text.slice(at, start) })
    const after = /^[^\s\w]*/.exec(text.slice(end))?.[0] ?? ''
    pieces.push({ is: 'name', index, ingredient, after })
    at = end + after.length
  })
  if (at < text.length) pieces.push({ is: 'plain', text: text.slice(at) })
  return pieces
}
