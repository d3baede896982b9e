import type { Deps } from '../../deps.ts'
import { isWithin, mailbox } from '../../platform/security/throttle.ts'
import type { UserRow } from './accounts.queries.ts'

const RULE = { name: 'unproven-address-day', max: 3, windowSeconds: 86_400 }

/**
 * Whether the owner is told by mail of what was done with the account. Anybody can give anybody's address to a new account,
 * delete that and make the next: so an address that nobody has confirmed gets a few of these mails a day, whatever the account.
 */
export async function mayTell(deps: Deps, { email, emailVerifiedAt }: UserRow): Promise<boolean> {
  return emailVerifiedAt !== null || isWithin(deps, RULE, mailbox(email))
}
