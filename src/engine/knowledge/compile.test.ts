import { expect, it } from 'vitest'
import { compileKnowledge } from './compile.ts'
import { compileFolder, readKnowledgeFolder } from './folder.test-support.ts'
import { loadKnowledge } from './load.ts'
import { matchName } from '../inci/match/match.ts'

const files = readKnowledgeFolder()
const errorsWith = (change: Record<string, string>) => {
  const answer = compileKnowledge({ ...files, ...change })
  return 'errors' in answer ? answer.errors : []
}
const append = (file: string, line: string) => ({ [file]: `${files[file] ?? ''}${line}\n` })

it('the knowledge of the repository compiles: 3,000 ingredients, 900 notes, 60 allergy terms, 81 fragrance allergens', () => {
  const compiled = compileFolder()
  expect(compiled.ingredients.length).toBeGreaterThanOrEqual(3000)
  expect(compiled.ingredients.filter(({ sentence }) => sentence).length).toBeGreaterThanOrEqual(900)
  expect(compiled.allergies.length).toBeGreaterThanOrEqual(60)
  const allergens = compiled.ingredients.filter(({ annexes }) =>
    annexes?.some(({ effect }) => effect === 'fragrance-allergen'),
  )
  // 81 entries of law; several cover more than one name.
  expect(new Set(allergens.flatMap(({ annexes }) => annexes?.map(({ ref }) => ref))).size).toBeGreaterThanOrEqual(81)
  expect(compiled.version).toMatch(/^k-[a-z0-9]+$/)
})

it('the version follows the facts and nothing else', () => {
  expect(compileFolder().version).toBe(compileFolder().version)
  const answer = compileKnowledge({ ...files, ...append('synonyms.tsv', 'GLYCERIN\tZorbol\tlabel-usage') })
  expect('compiled' in answer && answer.compiled.version).not.toBe(compileFolder().version)
})

it.each([
  ['a fact without a source', append('traits.tsv', 'GLYCERIN\tadjuster\tnote\t'), 'traits.tsv'],
  ['unknown source nowhere', append('traits.tsv', 'GLYCERIN\tadjuster\tnote\tnowhere'), 'traits.tsv'],
  ['duplicate ingredient GLYCERIN', append('ingredients/c.tsv', 'GLYCERIN\t\t\t\tcosing-inventory\tmixed\tunknown\topaline-origin'), 'ingredients/'],
  ['unknown function Sparkling', append('ingredients/c.tsv', 'ZORB\t\t\tSparkling\tcosing-inventory\tmixed\tunknown\topaline-origin'), 'ingredients/c.tsv'],
  ['collides with AQUA', append('synonyms.tsv', 'GLYCERIN\tWater\tlabel-usage'), 'synonyms.tsv'],
  ['no ingredient named ZORB', append('regulation.tsv', 'ZORB\tII\t1\tbanned\t\t2020-01-01\tcosing-inventory'), 'regulation.tsv'],
  ['cannot be "V1"', append('regulation.tsv', 'GLYCERIN\tV1\t1\tbanned\t\t2020-01-01\tcosing-inventory'), 'regulation.tsv'],
  ['is not an ISO date', append('regulation.tsv', 'GLYCERIN\tII\t1\tbanned\t\t1.2.2020\tcosing-inventory'), 'regulation.tsv'],
  ['runs from 0 to 5', append('comedogenic.tsv', 'MICA\tcomedo-cosdna 7\t'), 'comedogenic.tsv'],
  ['grade cannot be "fierce"', append('irritants.tsv', 'GLYCERIN\tfierce\tnote\tclp-annex-vi'), 'irritants.tsv'],
  ['a second grade for RETINOL', append('irritants.tsv', 'RETINOL\tmild\tnote\tclp-annex-vi'), 'irritants.tsv'],
  ['step cannot be "rinse"', append('skin-care.tsv', 'shine\t0\tmorning\trinse\t\tWater\tlabel-usage'), 'skin-care.tsv'],
  ['weekly has no steps', append('skin-care.tsv', 'shine\t0\tweekly\ttreat\t\tA mask\tlabel-usage'), 'skin-care.tsv'],
  ['weekly takes no ingredient', append('skin-care.tsv', 'shine\t0\tweekly\t\tKAOLIN\tA mask\tlabel-usage'), 'skin-care.tsv'],
  ['beneficial takes one ingredient', append('skin-care.tsv', 'shine\t0\tbeneficial\t\tKAOLIN|GLYCERIN\tfine\tlabel-usage'), 'skin-care.tsv'],
  ['duplicate source', append('sources.tsv', 'cosing-inventory\tx\t2020-01-01\t'), 'sources.tsv'],
  ['missing file', { 'sources.tsv': undefined as unknown as string }, 'sources.tsv'],
])('the compiler refuses: %s, and says where', (message, change, file) => {
  const found = errorsWith(change).filter((error) => error.includes(message))
  expect(found.length).toBeGreaterThan(0)
  expect(found[0]).toMatch(new RegExp(`^${file.replace('/', '\\/')}.*:`))
})

it('an imported inventory adds names and never overrides a curated row', () => {
  const head = 'inci\tcas\tec\tfunctions\tsource\torigin\tvegan\torigin_source'
  const rows = [
    'ZORBIA QUIMBIANA LEAF EXTRACT\t\t\tSkin Conditioning\tcosing-inventory\tunknown\tunknown\topaline-origin',
    'GLYCERIN\t\t\tAbrasive\tcosing-inventory\tunknown\tunknown\topaline-origin',
  ]
  const answer = compileKnowledge({ ...files, 'imported/inventory.tsv': [head, ...rows].join('\n') })
  if ('errors' in answer) throw new Error(answer.errors.join('\n'))
  const knowledge = loadKnowledge(answer.compiled)

  const found = matchName('Zorbia Quimbiana Leaf Extract', knowledge)
  const glycerin = knowledge.ingredients[matchName('Glycerin', knowledge).ingredient ?? -1]

  expect(found.tier).toBe('exact')
  expect(knowledge.ingredients[found.ingredient ?? -1]?.isImported).toBe(true)
  expect(glycerin?.isImported).toBeUndefined()
})

it('every ban has a date and is one of the reviewed list', () => {
  const banned = compileFolder().ingredients.filter((facts) => facts.annexes?.some(({ effect }) => effect === 'banned'))
  const names = banned.map(({ inci }) => inci)
  expect(names).toContain('BUTYLPHENYL METHYLPROPIONAL')
  for (const name of ['PETROLATUM', 'STYRENE/ACRYLATES COPOLYMER', 'CITRUS LIMON PEEL OIL', 'MELIA AZADIRACHTA LEAF EXTRACT', 'TITANIUM DIOXIDE', 'CYCLOMETHICONE', 'GOLD']) {
    expect(names).not.toContain(name)
  }
})
