import type { QueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { User } from '../../../contract/user.ts'
import { connection, onConnection } from '../connection.ts'
import { noteCopies } from './copies-state.ts'
import { bringCopiesInLine, keepWhatIsSeen } from './keep-copies.ts'
import { fetchKnowledge } from './knowledge-copy.ts'
import { finishClearing, takeOverCopies } from './copies-owner.ts'
import { dropOldSent, wasSentSince } from './outbox.ts'
import { onOutboxChange } from './outbox-changes.ts'
import { isSavedAnswer } from './saved-signs.ts'
import { sendWhenOnline } from './send-when-online.ts'
import { watchUpdates } from './watch-updates.ts'

/**
 * Makes this page one that opens without a network: registers the service worker and, for the account that is signed in,
 * keeps copies and sends what waits. Ends quietly where the browser has no service worker for us.
 */
export async function startOffline(client: QueryClient): Promise<void> {
  await finishClearing()
  await untilWanted(client)
  const registration = await navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (registration === undefined) return
  const reload = () => window.location.reload()
  watchUpdates({ registration, container: navigator.serviceWorker, reload })
  await navigator.serviceWorker.ready
  watchLine(client)
  let served: string | null = null
  let end: (() => void) | undefined
  const follow = () => {
    const account = accountOf(client)
    if (account === served) return
    served = account
    end?.()
    end = account === null ? undefined : serve(client, account)
  }
  follow()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === ENDPOINTS.getUser.path) follow()
  })
}

function accountOf(client: QueryClient): string | null {
  return client.getQueryData<User | null>([ENDPOINTS.getUser.path])?.id ?? null
}

/**
 * For visitors nothing is fetched: they have nothing that could be opened without a line. Somebody signed in does, and whoever
 * has installed the app; of those whose line is dear only the latter.
 */
function untilWanted(client: QueryClient): Promise<void> {
  const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches
  const isWanted = () =>
    isInstalled() ||
    navigator.serviceWorker.controller !== null ||
    (!savesData() && accountOf(client) !== null)
  if (isWanted()) return Promise.resolve()
  return new Promise((resolve) => {
    const leave = client.getQueryCache().subscribe(() => {
      if (!isWanted()) return
      leave()
      resolve()
    })
    window.addEventListener('appinstalled', () => resolve(), { once: true })
  })
}

/** Copies, knowledge and what waits of one account, until the returned function is called. */
function serve(client: QueryClient, account: string): () => void {
  const ends = new AbortController()
  // Apart: a device without room keeps nothing more, and still sends what waits.
  const keeps = new AbortController()
  const leave = [() => ends.abort(), () => keeps.abort()]
  const stopKeeping = (error: unknown) => {
    if (keeps.signal.aborted) return
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    noteCopies(isFull ? 'full' : 'refused')
    keeps.abort()
  }
  const begin = async () => {
    if (!(await takeOverCopies(account))) return noteCopies('refused')
    if (ends.signal.aborted) return
    noteCopies('kept')
    keeps.signal.addEventListener('abort', keepWhatIsSeen(client, stopKeeping))
    await dropOldSent()
    // The page may hold lists of a moment before, and nobody listened when it was told.
    if (await wasSentSince(performance.timeOrigin)) askListsAnew(client)
    if (ends.signal.aborted) return
    leave.push(sendWhenOnline())
    if (savesData() || keeps.signal.aborted) return
    await bringCopiesInLine(keeps.signal).catch((error: unknown) => {
      if (error instanceof DOMException) throw error
    })
    await fetchKnowledge().catch(() => undefined)
  }
  begin().catch(stopKeeping)
  return () => {
    for (const end of leave) end()
  }
}

/** Asked for by people whose line is dear: nothing is fetched for them that they have not opened. */
function savesData(): boolean {
  const { connection: line } = navigator as { connection?: { saveData?: boolean } }
  return line?.saveData === true
}

/** What stood in for the server's answers is asked for again with the line, and what was sent changes the lists. */
function watchLine(client: QueryClient): void {
  onConnection(() => {
    if (connection() === 'online')
      void client.invalidateQueries({ predicate: ({ queryKey }) => isSavedAnswer(queryKey[0]) })
  })
  onOutboxChange(() => askListsAnew(client))
}

function askListsAnew(client: QueryClient): void {
  for (const { path } of [ENDPOINTS.listAnalyses, ENDPOINTS.cosmeticHistory, ENDPOINTS.limits])
    void client.invalidateQueries({ queryKey: [path] })
}
