import { noteClearing, offlineOwner, setOfflineOwner } from './offline-owner.ts'

/**
 * From this moment on nothing that was kept is shown or used. `all`: after a sign-out that was asked for; lists that wait to
 * be sent outlive a session that only ended, as what was typed does, and are nobody else's.
 */
export async function dropCopies(what: 'all' | 'results'): Promise<void> {
  const owner = offlineOwner()
  if (owner === null) return
  noteClearing(what)
  setOfflineOwner(null)
  await import('./copies-owner.ts').then(
    ({ clearCopies }) => clearCopies(what === 'all' ? null : owner),
    () => undefined,
  )
}
