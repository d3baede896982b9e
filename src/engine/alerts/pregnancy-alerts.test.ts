import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const alertsOf = (text: string) =>
  analyze(text, knowledge, {
    profile: {
      skinType: null,
      allergies: [],
      preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
      isPregnant: true,
    },
  }).alerts ?? []
const told = (name: string) =>
  alertsOf(`Aqua, Glycerin, Tocopherol, ${name}`).filter(({ kind }) => kind === 'pregnancy')

it.each([
  'Tretinoin',
  'Isotretinoin',
  'Retinoic Acid',
  'All-Trans Retinoic Acid',
  'Alitretinoin',
  'Adapalene',
  'Adapalen',
  'Tazarotene',
  'Trifarotene',
  'Acitretin',
  'Etretinate',
  'Bexarotene',
  'Motretinide',
])('calls %s a medicine that must not be used in pregnancy', (name) => {
  expect(told(name)).toMatchObject([
    {
      printed: [name],
      text: expect.stringContaining('must not be used in pregnancy'),
      source: { id: 'ema-retinoids-2018' },
    },
  ])
})

it.each([
  'Retinol',
  'Retinol 10000 IU',
  'Retinaldehyde',
  'Retinyl Palmitate',
  'Retinyl Linoleate',
  'Retinyl Sunflowerseedate',
  'Sodium Retinoyl Hyaluronate',
  'Hydroxypinacolone Retinoate',
  'Granactive Retinoid',
  'Retinoxytrimethylsilane',
  'Rétinol',
])('tells of %s as of vitamin A', (name) => {
  expect(told(name)).toMatchObject([
    { text: expect.stringContaining('vitamin A derivatives'), source: { id: 'bozzo-2011' } },
  ])
})

it.each([
  'Sodium Salicylate',
  'Betaine Salicylate',
  'Capryloyl Salicylic Acid',
  'Methyl Salicylate',
  'Gaultheria Procumbens Leaf Oil',
  'Betula Lenta Oil',
  'Mentha Pulegium Oil',
  'Salvia Officinalis Oil',
  'Salvia Officinalis (Sage) Leaf Oil',
  'Artemisia Absinthium Oil',
  'Hydroquinone',
])('tells of %s', (name) => {
  expect(told(name)).toHaveLength(1)
})

it.each([
  'Salvia Sclarea Oil',
  'Salvia Officinalis Leaf Extract',
  'Artemisia Absinthium Extract',
  'Mentha Piperita Oil',
  'Ethylhexyl Salicylate',
  'Bakuchiol',
  'Beta-Carotene',
  'Keratin',
  'Creatine',
  'Glycolic Acid',
  'Panthenol',
  'Bakuchiol (Retinol Alternative)',
])('is silent about %s', (name) => {
  expect(told(name)).toEqual([])
})

it('goes by the per cent that is printed', () => {
  const text = (name: string) => told(name).map((alert) => alert.text)
  expect(text('Salicylic Acid 30%')).toEqual([
    expect.stringContaining('The label prints 30 %, which is more than doctors advise'),
  ])
  expect(text('Salicylic Acid 2%')).toEqual([expect.not.stringContaining('more than doctors advise')])
  expect(text('Salicylic Acid')).toEqual([expect.stringContaining('2 % of salicylic acid at most')])
})

it('says that unread names rule nothing out, and nothing where all are read', () => {
  const unread = (text: string) => alertsOf(text).filter(({ kind }) => kind === 'unread')
  expect(unread('Aqua, Glycerin, Tocopherol, Foobarium, Blahtose')).toMatchObject([
    {
      because: 'pregnancy',
      text: '2 names were not recognised (Foobarium and Blahtose), so it cannot be ruled out that one of them is best avoided in pregnancy.',
    },
  ])
  expect(unread('Aqua, Glycerin, Tocopherol')).toEqual([])
  expect(unread('Aqua, Glycerin, Tocopherol, Isotretinoin')).toEqual([])
})
