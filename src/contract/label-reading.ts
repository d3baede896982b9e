import { z } from 'zod'
import { LeftOut, ProductPart, Section, Span, Tier } from './finding.ts'
import { IngredientSlug } from './ingredient.ts'
import { INGREDIENTS_MAX, LABEL_CHARS_MAX } from './limits-of-input.ts'

export const ReadListRequest = z.strictObject({ text: z.string().max(LABEL_CHARS_MAX) })
export type ReadListRequest = z.infer<typeof ReadListRequest>

/** One name of a list while it is typed: where it stands and how far it is known. */
export const ReadItem = z.object({
  span: Span,
  printed: z.string(),
  section: Section,
  tier: Tier,
  /** INCI name and address of its page, where one ingredient is meant. */
  inci: z.string().nullable(),
  slug: IngredientSlug.nullable(),
  /** What kind it is, where only the class is known. */
  kind: z.string().nullable(),
  /** Spellings to offer: the near name, or the names an ambiguous one may be; set as a label would print them. */
  suggestions: z.array(z.string()),
})
export type ReadItem = z.infer<typeof ReadItem>

export const ReadListAnswer = z.object({
  items: z.array(ReadItem).max(INGREDIENTS_MAX),
  /** The list goes on after these; absent where it does not. */
  hasMore: z.boolean().optional(),
  /** Where the list begins and ends in the text; null where no list was found. */
  list: Span.nullable(),
  leftOut: z.array(LeftOut),
  notices: z.array(z.string()),
  /** Empty for a text of one product. */
  products: z.array(ProductPart),
})
export type ReadListAnswer = z.infer<typeof ReadListAnswer>
