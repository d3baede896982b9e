import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import { insertSecretOnce } from './secrets.queries.ts'

/** Keyed and plain hashes for what must be compared or counted but never kept. */
export type Secrets = {
  /** Same input, same output, on every process of this database; useless without its key. */
  keyed: (purpose: string, ...parts: string[]) => Buffer
  sha256: (value: string | Uint8Array) => Buffer
  /** Text that must come back later but not be read in the database: AES-256-GCM under a key of this purpose. */
  seal: (purpose: string, text: string) => Buffer
  /** Throws where a byte was changed or the purpose is another. */
  unseal: (purpose: string, sealed: Buffer) => string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export async function openSecrets(db: Db): Promise<Secrets> {
  const key = await insertSecretOnce(db, 'hmac', randomBytes(32))
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `seal:${purpose}`, 32))
  return {
    keyed: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update([purpose, ...parts].join('\0'))
        .digest(),
    sha256: (value) => createHash('sha256').update(value).digest(),
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    unseal: (purpose, sealed) => {
      const tagEnd = NONCE_BYTES + TAG_BYTES
      const decipher = createDecipheriv(CIPHER, keyFor(purpose), sealed.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd))
      return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8')
    },
  }
}
