import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'

const knowledge = realKnowledge()
const alertsOf = (allergy: string, text: string) => {
  const profile: Profile = {
    skinType: null,
    allergies: [allergy],
    preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
    isPregnant: false,
  }
  return (analyze(`Ingredients: ${text}`, knowledge, { profile }).alerts ?? []).filter(
    ({ kind }) => kind === 'allergy',
  )
}
const hits = (allergy: string, text: string) => alertsOf(allergy, text).flatMap(({ printed }) => printed)

it('DEC-52 an oil that holds what one is allergic to is told with the share and its source', () => {
  const alerts = alertsOf('linalool', 'Aqua, Lavandula Angustifolia Oil, Tocopherol')

  expect(alerts).toHaveLength(1)
  expect(alerts[0]?.text).toBe(
    'You listed an allergy to linalool. Lavandula Angustifolia Oil holds linalyl acetate (25 to 47 %) and linalool (20 to 45 %).',
  )
  expect(alerts[0]).toMatchObject({
    because: 'linalool',
    printed: ['Lavandula Angustifolia Oil'],
    source: { id: 'oil-lavender-2022' },
  })
})

it('what is printed and what an oil holds are two alerts', () => {
  const texts = alertsOf('limonene', 'Citrus Limon Peel Oil, Limonene').map(({ text }) => text)

  expect(texts[0]).toContain('this product lists Limonene.')
  expect(texts[1]).toContain('Citrus Limon Peel Oil holds limonene (65 to 88.7 %).')
})

it('an amount that no text told is not made up', () => {
  const [alert] = alertsOf('camphor', 'Aqua, Rosmarinus Officinalis Leaf Oil')
  expect(alert?.text).toBe('You listed an allergy to camphor. Rosmarinus Officinalis Leaf Oil holds camphor.')
})

it.each([
  ['Limonen', 'Citrus Aurantium Dulcis Peel Oil'],
  ['limoneno', 'Citrus Paradisi Peel Oil'],
  ['d-limonene', 'Citrus Nobilis Peel Oil'],
  ['CAS 5989-27-5', 'Citrus Aurantium Bergamia Fruit Oil'],
  ['リナロール', 'Aniba Rosaeodora Wood Oil'],
  ['гераниол', 'Cymbopogon Martini Oil'],
  ['eugénol', 'Eugenia Caryophyllus Leaf Oil'],
  ['eugenol', 'Pimenta Racemosa Leaf Oil'],
  ['cinnamaldehyde', 'Cinnamomum Zeylanicum Bark Oil'],
  ['anethole', 'Illicium Verum Fruit/Seed Oil'],
  ['carvone', 'Mentha Viridis Leaf Oil'],
  ['menthol', 'Mentha Piperita Oil'],
  ['methyl salicylate', 'Gaultheria Procumbens Leaf Oil'],
  ['benzyl cinnamate', 'Myroxylon Pereirae Resin'],
  ['benzyl benzoate', 'Cananga Odorata Flower Oil'],
  ['balsam of Peru', 'Eugenia Caryophyllus Bud Oil'],
  ['fragrance', 'Rosmarinus Officinalis Leaf Oil'],
])('DEC-52 an allergy to %s meets %s', (allergy, oil) => {
  expect(hits(allergy, `Aqua, ${oil}, Glycerin`)).toEqual([oil])
})

it.each([
  ['limonene', 'Limnanthes Alba Seed Oil, Citrus Grandis Seed Extract'],
  ['citral', 'Citric Acid, Sodium Citrate, Triethyl Citrate'],
  ['geraniol', 'Geranylgeranylisopropanol, Geranyl Linalool'],
  ['linalool', 'Linoleic Acid, Linolenic Acid, Helianthus Annuus Seed Oil, Olea Europaea Fruit Oil'],
  ['eugenol', 'Litsea Cubeba Fruit Oil'],
  ['menthol', 'Menthyl Anthranilate'],
  ['lavender', 'Citrus Aurantium Bergamia Fruit Oil'],
  ['orange', 'Lavandula Angustifolia Oil'],
  ['rose', 'Pelargonium Graveolens Flower Oil'],
])('DEC-52 an allergy to %s does not meet %s', (allergy, text) => {
  const held = alertsOf(allergy, text).filter((alert) => alert.text.includes(' holds '))
  expect(held).toEqual([])
})

it.each([
  ['clove', 'Eugenia Caryophyllus Flower Extract'],
  ['rose', 'Rosa Damascena Flower Water'],
  ['lavender', 'Lavandula Angustifolia Flower Water'],
  ['orange', 'Citrus Aurantium Amara Flower Water'],
  ['patchouli', 'Pogostemon Cablin Leaf Extract'],
  ['turmeric', 'Curcuma Longa Root Extract'],
  ['Calendula officinalis', 'Calendula Officinalis Flower Extract'],
  ['Curcuma longa', 'Curcuma Longa Root Powder'],
])('DEC-52 an allergy to the plant %s meets its %s', (allergy, name) => {
  expect(hits(allergy, `Aqua, ${name}, Glycerin`)).toEqual([name])
})

it('oils in a fixed oil are neither without points nor without risk', () => {
  const list =
    'Ingredients: Helianthus Annuus Seed Oil, Rosmarinus Officinalis Leaf Oil, Melaleuca Alternifolia Leaf Oil, Pinus Sylvestris Leaf Oil, Salvia Sclarea Oil, Thymus Vulgaris Oil, Cymbopogon Martini Oil'
  const { overallScore, allergenRisk, ingredients } = analyze(list, knowledge)

  expect(overallScore).toBeLessThanOrEqual(75)
  expect(allergenRisk).toBe('high')
  expect(ingredients[6]?.why?.text).toBe(
    'Essential oil; holds geraniol, geranyl acetate, farnesol, linalool and others, fragrance allergens of the EU list.',
  )
})

it('an oil known by name is rated as one that is known by its kind', () => {
  const [, known, unknown] = analyze(
    'Ingredients: Aqua, Rosmarinus Officinalis Leaf Oil, Zorbia Quimbiana Peel Oil, Glycerin, Panthenol',
    knowledge,
  ).ingredients

  expect(known?.safetyScore).toBe(unknown?.safetyScore)
  expect([known?.allergen, unknown?.allergen]).toEqual([true, true])
})
