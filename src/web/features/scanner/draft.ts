import { z } from 'zod'
import { ProductType } from '../../../contract/finding.ts'

const Draft = z.object({
  text: z.string(),
  productName: z.string(),
  productType: ProductType.nullable(),
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
})
export type Draft = z.infer<typeof Draft>

export const EMPTY_DRAFT: Draft = { text: '', productName: '', productType: null, marks: [] }
const KEY = 'opaline.draft'

/** What was typed outlives a reload, a lost session and a crash of the tab, but not the visit. */
export function readDraft(): Draft {
  try {
    const parsed = Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export function writeDraft(draft: Draft): void {
  try {
    if (draft === EMPTY_DRAFT) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or refused: the draft lives as long as the page.
  }
}
