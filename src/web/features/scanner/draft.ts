import type { ProductType } from '../../../contract/finding.ts'
import { PRODUCT_NAME_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { PRODUCT_TYPES } from '../../../contract/choices.ts'
import { isRecord } from '../../lib/is-record.ts'
import { drop, keep, readKept } from '../../lib/account/tab-store.ts'

const CHANGES = [
  'joined',
  'overlapped',
  'rearranged',
  'replaced',
  'reduced',
  'taken',
  'shared',
  'cleared',
] as const

/** What stood here before something other than typing changed it, and what that was. */
export type Before = { text: string; productName: string; said: (typeof CHANGES)[number] }

export type Draft = {
  text: string
  productName: string
  productType: ProductType | null
  before: Before | null
  /** The idempotency key that exactly this content was sent with, while it is not known how that ended. */
  sentAs: string | null
}

export const EMPTY_DRAFT: Draft = { text: '', productName: '', productType: null, before: null, sentAs: null }
const NAME = 'draft'

/** What was typed outlives a reload, a lost session and a crash of the tab, but not the visit. It is its account's alone. */
export function readDraft(): Draft {
  return toDraft(readKept(NAME)) ?? EMPTY_DRAFT
}

/** null for what no version of the scanner kept; older ones kept neither what was before nor the key. */
function toDraft(kept: unknown): Draft | null {
  if (!isRecord(kept) || typeof kept['text'] !== 'string' || typeof kept['productName'] !== 'string')
    return null
  const { text, productName, sentAs = null } = kept
  const productType = [null, ...PRODUCT_TYPES].find((known) => known === kept['productType'])
  const before = toBefore(kept['before'] ?? null)
  const isKey = sentAs === null || typeof sentAs === 'string'
  if (productType === undefined || before === undefined || !isKey) return null
  return { text, productName, productType, before, sentAs }
}

function toBefore(kept: unknown): Before | null | undefined {
  if (kept === null) return null
  if (!isRecord(kept) || typeof kept['text'] !== 'string' || typeof kept['productName'] !== 'string')
    return undefined
  const said = CHANGES.find((known) => known === kept['said'])
  return said && { text: kept['text'], productName: kept['productName'], said }
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
