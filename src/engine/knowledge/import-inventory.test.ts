import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { matchName } from '../inci/match/match.ts'
import { readKnowledgeFolder, realKnowledge } from './folder.test-support.ts'
import { prepareImport } from './import-tools.ts'
import { loadKnowledge } from './load.ts'
import { TINY_FILES } from './tiny-folder.test-support.ts'

const files = readKnowledgeFolder()
const curated = realKnowledge()

/** Read and compiled once for all that looks at it. */
let imported: ReturnType<typeof importOfficial> | undefined
const importedOfficial = () => (imported ??= importOfficial())

function importOfficial() {
  const answer = prepareImport(files, OFFICIAL, '2026-11-21')
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

/** As the official export is laid out: lines about itself, a heading with odd blanks, blanks in front of numbers. */
const OFFICIAL = [
  ['File creation date: 24/12/2025'],
  [''],
  ['Inventory of Ingredients'],
  [
    'COSING Ref No',
    'INCI name',
    'INN name',
    'Ph.\u00a0Eur. Name',
    'CAS No',
    'EC No',
    'Chem/IUPAC Name / Description',
    'Restriction',
    'Function',
    'Update Date',
  ],
  ['1', 'Zorbium Quimbate', '', '', ' 50-00-1', ' 200-001-8 / -', 'x', 'III/999 V/998', 'SKIN CONDITIONING, SPARKLING', '15/10/2019'],
  ['2', 'ZORBIA\nQUIMBIANA LEAF EXTRACT', '', '', '-', '-', '', '', 'SKIN CONDITIONING', '01/01/2020'],
  ['3', 'ZORBINE CHLORIDE', '', '', '-', '-', '', 'II/777', 'ANTISTATIC', ''],
  ['4', 'GLYCERIN', '', '', '1-11-1', '', '', 'II/1', 'ABRASIVE', ''],
  ['5', 'Zorbium quimbate', '', '', '', '', '', '', '', ''],
  ['6', 'CHLOROFORM', '', '', '67-66-3', '', '', '', 'SOLVENT', ''],
]

it('takes names, numbers, functions and annex references of the official export, and its date', () => {
  const answer = importedOfficial()

  expect(answer).toMatchObject({ names: 5, leftOut: 1, annexEntries: 4, unknownFunctions: ['SPARKLING'], date: '2025-12-24' })
  const { compiled } = answer
  const facts = compiled.ingredients.find(({ inci }) => inci === 'ZORBIUM QUIMBATE')
  expect(facts).toMatchObject({ cas: ['50-00-1'], ec: ['200-001-8'], isImported: true, vegan: 'unknown' })
  expect(facts?.annexes?.map(({ annex, ref, since }) => [annex, ref, since])).toEqual([
    ['III', '999', '2019-10-15'],
    ['V', '998', '2019-10-15'],
  ])
  expect(compiled.version).not.toBe(curated.version)
})

it('what is imported is written as rows like ours, each number, function and entry once', () => {
  const row = (...cells: string[]) => cells.join('\t')
  expect(importedOfficial().files).toEqual({
    'inventory.tsv': [
      row('inci', 'cas', 'ec', 'functions', 'source', 'origin', 'vegan', 'origin_source'),
      row('ZORBIUM QUIMBATE', '50-00-1', '200-001-8', 'Skin Conditioning', 'imported-inventory', 'unknown', 'unknown', 'imported-inventory'),
      row('ZORBIA QUIMBIANA LEAF EXTRACT', '', '', 'Skin Conditioning', 'imported-inventory', 'plant', 'unknown', 'opaline-class'),
      row('ZORBINE CHLORIDE', '', '', 'Antistatic', 'imported-inventory', 'unknown', 'unknown', 'imported-inventory'),
      row('GLYCERIN', '', '', 'Abrasive', 'imported-inventory', 'unknown', 'unknown', 'imported-inventory'),
      row('CHLOROFORM', '67-66-3', '', 'Solvent', 'imported-inventory', 'unknown', 'unknown', 'imported-inventory'),
      '',
    ].join('\n'),
    'regulation.tsv': [
      row('inci', 'annex', 'ref', 'effect', 'limit', 'since', 'source'),
      row('ZORBIUM QUIMBATE', 'III', '999', 'annex-iii', '', '2019-10-15', 'imported-inventory'),
      row('ZORBIUM QUIMBATE', 'V', '998', 'preservative', '', '2019-10-15', 'imported-inventory'),
      row('ZORBINE CHLORIDE', 'II', '777', 'unreviewed', '', '2025-12-24', 'imported-inventory'),
      row('GLYCERIN', 'II', '1', 'unreviewed', '', '2025-12-24', 'imported-inventory'),
      '',
    ].join('\n'),
    'sources.tsv': [
      row('id', 'title', 'date', 'url'),
      row('imported-inventory', 'CosIng inventory export, imported; not looked at by hand', '2025-12-24', 'https://ec.europa.eu/growth/tools-databases/cosing/'),
      '',
    ].join('\n'),
  })

  const head = ['INCI name', 'CAS No', 'EC No', 'Restriction', 'Function', 'Update Date']
  const record = ['Zorb\t Oxide', '50-00-1 / 50-00-1 / 1234567-12-3 / 1-2-3', '200-001-8, 201-002-9', 'IV/12a VI/3 VI/3 VII/4 XIII/5', 'solvent; Humectant | SPARKLING, Solvent', 'on 1/2/2020']
  const answer = prepareImport(TINY_FILES, [head, record], '2026-11-21')
  if ('error' in answer) throw new Error(answer.error)
  expect(answer.files['inventory.tsv']?.split('\n')[1]).toBe(
    row('ZORB OXIDE', '50-00-1 / 1234567-12-3', '200-001-8 / 201-002-9', 'Solvent, Humectant', 'imported-inventory', 'unknown', 'unknown', 'imported-inventory'),
  )
  expect(answer.files['regulation.tsv']?.split('\n').slice(1)).toEqual([
    row('ZORB OXIDE', 'IV', '12a', 'colourant', '', '2020-02-01', 'imported-inventory'),
    row('ZORB OXIDE', 'VI', '3', 'uv-filter', '', '2020-02-01', 'imported-inventory'),
    '',
  ])
  expect(answer).toMatchObject({ names: 1, leftOut: 0, annexEntries: 2, unknownFunctions: ['SPARKLING'] })
})

it('what was looked at by hand stays as it is', () => {
  const { compiled } = importedOfficial()
  const of = (rows: Pick<typeof compiled, 'ingredients'>) =>
    rows.ingredients.find(({ inci }) => inci === 'GLYCERIN')

  expect(of(compiled)?.isImported).toBeUndefined()
  expect(of(compiled)?.cas).toEqual(of(curated)?.cas)
  expect(of(compiled)?.annexes).toEqual(of(curated)?.annexes)
})

it('an imported name is told as such and never painted safe', () => {
  const knowledge = loadKnowledge(importedOfficial().compiled)

  const { ingredients } = analyze(
    'Glycerin, Zorbium Quimbate, Zorbine Chloride, Zorbia Quimbiana Leaf Extract',
    knowledge,
  )

  expect(
    ingredients.map(({ recognition, safetyScore, isEstimate }) => [
      recognition.tier,
      safetyScore,
      isEstimate,
    ]),
  ).toEqual([
    ['exact', 100, false],
    ['exact', 75, false],
    ['exact', 45, true],
    ['exact', 92, true],
  ])
  expect(ingredients[1]?.flags).toContain('From the imported inventory')
  expect(ingredients[2]?.why?.text).toContain('nobody has looked up yet')
  expect(ingredients[3]).toMatchObject({ origin: 'plant' })
})

it('match: an imported inventory does not soften a ban of the stop list', () => {
  const knowledge = loadKnowledge(importedOfficial().compiled)
  const found = matchName('Chloroform', knowledge)

  expect(found.ingredient).toBeNull()
  expect(knowledge.stopList[found.stop ?? -1]?.ref).toBe('366')
})

it.each([
  ['no heading', [['a', 'b'], ['c', 'd']], 'The file has: a, b.'],
  ['nothing at all', [], 'The file has: nothing.'],
  ['a heading without functions', [['INCI name', 'CAS No'], ['ZORB', '1']], 'The file has: INCI name, CAS No.'],
  ['a heading only', [['INCI name', 'Function']], 'no ingredient below it'],
  ['a row that is cut off', [['INCI name', 'Function'], ['ZORB', 'Abrasive'], ['ZO']], 'Row 3 has 1 cells where 2'],
  ['a lost quotation mark', [['INCI name', 'Function'], ['Z'.repeat(4_001), 'x']], 'Row 2: the name is longer'],
])('a file with %s is refused whole, and told why', (_name, records, message) => {
  expect(prepareImport(TINY_FILES, records, '2026-11-21')).toEqual({ error: expect.stringContaining(message) })
})

it('the columns of a table made from the export are known too, and a date is taken from the clock', () => {
  const head = ['inci_name', 'cas_number', 'einecs_number', 'function']
  const answer = prepareImport(TINY_FILES, [head, ['ZORB-7', '50-00-1', '', 'Solvent']], '2026-11-21')
  expect(answer).toMatchObject({ names: 1, date: '2026-11-21' })
})
