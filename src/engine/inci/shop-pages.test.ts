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

it.each([
  'Reviews (124) ★★★★☆ Great moisture, works like retinol, love it',
  'Bewertungen: 12 Toll, wirkt wie Retinol, gerne wieder',
  'Avis clients (12) Super crème, rétinol, je recommande',
  'Opinie (1 204) Super krem, retinol, polecam',
  'Yorumlar (124) ★★★★☆ Harika nemlendiriyor, retinol gibi etki',
  'Отзывы 12 Отличный крем, ретинол, рекомендую',
  'レビュー ★★★★ とても良い, レチノール',
])('SCAN-08 what others say of a product is none of its names: %s', (line) => {
  const { names, left } = read(`Ingredients: ${NAMES.join(', ')}\n${line}`)

  expect(names).toEqual(NAMES)
  expect(left).toEqual([line])
})

it('SCAN-08 a list behind a number of reviews is read', () => {
  expect(read(`Reviews (12) Ingredients: ${NAMES.join(', ')}`).names).toEqual(NAMES)
  expect(read(`Reviews\n${NAMES.join(', ')}`).names).toEqual(NAMES)
})

it.each([
  'xx #skincare #hyaluronic',
  'voir emballage',
  'Siehe Verpackung',
  'see outer packaging',
  'patrz opakowanie',
])('SCAN-08 neither hashtags of a post nor where the list stands are names: %s', (said) => {
  const { names, left } = read(`Ingredients: ${NAMES.join(', ')}. ${said}.`)

  expect(names).toEqual(NAMES)
  expect(left.join()).toContain(said)
})
