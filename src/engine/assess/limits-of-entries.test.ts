import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const limitIn = (text: string, at = 1) => analyze(text, knowledge).ingredients[at]?.limit

it.each([
  ['Face cream: Aqua, Benzyl Alcohol 0.5 %', 'within', '1 % (Annex V/34)'],
  [
    'Face cream: Aqua, Benzyl Alcohol 3 %',
    'within',
    'no maximum unless it is there to preserve (Annex III/45)',
  ],
  // A tint without a developer is none of the dyes that entry III/99 names.
  ['Oxidative hair dye: Aqua, Sodium Sulfite 1 %', 'within', 'Annex III/99'],
  ['Semi-permanent hair colour without developer: Aqua, Sodium Sulfite 1 %', 'over', 'Annex V/9'],
  [
    'Sunscreen cream: Aqua, Methoxypropylamino Cyclohexenylidene Ethoxyethylcyanoacetate 4 %',
    'over',
    'Annex VI/32',
  ],
  ['Sunscreen spray: Aqua, Phenylene Bis-Diphenyltriazine 3 %', 'over', 'Annex VI/31'],
  ['Sunscreen: Aqua, Bis-(Diethylaminohydroxybenzoyl Benzoyl) Piperazine 12 %', 'over', 'Annex VI/33'],
  ['Face cream: Aqua, Hydroxyethoxyphenyl Butanone 0.7 %', 'within', 'Annex V/60'],
  ['Face cream: Aqua, Silver Citrate 0.01 %', 'over', 'Annex V/59'],
  ['Eye cream: Aqua, Silver Citrate 0.001 %', 'over', 'Annex V/59'],
  ['Mouthwash for children under 3 years: Aqua, Hexyl Salicylate 0.0005 %', 'over', 'Annex III/380'],
  ['Toothpaste for children under 3 years: Aqua, Hexyl Salicylate 0.0005 %', 'within', 'Annex III/380'],
  ['Face cream: Aqua, Lithium Hydroxide 0.5 %', 'over', 'Annex III/15b'],
])('S08: the entry is held for what it names: %s', (text, verdict, words) => {
  const limit = limitIn(text)
  expect(limit?.verdict, limit?.text).toBe(verdict)
  expect(limit?.text).toContain(words)
})

it.each([
  ['Hair perm: Aqua, Ammonium Thioglycolate 6 %, Thioglycolic Acid 4 %', 'over'],
  ['Hair perm: Aqua, Ammonium Thioglycolate 4 %, Thioglycolic Acid 4 %', 'within'],
  ['Bar soap: Sodium Palmate, Tetrasodium Etidronate 0.2 %, Etidronic Acid 0.1 %', 'over'],
  ['Bar soap: Sodium Palmate, Tetrasodium Etidronate 0.1 %, Etidronic Acid 0.1 %', 'within'],
  ['Face cream: Aqua, Hydrogen Peroxide 3 %, Urea Peroxide 4 %', 'over'],
  ['Hair dye without developer: Aqua, HC Red No. 10 1.5 %, HC Red No. 11 1 %', 'over'],
  // A filter and its nano form: 27 and 27a, 30 and 30a, 23 and 23a, both in 29.
  ['Sun cream: Aqua, Titanium Dioxide 15 %, Titanium Dioxide (nano) 15 %', 'over'],
  ['Sun cream: Aqua, Titanium Dioxide 15 %, Titanium Dioxide (nano) 10 %', 'within'],
  ['Sonnencreme: Aqua, Titandioxid [nano] 13 %, Titandioxid 13 %', 'over'],
  ['Crème solaire : Aqua, Oxyde de zinc 13 %, Oxyde de zinc (nano) 13 %', 'over'],
  ['Sun cream: Aqua, Zinc Oxide (nano) 12 %, Zinc Oxide 12 %', 'within'],
  [
    'Sun cream: Aqua, Methylene Bis-Benzotriazolyl Tetramethylbutylphenol 6 %, Methylene Bis-Benzotriazolyl Tetramethylbutylphenol (nano) 5 %',
    'over',
  ],
  ['Sun cream: Aqua, Tris-Biphenyl Triazine 6 %, Tris-Biphenyl Triazine (nano) 6 %', 'over'],
  // Two filters of two entries, and one that is printed twice.
  ['Sun cream: Aqua, Titanium Dioxide 15 %, Zinc Oxide (nano) 15 %', 'within'],
  ['Sun cream: Aqua, Zinc Oxide 15 %, Zinkoxid 15 %', 'within'],
  ['Face cream: Aqua, Salicylic Acid 0.4 %, Salicylsäure 0.4 %', 'within'],
])('S08: what one entry names is counted together: %s', (text, verdict) => {
  expect([1, 2].map((at) => limitIn(text, at)?.verdict)).toEqual([verdict, verdict])
})

it('S08: only what also colours other products is told for hair dyes only', () => {
  const dyes = knowledge.ingredients.filter(({ annexes = [] }) =>
    annexes.some(({ effect }) => effect === 'hair-dye'),
  )
  expect(dyes.length).toBeGreaterThan(8)
  expect(
    dyes.filter(({ annexes = [] }) => !annexes.some(({ annex }) => annex === 'IV')).map(({ inci }) => inci),
  ).toEqual([])
})

it('S08: each UV filter and preservative that the annexes have today has its entry', () => {
  const refs = (wanted: string) =>
    new Set(
      knowledge.ingredients.flatMap(({ annexes = [] }) =>
        annexes.filter(({ annex }) => annex === wanted).map(({ ref }) => ref),
      ),
    )
  const missing = (wanted: string, last: number, gone: readonly number[]) =>
    Array.from({ length: last }, (_, at) => at + 1).filter(
      (ref) => !gone.includes(ref) && !refs(wanted).has(String(ref)),
    )
  // Deleted, moved or moved to Annex II; the nano form of a filter (34) stands under the filter.
  expect(missing('VI', 33, [1, 5, 18, 19])).toEqual([])
  expect(missing('V', 61, [5, 6, 8, 10, 31, 36, 40, 41])).toEqual([])
})

it('S08: every per cent that the entry of a colour tells is a limit of it', () => {
  const told = knowledge.ingredients.flatMap(({ inci, annexes = [], limits = [] }) =>
    annexes
      .filter(({ annex, limit }) => annex === 'IV' && /\d %/.test(limit))
      .map(({ ref, limit }) => ({
        inci,
        limit,
        maxima: limits.filter((one) => one.annex === 'IV' && one.ref === ref).map(({ max }) => max),
      })),
  )
  expect(told.length).toBeGreaterThan(5)
  const bare = told.filter(
    ({ limit, maxima }) => !maxima.some((max) => max > 0 && limit.includes(`${max} %`)),
  )
  expect(bare.map(({ inci }) => inci)).toEqual([])
})

it.each([
  ['Shampoo: Aqua, MCI/MI 0.005 %', 'over'],
  ['Shampoo: Aqua, MCI/MI 0.0015 %', 'within'],
  ['Shampoo: Aqua, CMIT/MIT 0.005 %', 'over'],
  ['Shampoo: Aqua, MCIT/MIT 0.005 %', 'over'],
  ['Shampoo : Aqua, MCI + MI 0,005 %', 'over'],
  ['Body lotion: Aqua, MCI/MI 0.001 %', 'over'],
  // A solution of 1.5 %: the amount printed is not that of the preservative.
  ['Shampoo: Aqua, Kathon CG 0.05 %', undefined],
  ['Shampoo: Aqua, Euxyl K 100 0.05 %', undefined],
])(
  'S08: the mixture of two isothiazolinones is held against its entry under its short names: %s',
  (text, verdict) => {
    const found = analyze(text, knowledge).ingredients[1]
    expect(found?.inci).toBe('METHYLCHLOROISOTHIAZOLINONE')
    expect(found?.limit?.verdict, found?.limit?.text).toBe(verdict)
  },
)
