import { CONSENT_VERSIONS } from '../../../contract/choices.ts'
import {
  isOfToday,
  providerConsentVersion,
  type ChangePasswordRequest,
  type Consent,
  type ConsentRequest,
  ConsentKind,
  type DeleteAccountRequest,
  type SessionInfo,
  type SharedLinks,
  type AllergySuggestion,
  type DataExport,
} from '../../../contract/account.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/client.ts'
import { Failure } from '../../platform/failure.ts'
import { openSession, type Actor } from '../../platform/security/session.ts'
import { throttle, isWithin, mailbox } from '../../platform/security/throttle.ts'
import { endSubscriptionsSoon } from '../billing/billing.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import { getUserRow } from './user-row.ts'
import { setPassword, type UserRow } from './accounts.queries.ts'
import { type Visitor, withKnownDevice } from './known-device.ts'
import {
  closeSharedLinks,
  countSharedLinks,
  deleteUsersBefore,
  emptyPayloadsOfUsersBefore,
  anonymiseUser,
  insertConsent,
  listConsentRows,
  lockConsentVersions,
  withdrawConsents,
} from './account-settings.queries.ts'
import { deleteTokensBefore } from './email-token.queries.ts'
import { verifyOwnBraked } from './login-brake.ts'
import { refuseEasyPassword } from './password-strength.ts'
import { changedLetter } from './recovery.ts'
import { deleteSessionsOf, listSessionRows } from './sessions.queries.ts'
import { BRAND } from '../../../contract/brand.ts'
import { listEverything } from './export.queries.ts'

const RULE = { name: 'unproven-address-day', max: 3, windowSeconds: 86_400 }

/**
 * Whether the owner is told by mail of what was done with the account. Anybody can give anybody's address to a new account,
 * delete that and make the next: so an address that nobody has confirmed gets a few of these mails a day, whatever the account.
 */
async function mayTell(deps: Deps, { email, emailVerifiedAt }: UserRow): Promise<boolean> {
  return emailVerifiedAt !== null || isWithin(deps, RULE, mailbox(email))
}

const DAY_MS = 86_400_000

/** Erased for good a week later: sooner than promised, late enough to answer a question about the deletion. */
const ERASE_AFTER_MS = 7 * DAY_MS

/** Each change is a mail to the owner, and an expensive hash. */
const CHANGE_RULE = { name: 'change-password-hour', max: 5, windowSeconds: 3_600 }

/** Every session ends with the old password; whoever asks gets a new one, so that a copy of the old token is of no use. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: ChangePasswordRequest,
  visitor: Visitor,
): Promise<{ message: string; token: string; device: string }> {
  const user = await provePassword(deps, actor, input.currentPassword, 'currentPassword')
  refuseEasyPassword('newPassword', input.newPassword, user)
  await throttle(deps, CHANGE_RULE, user.id)
  const isTold = await mayTell(deps, user)
  const passwordHash = await deps.passwords.hash(input.newPassword)
  const cookies = await deps.transact(async (tx) => {
    const renewed = { ...user, authVersion: await setPassword(tx, user.id, passwordHash) }
    if (isTold) await queueMail(deps, tx, { userId: user.id, to: user.email, letter: changedLetter(deps) })
    return {
      token: await openSession(deps, tx, renewed, visitor),
      device: withKnownDevice(deps, visitor.device, renewed),
    }
  })
  sendSoon(deps)
  return { message: 'Your password has been updated successfully', ...cookies }
}

export async function listSessions(deps: Deps, actor: Actor): Promise<SessionInfo[]> {
  const rows = await listSessionRows(deps.db, actor.userId, deps.now())
  return rows.map(({ idHash, uaFamily, createdAt, lastSeenAt }) => ({
    id: idHash.toString('base64url'),
    browser: uaFamily ?? '',
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: idHash.equals(actor.sessionHash),
  }))
}

export async function endSession(deps: Deps, actor: Actor, id: string): Promise<undefined> {
  await deleteSessionsOf(deps.db, actor.userId, Buffer.from(id, 'base64url'))
  return undefined
}

export async function signOutEverywhere(deps: Deps, actor: Actor): Promise<void> {
  await deleteSessionsOf(deps.db, actor.userId)
}

export async function listConsents(deps: Deps, actor: Actor): Promise<Consent[]> {
  const rows = await listConsentRows(deps.db, actor.userId)
  return rows.map(({ kind, version, givenAt, withdrawnAt }) => ({
    kind: ConsentKind.parse(kind),
    version,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}

export async function sharedLinks(deps: Deps, actor: Actor): Promise<SharedLinks> {
  return countSharedLinks(deps.db, actor.userId)
}

/** Whether somebody agrees to something in the words of today, and has not taken it back. */
export async function hasConsent(deps: Deps, userId: string, kind: ConsentKind): Promise<boolean> {
  const rows = await listConsentRows(deps.db, userId)
  return rows.some((row) => row.kind === kind && row.withdrawnAt === null && isOfToday(kind, row.version))
}

/** The same within a transaction: what it writes is closed by whoever takes the consent back meanwhile. */
export async function holdsConsent(tx: Db, userId: string, kind: ConsentKind): Promise<boolean> {
  const versions = await lockConsentVersions(tx, userId, kind)
  return versions.some((version) => isOfToday(kind, version))
}

/** Whether somebody agrees to their photo going to the provider that is asked today, by its name. */
export async function hasProviderConsent(deps: Deps, userId: string): Promise<boolean> {
  const version = providerVersion(deps)
  if (version === null) return false
  const rows = await listConsentRows(deps.db, userId)
  return rows.some((row) => row.withdrawnAt === null && row.version === version)
}

/** Null where photos go to nobody. */
function providerVersion({ ai }: Deps): string | null {
  return ai.name !== null && ai.seesPhotos ? providerConsentVersion(ai.name) : null
}

/** What was agreed to, and when, is never written over: other words end the consent to the earlier ones and stand beside it. */
export async function setConsent(deps: Deps, actor: Actor, asked: ConsentRequest) {
  if (asked.isGiven) await giveConsent(deps, actor, asked)
  else await withdrawConsent(deps, actor, asked.kind)
  return listConsents(deps, actor)
}

/** Whoever asks names the words that were read: an old page must not agree to ones that nobody saw. */
async function giveConsent(deps: Deps, { userId }: Actor, { kind, version: read }: ConsentRequest) {
  const version = read ?? CONSENT_VERSIONS[kind]
  const isToday =
    version === CONSENT_VERSIONS[kind] || (kind === 'face-analysis' && version === providerVersion(deps))
  if (!isToday)
    throw new Failure('CONFLICT', 'These words have changed. Please reload the page and read them again.')
  const rows = await listConsentRows(deps.db, userId)
  const isStanding = rows.some(
    (row) => row.kind === kind && row.version === version && row.withdrawnAt === null,
  )
  if (isStanding) return
  const givenAt = deps.now()
  await deps.transact(async (tx) => {
    await withdrawConsents(tx, userId, kind, givenAt)
    await insertConsent(tx, { id: deps.newId('con'), userId, kind, version, givenAt })
  })
}

/** What a consent allowed ends with it, in one transaction: no link outlives the word that opened it. */
async function withdrawConsent(deps: Deps, actor: Actor, kind: ConsentKind): Promise<void> {
  await deps.transact(async (tx) => {
    await withdrawConsents(tx, actor.userId, kind, deps.now())
    if (kind === 'sharing') await closeSharedLinks(tx, actor.userId)
  })
}

/** At once: no session, no shared link, no name or address left. The rows themselves go with the sweep. */
export async function deleteAccount(deps: Deps, actor: Actor, { password }: DeleteAccountRequest) {
  const user = await provePassword(deps, actor, password, 'password')
  const isTold = await mayTell(deps, user)
  await deps.transact(async (tx) => {
    await anonymiseUser(tx, user.id, deps.newId('usr'), deps.now())
    // Not tied to the account: it would be erased with it before it is sent.
    if (isTold)
      await queueMail(deps, tx, { userId: null, to: user.email, letter: { kind: 'account-deleted' } })
  })
  sendSoon(deps)
  endSubscriptionsSoon(deps, user.id)
}

export async function eraseDeletedAccounts(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - ERASE_AFTER_MS)
  return deps.transact(async (tx) => {
    await emptyPayloadsOfUsersBefore(tx, before)
    return deleteUsersBefore(tx, before)
  })
}

export async function forgetOldTokens(deps: Deps): Promise<void> {
  await deleteTokensBefore(deps.db, new Date(deps.now().getTime() - DAY_MS))
}

/** Whoever holds an open session on a borrowed device must not be able to take the account. */
async function provePassword(deps: Deps, actor: Actor, password: string, field: string): Promise<UserRow> {
  const user = await getUserRow(deps, actor.userId)
  const verify = () => deps.passwords.verify(user.passwordHash, password)
  if (await verifyOwnBraked(deps, user.id, verify)) return user
  const message = 'This is not your current password.'
  throw new Failure('INVALID', message, { fields: { [field]: message } })
}

const SHOWN = 8

/** Terms with a word that begins with what is typed, then those that hold it; without words the first of the table. */
export function suggestAllergies({ knowledge }: Deps, q: string): AllergySuggestion[] {
  const typed = q.trim().toLowerCase()
  const ranked = knowledge.allergies.flatMap((term) => {
    const words = [term.label.toLowerCase(), ...term.words]
    if (words.some((word) => word.startsWith(typed))) return [{ term, rank: 0 }]
    return words.some((word) => word.includes(typed)) ? [{ term, rank: 1 }] : []
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ term: { label, because } }) => ({ label, because }))
}

const EXPORT_RULE = { name: 'export-hour', max: 10, windowSeconds: 3_600 }

export async function exportData(deps: Deps, actor: Actor): Promise<DataExport> {
  await throttle(deps, EXPORT_RULE, actor.userId)
  return {
    product: BRAND.name,
    exportedAt: deps.now().toISOString(),
    tables: await listEverything(deps.db, actor.userId),
  }
}
