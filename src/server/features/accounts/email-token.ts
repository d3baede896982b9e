import type { Deps } from '../../deps.ts'
import type { TokenPurpose } from './email-token.queries.ts'

const HOUR_MS = 3_600_000

/** How long a link that was mailed works. */
export const EMAIL_TOKEN_MS: Record<TokenPurpose, number> = {
  'reset-password': HOUR_MS,
  'verify-email': 72 * HOUR_MS,
}

/** 256 random bits for the link; the row holds their hash only. */
export function newEmailToken(deps: Deps, userId: string, purpose: TokenPurpose) {
  const token = deps.randomBytes(32).toString('base64url')
  const createdAt = deps.now()
  const expiresAt = new Date(createdAt.getTime() + EMAIL_TOKEN_MS[purpose])
  return { token, row: { tokenHash: deps.secrets.sha256(token), userId, purpose, createdAt, expiresAt } }
}

export function isTokenShaped(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token)
}
