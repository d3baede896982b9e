import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)

it.each([
  'Lab results: lead < 1 ppm, arsenic < 0.5 ppm, mercury n.d.',
  'Certificate of analysis: cadmium not detected, lead below 0.1 mg/kg.',
  'Tested for heavy metals: nickel < 1 ppm, chromium < 1 ppm, cobalt < 1 ppm.',
  'Test report no. 4711/26: mercury, antimony and lead below the limit of quantification.',
  'Impurities: 1,4-dioxane < 5 ppm, ethylene oxide < 1 ppm.',
  'Laborbefund: Blei < 1 mg/kg, Quecksilber n. n., Antimon < 0,5 ppm.',
  'Untersucht auf: Arsen, Cadmium und Blei, alle unter der Bestimmungsgrenze.',
  'Prüfbericht Nr. 26-0815: Hydrochinon nicht nachweisbar, Blei < 0,5 ppm.',
  "Rapport d'essai : plomb < 2 ppm, cadmium inférieur à la limite de quantification.",
  'Analyses : mercure et plomb non détectés.',
  'Informe de ensayo: plomo < 1 ppm, arsénico por debajo del límite de detección.',
  'Rapporto di prova: piombo, cadmio e mercurio sotto il limite di rilevabilità.',
  'Relatório de ensaio: chumbo < 1 ppm, mercúrio não detetado.',
  'Wyniki badań: ołów, arsen i kadm poniżej progu wykrywalności.',
  'Testrapport: lood < 1 ppm, kwik niet aantoonbaar.',
  'Analysrapport: bly < 1 ppm, kvicksilver ej påvisat.',
  'Результаты испытаний: свинец < 1 ppm, ртуть не обнаружена.',
  '重金属検査: 鉛 < 1 ppm、水銀 不検出',
  '检测报告: 铅 < 1 ppm, 汞 未检出',
])('what a report says of traces behind a list is no ingredient: %s', (report) => {
  expect(namesIn(`Ingredients: Aqua, Kaolin, Glycerin. ${report}`)).toEqual(['Aqua', 'Kaolin', 'Glycerin'])
  expect(namesIn(`Aqua, Kaolin, Glycerin\n${report}`)).toEqual(['Aqua', 'Kaolin', 'Glycerin'])
})

it.each([
  ['Analysis: Aqua, Glycerin, Lead Acetate', ['Aqua', 'Glycerin', 'Lead Acetate']],
  ['Analyse: Aqua, Glycerin, Hydroquinone < 1 %', ['Aqua', 'Glycerin', 'Hydroquinone']],
  ['Getestet: Aqua, Glycerin, Mercury Chloride', ['Aqua', 'Glycerin', 'Mercury Chloride']],
  ['Aqua, Glycerin. Analysis: lead, mercury', ['Aqua', 'Glycerin', 'lead', 'mercury']],
])('a list is one under such a heading as well, and what no report measures counts: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it('a list that begins behind a report is read', () => {
  const text = 'Lab report: lead < 1 ppm, mercury n.d. Ingredients: Aqua, Kaolin, Glycerin'
  expect(namesIn(text)).toEqual(['Aqua', 'Kaolin', 'Glycerin'])
})

it.each([
  'Aqua, Glycerin, Cadmium < 0.1 ppm, Cobalt < 1 ppm, Kaolin',
  'Aqua, Glycerin, Antimony (Sb): < 5 ppm, Kaolin',
  'Aqua, Glycerin, Kaolin. Nikkel < 1 ppm.',
  'Zutaten: Aqua, Glycerin, Kaolin. Blei unter 1 mg/kg; Quecksilber ≤ 0,1 mg/kg',
  'Ingrédients : Aqua, Glycerin, Kaolin\nPlomb < 2 ppm\n1,4-dioxane < 1 ppm',
])('what is bounded to traces is no ingredient without a heading either: %s', (text) => {
  expect(namesIn(text)).toEqual(['Aqua', 'Glycerin', 'Kaolin'])
})

it.each([
  ['Aqua, Lead Acetate, Kaolin', 'Lead Acetate'],
  ['Aqua, Mercury 1 ppm, Kaolin', 'Mercury'],
  ['Aqua, Methylisothiazolinone < 15 ppm, Kaolin', 'Methylisothiazolinone'],
  ['Aqua, Nickel Sulfate < 1 %, Kaolin', 'Nickel Sulfate'],
])('what is there in an amount, or is a compound of its own, counts: %s', (text, name) => {
  expect(namesIn(text)[1]).toBe(name)
})
