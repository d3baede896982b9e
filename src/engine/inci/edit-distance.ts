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
  let best = row[from - 1] ?? tooFar
  const sign = a[i - 1]
  for (let j = from; j <= to; j++) {
    const other = b[j - 1]
    let cost = (last[j - 1] ?? tooFar) + (sign === other ? 0 : 1)
    // Beyond the band the last row holds what an earlier call left: never read it.
    if (j < i + most) cost = Math.min(cost, (last[j] ?? tooFar) + 1)
    cost = Math.min(cost, (row[j - 1] ?? tooFar) + 1)
    if (i > 1 && j > 1 && sign === b[j - 2] && a[i - 2] === other) cost = Math.min(cost, (before[j - 2] ?? tooFar) + 1)
    if (cost > tooFar) cost = tooFar
    row[j] = cost
    if (cost < best) best = cost
  }
  return best
}
