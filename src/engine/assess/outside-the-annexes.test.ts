import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const read = (text: string) => analyze(text, knowledge)
const second = (name: string) => read(`Aqua, ${name}, Panthenol`).ingredients[1]

it.each([
  ...[
    'Methyldibromo Glutaronitrile',
    'Methyldibromoglutaronitrile',
    'Methyldibromglutaronitril',
    'Euxyl K 400',
  ],
  ...['35691-65-7', 'Sodium Iodate', 'Tris(N-Hydroxyethyl) Hexahydrotriazine'],
])(
  'a substance whose only function is to preserve and that Annex V leaves out is not allowed: %s',
  (name) => {
    expect(second(name)?.why).toMatchObject({
      rule: 'banned',
      text: expect.stringContaining('Annex V does not list'),
    })
    expect(read(`Aqua, ${name}, Panthenol`).overallScore).toBeLessThanOrEqual(25)
  },
)

it.each([
  'Phenoxyethanol',
  'Caprylyl Glycol',
  'Ethylhexylglycerin',
  'Glyceryl Caprylate',
  'Sodium Anisate',
  'Pentylene Glycol',
])('a listed preservative, and what has further functions, is no such one: %s', (name) => {
  expect(second(name)?.why?.rule).not.toBe('banned')
})

it.each([
  ...['Isobornyl Acrylate', 'Butyl Methacrylate', 'Hexanediol Diacrylate', 'Ethylene Glycol Dimethacrylate'],
  ...['Butyl Cyanoacrylate', 'Hydroxybutyl Methacrylate', 'Tetrahydrofurfuryl Acrylate'],
])('a monomer is told as one, and as a contact allergen: %s', (name) => {
  expect(second(name)).toMatchObject({ allergen: true, safetyScore: 75 })
  expect(second(name)?.why?.text).toContain('reactive acrylate')
})

it.each(['Hydroxypropyl Methacrylate', 'Isobornyl Methacrylate', 'Ethyl Cyanoacrylate', 'HEMA'])(
  'of a monomer known by name patch tests tell: %s',
  (name) => {
    expect(second(name)?.allergen).toBe(true)
  },
)

it.each([
  'Acrylates Copolymer',
  'Sodium Polyacrylate',
  'Polymethyl Methacrylate',
  'Butyl Acrylate/Styrene Copolymer',
  'Carbomer',
])('a finished polymer is none: %s', (name) => {
  expect(second(name)?.allergen).toBe(false)
})

it.each([
  ...[
    'Traces of nuts',
    'Spuren von Nüssen',
    'Kann Spuren von Nüssen enthalten',
    'Traces de noix',
    'Tracce di soia',
  ],
  ...['Trazas de frutos secos', 'Śladowe ilości orzechów', 'Sporen van noten'],
])('what may be inside by chance is no ingredient: %s', (note) => {
  const { ingredients, leftOut } = read(`Aqua, Glycerin, ${note}, Panthenol`)
  expect(ingredients.map(({ inci }) => inci)).toEqual(['AQUA', 'GLYCERIN', 'PANTHENOL'])
  expect(leftOut.map(({ text }) => text)).toEqual([note])
})

it.each([
  ['Hydrochinon', 'Hydrochinone', 'Hydroquinone'],
  ['Borsäure', 'Boracic Acid', 'Boric Acid'],
  ['Formalin', 'Formaldehyd', 'Formaldehyde'],
])('the names of one forbidden substance are told alike: %s, %s, %s', (...names) => {
  const told = names.map((name) => ({ inci: second(name)?.inci, why: second(name)?.why }))
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
})
