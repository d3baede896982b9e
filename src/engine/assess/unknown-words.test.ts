import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const findingOf = (name: string) =>
  analyze(`Ingredients: Aqua, Glycerin, ${name}, Panthenol`, knowledge).ingredients[2]

describe('RES-40 a kind that is known has no score where what it is made of is not', () => {
  test.each([
    ['Unicorn Extract', 'unicorn'],
    ['Kryptonite Powder', 'kryptonite'],
    ['Zorblax Flower Water', 'zorblax'],
    ['Moon Dust Butter', 'moon dust'],
    ['Hydrolyzed Zorblax Protein', 'zorblax'],
    ['Zorblax Ferment Filtrate', 'zorblax'],
    ['Organic Zorblax (Wild) Leaf Extract', 'zorblax'],
    ['Zorblax Peptide', 'zorblax'],
    ['Zorblax Bran Wax', 'zorblax'],
    ['Zorblax Gum', 'zorblax'],
    ['Zorblax Clay', 'zorblax'],
    ['Ceramide XJ', 'xj'],
    ['Peptide Ω', 'ω'],
    ['Griffin Tallow', 'griffin'],
    ['Mermaid Collagen', 'mermaid'],
    ['Step Two Activating Powder', 'step two activating'],
    ['Sodium Vexylsulfonate', 'vexylsulfonate'],
    ['Palmitoyl Zentapeptide-77', 'zentapeptide'],
    ['Quimbimethicone', 'quimbimethicone'],
    ['Vexasiloxane', 'vexasiloxane'],
    ['Plorhydrolysate', 'plorhydrolysate'],
    ['Potassium Zorblylsulfosuccinate', 'zorblylsulfosuccinate'],
    ['Polyquaternium-987', '987'],
    ['Quaternium-4711', '4711'],
    ['Palmitoyl Tripeptide-999', '999'],
    ['PEG-4711 Stearate', '4711'],
    ['Poloxamer 9999', '9999'],
    ['Polyacrylate-999', '999'],
  ])('%s', (name, words) => {
    const finding = findingOf(name)
    expect(finding?.safetyScore).toBeNull()
    expect(finding?.flags).toContain('Recognised by class only')
    expect(finding?.why?.text).toContain(`no name we know holds "${words}"`)
    expect(finding?.why?.text).toContain('no score')
  })

  test('it counts neither for nor against the product', () => {
    const scoreWith = (more: string) => analyze(`Aqua, Glycerin, Panthenol${more}`, knowledge).overallScore
    expect(scoreWith(', Zorblax Extract')).toBe(scoreWith(''))
  })

  test.each(['Zorblax Oil', 'Zorblax Leaf Oil', 'Zorblax Absolute'])(
    'the caution of a scent stands: %s',
    (name) => {
      expect(findingOf(name)?.safetyScore).toBeLessThanOrEqual(75)
      expect(findingOf(name)?.isEstimate).toBe(true)
    },
  )

  test.each([
    'Organic Olive Bark Extract',
    'Shea Leaf Extract',
    'Acetyl Tetrapeptide-99',
    'Cyclohexasiloxanehydroxyethylacrylate',
    'PEG-999 Stearate',
    'Citrus Limon (Extrait de Citron)',
    'Hydrolyzed Rice Starch Extract',
  ])('each word of %s is known: the estimate of its kind stands', (name) => {
    expect(findingOf(name)?.safetyScore).toBeGreaterThanOrEqual(80)
    expect(findingOf(name)?.why?.text).not.toContain('no name we know')
  })
})
