import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()

it.each([
  ['Cocos Nucifera Oil – emollient', 'COCOS NUCIFERA OIL', '- emollient'],
  ['Glycerin - Humectant', 'GLYCERIN', '- Humectant'],
  ['Glycerin = humectant, solvent', 'GLYCERIN', '= humectant'],
  ['Glycerin — draws moisture in', 'GLYCERIN', '- draws moisture in'],
  ['Hydroquinone – skin lightener', 'HYDROQUINONE', '- skin lightener'],
])('%s: what a name is said to do behind a dash is no part of it', (piece, inci, told) => {
  const { items, leftOut } = parseList(`Aqua, ${piece}, Panthenol, Squalane`, knowledge)
  const second = items[1]?.match

  expect([
    knowledge.ingredients[second?.ingredient ?? -1]?.inci ?? second?.by?.toUpperCase(),
    leftOut[0]?.text,
  ]).toEqual([inci, told])
})

it.each(['Tocopherol - Linoleate', 'Zorbium - emollient', 'Glycerin - Panthenol'])(
  '%s: behind another name, or another word of it, nothing is left out',
  (piece) => {
    expect(parseList(`Aqua, ${piece}, Panthenol, Squalane`, knowledge).leftOut).toEqual([])
  },
)

it.each([
  ['Parfum: Linalool', ['PARFUM', 'LINALOOL']],
  ['Retinol: Squalane', ['RETINOL', 'SQUALANE']],
  ['Vitamin E: Tocopheryl Acetate', ['TOCOPHERYL ACETATE']],
  ['Alcohol: Ethanol', ['ALCOHOL']],
])('%s: the INCI name of another ingredient is no title', (piece, names) => {
  const { items } = parseList(`Aqua, Glycerin, ${piece}, Citric Acid`, knowledge)

  expect(items.slice(2, -1).map(({ match }) => knowledge.ingredients[match.ingredient ?? -1]?.inci)).toEqual(
    names,
  )
})

it.each([
  ['Niacinamide at 4%', 4],
  ['niacinamida al 4%', 4],
  ['niacinamide dosée à 4 %', 4],
  ['Niacinamid in einer Konzentration von 4 %', 4],
  ['niacynamid w stężeniu 4%', 4],
  ['ниацинамид в концентрации 4%', 4],
  ['Niacinamide 4% by weight', 4],
  // The share of a recipe without its unit: the name is read, and nothing is counted.
  ['Niacinamide 4.0', null],
])('%s: what joins a name and its amount is no part of it', (piece, per) => {
  const { items } = parseList(`Aqua, Glycerin, ${piece}, Citric Acid`, knowledge)
  const { match, concentration } = items[2] ?? {}

  expect([knowledge.ingredients[match?.ingredient ?? -1]?.inci, concentration?.value ?? null]).toEqual([
    'NIACINAMIDE',
    per,
  ])
})
