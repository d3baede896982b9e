import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileKnowledge } from '../knowledge/compile.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { loadKnowledge } from '../knowledge/load.ts'
import { TINY_FILES } from '../knowledge/tiny-folder.test-support.ts'
import { describeIngredient } from './ingredient.ts'
import { searchIngredients } from './search.ts'

/**
 * Whole pages of the dictionary and answers of its search, to the letter. After a wanted change of engine or knowledge it is
 * written anew by `WRITE_WHOLE_PAGES=1 npx vitest run --project unit src/engine/dictionary/whole-pages` and reviewed.
 */
const FILE = 'src/engine/dictionary/whole-pages.golden.txt'
const real = realKnowledge()
const compiled = compileKnowledge(TINY_FILES)
if ('errors' in compiled) throw new Error(compiled.errors.join('\n'))
const tiny = loadKnowledge(compiled.compiled)

const PAGES = [
  ['tiny', 'aqua'],
  ['tiny', 'rosa-canina-seed-oil'],
  ['tiny', 'ci-77891'],
  ['tiny', 'water'],
  ...[
    'lavandula-angustifolia-oil',
    'retinol',
    'ci-77491',
    'methylisothiazolinone',
    'sodium-lauryl-sulfate',
    'glycolic-acid',
    'cocos-nucifera-oil',
    'dimethicone',
    'formaldehyde',
    'lanolin',
    'cyclopentasiloxane',
    'phenoxyethanol',
  ].map((slug) => ['real', slug]),
] as const
const SEARCHES = [
  { q: '' },
  { q: 'wat' },
  { q: 'a' },
  { q: 'rosehip' },
  { q: 'oil', function: 'Humectant' },
  { q: '', filter: 'allergen' },
  { q: '', filter: 'no-restriction' },
  { q: '7732-18-5' },
  { q: 'rsa canina seed oil' },
  { q: '', page: 9 },
] as const

const answers = {
  pages: PAGES.map(([from, slug = '']) => [slug, describeIngredient(slug, from === 'tiny' ? tiny : real)]),
  searches: SEARCHES.map((query) => [query, searchIngredients({ page: 1, ...query }, tiny)]),
}
if (process.env.WRITE_WHOLE_PAGES === '1') writeFileSync(FILE, `${JSON.stringify(answers, null, 1)}\n`)
const golden = JSON.parse(readFileSync(FILE, 'utf8')) as typeof answers

it.each(PAGES.map(([from, slug], at) => ({ from, slug, at })))(
  'the whole page of $slug ($from)',
  ({ at }) => {
    expect(JSON.parse(JSON.stringify(answers.pages[at]))).toEqual(golden.pages[at])
  },
)

it.each(SEARCHES.map((query, at) => ({ query, at })))('the whole answer to $query', ({ at }) => {
  expect(JSON.parse(JSON.stringify(answers.searches[at]))).toEqual(golden.searches[at])
})
