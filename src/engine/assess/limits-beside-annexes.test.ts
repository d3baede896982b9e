import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

it.each([
  [
    'Après-shampooing à rincer : Aqua, Cyclohexasiloxane 1 %',
    'CYCLOHEXASILOXANE',
    'over',
    'REACH Annex XVII/70',
  ],
  ['Shampoo: Aqua, Cyclopentasiloxane 2 %', 'CYCLOPENTASILOXANE', 'over', 'REACH Annex XVII/70'],
  ['Shampoo: Aqua, Cyclopentasiloxane 0.05 %', 'CYCLOPENTASILOXANE', 'within', 'REACH Annex XVII/70'],
  ['Hand cream: Aqua, Cyclopentasiloxane 20 %', 'CYCLOPENTASILOXANE', 'upcoming', 'From 7 June 2027'],
  ['Hand cream: Aqua, Cyclohexasiloxane 3 %', 'CYCLOHEXASILOXANE', 'upcoming', 'From 7 June 2027'],
  ['Lipstick: Ricinus Communis Seed Oil, CI 77820 1 %', 'SILVER', 'over', '0.2 % allowed (Annex IV/142)'],
  ['Eye shadow: Talc, CI 77820 0.1 %', 'SILVER', 'within', 'Annex IV/142'],
  ['Toothpaste: Aqua, Silica, CI 77820 0.04 %', 'SILVER', 'within', 'Annex III/379'],
])('%s', (text, name, verdict, words) => {
  const found = analyze(text, knowledge).ingredients.find(({ inci }) => inci === name)

  expect(found?.limit?.verdict).toBe(verdict)
  expect(found?.limit?.text).toContain(words)
})

it('silver colours lip products and eye shadow only, printed with a per cent or not', () => {
  const text = 'Face serum: Aqua, Glycerin, CI 77820, Sodium Hyaluronate'
  const { ingredients } = analyze(text, knowledge, { productType: 'leave-on' })

  expect(JSON.stringify(ingredients[2])).toContain('Not allowed in this kind of product in the EU')
})

it.each([
  ['Eyeshadow palette', 'within'],
  ['Lidschatten', 'within'],
  ['Fard à paupières', 'within'],
  ['Mascara', 'over'],
  ['Eyeliner', 'over'],
])('silver in %s is told %s', (title, verdict) => {
  const { ingredients } = analyze(`${title}. Ingredients: Talc, CI 77820 0.15 %, Mica`, knowledge)
  const silver = ingredients.find(({ inci }) => inci === 'SILVER')

  expect(silver?.limit?.verdict, silver?.limit?.text).toBe(verdict)
})

it.each([
  ['Nail hardener', 'within', '2 % for nail hardeners'],
  ['Nagelhärter', 'within', '2 % for nail hardeners'],
  ['Nail polish', 'over', 'none allowed in this kind of product'],
  ['Face cream', 'within', '4 %'],
])('a peroxide in %s is told %s', (title, verdict, words) => {
  const { ingredients } = analyze(`${title}. Ingredients: Aqua, Hydrogen Peroxide 1.5 %, Glycerin`, knowledge)
  const { limit } = ingredients.find(({ inci }) => inci === 'HYDROGEN PEROXIDE') ?? {}

  expect(limit?.verdict, limit?.text).toBe(verdict)
  expect(limit?.text).toContain(words)
})
