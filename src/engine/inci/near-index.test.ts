import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldKey } from './match/near-index.ts'
import { editDistance } from './match/near-index.ts'
import { buildNearIndex, editsAllowed } from './match/near-index.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The textbook table, slow and plain. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1)
      const row = table[i]
      if (row) row[j] = best
    }
  }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'D'), maxLength: 14 })

it('the banded distance equals the plain one up to its limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      expect(editDistance(bytes(a), bytes(b), most)).toBe(Math.min(plainDistance(a, b), most + 1))
    }),
    { numRuns: 2000 },
  )
})

it('the index finds exactly the names that a walk over all names finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('A', 'C', 'D', 'E', 'R'), minLength: 5, maxLength: 20 })
  fc.assert(
    fc.property(fc.uniqueArray(letters, { minLength: 1, maxLength: 30 }), letters, (names, query) => {
      const owners = names.map((name, ingredient) => ({ name, ingredient, kind: 0 as const }))
      const found = buildNearIndex(names, owners)
        .find(query)
        .map(({ known }) => known.name)
      // A swap of neighbours may harm two parts at once; the walk therefore counts it as two edits.
      const walked = names.filter((name) => substitutions(name, query) <= editsAllowed(name.length))
      for (const name of walked) expect(found).toContain(name)
      for (const name of found)
        expect(plainDistance(name, query)).toBeLessThanOrEqual(editsAllowed(name.length))
    }),
    { numRuns: 400 },
  )
})

function substitutions(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}

it('signs that readers confuse fold to the same bytes', () => {
  for (const [a, b] of [
    ['GLYCER1N', 'GLYCERIN'],
    ['DIRNETHICONE', 'DIMETHICONE'],
    ['8HT', 'BHT'],
    ['PEG4O', 'PEG40'],
  ] as const) {
    expect(foldKey(a)).toEqual(foldKey(b))
  }
})
