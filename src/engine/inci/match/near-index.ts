import type { KnownName } from './match-types.ts'

/**
 * Near-spelling look-up by parts ("pass-join", Li et al., PVLDB 2011): a name that allows k edits is cut into
 * k + 1 parts; whatever is within k edits still holds one part unharmed near its place. A look-up therefore
 * hashes a few parts of the printed name and measures only the names that share one.
 */
export type NearHit = { known: KnownName; edits: number }
export type NearIndex = {
  find: (key: string) => NearHit[]
  distanceTo: (key: string, name: string) => number
}

/** Edits allowed by the length of the known name; short names have too many neighbours. */
export function editsAllowed(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : length < 16 ? 2 : 3
}

const MOST_EDITS = 3
const LONGEST = 200

type Postings = { head: Int32Array; next: Int32Array; hash: Int32Array; owner: Int32Array; mask: number }

export function buildNearIndex(keys: readonly string[], owners: readonly KnownName[]): NearIndex {
  const { folded, known, letters } = foldAll(keys, owners)
  const postings = post(folded)
  const seen = new Int32Array(folded.length)
  let turn = 0

  const find = (key: string): NearHit[] => {
    const query = key.length >= 4 && key.length <= LONGEST ? foldKey(key) : null
    if (!query) return []
    turn++
    const hits: NearHit[] = []
    const querySet = letterSet(query)
    eachCandidate(query, postings, (at, edits) => {
      if (seen[at] === turn) return
      seen[at] = turn
      // One edit changes at most two letters of the set: most strangers fall out here.
      if (bitCount((letters[at] ?? 0) ^ querySet) > 2 * edits) return
      const bytes = folded[at]
      const owner = known[at]
      if (!bytes || !owner) return
      const distance = editDistance(query, bytes, edits)
      if (distance <= edits) hits.push({ known: owner, edits: distance })
    })
    return hits
  }
  const distanceTo = (key: string, name: string): number => {
    const a = foldKey(key)
    const b = foldKey(name)
    if (!a || !b) return MOST_EDITS + 3
    // Folding joins `rn` to `m`: where only one of two names holds it they look further apart than they are printed.
    const plain = editDistance(asBytes(key), asBytes(name), MOST_EDITS + 2)
    return Math.min(plain, editDistance(a, b, MOST_EDITS + 2))
  }
  return { find, distanceTo }
}

type Folded = { folded: Uint8Array[]; known: KnownName[]; letters: Int32Array }

function foldAll(keys: readonly string[], owners: readonly KnownName[]): Folded {
  const folded: Uint8Array[] = []
  const known: KnownName[] = []
  const letters = new Int32Array(keys.length)
  keys.forEach((key, at) => {
    const bytes = key.length >= 5 && key.length <= LONGEST ? foldKey(key) : null
    const owner = owners[at]
    if (!bytes || !owner) return
    letters[folded.length] = letterSet(bytes)
    folded.push(bytes)
    known.push(owner)
  })
  return { folded, known, letters }
}

function post(folded: readonly Uint8Array[]): Postings {
  let total = 0
  for (const bytes of folded) total += editsAllowed(bytes.length) + 1
  let size = 1024
  while (size < total * 2) size *= 2
  const head = new Int32Array(size).fill(-1)
  const next = new Int32Array(total)
  const hash = new Int32Array(total)
  const owner = new Int32Array(total)
  let count = 0
  folded.forEach((bytes, at) => {
    const parts = editsAllowed(bytes.length) + 1
    for (let part = 0; part < parts; part++) {
      const start = partStart(bytes.length, parts, part)
      const code = partHash(bytes, start, partStart(bytes.length, parts, part + 1), bytes.length * 4 + part)
      const slot = code & (size - 1)
      hash[count] = code
      owner[count] = at
      next[count] = head[slot] ?? -1
      head[slot] = count++
    }
  })
  return { head, next, hash, owner, mask: size - 1 }
}

function partStart(length: number, parts: number, part: number): number {
  return Math.floor((part * length) / parts)
}

function partHash(bytes: Uint8Array, from: number, to: number, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  hash = Math.imul(hash, 0x01000193)
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}

function eachCandidate(query: Uint8Array, index: Postings, visit: (at: number, edits: number) => void): void {
  for (let length = query.length - MOST_EDITS; length <= query.length + MOST_EDITS; length++) {
    const edits = editsAllowed(length)
    if (edits === 0 || Math.abs(length - query.length) > edits) continue
    for (let part = 0; part <= edits; part++) visitPart({ query, length, edits, part }, index, visit)
  }
}

type Part = { query: Uint8Array; length: number; edits: number; part: number }

function visitPart(
  { query, length, edits, part }: Part,
  index: Postings,
  visit: (at: number, edits: number) => void,
) {
  const start = partStart(length, edits + 1, part)
  const size = partStart(length, edits + 1, part + 1) - start
  const shift = query.length - length
  // The part moved by at most the edits before it, and at most by those after it seen from the end.
  const from = Math.max(0, start - part, start + shift - (edits - part))
  const to = Math.min(query.length - size, start + part, start + shift + (edits - part))
  for (let at = from; at <= to; at++) {
    const code = partHash(query, at, at + size, length * 4 + part)
    for (let entry = index.head[code & index.mask] ?? -1; entry >= 0; entry = index.next[entry] ?? -1) {
      if (index.hash[entry] === code) visit(index.owner[entry] ?? 0, edits)
    }
  }
}

function asBytes(key: string): Uint8Array {
  return Uint8Array.from(key, (sign) => sign.charCodeAt(0))
}

function letterSet(bytes: Uint8Array): number {
  let set = 0
  for (const byte of bytes) set |= 1 << (byte & 31)
  return set
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const WIDEST = 256
const rowA = new Uint8Array(WIDEST)
const rowB = new Uint8Array(WIDEST)
const rowC = new Uint8Array(WIDEST)

/**
 * Optimal string alignment distance (a swap of neighbours counts once), given up as soon as it must exceed
 * `most`; the answer is then `most + 1`. Only a band of the table is filled: cost length x most.
 */
export function editDistance(a: Uint8Array, b: Uint8Array, most: number): number {
  const tooFar = most + 1
  if (Math.abs(a.length - b.length) > most || b.length + 1 >= WIDEST) return tooFar
  const skip = sharedStart(a, b)
  const drop = sharedEnd(a, b, skip)
  const rows = a.length - skip - drop
  const columns = b.length - skip - drop
  if (rows === 0 || columns === 0) return Math.max(rows, columns)
  let before: Uint8Array = rowA
  let last: Uint8Array = rowB
  let row: Uint8Array = rowC
  for (let j = 0; j <= columns; j++) last[j] = Math.min(j, tooFar)
  for (let i = 1; i <= rows; i++) {
    const best = fillRow({ a, b, skip, columns, i, most, before, last, row })
    if (best > most) return tooFar
    const spare = before
    before = last
    last = row
    row = spare
  }
  return Math.min(last[columns] ?? tooFar, tooFar)
}

/** What both begin and end with costs no edit, and is left out of the table. */
function sharedStart(a: Uint8Array, b: Uint8Array): number {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

function sharedEnd(a: Uint8Array, b: Uint8Array, from: number): number {
  const most = Math.min(a.length, b.length) - from
  let count = 0
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count++
  return count
}

type Band = {
  a: Uint8Array
  b: Uint8Array
  /** Signs that both begin with. */
  skip: number
  columns: number
  i: number
  most: number
  before: Uint8Array
  last: Uint8Array
  row: Uint8Array
}

function fillRow({ a, b, skip, columns, i, most, before, last, row }: Band): number {
  const tooFar = most + 1
  const from = Math.max(1, i - most)
  const to = Math.min(columns, i + most)
  const sign = a[skip + i - 1]
  row[from - 1] = Math.min(i, tooFar)
  let best = at(row, from - 1)
  for (let j = from; j <= to; j++) {
    const other = b[skip + j - 1]
    let cost = Math.min(at(last, j - 1) + (sign === other ? 0 : 1), at(row, j - 1) + 1, tooFar)
    // Beyond the band the last row holds what an earlier call left: never read it.
    if (j < i + most) cost = Math.min(cost, at(last, j) + 1)
    if (i > 1 && j > 1 && sign === b[skip + j - 2] && a[skip + i - 2] === other)
      cost = Math.min(cost, at(before, j - 2) + 1)
    row[j] = cost
    best = Math.min(best, cost)
  }
  return best
}

function at(row: Uint8Array, j: number): number {
  return row[j] ?? WIDEST
}

/**
 * Signs that readers of print take for one another. A name is folded by them before near look-ups, so that
 * `G1ycerin` and `Phenoxyethano1` cost almost nothing while a real spelling difference costs an edit.
 */
const FOLD = new Uint8Array(128)
for (let code = 0; code < 128; code++) FOLD[code] = code
const SAME: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['Q', 'O'],
  ['1', 'I'],
  ['L', 'I'],
  ['5', 'S'],
  ['8', 'B'],
  ['2', 'Z'],
  ['6', 'G'],
]
for (const [sign, like] of SAME) FOLD[sign.charCodeAt(0)] = like.charCodeAt(0)

const R = 82
const N = 78
const M = 77
const V = 86
const W = 87

/** Folds a key into bytes; `rn` reads as `m` and `vv` as `w`. Null for keys of other scripts. */
export function foldKey(key: string): Uint8Array | null {
  const bytes = new Uint8Array(key.length)
  let length = 0
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i)
    if (code >= 128) return null
    const next = key.charCodeAt(i + 1)
    if (code === R && next === N) {
      bytes[length++] = M
      i++
    } else if (code === V && next === V) {
      bytes[length++] = W
      i++
    } else bytes[length++] = FOLD[code] ?? code
  }
  return bytes.subarray(0, length)
}

/** The same for one word, as text. */
export function foldWord(word: string): string {
  const bytes = foldKey(word)
  return bytes ? String.fromCharCode(...bytes) : word
}
