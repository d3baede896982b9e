import { randomBytes, randomUUID } from 'node:crypto'

export type IdKind = 'usr' | 'ana' | 'face' | 'rsv' | 'mail' | 'con' | 'buy' | 'wdr' | 'msg'

export function newId(kind: IdKind): string {
  return `${kind}_${randomBytes(16).toString('base64url')}`
}

/** 122 random bits: whoever has the link may see what was shared under it. */
export function newShareId(): string {
  return randomUUID()
}
