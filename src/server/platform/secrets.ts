import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { insertSecretOnce } from './secrets.queries.ts'

/** Keyed and plain hashes for what must be compared or counted but never kept. */
export type Secrets = {
  /** Same input, same output, on every process of this database; useless without its key. */
  keyed: (purpose: string, ...parts: string[]) => Buffer
  sha256: (value: string | Uint8Array) => Buffer
}

export async function openSecrets(db: Db): Promise<Secrets> {
  const key = await insertSecretOnce(db, 'hmac', randomBytes(32))
  return {
    keyed: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update([purpose, ...parts].join('\0'))
        .digest(),
    sha256: (value) => createHash('sha256').update(value).digest(),
  }
}
