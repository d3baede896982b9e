import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { comesBackAs, toStored } from '../../db/results/stored-results.ts'
import { listOfFormBefore, storeInForm } from './repack.queries.ts'

/** A quarter of a megabyte of documents, read at once. */
const BATCH = 10
/** Between two results, about as long as one takes: whoever asks meanwhile has half of this process. */
const PAUSE_MS = 2

/**
 * Writes results that an earlier version stored whole in the form of today, a batch at a time. Each is read back before it is stored,
 * and stays as it is where the two differ. Tells how many there were.
 */
export async function repackResults(deps: Deps): Promise<number> {
  const rows = await listOfFormBefore(deps.db, BATCH)
  for (const { id, results } of rows) {
    const stored = toStored(deps.db, results)
    const isSame = comesBackAs(stored, results)
    if (!isSame) deps.log.warn({ analysisId: id }, 'a stored result keeps its older form')
    await storeInForm(deps.db, id, isSame ? stored : null)
    await pause(PAUSE_MS)
  }
  return rows.length
}
