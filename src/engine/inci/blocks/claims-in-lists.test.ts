import { describe, expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => analyze(text, knowledge).ingredients.map(({ name }) => name)
const OTHERS = ['AQUA', 'GLYCERIN', 'PANTHENOL', 'CITRIC ACID']

describe('a claim between the names of a list denies its own piece, whatever parts them', () => {
  test.each([
    'Aqua • Glycerin • sans silicone • Panthenol • Citric Acid',
    'Aqua · Glycerin · senza parabeni · Panthenol · Citric Acid · senza alcol',
    'Aqua | Glycerin | 0% alcohol | Panthenol | Citric Acid',
    'Aqua – Glycerin – bez silikonów – Panthenol – Citric Acid',
    'Aqua / Glycerin / ohne Silikone / Panthenol / Citric Acid',
    'Aqua • Glycerin • ohne Parabene • Silikone • Panthenol • Citric Acid',
    'Aqua • Glycerin • does not contain parabens • Panthenol • Citric Acid',
    '水、甘油、不含酒精、泛醇、柠檬酸',
    'Ingredients: Aqua ● Glycerin ● zonder parfum ● Panthenol ● Citric Acid',
  ])('%s', (text) => {
    expect(namesIn(text)).toEqual(OTHERS)
  })

  test('a name with a bad mark among marked names ends at the next mark', () => {
    expect(namesIn('✅ Aqua ✅ Glycerin ⚠️ Parfum ❌ Parabens ✅ Carbomer ✅ Panthenol')).toEqual([
      'AQUA',
      'GLYCERIN',
      'PARFUM',
      'CARBOMER',
      'PANTHENOL',
    ])
  })

  test.each([
    'Vegan • cruelty free • sans parabens • Lanolin • Formaldehyde',
    '❌ Parabens ❌ Sulfates ❌ Formaldehyde',
    'Free from: • parabens • Lanolin • Formaldehyde',
    'Aqua • Glycerin • free from: • Lanolin • Formaldehyde',
  ])('where no list stands before it, it denies all behind it: %s', (text) => {
    expect(namesIn(text).filter((name) => !OTHERS.includes(name))).toEqual([])
  })
})
