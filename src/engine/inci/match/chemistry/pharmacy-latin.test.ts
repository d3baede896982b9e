import { expect, test } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

test.each([
  ['Acidum salicylicum', 'SALICYLIC ACID'],
  ['Acidum azelaicum', 'AZELAIC ACID'],
  ['Zinci oxidum', 'ZINC OXIDE'],
  ['Titanii dioxidum', 'TITANIUM DIOXIDE'],
  ['Natrii benzoas', 'SODIUM BENZOATE'],
  ['Natrium benzoicum', 'SODIUM BENZOATE'],
  ['Kalii sorbas', 'POTASSIUM SORBATE'],
  ['Natrium salicylicum', 'SODIUM SALICYLATE'],
  ['Methylis parahydroxybenzoas', 'METHYLPARABEN'],
  ['Isopropylis myristas', 'ISOPROPYL MYRISTATE'],
  ['Retinoli palmitas', 'RETINYL PALMITATE'],
  ['Alcohol cetylicus', 'CETYL ALCOHOL'],
  ['Oleum ricini', 'RICINUS COMMUNIS SEED OIL'],
  ['Bolus alba', 'KAOLIN'],
])('the Latin of pharmacies is read: %s', (printed, inci) => {
  expect(
    analyze(`Ingredients: Aqua purificata, ${printed}, Glycerolum`, knowledge).ingredients[1]?.inci,
  ).toBe(inci)
})

test('a per cent in a recipe of a pharmacy is held against the limit', () => {
  const { ingredients } = analyze(
    'Aqua purificata, Adeps lanae, Acidum salicylicum 10 %, Vaselinum album',
    knowledge,
  )

  expect(ingredients[2]?.limit?.verdict).toBe('over')
})

test('what is forbidden is found under its Latin name', () => {
  const { ingredients } = analyze('Ingredients: Aqua purificata, Plumbi acetas, Tretinoinum', knowledge)

  expect(ingredients.map(({ safetyScore }) => safetyScore)).toEqual([100, 5, 5])
})
