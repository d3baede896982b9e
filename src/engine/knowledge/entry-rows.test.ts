import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { readKnowledgeFolder, realKnowledge, writtenRows } from './folder.test-support.ts'

const knowledge = realKnowledge()
const factsOf = (name: string) => {
  const found = knowledge.ingredients.find(({ inci }) => inci === name)
  if (!found) throw new Error(`${name} is no ingredient`)
  return found
}

it('S08: an entry for dyes of hair tells whether a developer brings them out', () => {
  const bare = knowledge.ingredients.flatMap(({ inci, annexes = [] }) =>
    annexes.filter(({ annex, limit }) => annex === 'III' && /(?:^|; )(?:hair dyes|eye products): /i.test(limit)).map(({ ref }) => `${inci} III/${ref}`),
  )
  expect(bare).toEqual([])
})

it.each([
  ['Sodium Hydroxide 1.5 %, Potassium Hydroxide 1.5 %', 'over'],
  ['Sodium Hydroxide 1 %, Potassium Hydroxide 1 %', 'within'],
  ['Sodium Hydroxide 1.5 %, Lithium Hydroxide 0.9 %', 'over'],
  ['Sodium Hydroxide 1 %, Lithium Hydroxide 0.5 %', 'within'],
])('S08: lyes are counted together, as sodium hydroxide: %s', (printed, verdict) => {
  const { ingredients } = analyze(`Hair straightener. Ingredients: Aqua, ${printed}`, knowledge)
  expect(ingredients.slice(1).map(({ limit }) => limit?.verdict)).toEqual([verdict, verdict])
})

it('S08: what is counted together is counted in the same', () => {
  const measures = new Map<string, Set<string>>()
  for (const { group, as } of knowledge.ingredients.flatMap(({ limits = [] }) => limits))
    if (group !== '') measures.set(group, (measures.get(group) ?? new Set<string>()).add(as))
  expect(measures.size).toBeGreaterThan(10)
  expect([...measures].filter(([, { size }]) => size > 1)).toEqual([])
})

it('S08: every salicylate that may preserve is also held to the entry for its other uses', () => {
  const salts = knowledge.ingredients.filter(({ annexes = [] }) => annexes.some(({ annex, ref }) => annex === 'V' && ref === '3'))
  expect(salts).toHaveLength(7)
  for (const { limits = [] } of salts) {
    expect(limits.filter(({ annex, ref }) => annex === 'III' && ref === '98')).toHaveLength(10)
    for (const use of ['mouth', 'spray', 'loose-powder', 'baby'])
      for (const annex of ['III', 'V']) expect(limits).toContainEqual(expect.objectContaining({ annex, uses: [use], max: 0 }))
  }
})

it.each([
  ['LAVANDULA ANGUSTIFOLIA FLOWER OIL', '360'],
  ['MENTHA SPICATA LEAF/STEM OIL', '362'],
  ['CYMBOPOGON FLEXUOSUS LEAF OIL', '354'],
])('RES-38: %s is an oil of the plant that entry III/%s names, from the day after the last for old products on', (name, ref) => {
  expect(factsOf(name).annexes).toContainEqual(expect.objectContaining({ effect: 'fragrance-allergen', ref, since: '2026-08-01' }))
})

it.each([
  ['ZINC OXIDE', 'IV', '144', 'not where lungs are exposed'],
  ['TRIS-BIPHENYL TRIAZINE', 'VI', '29', '10 %; not in sprays'],
  ['HYDROXYAPATITE', 'III', '372', 'in nano form'],
  ['ETHYL LAUROYL ARGINATE HCL', 'V', '58', 'mouthwash 0.15 %'],
  ['2-METHYLRESORCINOL', 'III', '243', 'eyelash dyes by professionals: 1.25 %'],
  ['POTASSIUM O-PHENYLPHENATE', 'V', '7', 'no allowed preservative since 17 June 2019'],
])('S08: %s %s/%s is told with its condition', (name, annex, ref, words) => {
  const entry = factsOf(name).annexes?.find((each) => each.annex === annex && each.ref === ref)
  expect(entry?.limit).toContain(words)
})

it('S08: a dye that has an entry of its own is not told the one for its relatives', () => {
  expect(factsOf('N,N-BIS(2-HYDROXYETHYL)-P-PHENYLENEDIAMINE SULFATE').annexes?.map(({ ref }) => ref)).toEqual(['198'])
  expect(factsOf('CI 12085').annexes?.map(({ ref }) => ref)).not.toContain('1348')
})

it.each(['POTASSIUM O-PHENYLPHENATE', 'MEA O-PHENYLPHENATE'])('S08: %s, no allowed preservative any more, is told as restricted', (name) => {
  expect(factsOf(name).annexes).toContainEqual(expect.objectContaining({ annex: 'V', ref: '7', effect: 'annex-iii' }))
  expect(factsOf(name).limits ?? []).toEqual([])
})

it('S08: a limit that begins on a later day names the act that sets it, in its words or as its source', () => {
  const act = (source: number) => knowledge.sources[source]?.id.startsWith('eu-2026-909')
  const bare = knowledge.ingredients.flatMap(({ inci, annexes = [], upcoming = [] }) =>
    [...annexes, ...upcoming]
      .filter(({ limit, source }) => / on\b.*2027|2027 on\b/.test(limit) && !limit.includes('(EU) 2026/909') && !act(source))
      .map(({ annex, ref }) => `${inci} ${annex}/${ref}`),
  )
  expect(bare).toEqual([])
})

it('S08: the limit of aluminium for make-up is told as none for lips and eyes', () => {
  const told = knowledge.ingredients.flatMap(({ upcoming = [] }) => upcoming.filter(({ ref, annex }) => annex === 'III' && ref === '381'))
  expect(told.length).toBeGreaterThan(10)
  for (const { limit } of told) expect(limit).toContain('make-up but for lips and eyes 23 %')
})

it('S08: what an entry forbids of a plant is told as that, and not as the plant', () => {
  const told = knowledge.stopList.filter(({ ref, verdict }) => ['358', '360'].includes(ref) && verdict === 'conditional')
  expect(told.length).toBeGreaterThan(60)
  for (const { ref, note } of told) expect(note).toContain(ref === '358' ? 'furocoumarins' : 'safrole')
})

it('S08: a limit of a scent that was set before it had to be named is told as older than that day', () => {
  // Citral's own begins in 2027; pinenes had no entry before.
  const newer = new Set(['70', '371'])
  const told = knowledge.ingredients.flatMap(({ annexes = [] }) =>
    annexes.filter(({ effect, since, limit, ref }) => effect === 'fragrance-allergen' && since === '2026-08-01' && limit !== '' && !newer.has(ref)),
  )
  expect(told.length).toBeGreaterThan(30)
  expect(told.filter(({ limit }) => !limit.endsWith('older than the duty to name it'))).toEqual([])
})

it.each([
  ['Hair conditioner', 'Behentrimonium Chloride 4 %, Cetrimonium Chloride 2 %', 'over'],
  ['Hair conditioner', 'Behentrimonium Chloride 3 %, Cetrimonium Chloride 2 %', 'within'],
  ['Leave-in hair cream', 'Behentrimonium Chloride 2.5 %, Steartrimonium Chloride 0.8 %', 'over'],
  ['Face cream', 'Behentrimonium Chloride 2 %, Cetrimonium Chloride 0.4 %', 'within'],
])('S08: the three trimonium chlorides are counted together: %s, %s', (title, printed, verdict) => {
  const { ingredients } = analyze(`${title}. Ingredients: Aqua, ${printed}`, knowledge)
  expect(ingredients[1]?.limit?.verdict, ingredients[1]?.limit?.text).toBe(verdict)
})

it('S08: no entry or limit begins on the day that its act names as the last for old products', () => {
  const files = readKnowledgeFolder()
  const isoOf = (day: string) => new Date(`${day} UTC`).toISOString().slice(0, 10)
  const lastDays = new Map(
    writtenRows(files, 'sources.tsv').map(({ id = '', words = '' }) => [
      id,
      [...words.matchAll(/placed on the market until (\d{1,2} [A-Z][a-z]+ \d{4})/g)].map(([, day = '']) => isoOf(day)),
    ]),
  )
  expect([...lastDays.values()].flat()).toEqual(expect.arrayContaining(['2023-01-28', '2024-12-31', '2026-07-31']))
  const early = ['regulation.tsv', 'limits.tsv', 'stop-list.tsv'].flatMap((file) =>
    writtenRows(files, file)
      .filter(({ source = '', since = '', from = '' }) => lastDays.get(source)?.includes(since || from))
      .map(({ inci, name, ref }) => `${inci ?? name} ${ref}`),
  )
  expect(early).toEqual([])
})

it.each([
  ['Face spray', 'over'],
  ['Lip spray', 'over'],
  ['Face cream', 'within'],
  ['Lip balm', 'within'],
])('S08: benzophenone-3 to 6 % is for no sprays: %s', (title, verdict) => {
  const { ingredients } = analyze(`${title}. Ingredients: Aqua, Benzophenone-3 5 %`, knowledge)
  expect(ingredients[1]?.limit?.verdict, ingredients[1]?.limit?.text).toBe(verdict)
})

it.each([
  ['268', ['BASIC RED 51']],
  ['269', ['2-AMINO-5-ETHYLPHENOL HCL']],
  ['233', ['HC ORANGE NO. 2']],
  ['208', ['5-AMINO-4-CHLORO-O-CRESOL HCL']],
])('S08: entry III/%s is that of one dye, whatever number the inventory gives the other', (number, names) => {
  const under = ({ ref, annex }: { ref: string; annex: string }) => annex === 'III' && ref === number
  expect(knowledge.ingredients.filter(({ annexes }) => annexes?.some(under)).map(({ inci }) => inci)).toEqual(names)
  expect(knowledge.ingredients.filter(({ limits }) => limits?.some(under)).map(({ inci }) => inci)).toEqual(names)
})

it('S08: what an entry counts together has a limit for the sum', () => {
  const summed = knowledge.ingredients.filter(({ annexes = [] }) => annexes.some(({ limit }) => /(?<!not )\btogether\b/.test(limit)))
  expect(summed.length).toBeGreaterThan(50)
  expect(summed.filter(({ limits = [] }) => limits.every(({ group }) => group === '')).map(({ inci }) => inci)).toEqual([])
})

it.each([
  ['Methyl 2-Octynoate 0.009 %, Methyl Octine Carbonate 0.002 %', 'over'],
  ['Methyl 2-Octynoate 0.007 %, Methyl Octine Carbonate 0.002 %', 'within'],
])('S08: two esters of alkynoic acids are counted together: %s', (printed, verdict) => {
  const { ingredients } = analyze(`Face cream. Ingredients: Aqua, ${printed}`, knowledge)
  expect(ingredients.slice(1).map(({ limit }) => limit?.verdict)).toEqual([verdict, verdict])
})

it('S08: a day that is still to come stands in the words of the source that is named for it', () => {
  const files = readKnowledgeFolder()
  const wordsOf = new Map(writtenRows(files, 'sources.tsv').map(({ id = '', words = '' }) => [id, words]))
  const read = writtenRows(files, 'sources.tsv').find(({ id }) => id === 'opaline-limits')?.date ?? ''
  const dayOf = (iso: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))
  const coming = ['regulation.tsv', 'limits.tsv', 'stop-list.tsv'].flatMap((file) =>
    writtenRows(files, file).filter(({ since = '', from = '' }) => (since || from) > read),
  )
  expect(coming.length).toBeGreaterThan(100)
  const bare = coming.filter(({ source = '', since = '', from = '' }) => !wordsOf.get(source)?.includes(dayOf(since || from)))
  expect(bare.map(({ inci, name, ref, source }) => `${inci ?? name} ${ref} ${source}`)).toEqual([])
})

it('S08: a part of a forbidden mixture is not told by the entry of the mixture', () => {
  // These two are names of mixtures themselves.
  const parts = writtenRows(readKnowledgeFolder(), 'stop-list.tsv').filter(({ also = '' }) => /(?:reaction mass|mixture) of/i.test(also))
  expect(parts.map(({ name }) => name)).toEqual(['Flocoumafen', 'Imiprothrin'])
})
