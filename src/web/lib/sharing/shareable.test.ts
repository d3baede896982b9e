import { expect, test } from 'vitest'
import { shareContent, type Shareable } from './shareable.ts'

const SUBJECT: Shareable = {
  kind: 'cosmetic',
  id: 'ana_1',
  shareId: 's1',
  name: 'Calm Cream',
  score: 84,
  isPublic: true,
  isOwner: true,
  ownerName: null,
}

test('SHARE-01 SHARE-05 the shared words carry the score, the link the share id', () => {
  expect(shareContent(SUBJECT, 'https://opaline.example')).toEqual({
    title: 'Calm Cream - Opaline',
    text: 'Calm Cream: safety score 84 out of 100 on Opaline.',
    url: 'https://opaline.example/analysis/s1',
  })
})

test('SHARE-02 SHARE-05 a skin analysis has its own link and words', () => {
  expect(shareContent({ ...SUBJECT, kind: 'skin', name: '' }, 'https://opaline.example')).toEqual({
    title: 'Skin analysis - Opaline',
    text: 'Skin analysis: overall score 84 out of 100 on Opaline.',
    url: 'https://opaline.example/face-analysis/s1',
  })
})

test('B-87 a score of 0 is said, a missing one is not made up', () => {
  expect(shareContent({ ...SUBJECT, score: 0 }, '').text).toContain('0 out of 100')
  expect(shareContent({ ...SUBJECT, score: null }, '').text).not.toMatch(/\d/)
})
