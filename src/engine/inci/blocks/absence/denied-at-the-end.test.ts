import { expect, test } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { parseList } from '../../parse.ts'

const knowledge = realKnowledge()

test.each([
  'SLS, SLES, boya ve tuz ilave edilmemiştir.',
  'Paraben, SLS ve silikon bulunmamaktadır.',
  'Paraben, SLS ve silikon katılmamıştır.',
  'Paraben, SLS ve silikon içermiyor.',
  'Parabént, SLS-t és szilikont nem tartalmaz.',
  'Parabén, SLS és szilikon nem található benne.',
  'Parabeene, SLS-i ei ole lisatud.',
  'Parabeeneja, SLS:ää ja alkoholia ei ole lisätty.',
  'पैराबेन, SLS नहीं मिलाया गया है।',
  'Paraben, SLS aur silicone nahi hai.',
  'パラベン、エタノールは一切含まれておりません。',
  '파라벤, 에탄올은 들어있지 않습니다.',
])('a verb at the end denies all in front of it: %s', (claim) => {
  const { items } = parseList(`Ingredients: Aqua, Glycerin, Panthenol. ${claim}`, knowledge)

  expect(items.map(({ printed }) => printed)).toEqual(['Aqua', 'Glycerin', 'Panthenol'])
})
