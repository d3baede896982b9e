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
  'adapalène',
  'адапален',
  'アダパレン',
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
  'Glyceryl Diretinoate',
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
  't-Butyl Hydroquinone',
  'TBHQ',
  'Beta-Carotene',
  'Keratin',
  'Creatine',
  'Glycolic Acid',
  'Panthenol',
  'Bakuchiol (Retinol Alternative)',
  'Diosgenin',
  'Diosmetin',
])('is silent about %s', (name) => {
  expect(told(name)).toEqual([])
})

it('does not call a hormone that is given in pregnancy one that medicine leaves out then', () => {
  expect(told('Progesterone')).toMatchObject([
    {
      text: expect.stringContaining('some women are given it in pregnancy'),
      source: { id: 'progesterone-preterm-2019' },
    },
  ])
  expect(told('Estradiol')).toMatchObject([{ source: { id: 'finasteride-pregnancy' } }])
})

it('tells of the salts of salicylic acid what it tells of the acid', () => {
  const [acid] = told('Salicylic Acid')
  for (const salt of ['Sodium Salicylate', 'Zinc Salicylate', 'Niacinamide Salicylate']) {
    expect(told(salt)).toMatchObject([{ source: { id: acid?.source?.id } }])
  }
})

it('goes by the per cent that is printed', () => {
  const text = (name: string) => told(name).map((alert) => alert.text)
  expect(text('Salicylic Acid 30%')).toEqual([
    expect.stringContaining('The label prints 30 %, which is more than doctors advise'),
  ])
  expect(text('Salicylic Acid 2%')).toEqual([expect.not.stringContaining('more than doctors advise')])
  expect(text('Salicylic Acid')).toEqual([expect.stringContaining('2 % of salicylic acid at most')])
})

it.each([
  'Salicylic Acid 0.5%',
  'Salicylic Acid (0.2 %)',
  'Sodium Salicylate 0.3 %',
  'Salicylic Acid 4000 ppm',
])('tells nothing of as little as preserves any product: %s', (name) => {
  expect(told(name)).toEqual([])
  expect(told(name.replace(/[\d.]+ ?(?:%|ppm)/, '1 %'))).toHaveLength(1)
})

it('says that unread names rule nothing out, and nothing where all are read', () => {
  const unread = (text: string) => alertsOf(text).filter(({ kind }) => kind === 'unread')
  expect(unread('Aqua, Glycerin, Tocopherol, Foobarium, Blahtose')).toMatchObject([
    {
      because: 'pregnancy',
      text: '2 ingredients were not recognised by name (Foobarium and Blahtose), so it cannot be ruled out that one of them is best avoided in pregnancy. The other 3 were checked.',
    },
  ])
  expect(unread('Aqua, Glycerin, Tocopherol')).toEqual([])
  expect(unread('Aqua, Glycerin, Tocopherol, Isotretinoin')).toEqual([])
})

it.each([
  ...[
    'Finasteride',
    'Dutasteride',
    'Spironolactone',
    'Estradiol',
    'Progesterone',
    'Testosterone',
    'Minoxidil',
  ],
  ...['Dibutyl Phthalate', 'Diethylhexyl Phthalate', 'Lilial', 'Butylphenyl Methylpropional', 'Bisphenol A'],
  ...[
    'Trimethylbenzoyl Diphenylphosphine Oxide',
    'Boric Acid',
    'Borsäure',
    'Sodium Borate',
    'Sodium Perborate',
  ],
  ...[
    'Lead Acetate',
    'Bleiacetat',
    'Mercury',
    'Calomel',
    'Thimerosal',
    'Cadmium Chloride',
    'Cobalt Chloride',
  ],
  ...[
    'Zinc Pyrithione',
    'Coal Tar',
    'Warfarin',
    'Ketoconazole',
    'N-Methyl-2-pyrrolidone',
    'Povidone-Iodine',
    'Iodine',
  ],
  ...['Nickel Sulphate', 'N,N-Dimethylacetamide', 'Carbon Monoxide'],
])('what harms the unborn child is told, by whatever name it is forbidden: %s', (name) => {
  expect(told(name)).toMatchObject([{ printed: [name], source: expect.anything() }])
})

it.each([
  ...[
    'Juniperus Sabina Oil',
    'Savin Oil',
    'Tanacetum Vulgare Oil',
    'Tansy Oil',
    'Thuja Occidentalis Leaf Oil',
  ],
  ...[
    'Parsley Seed Oil',
    'Lemongrass Oil',
    'Anise Oil',
    'Foeniculum Vulgare Fruit Oil',
    'Artemisia Vulgaris Oil',
  ],
  ...['Mugwort Oil', 'Wormwood Oil', 'Thujaöl', 'Rainfarnöl'],
])('of the oils of a review: %s', (name) => {
  expect(told(name)).toMatchObject([{ source: { id: 'oils-pregnancy-2021' } }])
})

it.each(['Hyssopus Officinalis Oil', 'Hyssop Oil', 'Ruta Graveolens Oil', 'Rue Oil'])(
  'what no review that was read names is told as our own judgement: %s',
  (name) => {
    expect(told(name)).toMatchObject([{ source: { id: 'opaline-editorial' } }])
  },
)

it.each([
  ...[
    'Artemisia Vulgaris Extract',
    'Tanacetum Annuum Oil',
    'Thujopsis Dolabrata Branch Oil',
    'Tin Oxide',
    'CI 77491',
  ],
  ...[
    'Boron Nitride',
    'Calcium Sodium Borosilicate',
    'Diethyl Phthalate',
    'Phytosterols',
    'Piroctone Olamine',
  ],
  ...[
    '4-Thujanol',
    'Di-t-Butyl Hydroxybenzylidene Camphor',
    'Citral',
    'Anethole',
    'Cymbopogon Citratus Extract',
  ],
  'Melissa Officinalis Seed Oil',
  ...[
    'Potassium Iodide-free base',
    'Cobalt-free glass',
    'PVP',
    'Ecdysterone',
    'Cinnamomum Camphora Linalooliferum Wood Oil',
  ],
])('is silent about %s, too', (name) => {
  expect(told(name)).toEqual([])
})

it.each([
  'Betaine Salicylate',
  'Capryloyl Salicylic Acid',
  'Potassium Methoxysalicylate',
  'Silanediol Salicylate',
  'Acetyl Salicylic Acid',
  'Acetylsalicylic Acid',
])('of %s, a relative of salicylic acid, no amount is told as safe', (name) => {
  expect(told(name)).toMatchObject([{ text: expect.stringMatching(/^(?!.*2 %).*relative of/) }])
})

it('names the word that is printed, and what it is', () => {
  expect(told('Retin-A')[0]?.text).toContain('lists Retin-A (Retinoic Acid)')
  expect(told('Vitamin A')[0]?.text).toContain('lists Vitamin A (Retinol)')
  expect(told('Retinol')[0]?.text).toContain('lists Retinol.')
  expect(told('Retinol, Vitamin A')).toMatchObject([{ printed: ['Retinol', 'Vitamin A'] }])
})

it.each(['Camphor', 'Cinnamomum Camphora (Camphor) Bark Oil', 'Kampfer'])(
  'tells of %s and of the oil that is rich in it alike',
  (name) => {
    expect(told(name)).toMatchObject([{ text: expect.stringContaining('camphor or rich in it') }])
  },
)

it.each([
  '4-Methylbenzylidene Camphor',
  'Terephthalylidene Dicamphor Sulfonic Acid',
  'Ho Wood Oil',
  'Cinnamomum Camphora Linalooliferum Leaf Oil',
])('%s is no camphor', (name) => {
  expect(told(name)).toEqual([])
})

it.each([
  'Thuja Orientalis Leaf Extract',
  'Platycladus Orientalis (Thuja) Leaf Extract',
  'White Sage Oil',
  'Frauenminze',
])('a relative of the plants of a review is not taken for them: %s', (name) => {
  expect(told(name)).toEqual([])
})

it.each(['Spanish Sage Oil', 'Salvia Officinalis Lavandulifolia Herb Oil'])(
  '%s is told of what it holds',
  (name) => {
    expect(told(name)).toMatchObject([{ text: expect.stringContaining('sabinyl acetate') }])
  },
)

it.each(['Thimerosal', 'Phenylmercuric Acetate', 'Calomel'])(
  'of %s no more is told than that some compounds of its metal are classed',
  (name) => {
    expect(told(name)).toMatchObject([
      { text: expect.stringContaining('of its compounds only some are classed so') },
    ])
  },
)

it.each(['Cadmium Carbonate', 'Cadmium Chloride'])(
  'of %s it is told that compounds of cadmium are classed more strictly than the metal, as it is, or not',
  (name) => {
    expect(told(name)).toMatchObject([
      { text: expect.stringContaining('compounds are classed so or more strictly, others not') },
    ])
  },
)

it.each(['Lead Acetate', 'Cobalt Chloride', 'Chlorure de méthylmercure'])(
  '%s is told as classed itself',
  (name) => {
    expect(told(name)).toMatchObject([
      { text: expect.stringContaining('It is classed in the EU as harming reproduction') },
    ])
  },
)

it.each(['MEA-Borate', 'Calcium Fructoborate', 'Zinc Borate', 'Perboric Acid', 'Sodium Borate'])(
  'of %s no more is told than that boric acid, its sodium salts and some others are classed',
  (name) => {
    expect(told(name)).toMatchObject([
      { text: expect.stringContaining('of the others only some are classed so') },
    ])
  },
)

it('a salt of warfarin is told by what is known of warfarin', () => {
  expect(told('Warfarin Sodium')).toMatchObject([
    { text: expect.stringContaining('warfarin is classed in the EU as harming the unborn child') },
  ])
})

it.each(['Leptospermum Petersonii Oil', 'Lemon Grass Leaf Oil', 'Aloysia Citriodora Oil'])(
  'an oil rich in citral is told whatever plant it is of: %s',
  (name) => {
    expect(told(name)).toMatchObject([{ text: expect.stringContaining('rich in citral') }])
  },
)

it.each([
  'Cinnamomum Camphora Bark Oil',
  'Cinnamomum Camphora Wood Oil',
  'Cinnamomum Camphora Leaf Oil',
  'Cinnamomum Camphora (Ho Wood Oil/Huile de Camphre)',
])('an oil of the camphor tree that may be of camphor or of linalool is told as both: %s', (name) => {
  expect(told(name)).toMatchObject([{ text: expect.stringContaining('camphor or in linalool') }])
})

it.each([
  'Cinnamomum Camphora (Ho Wood) Wood Oil',
  'Cinnamomum Camphora (Shiu) Bark Oil',
  'Cinnamomum Camphora (Shiu) Wood Oil',
  'Ho Wood Oil',
])('the oil of linalool from the camphor tree is not told as camphor: %s', (name) => {
  expect(told(name)).toEqual([])
})

it.each(['Cyclotetrasiloxane', 'Octamethylcyclotetrasiloxane', 'Styrene'])(
  'what is forbidden and only suspected of harming is told as suspected: %s',
  (name) => {
    expect(told(name)).toMatchObject([{ text: expect.stringContaining('suspected') }])
  },
)

it('of the salts of 8-hydroxyquinoline only the substance itself is told as classed', () => {
  expect(told('Oxyquinoline Sulfate')).toMatchObject([
    { text: expect.stringContaining('the substance itself is classed') },
  ])
})
