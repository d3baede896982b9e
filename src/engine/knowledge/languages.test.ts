import { expect, it } from 'vitest'
import { nameKey } from '../inci/match/name-key.ts'
import { matchName } from '../inci/match/match.ts'
import { compileKnowledge } from './compile.ts'
import { readKnowledgeFolder, realKnowledge } from './folder.test-support.ts'
import { listCell, readTable } from './table.ts'
import { TINY_FILES } from './tiny-folder.test-support.ts'

const files = readKnowledgeFolder()
const languages = Object.keys(files).filter((file) => file.startsWith('languages/'))
const head = 'inci\tnames\tsource'

function errorsOf(rows: readonly string[]): string[] {
  const answer = compileKnowledge({ ...files, 'languages/xx.tsv': [head, ...rows].join('\n') })
  return 'errors' in answer ? answer.errors : []
}

/** Of these only what packs print most is known. */
const SHORT = ['cs', 'nl', 'sv'].map((code) => `languages/${code}.tsv`)
/** Everyday names of a few dozen ingredients. */
const SMALL = 'ar bg bn da el et fa fi he hi hr hu hy id ka la lt lv no ro sk sl sr th tr uk ur vi'
  .split(' ')
  .map((code) => `languages/${code}.tsv`)

/** What the files of languages written alike leave over, or little more than the words that most lists hold. */
const TINY = ['is', 'mk', 'sq'].map((code) => `languages/${code}.tsv`)
const rowsMin = (file: string) =>
  TINY.includes(file) ? 9 : SMALL.includes(file) ? 25 : SHORT.includes(file) ? 80 : 200

it('there are files for 43 languages and the Latin of pharmacies', () => {
  const ten = ['de', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh'].map((code) => `languages/${code}.tsv`)

  expect(languages.sort()).toEqual([...ten, ...SHORT, ...SMALL, ...TINY].sort())
})

it.each(languages)('every name of %s is recognised as what its row says', (file) => {
  const { rows } = readTable(file, files[file] ?? '', ['inci', 'names', 'source'], [])
  const knowledge = realKnowledge()
  const wrong = rows.flatMap((row) =>
    listCell(row, 'names').filter((name) => {
      const { ingredient, stop } = matchName(name, knowledge)
      const found = knowledge.ingredients[ingredient ?? -1]?.inci ?? knowledge.stopList[stop ?? -1]?.name
      // What the stop list names may be a curated ingredient as well: `Hydroquinone`.
      return found !== row.cells.inci && found !== row.cells.inci?.toUpperCase()
    }),
  )

  expect(rows.length).toBeGreaterThan(rowsMin(file))
  expect(wrong).toEqual([])
})

it('a row may give names to an entry of the stop list, by the name that it has there', () => {
  const answer = compileKnowledge({
    ...TINY_FILES,
    'languages/xx.tsv': [head, 'Zorbane\tNeugift\tbook'].join('\n'),
  })
  const entry = 'compiled' in answer ? answer.compiled.stopList.find(({ name }) => name === 'Zorbane') : undefined

  expect(entry?.keys).toContain('NEUGIFT')
})

/** Compiled once, for all of these stand in one file: a row and what it is refused for, if it is. */
const ROWS: [row: string, message: string | null][] = [
  ['GLYCERIN\tWater\tlabel-usage', 'synonym Water collides with AQUA'],
  ['GLYCERIN\t정제수\tlabel-usage', 'synonym 정제수 collides with AQUA'],
  ['SALICYLIC ACID\tЛимонная кислота\tlabel-usage', 'synonym Лимонная кислота collides with CITRIC ACID'],
  ['GLYCERIN\tSunflower Seed Oil\tlabel-usage', 'synonym Sunflower Seed Oil collides with HELIANTHUS ANNUUS SEED OIL'],
  ['GLYCERIN\t・・\tlabel-usage', '・・ has no letter'],
  ['NO SUCH NAME\tSomething\tlabel-usage', 'no ingredient named NO SUCH NAME'],
  // The stop list's names are written as they stand there.
  ['NICOTINE\tNeugift\topaline-editorial-names', 'no ingredient named NICOTINE'],
  ['GLYCERIN\tSomething\tnowhere', 'unknown source nowhere'],
  // Two languages may print one name for one ingredient, and never for two.
  ['GLYCERIN\tNeuwort\tlabel-usage', null],
  ['GLYCERIN\tNeuwort\tlabel-usage', null],
  ['UREA\tneu-wort\tlabel-usage', 'synonym neu-wort collides with GLYCERIN'],
]

it('names that mean something else, nothing, nobody or two are refused, each at its line', () => {
  const told = ROWS.flatMap(([, message], at) => (message ? [`languages/xx.tsv:${at + 2}: ${message}`] : []))

  expect(errorsOf(ROWS.map(([row]) => row)).sort()).toEqual(told.sort())
})

it('what is not named after a language is no file of names', () => {
  const answer = compileKnowledge({ ...TINY_FILES, 'languages/readme.tsv': 'not a table' })

  expect('compiled' in answer).toBe(true)
})

it.each([
  ['one Chinese sign off', '丙三酯'],
  ['one Japanese sign off', 'グリセロン'],
  ['one Korean sign off', '글리세랑'],
  ['one Russian letter off', 'глицерим'],
  ['one letter of an Italian name off', 'olio di soja'],
  ['sugar of milk for milk', '乳酸糖'],
])('a name of another language is never guessed: %s', (_, printed) => {
  const { tier } = matchName(printed, realKnowledge())

  expect(['unknown', 'class']).toContain(tier)
})

it.each([
  ['blanks inside Korean names are optional', '소듐 하이알루로네이트', '소듐하이알루로네이트'],
  ['wide signs are the narrow ones', 'ＥＤＴＡ－２Ｎａ', 'EDTA-2Na'],
  ['narrow Japanese signs are the wide ones', 'ｸﾞﾘｾﾘﾝ', 'グリセリン'],
  ['signs in two pieces are the whole ones', 'グリセリン'.normalize('NFD'), 'グリセリン'],
  ['a long vowel beside a digit or Latin letter is a dash', 'PEGー40水添ヒマシ油', 'PEG-40水添ヒマシ油'],
  ['a long vowel before a digit is a dash', 'セテアレスー20', 'セテアレス-20'],
  ['accents do not count', "huile d'amande", 'Huile d’Amandé'],
  ['strokes do not count', 'Olej slonecznikowy', 'Olej słonecznikowy'],
  ['joined letters are two', 'œillet', 'OEILLET'],
  ['two dots do not count', 'мёд', 'мед'],
  ['the former Korean spelling is the present one', '메칠파라벤', '메틸파라벤'],
  ['both cases are one', 'ГЛИЦЕРИН', 'глицерин'],
])('%s', (_, printed, other) => {
  expect(nameKey(printed)).toBe(nameKey(other))
})

it.each([
  ['ブチル', 'プチル'],
  ['メチルパラベン', 'メチルパラヘン'],
  ['カルボマー', 'カルボマ'],
  ['글리신', '글리세린'],
  ['乳酸', '乳糖'],
])('%s is not %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})
