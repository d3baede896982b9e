import { expect, it } from 'vitest'
import { analyze } from '../../../engine/analyze.ts'
import { realKnowledge } from '../../../engine/knowledge/folder.test-support.ts'
import { scoreSentence } from './score-sentence.ts'

const sentenceOf = (list: string, name = '') => scoreSentence(analyze(list, realKnowledge()), name)

it('RES-18 the sentence names the product, the word of its score and the score', () => {
  expect(sentenceOf('Aqua, Glycerin, Squalane', 'Harbour Cream')).toBe(
    'Harbour Cream has a good safety profile, with an overall score of 100 out of 100.',
  )
  expect(sentenceOf('Aqua, Glycerin, Hydroquinone')).toBe(
    'This product has a concerning safety profile, with an overall score of 25 out of 100.',
  )
})

it('RES-18 without a score it says why: too little is known, or a name may be forbidden', () => {
  expect(sentenceOf('Aqua, Qxwvzzt, Zorbia Quimbiana Leaf Extract')).toBe(
    'Too little on this list is known by name, so there is no overall score. We do not guess one.',
  )
  expect(sentenceOf('Aqua, Glycerin, Squalane, Hydroqu1none')).toBe(
    'There is no overall score yet: a name on this list may be a forbidden one.',
  )
  expect(scoreSentence({ ingredients: [] }, 'Harbour Cream')).toBe('This result holds no overall score.')
})
