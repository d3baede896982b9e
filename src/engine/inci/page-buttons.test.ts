import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const read = (text: string) => {
  const { items, leftOut } = parseList(text, knowledge)
  return { names: items.map(({ printed }) => printed), left: leftOut.map(({ text: said }) => said) }
}

const NAMES = ['Aqua', 'Glycerin', 'Panthenol', 'Hydroquinone']

it.each([
  '(more)',
  'Show less ▲ Read more ▼',
  '[Read more]',
  '- Show more',
  'Add to cart Buy now',
  'Mehr anzeigen',
  'In den Warenkorb',
  'Ver más',
  'Voir plus',
  'Leggi tutto',
  'Zobacz więcej',
  'Lees meer',
  'Показать ещё',
  'Devamını oku',
  '장바구니 바로구매 선물하기',
  '특이사항',
  '닫기',
  'もっと見る',
  'カートに入れる',
  '展开',
])('SCAN-08 a button of the page behind a name is no part of it: %s', (button) => {
  const list = NAMES.join(', ')
  expect(read(`${list} ${button}`)).toEqual({ names: NAMES, left: [button] })
  expect(read(`${list}\n${button}`)).toEqual({ names: NAMES, left: [button] })
  expect(read(`${list}... ${button}`)).toEqual({ names: NAMES, left: [button] })
  expect(read(`Aqua, ${button}, Glycerin, Panthenol, Hydroquinone`).names).toEqual(NAMES)
})

it('SCAN-08 Chinese and Japanese buttons need no blank in front', () => {
  expect(read('成分：水、甘油、丁二醇展开全部').names).toEqual(['水', '甘油', '丁二醇'])
  expect(read('全成分:水、グリセリン、BGもっと見る').names).toEqual(['水', 'グリセリン', 'BG'])
})

it('SCAN-08 what another part of the page says behind a button is none of the list', () => {
  expect(read('Ingredients: Aqua, Glycerin, Parfum Read more Directions: apply to wet hair').names).toEqual([
    'Aqua',
    'Glycerin',
    'Parfum',
  ])
  expect(read('Show more Ingredients: Aqua, Glycerin, Panthenol').names).toEqual([
    'Aqua',
    'Glycerin',
    'Panthenol',
  ])
})

it('SCAN-08 words that go on as a sentence are no button', () => {
  const { left } = read('Aqua, Glycerin, Parfum. Read more about parabens on our page.')
  expect(left.join(' ')).toContain('Read more about parabens')
})
