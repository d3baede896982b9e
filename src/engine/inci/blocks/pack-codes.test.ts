import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)

it.each([
  '[N1234567/A] EXP 05/2028 L23145',
  '[N3302/A]',
  '(B12345/2)',
  '{FIL 123.456/2}',
  '(N° 123456-A)',
  '[LOT 4711B] [EXP 03/28]',
  'L23145',
  '05/2028',
  'EXP MAY 2028',
  'MHD 03.2027 Ch.-B. 4711',
  'Best before end: 05/2028 Batch: 4711',
  'Scad. 12/2026 Lotto L4711',
  'Cad. 12-2026 Lote: 88A12',
  'SKT: 05.2027 Parti No: 23145',
])('SCAN-08 codes of the pack behind the last name are no part of it: %s', (codes) => {
  const names = ['Aqua', 'Glycerin', 'Linalool', 'Hydroquinone']
  expect(namesIn(`${names.join(', ')} ${codes}`)).toEqual(names)
  expect(namesIn(`INGREDIENTS: ${names.join(', ')} ${codes}.`)).toEqual(names)
})

it('SCAN-08 numbers that are of a name stay with it', () => {
  for (const name of [
    'Titanium Dioxide (CI 77891)',
    'Lecithin (E322)',
    'Iron Oxides (77492)',
    'CI 77891',
    'Citral [5392-40-5]',
  ])
    expect(namesIn(`Aqua, Glycerin, Linalool, ${name}`)).toEqual(['Aqua', 'Glycerin', 'Linalool', name])
})
