import { randomBytes, randomUUID } from 'node:crypto'

export type IdKind = 'usr' | 'ana' | 'face' | 'rsv' | 'mail' | 'con' | 'buy' | 'wdr' | 'msg'

export function newId(kind: IdKind): string {
  return `${kind}_${takeBytes(16).toString('base64url')}`
}

/** Drawn in one go: asking the system for sixteen bytes costs as much as for thousands. Each byte is given once. */
let drawn = Buffer.alloc(0)
function takeBytes(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(4_096)
  const taken = drawn.subarray(0, count)
  drawn = drawn.subarray(count)
  return taken
}

/** 122 random bits: whoever has the link may see what was shared under it. */
export function newShareId(): string {
  return randomUUID()
}
