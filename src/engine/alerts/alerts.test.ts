import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'

const knowledge = realKnowledge()
const nobody: Profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}
const alertsOf = (text: string, profile: Partial<Profile>) =>
  analyze(text, knowledge, { profile: { ...nobody, ...profile } }).alerts ?? []
const hits = (allergy: string, text: string) =>
  alertsOf(text, { allergies: [allergy] }).flatMap(({ printed }) => printed)

it.each([
  ['fragrance', 'Aqua, Parfum, Limonene', ['Parfum', 'Limonene']],
  ['Parfum', 'Aqua, Fragrance', ['Fragrance']],
  ['MI', 'Aqua, Methylisothiazolinone', ['Methylisothiazolinone']],
  ['methylisothiazolinone', 'Aqua, Methylchloroisothiazolinone', ['Methylchloroisothiazolinone']],
  [
    'nuts',
    'Aqua, Prunus Amygdalus Dulcis (Sweet Almond) Oil',
    ['Prunus Amygdalus Dulcis (Sweet Almond) Oil'],
  ],
  ['peanuts', 'Aqua, Arachis Hypogaea Oil', ['Arachis Hypogaea Oil']],
  ['latex', 'Aqua, Hevea Brasiliensis Latex Extract', ['Hevea Brasiliensis Latex Extract']],
  ['sulfates', 'Aqua, Sodium Laureth Sulfate, Magnesium Sulfate', ['Sodium Laureth Sulfate']],
  ['salicylates', 'Aqua, Salicylic Acid', ['Salicylic Acid']],
  ['aspirin', 'Aqua, Benzyl Salicylate', ['Benzyl Salicylate']],
  ['lanolin', 'Aqua, PEG-75 Lanolin', ['PEG-75 Lanolin']],
  ['wool', 'Aqua, Lanolin Alcohol', ['Lanolin Alcohol']],
  ['soy', 'Aqua, Glycine Soja Oil', ['Glycine Soja Oil']],
  ['gluten', 'Aqua, Hydrolyzed Wheat Protein', ['Hydrolyzed Wheat Protein']],
  ['formaldehyde', 'Aqua, DMDM Hydantoin', ['DMDM Hydantoin']],
  ['parabens', 'Aqua, Methylparaben, Propylparaben', ['Methylparaben', 'Propylparaben']],
  [
    'coconut',
    'Aqua, Cocamidopropyl Betaine, Theobroma Cacao (Cocoa) Seed Butter',
    ['Cocamidopropyl Betaine'],
  ],
  ['bee products', 'Aqua, Cera Alba, Mel', ['Cera Alba', 'Mel']],
  ['honey', 'Aqua, Mel', ['Mel']],
  ['essential oils', 'Aqua, Lavandula Angustifolia Oil', ['Lavandula Angustifolia Oil']],
  ['milk', 'Aqua, Hydrolyzed Milk Protein', ['Hydrolyzed Milk Protein']],
  ['sesame', 'Aqua, Sesamum Indicum Seed Oil', ['Sesamum Indicum Seed Oil']],
  ['egg', 'Aqua, Egg Yolk Extract', ['Egg Yolk Extract']],
  ['propylene glycol', 'Aqua, Propylene Glycol', ['Propylene Glycol']],
  ['alcohol', 'Aqua, Alcohol Denat., Cetyl Alcohol', ['Alcohol Denat.']],
  ['tea tree', 'Aqua, Melaleuca Alternifolia Leaf Oil', ['Melaleuca Alternifolia Leaf Oil']],
  ['silicones', 'Aqua, Dimethicone, Glycerin', ['Dimethicone']],
  ['daisies', 'Aqua, Calendula Officinalis Flower Extract', ['Calendula Officinalis Flower Extract']],
  ['Panthenol', 'Aqua, Provitamin B5', ['Provitamin B5']],
  ['avocado', 'Aqua, Persea Gratissima (Avocado) Oil', ['Persea Gratissima (Avocado) Oil']],
  ['wheat', 'Aqua, Triticum Vulgare Germ Oil', ['Triticum Vulgare Germ Oil']],
  ['shrimp', 'Aqua, Chitosan', ['Chitosan']],
  ['colophony', 'Aqua, Colophonium', ['Colophonium']],
  ['lavender', 'Aqua, Lavandula Angustifolia Oil, Linalool', ['Lavandula Angustifolia Oil', 'Linalool']],
  ['Allergy to PPD', 'Aqua, p-Phenylenediamine', ['p-Phenylenediamine']],
  ['peaches', 'Aqua, Prunus Persica Kernel Oil', ['Prunus Persica Kernel Oil']],
  ['almonds', 'Aqua, Sweet Almond Oil', ['Sweet Almond Oil']],
  ['Weizen', 'Aqua, Hydrolyzed Wheat Protein', ['Hydrolyzed Wheat Protein']],
  ['asprin', 'Aqua, Salix Alba Bark Extract', ['Salix Alba Bark Extract']],
  ['alpha-gal', 'Aqua, Gelatin', ['Gelatin']],
  ['sulfites', 'Aqua, Sodium Metabisulfite, Sodium Sulfate', ['Sodium Metabisulfite']],
  ['seaweed', 'Aqua, Laminaria Digitata Extract', ['Laminaria Digitata Extract']],
  ['azo dyes', 'Aqua, CI 19140', ['CI 19140']],
  ['coffee', 'Aqua, Coffea Arabica Seed Oil, Caffeine', ['Coffea Arabica Seed Oil', 'Caffeine']],
  ['propolis', 'Aqua, Propolis Extract', ['Propolis Extract']],
  ['castor oil', 'Aqua, Ricinus Communis (Castor) Seed Oil', ['Ricinus Communis (Castor) Seed Oil']],
  ['snail', 'Aqua, Snail Secretion Filtrate', ['Snail Secretion Filtrate']],
  ['CAPB', 'Aqua, Cocamidopropyl Betaine', ['Cocamidopropyl Betaine']],
  ['collagen', 'Aqua, Hydrolyzed Collagen', ['Hydrolyzed Collagen']],
])('DEC-52 an allergy to %s meets %s', (allergy, text, printed) => {
  expect(hits(allergy, text)).toEqual(printed)
})

it.each([
  ['coconut', 'Aqua, Theobroma Cacao Seed Butter, Cocoa Extract'],
  ['nuts', 'Aqua, Cocos Nucifera Oil, Pelargonium Graveolens Oil'],
  ['egg', 'Aqua, Solanum Melongena (Eggplant) Fruit Extract'],
  ['soy', 'Aqua, Glycine'],
  ['alcohol', 'Aqua, Cetearyl Alcohol'],
  ['nickel', 'Aqua, Glycerin'],
  ['milk', 'Aqua, Milk Thistle Extract'],
  ['hazelnut', 'Aqua, Hamamelis Virginiana (Witch Hazel) Water'],
  ['tea', 'Aqua, TEA-Stearate, Melaleuca Alternifolia (Tea Tree) Leaf Oil'],
  ['sulfites', 'Aqua, Sodium Sulfate, Sodium Laureth Sulfate'],
  ['bees', 'Aqua, Synthetic Beeswax'],
  ['mustard', 'Aqua, Undaria Pinnatifida (Sea Mustard) Extract'],
  ['egg', 'Aqua, Salmon Egg Extract'],
  ['silk', 'Aqua, Albizia Julibrissin (Silk Tree) Bark Extract'],
  ['rose', 'Aqua, Hibiscus Rosa-Sinensis Flower Extract'],
  ['acrylates', 'Aqua, Acrylates Copolymer'],
  ['urea', 'Aqua, Imidazolidinyl Urea'],
  ['latex', 'Aqua, Musa Sapientum Fruit Extract'],
])('DEC-52 an allergy to %s does not meet %s', (allergy, text) => {
  expect(hits(allergy, text)).toEqual([])
})

it('DEC-52 the alert says which name matched and why', () => {
  const [alert] = alertsOf('Aqua, Linalool', { allergies: ['perfume'] })
  expect(alert?.because).toBe('perfume')
  expect(alert?.text).toContain('Linalool')
  expect(alert?.text).toContain('fragrance allergens')
})

it('the same allergy in other letters is one alert', () => {
  expect(alertsOf('Aqua, Parfum', { allergies: ['Fragrance', 'fragrance ', 'FRAGRANCE'] })).toHaveLength(1)
})

it('an allergy that nothing matches raises no alert, and the summary tells nothing about the reader', () => {
  const result = analyze('Aqua, Glycerin', knowledge, { profile: { ...nobody, allergies: ['nickel'] } })
  expect(result.personalAlerts).toEqual([])
  expect(result.aiSummary).toBe(analyze('Aqua, Glycerin', knowledge).aiSummary)
})

it('preferences are worded as preferences', () => {
  const preferences = { veganOnly: true, naturalOnly: true, lowComedogenic: true }
  const alerts = alertsOf('Aqua, Cera Alba, Glycerin, Dimethicone, Cocos Nucifera Oil', { preferences })
  expect(alerts.map(({ because }) => because)).toEqual([
    'Vegan only',
    'Vegan only',
    'Natural only',
    'Low comedogenic',
  ])
  expect(alerts[0]?.printed).toEqual(['Cera Alba'])
  expect(alerts[1]?.printed).toEqual(['Glycerin'])
  expect(alerts[2]?.text).toContain('says nothing about safety')
})

it('skin type brings what may not suit it', () => {
  expect(alertsOf('Aqua, Parfum', { skinType: 'sensitive' })[0]?.printed).toEqual(['Parfum'])
  expect(alertsOf('Aqua, Parfum', { skinType: 'normal' })).toEqual([])
})

it('a published caution for pregnancy is told to who asked for it, each with its source, and to nobody else', () => {
  const text = 'Aqua, Retinol, Hydroquinone, Retinol'
  const told = alertsOf(text, { isPregnant: true })

  expect(told.map(({ kind, printed }) => [kind, printed])).toEqual([
    ['pregnancy', ['Retinol']],
    ['pregnancy', ['Hydroquinone']],
  ])
  expect(told[0]?.source?.title).toContain('pregnancy')
  expect(told[0]?.text).toContain('ask your doctor')
  expect(alertsOf(text, {})).toEqual([])
})

it('pairs that many use apart are told to everyone', () => {
  const alerts = analyze('Aqua, Retinol, Glycolic Acid', knowledge).alerts ?? []
  expect(alerts[0]).toMatchObject({ kind: 'interaction', printed: ['Retinol', 'Glycolic Acid'] })
})

it('without a profile nothing personal is in the answer', () => {
  expect(analyze('Aqua, Parfum', knowledge)).not.toHaveProperty('personalAlerts')
})
