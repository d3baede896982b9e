import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { asGold, goldLists } from './gold-lists.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const GOLD = goldLists()
const read = (text: string) => asGold(parseList(text, knowledge))

it.each(GOLD.filter(({ shortfall }) => shortfall === null))('gold list: $what', (list) => {
  const { text, items, leftOut, told } = list
  expect(read(text)).toEqual({ items, leftOut, told })
})

it('at least 160 lists are checked, and no more than a handful cannot be read right', () => {
  expect(GOLD.length).toBeGreaterThanOrEqual(160)
  expect(new Set(GOLD.map(({ what }) => what)).size).toBe(GOLD.length)
  expect(GOLD.filter(({ shortfall }) => shortfall !== null).length).toBeLessThanOrEqual(5)
})

it('a known shortfall that is read right by now is no shortfall any more', () => {
  const mended = GOLD.filter(({ shortfall, text, items, leftOut, told }) => {
    const answer = JSON.stringify(read(text))
    return shortfall !== null && answer === JSON.stringify({ items, leftOut, told })
  })

  expect(mended.map(({ what }) => what)).toEqual([])
})

it('over all lists, shortfalls included, at least 99 % of the items are found and at least 99 % of the found are right', () => {
  const sums = { wanted: 0, found: 0, right: 0 }
  for (const { text, items } of GOLD) {
    const found = read(text).items
    sums.wanted += items.length
    sums.found += found.length
    sums.right += inCommon(items, found)
  }

  expect(sums.wanted).toBeGreaterThan(1_000)
  expect(sums.right / sums.wanted).toBeGreaterThanOrEqual(0.99)
  expect(sums.right / sums.found).toBeGreaterThanOrEqual(0.99)
})

/** How many items two lists share; one printed twice counts twice. */
function inCommon(wanted: readonly string[], found: readonly string[]): number {
  const left = [...found]
  return wanted.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

it('every gold list printed as names and read again is the same list', () => {
  for (const { items } of GOLD) {
    const names = items.filter((item) => !item.includes(': ')).map((item) => item.split(' = ')[0] ?? item)
    expect(read(names.join(', ')).items).toEqual(names)
  }
})
