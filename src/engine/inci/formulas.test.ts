import { expect, test } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { analyze } from '../analyze.ts'

const knowledge = realKnowledge()

test('a chemical formula is the substance, with its figures below the line or beside', () => {
  const { ingredients } = analyze('H₂O, TiO₂, ZnO, Fe2O3, NaOH, H2O2, NaCl, Ca(OH)2, Glycerin', knowledge)
  expect(ingredients.map(({ inci }) => inci)).toEqual([
    'AQUA',
    'TITANIUM DIOXIDE',
    'ZINC OXIDE',
    'CI 77491',
    'SODIUM HYDROXIDE',
    'HYDROGEN PEROXIDE',
    'SODIUM CHLORIDE',
    'CALCIUM HYDROXIDE',
    'GLYCERIN',
  ])
})

test.each(['HgCl2', 'PbO', 'As₂O₃', 'BaCl2', 'CdS', 'CHCl3', 'CCl4', 'CH2Cl2', 'KCN', 'CrO3'])(
  'the formula %s is as forbidden as the name',
  (formula) => {
    const { ingredients, overallScore } = analyze(`Aqua, Glycerin, ${formula}, Panthenol`, knowledge)
    expect(ingredients[2]?.safetyScore).toBe(5)
    expect(overallScore).toBeLessThanOrEqual(25)
  },
)

test.each([
  ['IPM', 'ISOPROPYL MYRISTATE'],
  ['GMS', 'GLYCERYL STEARATE'],
  ['BTMS-50', 'BEHENTRIMONIUM METHOSULFATE'],
  ['PQ-10', 'POLYQUATERNIUM-10'],
  ['BP-3', 'BENZOPHENONE-3'],
  ['OMC', 'ETHYLHEXYL METHOXYCINNAMATE'],
  ['MSM', 'DIMETHYL SULFONE'],
])('what formulators write short is known: %s', (short, inci) => {
  const { ingredients } = analyze(`Aqua, Glycerin, ${short}, Panthenol`, knowledge)
  expect(ingredients[2]?.inci).toBe(inci)
})
