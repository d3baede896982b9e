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
  let before: Uint8Array = rowA
  let last: Uint8Array = rowB
  let row: Uint8Array = rowC
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, tooFar)
  for (let i = 1; i <= a.length; i++) {
    const best = fillRow({ a, b, i, most, before, last, row })
    if (best > most) return tooFar
    const spare = before
    before = last
    last = row
    row = spare
  }
  return Math.min(last[b.length] ?? tooFar, tooFar)
}

type Band = {
  a: Uint8Array
  b: Uint8Array
  i: number
  most: number
  before: Uint8Array
  last: Uint8Array
  row: Uint8Array
}

function fillRow({ a, b, i, most, before, last, row }: Band): number {
  const tooFar = most + 1
  const from = Math.max(1, i - most)
  const to = Math.min(b.length, i + most)
  row[from - 1] = from === 1 ? Math.min(i, tooFar) : tooFar
  let best = at(row, from - 1)
  for (let j = from; j <= to; j++) {
    let cost = Math.min(at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), at(row, j - 1) + 1, tooFar)
    // Beyond the band the last row holds what an earlier call left: never read it.
    if (j < i + most) cost = Math.min(cost, at(last, j) + 1)
    if (isSwap(a, b, i, j)) cost = Math.min(cost, at(before, j - 2) + 1)
    row[j] = cost
    if (cost < best) best = cost
  }
  return best
}

function isSwap(a: Uint8Array, b: Uint8Array, i: number, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
}

function at(row: Uint8Array, j: number): number {
  return row[j] ?? WIDEST
}
