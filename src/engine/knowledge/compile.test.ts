import { expect, it } from 'vitest'
import { compileKnowledge } from './compile.ts'
import { compileFolder, realKnowledge } from './folder.test-support.ts'
import { TINY_FILES } from './tiny-folder.test-support.ts'

const compiled = realKnowledge()

it('the knowledge of the repository compiles: 3,000 ingredients, 900 notes, 60 allergy terms, 81 fragrance allergens', () => {
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
  expect(compileFolder().version).toBe(compiled.version)
  const versionOf = (rows: Record<string, string>) => {
    const answer = compileKnowledge(rows)
    if ('errors' in answer) throw new Error(answer.errors.join('\n'))
    return answer.compiled.version
  }
  const synonyms = TINY_FILES['synonyms.tsv'] ?? ''
  const tiny = versionOf(TINY_FILES)
  expect(versionOf({ ...TINY_FILES, 'synonyms.tsv': `${synonyms}\n# a remark` })).toBe(tiny)
  expect(versionOf({ ...TINY_FILES, 'synonyms.tsv': `${synonyms}\nAQUA\tWasser\tbook` })).not.toBe(tiny)
})

it('every ban has a date and is one of the reviewed list', () => {
  const banned = compiled.ingredients.filter((facts) => facts.annexes?.some(({ effect }) => effect === 'banned'))
  const names = banned.map(({ inci }) => inci)
  expect(names).toContain('BUTYLPHENYL METHYLPROPIONAL')
  for (const name of ['PETROLATUM', 'STYRENE/ACRYLATES COPOLYMER', 'CITRUS LIMON PEEL OIL', 'MELIA AZADIRACHTA LEAF EXTRACT', 'TITANIUM DIOXIDE', 'CYCLOMETHICONE', 'GOLD']) {
    expect(names).not.toContain(name)
  }
})
