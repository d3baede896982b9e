import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const read = (text: string) => {
  const { items, leftOut } = parseList(text, knowledge)
  return { names: items.map(({ printed }) => printed), left: leftOut.map(({ text: said }) => said) }
}

const KOREAN = [
  '정제수',
  '글리세린',
  '부틸렌글라이콜',
  '카프릴릭/카프릭트라이글리세라이드',
  '나이아신아마이드',
]
const JAPANESE = ['水', 'グリセリン', 'BG', 'ナイアシンアミド']
const CHINESE = ['水', '甘油', '丁二醇', '辛酸/癸酸甘油三酯', '烟酰胺']

it.each([
  ['▶ 성분: ', ' ▶ 용량: 50ml ▶ 제조사: 오팔린', KOREAN, ['▶ 용량: 50ml', '▶ 제조사: 오팔린']],
  ['※ 전성분 : ', ' ※ 사용기한 : 12개월', KOREAN, ['※ 사용기한 : 12개월']],
  ['- 성분: ', ' - 용량: 50ml', KOREAN, ['- 용량: 50ml']],
  ['▶ 성분\n', '\n▶ 용량\n50ml', KOREAN, ['▶ 용량 50ml']],
  ['◆全成分:', ' ◆内容量:50mL', JAPANESE, ['◆内容量:50mL']],
  ['▼成分▼ ', '', JAPANESE, []],
  ['◎成分 ', ' ◎使用方法 適量', JAPANESE, ['◎使用方法 適量']],
  ['【全成分】', '【内容量】50mL', JAPANESE, ['[内容量]50mL']],
  ['✔ 成分: ', ' ✔ 规格: 50ml ✔ 产地: 中国', CHINESE, ['✔ 规格: 50ml', '✔ 产地: 中国']],
  ['★成分：', ' ★净含量：50ml', CHINESE, ['★净含量:50ml']],
])('SCAN-08 a list between fields that signs open is read alone: %s', (heading, behind, names, left) => {
  for (const between of [' / ', ', '])
    expect(read(heading + names.join(between) + behind)).toEqual({ names, left })
})

it('SCAN-08 so is one in Latin letters', () => {
  expect(read('▶ Ingredients: Aqua / Glycerin / Panthenol / Parfum ▶ Volume: 50ml').names).toEqual([
    'Aqua',
    'Glycerin',
    'Panthenol',
    'Parfum',
  ])
})

it('SCAN-08 a forbidden name in front of another field is told', () => {
  expect(read('▶ 성분: 정제수 / 글리세린 / 하이드로퀴논 ▶ 용량: 50ml').names).toContain('하이드로퀴논')
})
