import type { QueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { User } from '../../../contract/user.ts'
import { dropCopies } from '../offline/drop-copies.ts'
import { offlineOwner } from '../offline/offline-owner.ts'
import { forgetResults } from '../queries/analyses-queries.ts'
import { userQuery } from '../queries/user-queries.ts'
import { onOtherTabs, tellOtherTabs } from './account-channel.ts'
import { rememberPreviousAccount, type PreviousAccount } from './previous-account.ts'
import { believe, believedAccount, onAccountRefused } from './believed.ts'
import { pendingSignOut } from './pending-sign-out.ts'
import { dropAllOf } from './tab-store.ts'

/** Answers that are the same for everybody, and those of links, which work once. All others go with the account. */
const SHARED: readonly unknown[] = [
  ENDPOINTS.getUser.path,
  ENDPOINTS.getSite.path,
  ENDPOINTS.plans.path,
  ENDPOINTS.paymentSettings.path,
  ENDPOINTS.verifyEmail.path,
  '/api/auth/validate-reset-token',
  'overlay',
]

/**
 * Keeps the screen of this tab and the session of the browser together. Tabs tell each other of each change; a tab that
 * is returned to and a call that is refused ask again who is signed in. From one account to another the page starts
 * anew, since forms, photos and answers of the first are everywhere in it.
 */
export function watchAccount(client: QueryClient): void {
  let shown: PreviousAccount | null = null
  /** Who asked to be signed out in another tab: their typed text goes as well. */
  let signedOut: string | null = null
  /** What results were checked against. */
  let profile: string | null = null

  const follow = (user: User | null) => {
    const before = believedAccount()
    const next = user?.id ?? null
    dropCopiesOfOthers(next, signedOut)
    if (before !== undefined && before !== null && before !== next) {
      const wasAsked = signedOut === before
      if (wasAsked) dropAllOf(before)
      if (next !== null || wasAsked) return startAnew(shown)
    }
    if (user !== null) shown = { id: user.id, name: user.username }
    setAccount(client, next)
    if (before === next) keepToProfile(user)
    profile = user && profileText(user)
  }
  /** Told on this screen, in another tab or on another device: an open result must not go on without a new alert. */
  const keepToProfile = (user: User | null) => {
    if (user !== null && profile !== null && profileText(user) !== profile) void forgetResults(client)
  }
  const ask = () =>
    void client.fetchQuery({ ...userQuery, staleTime: 0, retry: false }).catch(() => undefined)

  const known = client.getQueryData(userQuery.queryKey)
  if (known !== undefined) follow(known)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== ENDPOINTS.getUser.path) return
    const user = client.getQueryData(userQuery.queryKey)
    if (user !== undefined) follow(user)
  })
  onAccountRefused(ask)
  onOtherTabs((message) => {
    signedOut = message.signedOut ?? signedOut
    ask()
  })
  onReturn(ask)
  window.addEventListener('online', () => {
    if (pendingSignOut() !== null) ask()
  })
}

/** What kept results are checked against. */
function profileText({ skinType, allergies, preferences, isPregnant }: User): string {
  return JSON.stringify([skinType, allergies, preferences, isPregnant])
}

/** The device keeps copies for whoever is signed in, and nobody else. */
function dropCopiesOfOthers(account: string | null, signedOut: string | null): void {
  const owner = offlineOwner()
  if (owner === null || owner === account) return
  void dropCopies(account === null && signedOut !== owner ? 'results' : 'all')
}

/** The account of this screen from now on. What was loaded for the one before goes. */
export function setAccount(client: QueryClient, account: string | null): void {
  const before = believedAccount()
  if (before === account) return
  believe(account)
  if (before === undefined) return
  const isOwn = ({ queryKey }: { queryKey: readonly unknown[] }) => !SHARED.includes(queryKey[0])
  client.removeQueries({ type: 'inactive', predicate: isOwn })
  void client.resetQueries({ type: 'active', predicate: isOwn })
  tellOtherTabs({ signedOut: null })
}

function startAnew(was: PreviousAccount | null): void {
  if (was !== null) rememberPreviousAccount(was)
  window.location.reload()
}

/** From another tab or window, and from the page that the browser kept when it was left. */
function onReturn(ask: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask()
  })
  window.addEventListener('focus', ask)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) ask()
  })
}
