import { expect, it } from 'vitest'
import { readKnowledgeFolder, realKnowledge } from './folder.test-support.ts'

const knowledge = realKnowledge()
const factsOf = (name: string) => {
  const found = knowledge.ingredients.find(({ inci }) => inci === name)
  if (!found) throw new Error(`${name} is no ingredient`)
  return found
}

it.each([
  ['CAPRYLHYDROXAMIC ACID', 'mixed'],
  ['COCO-CAPRYLATE', 'mixed'],
  ['POLYHYDROXYSTEARIC ACID', 'mixed'],
  ['SORBITAN OLIVATE', 'mixed'],
  ['HYDROLYZED PEA PROTEIN', 'plant'],
  ['SODIUM PALMATE', 'plant'],
  ['HYDROLYZED YEAST PROTEIN', 'biotech'],
  ['IMIDAZOLIDINYL UREA', 'synthetic'],
  ['CALCIUM PANTOTHENATE', 'synthetic'],
  ['TOURMALINE POWDER', 'mineral'],
  ['ACETYL OCTAPEPTIDE-3', 'synthetic'],
  ['CARNITINE', 'mixed'],
  ['ORYZANOL', 'plant'],
  ['THEANINE', 'mixed'],
  ['HYDROXYETHYLCELLULOSE', 'mixed'],
  ['HYDROXYPROPYL STARCH PHOSPHATE', 'mixed'],
  ['TOCOPHERYL ACETATE', 'mixed'],
  ['CHARCOAL POWDER', 'plant'],
  ['BISMUTH OXYCHLORIDE', 'synthetic'],
  ['IRON OXIDES', 'mixed'],
  ['SODIUM SULFATE', 'mineral'],
  ['CI 75120', 'plant'],
  ['VITIS VINIFERA FRUIT CELL EXTRACT', 'biotech'],
  ['LINOLEIC ACID', 'plant'],
  ['LYSINE', 'biotech'],
  ['GLYCINE', 'synthetic'],
  ['METHIONINE', 'mixed'],
  ['SODIUM PCA', 'mixed'],
  ['GLUTATHIONE', 'biotech'],
  ['SYNTHETIC BEESWAX', 'synthetic'],
  ['PROPYL GALLATE', 'mixed'],
  ['PENTYLENE GLYCOL', 'mixed'],
  ['BUTYLENE GLYCOL', 'mixed'],
  ['PROPYLENE GLYCOL', 'mixed'],
  ['CAPRYLYL GLYCOL', 'mixed'],
  ['NEOPENTYL GLYCOL DIHEPTANOATE', 'mixed'],
  ['2,3-BUTANEDIOL', 'biotech'],
  ['PPG-6-DECYLTETRADECETH-20', 'mixed'],
  ['ASCORBIC ACID', 'mixed'],
  ['MAGNESIUM ASCORBYL PHOSPHATE', 'mixed'],
  ['HESPERIDIN METHYL CHALCONE', 'mixed'],
  ['METHYL ROSINATE', 'mixed'],
  ['SODIUM HYALURONATE', 'biotech'],
  ['HYDROLYZED HYALURONIC ACID', 'biotech'],
  ['SODIUM HYALURONATE CROSSPOLYMER', 'mixed'],
  ['SODIUM ACETYLATED HYALURONATE', 'mixed'],
])('DEC-26: %s is told as what it is made of, and as of no animal', (name, origin) => {
  expect(factsOf(name)).toMatchObject({ origin, vegan: 'yes' })
})

it.each(['QUATERNIUM-18', 'QUATERNIUM-18 BENTONITE', 'QUATERNIUM-18 HECTORITE'])(
  'DEC-26: %s is made of tallow, though its name does not say so',
  (name) => {
    expect(factsOf(name)).toMatchObject({ origin: 'animal', vegan: 'no' })
  },
)

it.each(['TYROSINE', 'CYSTEINE', 'HYDROXYPROLINE', 'SODIUM LACTATE', 'CHITOSAN', 'CETRIMONIUM CHLORIDE', 'AZELAIC ACID', 'CORDYCEPS SINENSIS EXTRACT', 'DIHYDROXYACETONE', 'GLYCERIN', 'STEARIC ACID', 'WINE', 'CETYL ESTERS', 'ASCORBIC ACID POLYPEPTIDE'])(
  'DEC-26: a label cannot tell what %s is made of',
  (name) => {
    expect(factsOf(name).vegan).toBe('unknown')
  },
)

it.each([
  ['CHLORELLA VULGARIS EXTRACT', 'alga'],
  ['CARRAGEENAN', 'alga'],
  ['SPIRULINA PLATENSIS EXTRACT', 'alga'],
  ['GANODERMA LUCIDUM EXTRACT', 'fungus'],
  ['USNEA BARBATA EXTRACT', 'fungus'],
  ['SALICORNIA HERBACEA EXTRACT', 'plant'],
])('DEC-26: %s is told as what it is, and as no plant if it is none', (name, origin) => {
  expect(factsOf(name)).toMatchObject({ origin, vegan: 'yes' })
})

it.each([
  'LACTOBIONIC ACID',
  'ALEURITIC ACID',
  'ARTEMIA EXTRACT',
  'SEA WHIP EXTRACT',
  'DROMICEIUS OIL',
  'BADGER OIL',
  'CI 75170',
  'CI 77267',
  'QUATERNIUM-33',
])('DEC-26: %s is made of what an animal gives', (name) => {
  expect(factsOf(name)).toMatchObject({ origin: 'animal', vegan: 'no' })
})

it('DEC-26: a scent that an oil of plants holds is told as of plants too', () => {
  const held = new Set(knowledge.ingredients.flatMap(({ constituents = [] }) => constituents.map(({ ingredient }) => ingredient)))
  const scents = [...held].flatMap((index) => knowledge.ingredients[index] ?? [])
  // Benzoic acid stands on labels as the preservative, which is made by synthesis.
  const wrong = scents.filter(({ inci, origin }) => inci !== 'BENZOIC ACID' && origin !== 'mixed')
  expect(held.size).toBeGreaterThan(20)
  expect(wrong.map(({ inci }) => inci)).toEqual([])
})

it('DEC-26: what is made of something of plants or of microbes and of something else is not told as synthetic', () => {
  const parts = /^(?:PROPYLENE|BUTYLENE|CAPRYLYL) GLYCOL|\b(?:BETAINE|MENTH(?:YL|OXY|ANE)\w*|VANILLYL|PCA|\w*GLUCONATE|GLUCOHEPTONATE|\w*CITRATE|ASCORB\w+|GLYCERYL)\b/
  // The glyceryl of a hair dye names its side chain.
  const others = new Set(['2-NITRO-5-GLYCERYL METHYLANILINE'])
  const told = knowledge.ingredients.filter(({ inci, origin }) => parts.test(inci) && !others.has(inci) && origin === 'synthetic')
  expect(told.map(({ inci }) => inci)).toEqual([])
})

it('DEC-26: no sentence says made by fermentation of what may be of several origins', () => {
  const claims = knowledge.ingredients.filter(
    ({ origin, sentence }) => origin !== 'biotech' && /made by fermentation/.test(sentence ?? ''),
  )
  expect(claims.map(({ inci }) => inci)).toEqual([])
})

it('DEC-26: no sentence calls plant-based what a label cannot tell', () => {
  const claims = knowledge.ingredients.filter(
    ({ vegan, sentence }) => vegan !== 'yes' && /plant-based|from plants/.test(sentence ?? ''),
  )
  expect(claims.map(({ inci }) => inci)).toEqual([])
})

/** What `regulation.tsv` sums up on purpose, because the entry holds too many uses for a sentence. */
const SUMMED_UP = /by kind of product/

/** An entry that names products and sets no maximum for them. */
const NO_MAXIMUM = 100

it('S08: the words beside an entry tell every per cent that is held against a label', () => {
  const missing = knowledge.ingredients.flatMap(({ inci, annexes = [], limits = [] }) =>
    annexes.flatMap(({ annex, ref, limit }) => {
      const told = (limit.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
      const held = limits.filter((each) => each.annex === annex && each.ref === ref && !each.isUpcoming)
      // A total over relatives stands in the words of the entry that sets it, 100 mg/kg is 0.01 %.
      const untold = held.filter(({ max, group }) => max > 0 && max < NO_MAXIMUM && group !== 'parabens' && !told.includes(max))
      return SUMMED_UP.test(limit) || limit.includes('mg/kg') ? [] : untold.map(({ max }) => `${inci} ${annex}/${ref} ${max}`)
    }),
  )
  expect(missing).toEqual([])
})

it.each([
  ['CITRUS AURANTIUM BERGAMIA FRUIT OIL', '352'],
  ['CITRUS SINENSIS PEEL OIL EXPRESSED', '351'],
  ['CYMBOPOGON CITRATUS LEAF/STEM OIL', '354'],
])('RES-38: %s is the oil that entry III/%s means by another name', (name, ref) => {
  expect(factsOf(name).annexes).toContainEqual(expect.objectContaining({ effect: 'fragrance-allergen', annex: 'III', ref }))
})

it('S08: an isothiazolinone is told with the mixture that its entry limits', () => {
  const [mixture] = (factsOf('METHYLISOTHIAZOLINONE').annexes ?? []).filter(({ ref }) => ref === '39')
  expect(mixture?.limit).toContain('mixture with methylchloroisothiazolinone')
})

it('S08: a preservative is no colour because its name begins that of one', () => {
  expect(factsOf('BENZOIC ACID').annexes?.map(({ annex }) => annex)).toEqual(['V'])
})

it.each([
  ['P-METHYLAMINOPHENOL', 'as the sulfate', 0.6991],
  ['2,4-DIAMINOPHENOXYETHANOL SULFATE', 'as the hydrochloride', 0.4528],
])('S08: %s is counted %s, as its entry says', (name, as, factor) => {
  // Where none is allowed there is nothing to count.
  const limits = (factsOf(name).limits ?? []).filter(({ max }) => max > 0)
  for (const limit of limits) {
    expect(limit.as).toContain(as)
    expect(limit.factor).toBe(factor)
  }
})

it('RES-38: iron oxides without a number are allowed as each of the colours that may be meant', () => {
  const entries = (factsOf('IRON OXIDES').annexes ?? []).map(({ annex, ref, effect }) => `${annex}/${ref} ${effect}`)
  expect(entries).toEqual(['134', '135', '136', '137'].map((ref) => `IV/${ref} colourant`))
})

it('DEC-26: no sentence calls synthetic what the line beside it leaves open', () => {
  const apart = knowledge.ingredients.filter(({ sentence, origin }) => /synthetic/i.test(sentence ?? '') && origin !== 'synthetic')
  expect(apart.map(({ inci }) => inci)).toEqual([])
})

it('a note on a contact allergy says no more of a table of ranks than a rank or a share', () => {
  const table = knowledge.sources.findIndex(({ id }) => id === 'young-2022')
  const notes = knowledge.ingredients.flatMap(({ contact }) => (contact?.source === table ? [contact.note] : []))
  expect(notes.length).toBeGreaterThan(10)
  expect(notes.filter((note) => !/^(peppermint |judged by [a-z ]+, which )?ranks \d+(st|nd|rd|th) of|^the benzoates together rank 44th of/.test(note))).toEqual([])
})

it('the entries of one act begin on one day', () => {
  // An act of 2019 corrects four entries of another from a day of their own.
  const corrected = ['395', '1396', '1507']
  const days = new Map<number, Set<string>>()
  for (const { source, since, ref } of knowledge.stopList) {
    if (since && !corrected.includes(ref)) days.set(source, (days.get(source) ?? new Set()).add(since))
  }
  const apart = [...days].filter(([, found]) => found.size > 1)
  expect(apart.map(([source]) => knowledge.sources[source]?.id)).toEqual([])
  const dayOf = (id: string) => [...(days.get(knowledge.sources.findIndex((one) => one.id === id)) ?? [])]
  expect(dayOf('eu-2019-831')).toEqual(['2019-06-12'])
  expect(dayOf('eu-2019-1966')).toEqual(['2020-05-01'])
})

it('the limit of a dye that is for hair dyes without a developer is for these alone', () => {
  const files = readKnowledgeFolder()
  const cellsOf = (file: string) => (files[file] ?? '').split('\n').map((line) => line.split('\t'))
  const only = cellsOf('regulation.tsv').filter(([, , , , limit = '']) => /^non-oxidative hair dyes(?!.* too$)/.test(limit))
  const entries = new Set(only.map(([inci, annex, ref]) => `${inci} ${annex}/${ref}`))
  const limits = cellsOf('limits.tsv').filter(([inci, annex, ref]) => entries.has(`${inci} ${annex}/${ref}`))
  expect(entries.size).toBeGreaterThan(40)
  const wider = limits.filter(([, , , use = '', max]) => max !== '0' && !use.startsWith('hair-dye+non-oxidative') && use !== 'self-tanning')
  expect(wider.map(([inci, , , use]) => `${inci}: ${use}`)).toEqual([])
})
