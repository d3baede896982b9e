import { describe, expect, test } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { matchName } from './match.ts'

const knowledge = realKnowledge()
const inciOf = (printed: string) =>
  knowledge.ingredients[matchName(printed, knowledge).ingredient ?? -1]?.inci ?? null

describe('an oil without the part of its plant', () => {
  test.each([
    ['Sesamum Indicum Oil', 'SESAMUM INDICUM SEED OIL'],
    ['Sesamum Indicum (Sesame) Oil', 'SESAMUM INDICUM SEED OIL'],
    ['Sesame Oil', 'SESAMUM INDICUM SEED OIL'],
    ['Organic Sesame Oil', 'SESAMUM INDICUM SEED OIL'],
    ['Rubus Idaeus Oil', 'RUBUS IDAEUS SEED OIL'],
    ['Citrus Limon Oil', 'CITRUS LIMON PEEL OIL'],
    ['Malus Domestica Oil', 'PYRUS MALUS SEED OIL'],
    ['Mangifera Indica Butter', 'MANGIFERA INDICA SEED BUTTER'],
    ['Mango Butter', 'MANGIFERA INDICA SEED BUTTER'],
  ])('%s is %s', (printed, inci) => {
    expect(inciOf(printed)).toBe(inci)
  })

  test.each([
    // Another oil has that name, or several may be meant.
    ['Rose Oil', 'ROSE FLOWER OIL'],
    ['Macadamia Nut Oil', 'MACADAMIA TERNIFOLIA SEED OIL'],
    ['Carrot Oil', null],
    ['Santalum Spicatum Oil', null],
    ['Pinus Pinaster Oil', null],
    ['Wheat Bran Oil', null],
    ['Quimbia Zorbiana Oil', null],
  ])('%s stays %s', (printed, inci) => {
    expect(inciOf(printed)).toBe(inci)
  })
})

describe('a plant by two names without brackets', () => {
  test.each([
    ['Helianthus Annuus Sunflower Seed Oil', 'HELIANTHUS ANNUUS SEED OIL'],
    ['simmondsia chinensis jojoba seed oil', 'SIMMONDSIA CHINENSIS SEED OIL'],
    ['Jojoba Simmondsia Chinensis Seed Oil', 'SIMMONDSIA CHINENSIS SEED OIL'],
    ['cocos nucifera coconut oil', 'COCOS NUCIFERA OIL'],
    ['Olea Europaea Olive Fruit Oil', 'OLEA EUROPAEA FRUIT OIL'],
    ['Aloe Barbadensis Aloe Vera Leaf Juice', 'ALOE BARBADENSIS LEAF JUICE'],
    ['Camellia Sinensis Green Tea Leaf Extract', 'CAMELLIA SINENSIS LEAF EXTRACT'],
    ['Opuntia Ficus-Indica Prickly Pear Seed Oil', 'OPUNTIA FICUS-INDICA SEED OIL'],
  ])('%s is %s', (printed, inci) => {
    const match = matchName(printed, knowledge)
    expect([inciOf(printed), match.tier]).toEqual([inci, 'part'])
  })

  test.each([
    // Two names of two ingredients, whose comma was lost.
    'Helianthus Annuus Jojoba Seed Oil',
    'Camellia Sinensis Sunflower Seed Oil',
    'Aloe Barbadensis Green Tea Leaf Extract',
  ])('%s is neither of the two', (printed) => {
    expect(matchName(printed, knowledge)).toMatchObject({ ingredient: null })
  })
})
