import { z } from 'zod'
import { CONSENT_VERSIONS } from './choices.ts'
import { PASSWORD_CHARS_MAX } from './limits-of-input.ts'
import { NewPassword } from './user.ts'

const Password = z
  .string()
  .min(1, 'Please enter your password.')
  .max(PASSWORD_CHARS_MAX, `Passwords have at most ${PASSWORD_CHARS_MAX} characters.`)

export const ChangePasswordRequest = z.strictObject({ currentPassword: Password, newPassword: NewPassword })
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** The id names a session to its owner; it opens nothing. */
export const SessionId = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const SessionInfo = z.object({
  id: SessionId,
  /** The browser's family; empty where it did not say. */
  browser: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

export const ConsentKind = z.enum(['sharing', 'face-analysis'])
export type ConsentKind = z.infer<typeof ConsentKind>

/**
 * The version of the words that name a provider to whom photos go: with another provider they are others, and are asked
 * for again.
 */
export function providerConsentVersion(provider: string): string {
  return `${WITH_PROVIDER}${provider}`
}

const WITH_PROVIDER = `${CONSENT_VERSIONS['face-analysis']}, photo also to `

/** Whether a consent in these words is one to what they say today; whoever lets a provider look lets us measure. */
export function isOfToday(kind: ConsentKind, version: string): boolean {
  return version === CONSENT_VERSIONS[kind] || (kind === 'face-analysis' && version.startsWith(WITH_PROVIDER))
}

export const Consent = z.object({
  kind: ConsentKind,
  version: z.string(),
  givenAt: z.iso.datetime(),
  /** Null while it stands. */
  withdrawnAt: z.iso.datetime().nullable(),
})
export type Consent = z.infer<typeof Consent>

export const ConsentRequest = z.strictObject({
  kind: ConsentKind,
  isGiven: z.boolean(),
  /** Of the words that were read; absent: those of `CONSENT_VERSIONS`. */
  version: z.string().max(120).optional(),
})
export type ConsentRequest = z.infer<typeof ConsentRequest>

/** How many links are open for everybody: what taking the consent to sharing back would close. */
export const SharedLinks = z.object({ cosmetic: z.int().min(0), skin: z.int().min(0) })
export type SharedLinks = z.infer<typeof SharedLinks>

export const DeleteAccountRequest = z.strictObject({ password: Password })
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>

/** Everything stored about the asker: one entry for each table that holds rows of users. */
export const DataExport = z.object({
  product: z.string(),
  exportedAt: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type DataExport = z.infer<typeof DataExport>

export const VerifyEmailRequest = z.strictObject({ token: z.string().min(1).max(100) })
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>

export const AllergySuggestion = z.object({
  /** What to add to the list. */
  label: z.string(),
  /** What it covers, one sentence. */
  because: z.string(),
})
export type AllergySuggestion = z.infer<typeof AllergySuggestion>

export const AllergySuggestionQuery = z.object({ q: z.string().max(80).default('') })
export type AllergySuggestionQuery = z.infer<typeof AllergySuggestionQuery>
