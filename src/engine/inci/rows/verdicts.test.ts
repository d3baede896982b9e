import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)
const NAMES = ['BHT', 'Propylparaben', 'Phenoxyethanol', 'Aqua', 'Glycerin']

it.each([
  ['Avoid', 'Caution', 'Good'],
  ['Not recommended', 'Less recommended', 'Recommended'],
  ['High concern (2)', 'Moderate concern (1)', 'Low concern (2)'],
  ['🔴 High risk', '🟡 Moderate risk', '🟢 No risk'],
  ['● nicht empfehlenswert', '● eingeschränkt empfehlenswert', '● empfehlenswert'],
  ['Hoher Bedenken', 'Mittlere Bedenken', 'Keine Bedenken'],
  ['À éviter', 'Modéré', 'Bon'],
  ['Risque élevé', 'Risque modéré', 'Sans risque'],
  ['Evitar', 'Precaución', 'Bueno'],
  ['Da evitare', 'Accettabile', 'Buono'],
  ['Unikać', 'Uwaga', 'Bezpieczne'],
  ['Опасные', 'Средний риск', 'Безопасные'],
  ['Riskli', 'Orta', 'Güvenli'],
])('SCAN-08 names under the ratings of an app are all inside: %s', (bad, middling, good) => {
  const lines = [`${bad}: BHT, Propylparaben`, `${middling}: Phenoxyethanol`, `${good}: Aqua, Glycerin`]
  expect(namesIn(lines.join('\n'))).toEqual(NAMES)
  expect(namesIn(lines.join('\n\n'))).toEqual(NAMES)
  expect(namesIn(`Ingredients\n${lines.join('\n')}`)).toEqual(NAMES)
})

it('SCAN-08 one rating behind a bullet denies nothing', () => {
  expect(namesIn('● nicht empfehlenswert: Propylparaben\nAqua, Glycerin, Panthenol')).toContain(
    'Propylparaben',
  )
  expect(namesIn('● nicht empfehlenswert: Propylparaben')).toEqual(['Propylparaben'])
})

it.each([
  'What we avoid: BHT, Propylparaben\nIngredients: Aqua, Glycerin, Panthenol',
  'Free from: BHT, Propylparaben\nGood: Aqua, Glycerin, Panthenol',
  'Avoid: contact with eyes\nCaution: keep away from children\nIngredients: Aqua, Glycerin, Panthenol',
  'Ohne: BHT, Propylparaben\nSehr gut: Aqua, Glycerin, Panthenol',
])('SCAN-08 what a maker avoids stays outside: %s', (text) => {
  expect(namesIn(text)).toEqual(['Aqua', 'Glycerin', 'Panthenol'])
})

it.each([
  'INCI: Aqua ✅ Glycerin ✅ Parfum ⚠️ Methylparaben ❌',
  'Aqua ✅, Glycerin ✅, Parfum ⚠️, Methylparaben ❌',
  'Aqua ✅\nGlycerin ✅\nParfum ❌\nMethylparaben ❌',
  '✅ Aqua\n✅ Glycerin\n❌ Parfum\n❌ Methylparaben',
  '✔ Aqua, ✔ Glycerin, ✘ Parfum, ✘ Methylparaben',
])('SCAN-08 where water has a mark, too, a cross at a name is a bad mark: %j', (text) => {
  expect(parseList(text, knowledge).items.map(({ match }) => match.by)).toEqual([
    'AQUA',
    'GLYCERIN',
    'PARFUM',
    'METHYLPARABEN',
  ])
})

it.each([
  'Parabens ❌ Silicones ❌ Vegan ✅\nIngredients: Aqua, Glycerin',
  '❌ Talc ❌ Methylparaben ✅ Vegan\n\nIngredients: Aqua, Glycerin',
])('SCAN-08 a cross denies what no mark of a list stands beside: %j', (text) => {
  expect(parseList(text, knowledge).items.map(({ match }) => match.by)).toEqual(['AQUA', 'GLYCERIN'])
})
