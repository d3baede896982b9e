// People for benchmarks: rows as registering leaves them, with an open session each and an allowance that nobody uses up.
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { newId } from '../src/server/platform/ids.ts'

export const LIST =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate, ' +
  'Niacinamide, Dimethicone, Panthenol, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Carbomer, Phenoxyethanol, ' +
  'Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Citric Acid, Parfum, Linalool, Limonene, Citronellol'

type Person = { id: string; username: string; cookie: string }

/** So far below nothing that no run of a benchmark comes up to the limit. */
const OPENED = -1_000_000

/** `passwordHash`: of all of them, where somebody is to sign in. */
export async function makePeople(url: string, count: number, passwordHash = 'x'): Promise<Person[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = Array.from({ length: count }, (_, at) => {
    const token = randomBytes(32).toString('base64url')
    return { id: newId('usr'), username: `bench${at}`, token }
  })
  const rows = people.map(({ id, username, token }) => ({
    id,
    username,
    hash: createHash('sha256').update(token).digest('hex'),
  }))
  const json = [JSON.stringify(rows)]
  const each = `from jsonb_to_recordset($1) as r (id text, username text, hash text)`
  await client.query('begin')
  await client.query(
    `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at)
     select id, username, username, username || '@example.test', username || '@example.test', $2, now() ${each}`,
    [...json, passwordHash],
  )
  await client.query(
    `insert into sessions (id_hash, user_id, auth_version, created_at, last_seen_at, idle_expires_at, abs_expires_at)
     select decode(hash, 'hex'), id, 1, now(), now(), now() + interval '7 days', now() + interval '30 days' ${each}`,
    json,
  )
  await client.query('alter table usage_counters drop constraint if exists usage_counters_not_negative')
  await client.query(
    `insert into usage_counters (user_id, kind, period_start, used, reserved)
     select id, 'analysis', date_trunc('month', now(), 'UTC'), $2, 0 ${each}`,
    [...json, OPENED],
  )
  await client.query('commit')
  await client.end()
  return people.map(({ id, username, token }) => ({ id, username, cookie: `sid=${token}` }))
}

/** Takes one after the other, round and round. */
export function inTurn<T>(all: readonly T[]): () => T {
  let at = -1
  return () => {
    at = (at + 1) % all.length
    const one = all[at]
    if (one === undefined) throw new Error('there is nobody')
    return one
  }
}
