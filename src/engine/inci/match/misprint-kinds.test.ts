import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { matchName } from './match.ts'

const knowledge = realKnowledge()

/** Substances, plants and foods that exist, each a letter or two from a name we know. */
const OTHERS = [
  ...['Nitric Acid', 'Chloric Acid', 'Cholic Acid', 'Muriatic Acid', 'Thymic Acid', 'Racemic Acid'],
  ...['Margaric Acid', 'Elaidic Acid', 'Glyceric Acid', 'Propenoic Acid', 'Stannic Acid', 'Cupric Acid'],
  ...['Eleostearic Acid', 'Punicic Acid', 'Pteroylglutamic Acid', 'Lactase', 'Sucrase', 'Saccharase'],
  ...['Cutin', 'Lectin', 'Botulin', 'Quinone', 'Harmine', 'Ethionine', 'Creatinine', 'Aloin', 'Saline'],
  ...['Adenosine Diphosphate', 'Sodium Hydride', 'Pyridoxamine', 'Cellobiose', 'Erythrose', 'Silvex'],
  ...['Silver Solder', 'Vitamin Bc', 'Prolamine', 'Oxybenzene', 'Calamint', 'Sunrose', 'Liver', 'Bream'],
  ...['Sodium Caproylsarcosinate', 'Vexamidopropyl Betaine', 'Potassium Oleoylsarcosinate'],
  // The one word that tells what it is, two letters off and begun otherwise.
  ...['Potassium Zelvate', 'Glyceryl Zelvate', 'Magnesium Quearate'],
  ...['Feast', 'Tater', 'Wafer', 'Batter', 'Coffee Roll', 'Cashew Seed Oil', 'Manna', 'Isatis'],
]

describe('near spelling never turns one substance into another that exists', () => {
  it.each(OTHERS)('%s', (name) => {
    expect(matchName(name, knowledge).tier).not.toBe('near')
  })

  it('alum is no albumen', () => {
    const [first] = analyze('Alumen, Aqua, Glycerin', knowledge).ingredients
    expect(first?.inci).toBe('POTASSIUM ALUM')
  })
})

it.each([
  ['Dodium Chloride', 'SODIUM CHLORIDE'],
  ['Gutylene Glycol', 'BUTYLENE GLYCOL'],
  ['Detaine', 'BETAINE'],
  ['Icus Carica Fruit Extract', 'FICUS CARICA FRUIT EXTRACT'],
  ['acelaic acid', 'AZELAIC ACID'],
  ['Linolic Acid', 'LINOLEIC ACID'],
  ['Glycollic Acid', 'GLYCOLIC ACID'],
  ['Magensium Sulfate', 'MAGNESIUM SULFATE'],
  ['lycerin', 'GLYCERIN'],
])('%s is still known as %s', (printed, inci) => {
  const { ingredient } = matchName(printed, knowledge)
  expect(knowledge.ingredients[ingredient ?? -1]?.inci).toBe(inci)
})
