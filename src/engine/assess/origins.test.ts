import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { printedOriginIn } from '../inci/match/origin-words.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'

const knowledge = realKnowledge()
const VEGAN: Profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: true, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}

const read = (name: string) =>
  analyze(`Ingredients: Aqua, ${name}, Phenoxyethanol`, knowledge, { profile: VEGAN })
const told = (name: string) =>
  read(name)
    .ingredients.slice(1, -1)
    .map(({ vegan }) => vegan)

test.each([
  ...[
    'Tallow',
    'Casein',
    'Propolis',
    'Ovum',
    'Lard',
    'Adeps Suillus',
    'Whey',
    'Ghee',
    'Castoreum',
    'Ambergris',
  ],
  ...[
    'Isinglass',
    'Mother of Pearl',
    'Bone Black',
    'Cashmere',
    'Deer Velvet',
    'Ox Gall',
    'Snake Venom',
    'Sea Sponge',
  ],
  ...[
    'Isopropyl Lanolate',
    'Laneth-20',
    'Wool Extract',
    'Shellac Wax',
    'Marine Collagen',
    'Margarita Powder',
  ],
  ...[
    'Mare Milk Lipids',
    'Egg Yolk',
    'Emu Oil',
    'Feather Keratin',
    'Behenyl Beeswax',
    'E 120',
    'E904',
    'Pisces Extract',
  ],
  ...[
    'Disodium Tallowamphodiacetate',
    'Milk/Soybean Ferment',
    'Stearic Acid (beef tallow)',
    'Squalane (shark)',
  ],
  ...[
    'Rindertalg',
    'Schweineschmalz',
    'Bienengift',
    'Saindoux',
    "Bave d'escargot",
    'Manteca',
    'Baba de caracol',
    'Sego',
  ],
  ...[
    'Bava di lumaca',
    'Sebo bovino',
    'Łój',
    'Śluz ślimaka',
    'Ezelinnenmelk',
    'Bivax',
    'Včelí vosk',
    'Пчелиный воск',
    '馬油',
    '달팽이',
  ],
  // What is of animals by nature stays so, whatever stands behind it.
  ...[
    'Beeswax (natural)',
    'Beeswax (vegetable)',
    'Honey (vegan)',
    'Tallow in vegetable oil',
    'Glycerin (tierisch)',
  ],
])('%s is of an animal', (name) => {
  expect(told(name)).toEqual([false])
})

test.each([
  ...[
    'Vegetable Glycerin',
    'Glycerin (vegetable)',
    'Pflanzliches Glycerin',
    'Glycérine végétale',
    'Glicerina vegetal',
  ],
  ...[
    'Gliceryna roślinna',
    'Глицерин растительный',
    'Plantaardige glycerine',
    '植物性グリセリン',
    'Soy Lecithin',
    'Lecithin (soya)',
  ],
  ...[
    'Synthetic Beeswax',
    'Phytokeratin',
    'Vegetable Keratin',
    'Plant Collagen',
    'Vegan Collagen',
    'Kollagen (pflanzlich)',
  ],
  ...[
    'Stearic Acid (vegetable)',
    'Lactic Acid (fermented corn)',
    'Plant Placenta',
    'Glycerin (from coconut)',
    'Glycerin (non-animal)',
  ],
  ...[
    'Cetyl Alcohol (plant-derived)',
    'Glycerin (derived from vegetable oil)',
    'Coconut Milk',
    'Lait de coco',
    'Corn Silk',
  ],
])('%s tells that it is of no animal', (name) => {
  expect(told(name)).toEqual([true])
})

test.each([
  ...[
    'Glycerin',
    'Stearic Acid',
    'Retinol (in sunflower oil)',
    'Lecithin (in vegetable oil)',
    'Zorblax',
    'Lactoferrin',
  ],
  ...['Honey Locust Extract', 'Chinese Tallow Tree Oil', 'Goat Weed Extract', "Dragon's Blood", 'Milchsäure'],
  ...[
    'Indigo Carmine',
    'Adeps Solidus',
    'Honeydew Melon Extract',
    'Snake Root Extract',
    'Gänseblümchenextrakt',
    'Salmonberry Extract',
  ],
])('%s is told of no animal and not as vegan', (name) => {
  expect(told(name)).toEqual([null])
})

test.each(['Silk Tree Extract', 'Honeysuckle Extract', 'Lady’s Thistle Extract', 'Lamium Album Extract'])(
  '%s is of a plant, whatever its name sounds like',
  (name) => {
    expect(told(name)).toEqual([true])
  },
)

test.each([
  ...[
    'R-Bovine Polypeptide-1',
    'S-Snail Oligopeptide-1',
    'Hedera Helix Extract',
    'Milk Thistle Extract',
    'Shea Butter',
  ],
  ...[
    'Opuntia Tuna Fruit Extract',
    'Horse Chestnut Extract',
    'Oyster Mushroom Extract',
    'Sea Water',
    'Ameisensäure',
  ],
])('%s only looks like an animal', (name) => {
  expect(told(name)).toEqual([true])
})

test('a name nobody knows is no substance whose origin a label cannot tell', () => {
  const { personalAlerts, veganUnknowable } = read('Glycerin, Zorblax, Tallow')
  expect(personalAlerts).toEqual([
    'You prefer vegan products: Tallow comes from animals.',
    'You prefer vegan products: a label cannot tell where Glycerin comes from.',
    "You prefer vegan products: we don't know Zorblax by name, so it may come from animals.",
  ])
  expect(veganUnknowable).toEqual(['Glycerin', 'Zorblax'])
})

test('a name that is known as forbidden is not called one nobody knows', () => {
  const { personalAlerts } = read('Glycerin, Mercury, Hydroquinone, Silver (nano)')
  expect(personalAlerts).toEqual([
    'You prefer vegan products: a label cannot tell where Glycerin comes from.',
    "You prefer vegan products: we don't know where Mercury and Silver (nano) come from, so they may come from animals.",
  ])
})

test('what is of an animal is marked, however it was recognised', () => {
  const marked = read('Lanolin, Tallow, 馬油, Glycerin').ingredients.filter(({ flags }) =>
    flags.includes('Animal-derived'),
  )
  expect(marked.map(({ printed }) => printed)).toEqual(['Lanolin', 'Tallow', '馬油'])
})

test('the word of an animal makes no name of a sentence or a title', () => {
  const text = 'Not only lanolin, this balm is loved for years. Vanilla Milk Toner: Aqua, Glycerin, Parfum'
  expect(analyze(text, knowledge, { profile: VEGAN }).ingredients.map(({ printed }) => printed)).toEqual([
    'Aqua',
    'Glycerin',
    'Parfum',
  ])
})

test.each([
  ['Экстракт свиной кожи', 'animal'],
  ['Свинец', undefined],
  ['Оксид свинца', undefined],
])('%s tells of pigs only where it is no lead', (name, origin) => {
  expect(printedOriginIn(name, knowledge)?.origin).toBe(origin)
})
