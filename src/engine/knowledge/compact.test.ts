import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import type { Profile } from '../profile.ts'
import { fromColumns, toColumns } from './columns.ts'
import { decodeKnowledge, encodeKnowledge, forAnalysis } from './compact.ts'
import { goldLists } from '../inci/gold-lists.test-support.ts'
import { builtKnowledge, realKnowledge } from './folder.test-support.ts'
import { loadKnowledge } from './load.ts'

const BYTES_MAX = 600_000

/** All of them take a quarter of a minute, and hold for the engine alone. */
const EVERY = 20

const compiled = builtKnowledge()
const text = JSON.stringify(encodeKnowledge(compiled))

it('UX-19 the knowledge for analyses without a network is read back as it was', () => {
  expect(decodeKnowledge(JSON.parse(text))).toEqual(forAnalysis(compiled))
})

it('UX-19 fields that some rows lack are lacking again', () => {
  const rows = [{ a: 1 }, { a: 0, b: '' }, {}, { b: null, c: [2] }, { a: 3 }]

  expect(fromColumns(toColumns(rows))).toEqual(rows)
  expect(fromColumns(toColumns([]))).toEqual([])
})

it('UX-19 it takes 600 kB at most on the way', () => {
  // The build takes eleven, which makes it a little smaller and takes twice as long.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }

  expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(BYTES_MAX)
})

const profile: Profile = {
  skinType: 'sensitive',
  allergies: ['fragrance', 'nickel', 'lanolin', 'nuts'],
  preferences: { veganOnly: true, naturalOnly: true, lowComedogenic: true },
  isPregnant: true,
}

it('UX-19 an analysis by it is the analysis by the whole knowledge', () => {
  const compact = loadKnowledge(decodeKnowledge(JSON.parse(text)))

  for (const { text: list } of goldLists().filter((_, at) => at % EVERY === 0))
    expect(analyze(list, compact, { profile })).toEqual(analyze(list, realKnowledge(), { profile }))
})

it('UX-19 a file of another form is refused', () => {
  expect(() => decodeKnowledge({ ...JSON.parse(text), form: 0 })).toThrow('form')
})
