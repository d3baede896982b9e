import { z } from 'zod'
import { ProductType } from '../../../contract/finding.ts'
import { PRODUCT_NAME_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { drop, keep, readKept } from '../../lib/account/tab-store.ts'

/** What stood here before something other than typing changed it, and what that was. */
const Before = z.object({
  text: z.string(),
  productName: z.string(),
  said: z.enum(['joined', 'overlapped', 'rearranged', 'replaced', 'reduced', 'taken', 'cleared']),
})
export type Before = z.infer<typeof Before>

const Draft = z.object({
  text: z.string(),
  productName: z.string(),
  productType: ProductType.nullable(),
  before: Before.nullable().default(null),
  /** The idempotency key that exactly this content was sent with, while it is not known how that ended. */
  sentAs: z.string().nullable().default(null),
})
export type Draft = z.infer<typeof Draft>

export const EMPTY_DRAFT: Draft = { text: '', productName: '', productType: null, before: null, sentAs: null }
const NAME = 'draft'

/** What was typed outlives a reload, a lost session and a crash of the tab, but not the visit. It is its account's alone. */
export function readDraft(): Draft {
  const parsed = Draft.safeParse(readKept(NAME))
  return parsed.success ? parsed.data : EMPTY_DRAFT
}

export function writeDraft(draft: Draft): void {
  if (draft === EMPTY_DRAFT) drop(NAME)
  else keep(NAME, draft)
}

/** Text from elsewhere takes the box; what was typed there before waits behind Undo. */
export function takeIntoDraft(part: { text: string; productName: string }): void {
  const { productName, text } = readDraft()
  writeDraft({
    text: part.text,
    productName: part.productName.slice(0, PRODUCT_NAME_CHARS_MAX),
    productType: null,
    before: text.trim() === '' ? null : { text, productName, said: 'taken' },
    sentAs: null,
  })
}
