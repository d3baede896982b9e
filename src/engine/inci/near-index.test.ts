import { fc } from '../../contract/seeded-fast-check.test-support.ts'
import { expect, it } from 'vitest'
import { buildNearIndex, editDistance, editsAllowed, foldKey, foldWord } from './match/near-index.ts'

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

it('each sign that is mistaken for another folds to it, and no other sign to any', () => {
  const folded = (text: string) => String.fromCharCode(...(foldKey(text) ?? []))
  expect(folded('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe('ABCDEFGHIJKIMNOPORSTUVWXYZ')
  expect(folded('0123456789')).toBe('OIZ34SG7B9')
  expect(folded(' ~\u007f')).toBe(' ~\u007f')
  expect(folded('RNVVRNRVN')).toBe('MWMRVN')
  expect(folded('NRVNR')).toBe('NRVNR')
  expect(foldKey('')).toEqual(new Uint8Array(0))
  expect(foldKey('\u0080')).toBeNull()
  expect(foldWord('L1NALO0L')).toBe('IINAIOOI')
  expect(foldWord('水1')).toBe('水1')
})

it.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [7, 1],
  [8, 2],
  [15, 2],
  [16, 3],
  [200, 3],
])('a name of %i letters allows %i edits', (length, edits) => {
  expect(editsAllowed(length)).toBe(edits)
})

const LETTERS = 'ACEDFHJKMPTUXY'
/** A name of so many letters in which no part comes twice. */
const nameOf = (length: number) =>
  Array.from({ length }, (_, at) => LETTERS[(at * at + 3 * at + Math.floor(at / 7)) % LETTERS.length]).join(
    '',
  )

/** For a query the edits at which each of the names is found. */
function finder(names: readonly string[]): (query: string) => Record<string, number> {
  const owners = names.map((name, ingredient) => ({ name, ingredient, kind: 0 as const }))
  const { find } = buildNearIndex(names, owners)
  return (query) => Object.fromEntries(find(query).map(({ known, edits }) => [known.name, edits]))
}

it.each([5, 7, 8, 9, 15, 16, 17, 40, 200])(
  'a name of %i letters is found by itself and with as many letters changed, lost or added as it allows, anywhere',
  (length) => {
    const name = nameOf(length)
    const others = [4, 6, 12, 33, 199].map(nameOf).filter((other) => other.length !== length)
    const most = editsAllowed(length)
    const found = finder([...others, name])
    for (let from = 0; from + 2 * most <= length; from += length > 40 ? 7 : 1) {
      for (let edits = 0; edits <= most; edits++) {
        const places = Array.from({ length: edits }, (_, i) => from + 2 * i)
        const changed = [...name].map((sign, at) => (places.includes(at) ? 'B' : sign)).join('')
        const lost = [...name].filter((_, at) => !places.includes(at)).join('')
        const added = [...name].map((sign, at) => (places.includes(at) ? `${sign}B` : sign)).join('')
        for (const query of [changed, lost, added].filter((one) => one.length >= 4 && one.length <= 200))
          expect(found(query)[name], `${query} for ${name}`).toBe(edits)
      }
    }
  },
)

it('one edit more than a name allows is not found', () => {
  for (const length of [5, 7, 8, 15, 16, 40]) {
    const name = nameOf(length)
    const changed = 'B'.repeat(editsAllowed(length) + 1) + name.slice(editsAllowed(length) + 1)
    expect(finder([name])(changed), changed).toEqual({})
  }
})

it.each([
  ['four letters are no name to be guessed', nameOf(4), nameOf(4), false],
  ['four letters may be a name of five', nameOf(5), nameOf(5).slice(0, 4), true],
  ['three letters are too few', nameOf(5), nameOf(5).slice(0, 3), false],
  ['two hundred letters are the longest', nameOf(200), nameOf(200), true],
  ['a longer name is none', nameOf(201), nameOf(201), false],
  ['a longer name is not looked for', nameOf(200), nameOf(201), false],
  ['a name of another script is none', '水水水水水', '水水水水水', false],
])('%s', (_what, name, query, is) => {
  expect(name in finder([name])(query)).toBe(is)
})

it('names that share a part are found beside each other, each once', () => {
  const names = Array.from(
    { length: 2000 },
    (_, i) =>
      `PHENYLETHYL${String(i)
        .padStart(4, '0')
        .replace(/\d/g, (d) => 'ACDEFHJKMP'[Number(d)] ?? '')}`,
  )
  const find = finder(names)
  for (const name of [names[0], names[999], names.at(-1)]) {
    const hits = find(name ?? '')
    expect(hits[name ?? '']).toBe(0)
    expect(Object.keys(hits).length).toBeGreaterThan(30)
    for (const [other, edits] of Object.entries(hits)) expect(edits).toBe(plainDistance(other, name ?? ''))
  }
})

it.each([
  ['GLYCERIN', 'GLYCERIN', 0],
  ['GLYCER1N', 'GLYCERIN', 0],
  ['GLYCERON', 'GLYCERIN', 1],
  // Folded, `RN` is `M`: the nearer of both ways counts.
  ['FARNESOL', 'FARESOL', 1],
  ['SODIUMRNA', 'SODIUMNA', 1],
  ['SODIUMRNXX', 'SODIUMNRXX', 1],
  ['DIRNETHICONE', 'DIMETHICONE', 0],
  ['ABCDEFGH', 'XYXYEFGH', 4],
  ['ABCDEFGH', 'XYXYXFGH', 5],
  ['ABCDEFGH', 'XYXYXYGH', 6],
  ['AAAAAAAA', 'BBBBBBBB', 6],
  ['水', 'AQUA', 6],
  ['AQUA', '水', 6],
])('between "%s" and "%s" are %i edits, at most six', (key, name, edits) => {
  const { distanceTo } = buildNearIndex([], [])
  expect(distanceTo(key, name)).toBe(edits)
})

it('names too long for the table are further apart than any limit', () => {
  const a = 'A'.repeat(254)
  expect(editDistance(bytes(a), bytes(a), 2)).toBe(0)
  expect(editDistance(bytes(`${a}A`), bytes(`${a}A`), 2)).toBe(3)
  expect(editDistance(bytes(`${a}A`), bytes(a), 2)).toBe(1)
  expect(editDistance(bytes(a), bytes(`${a}A`), 2)).toBe(3)
})
