import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { GOLD } from './gold-lists.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()

const read = (text: string) =>
  parseList(text, knowledge).items.map(({ match }) => {
    if (match.tier === 'class') return '~'
    return knowledge.ingredients[match.ingredient ?? -1]?.inci ?? '?'
  })

it.each(GOLD)('gold list: $what', ({ text, holds }) => {
  expect(read(text)).toEqual(holds.split('|'))
})

it('every gold list printed as names and read again is the same list', () => {
  for (const { holds } of GOLD) {
    const names = holds.split('|').filter((name) => name.length > 1)
    expect(read(names.join(', '))).toEqual(names)
  }
})
