import { z } from 'zod'
import { ShareId } from './analysis.ts'
import { PlainText } from './plain-text.ts'

export const SharingRequest = z.strictObject({
  isPublic: z.boolean(),
  /** A first name to show beside the shared result; absent or empty: none. Never taken from the account. */
  ownerName: PlainText.pipe(
    z.string().trim().max(60, 'Please keep the name under 60 characters.'),
  ).optional(),
})
export type SharingRequest = z.infer<typeof SharingRequest>

export const Sharing = z.object({
  isPublic: z.boolean(),
  shareId: ShareId,
  ownerName: z.string().nullable(),
})
export type Sharing = z.infer<typeof Sharing>
