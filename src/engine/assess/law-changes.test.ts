import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { lawChanges, lawOf } from './law-changes.ts'

const knowledge = realKnowledge()
const since = (text: string, after: string, until = '2026-03-10') =>
  lawChanges(text, knowledge, { after, until })

it('tells what came to be forbidden and limited in the period, each name once, with day and source', () => {
  const text = 'Aqua, Tetrabromobisphenol-A, Retinol, Glycerin, Retinol, Parfum'

  expect(since(text, '2023-01-01')).toEqual([
    {
      name: 'tetrabromobisphenol-A',
      text: 'No longer allowed in cosmetics in the EU (Annex II/1732).',
      since: '2025-09-01',
      source: expect.objectContaining({ id: 'eu-2025-877' }) as unknown,
    },
    {
      name: 'RETINOL',
      text: expect.stringMatching(/^Restricted in the EU \(Annex III\/\d+\)\. Limit: .+\.$/) as unknown,
      since: expect.stringMatching(/^202[456]-/) as unknown,
      source: expect.objectContaining({ id: expect.any(String) as unknown }) as unknown,
    },
  ])
})

it('a day before the period, the day it begins after and one behind its end say nothing; its last day does', () => {
  const text = 'Aqua, Tetrabromobisphenol-A'
  const days = (after: string, until: string) => since(text, after, until).length

  expect(days('2025-08-31', '2025-09-01')).toBe(1)
  expect(days('2025-09-01', '2026-09-01')).toBe(0)
  expect(days('2020-01-01', '2025-08-31')).toBe(0)
})

it('what is said to be absent or cannot be read surely is no name that law speaks of', () => {
  expect(since('Aqua, Glycerin. Free of tetrabromobisphenol-A and retinol.', '2020-01-01')).toEqual([])
  expect(since('Aqua, Tetrabromobisphenol-X', '2020-01-01')).toEqual([])
})

it('the law of a day is the last day up to it on which an entry began to apply', () => {
  expect(lawOf(knowledge, '2025-09-01')).toBe('2025-09-01')
  expect(lawOf(knowledge, '2025-10-30')).toBe('2025-09-01')
  expect(lawOf(knowledge, '1999-01-01')).toBe('')
})
