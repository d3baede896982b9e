import { HISTORY_A_PAGE } from '../../../contract/history.ts'
import { PlainText } from '../../../contract/plain-text.ts'
import { searchForm } from '../../../contract/search-form.ts'
import type { Sharing, SharingRequest } from '../../../contract/sharing.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import { network, throttle } from '../../platform/security/throttle.ts'
import { holdsConsent } from '../accounts/accounts.ts'
import {
  bringBack,
  changeResult,
  eraseDeletedBefore,
  lockResult,
  type ResultKind,
} from './results.queries.ts'

export { foundBy, orderOf, ownedBy } from './results.queries.ts'

const WHAT: Record<ResultKind, string> = { cosmetic: 'Analysis', skin: 'Face analysis' }

/** What was deleted can be brought back for this long. */
const UNDO_WINDOW_MS = 24 * 3_600_000

type Whose = { userId: string; id: string }

/** Out of sight at once, erased a day later. Private as well, so that bringing it back does not publish it again. */
export async function deleteResult(deps: Deps, kind: ResultKind, { userId, id }: Whose): Promise<undefined> {
  const change = { deletedAt: deps.now(), isPublic: false, ownerName: null }
  found(await changeResult(deps.db, kind, { userId, id, change }), WHAT[kind])
}

/** Throws NOT_FOUND where it was never there, is another's, or was deleted more than a day ago. */
export async function restoreResult(deps: Deps, kind: ResultKind, { userId, id }: Whose): Promise<void> {
  found(await bringBack(deps.db, kind, { userId, id, since: undoableSince(deps) }), WHAT[kind])
}

/**
 * Nothing is opened to everybody without the consent that the screens ask for. What is open already can be given another name, or
 * none, and whatever is open can be closed. The consent is locked before the result, as where it is taken back: a link that opens
 * at that moment is closed with the others.
 */
export async function shareResult(
  deps: Deps,
  kind: ResultKind,
  { userId, id }: Whose,
  { isPublic, ownerName: given = '' }: SharingRequest,
): Promise<Sharing> {
  const ownerName = isPublic && given !== '' ? given : null
  const change = { isPublic, ownerName }
  return deps.transact(async (tx) => {
    const isAgreed = await holdsConsent(tx, userId, 'sharing')
    const { shareId, isPublic: wasPublic } = found(await lockResult(tx, kind, { userId, id }), WHAT[kind])
    if (isPublic && !wasPublic && !isAgreed)
      throw new Failure(
        'CONSENT_REQUIRED',
        'Please agree to sharing first: everybody with the link can see it.',
      )
    await changeResult(tx, kind, { userId, id, change })
    return { isPublic, shareId, ownerName }
  })
}

/** Ends for good what nobody brought back within its day. Tells how many there were. */
export async function eraseDeleted(deps: Deps, kind: ResultKind): Promise<number> {
  return eraseDeletedBefore(deps.db, kind, undoableSince(deps))
}

function undoableSince(deps: Deps): Date {
  return new Date(deps.now().getTime() - UNDO_WINDOW_MS)
}

type Page<Row> = { total: number; page: number; pages: number; rows: Row[] }

/** One page of a history; beyond the last one it is the last. Words are sought in the form in which rows keep them. */
export async function historyPage<Query extends { page: number; search: string }, Row>(
  query: Query,
  { count, read }: { count: (wanted: Query) => Promise<number>; read: (wanted: Query) => Promise<Row[]> },
): Promise<Page<Row>> {
  const wanted = { ...query, search: searchForm(PlainText.parse(query.search)) }
  const total = await count(wanted)
  const pages = Math.max(1, Math.ceil(total / HISTORY_A_PAGE))
  const page = Math.min(query.page, pages)
  return { total, page, pages, rows: await read({ ...wanted, page }) }
}

const SHARED_RULE = { name: 'shared-minute', max: 60, windowSeconds: 60 }
const SHARED_MISS_RULE = { name: 'shared-miss-minute', max: 20, windowSeconds: 60 }

/** Shared results of both kinds count together; owners looking at their own count for nothing. */
export async function limitVisitors(deps: Deps, ip: string, isMiss: boolean): Promise<void> {
  await throttle(deps, SHARED_RULE, network(ip))
  if (isMiss) await throttle(deps, SHARED_MISS_RULE, network(ip))
}
