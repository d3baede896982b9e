import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const limitIn = (text: string, at = 1) => analyze(text, knowledge).ingredients[at]?.limit

// Zinc sulfate is sold with seven parts of water, with one and dry, all under one name.
it.each([
  ['Face cream: Aqua, Zinc Sulfate 2 %', 'within', '2 % printed, at most 0.81 % as zinc, within'],
  [
    'Face cream: Aqua, Zinc Sulfate 3 %',
    'unclear',
    'May be over the EU limit: 3 % printed, at most 1.22 % as zinc',
  ],
  ['Face cream: Aqua, Zinc Sulfate 5 %', 'over', 'Over the EU limit: 5 % printed, at least 1.14 % as zinc'],
  ['Face cream: Aqua, Zinc Gluconate 5 %', 'within', 'at most 0.717 % as zinc'],
  ['Face cream: Aqua, Zinc Chloride 1 %', 'within', '1 % printed, 0.48 % as zinc, within'],
  ['Face cream. Ingredients: Aqua, Zinc Sulfate 1.2% (as zinc), Glycerin', 'over', '1.2 % as zinc printed'],
])('S08: what a salt weighs without its water is told from both ends: %s', (text, verdict, words) => {
  const limit = limitIn(text)
  expect(limit?.verdict, limit?.text).toBe(verdict)
  expect(limit?.text).toContain(words)
})

it('S08: a salt with water beside one without may take both over their limit', () => {
  const limits = [1, 2].map((at) => limitIn('Face cream: Aqua, Zinc Chloride 1.3 %, Zinc Sulfate 1 %', at))
  expect(limits.map((limit) => limit?.verdict)).toEqual(['unclear', 'unclear'])
})

it('S08: what nothing tells the use of is told by the dry salt', () => {
  const limit = limitIn('Aqua, Aluminum Chlorohydrate 28 %')
  expect(limit?.text).toContain('at most 8.66 % as aluminium')
  expect(limit?.text).toContain('above the 7.73 % allowed in deodorants')
})

it('S08: what may be over a limit to come is told so', () => {
  const limit = limitIn('Antiperspirant stick. Ingredients: Talc, Aluminum Chlorohydrate 28 %')
  expect(limit?.verdict, limit?.text).toBe('upcoming')
  expect(limit?.text).toContain('From 1 January 2027 on: may be over the EU limit')
})
