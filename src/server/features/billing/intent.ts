import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { findIntent, insertIntent, type IntentRow } from './billing-rows.queries.ts'

/** The purpose its key is derived for; another purpose gives another key. */
const PURPOSE = 'checkout-intent'

/**
 * Notes that somebody is about to buy a plan, and answers `id.signature`: the only thing that may come back from the
 * provider and say whose a purchase is. Custom data passes through the browser, so nothing else of it is believed.
 */
export async function newIntent(deps: Deps, userId: string, planId: string): Promise<string> {
  const id = deps.newId('buy')
  await insertIntent(deps.db, { id, userId, planId, createdAt: deps.now() })
  return `${id}.${signatureOf(deps, id)}`
}

/** Null: not ours, changed on the way, or of an account that is gone. */
export async function readIntent(deps: Deps, token: string): Promise<IntentRow | null> {
  const [id = '', signature = '', rest] = token.split('.')
  if (rest !== undefined) return null
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(deps, id))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return findIntent(deps.db, id)
}

function signatureOf(deps: Deps, id: string): string {
  return deps.secrets.keyed(PURPOSE, id).toString('base64url')
}
