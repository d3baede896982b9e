import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { readKnowledgeFolder, realKnowledge } from '../knowledge/folder.test-support.ts'
import { TINY_FILES } from '../knowledge/tiny-folder.test-support.ts'

const knowledge = realKnowledge()
type Options = Parameters<typeof analyze>[2]

/** The verdict and its sentence for one name of a list. */
function limitOf(text: string, name: string, options: Options = {}) {
  const found = analyze(text, knowledge, options).ingredients.find(({ inci }) => inci === name)
  expect(found, `${name} in ${text}`).toBeDefined()
  return found?.limit
}

it.each([
  ['Toner. Ingredients: Aqua, Salicylic Acid 2.2%', 'SALICYLIC ACID', 'over'],
  ['Shampoo. Ingredients: Aqua, Salicylic Acid 2.2%', 'SALICYLIC ACID', 'within'],
  ['Körpermilch, Bodylotion. Inhaltsstoffe: Aqua, Salicylic Acid 0,6 %', 'SALICYLIC ACID', 'over'],
  ['Crème pour les mains. Ingrédients : Aqua, Kojic Acid 0,9%', 'KOJIC ACID', 'within'],
  ['Latte corpo. Ingredienti: Aqua, Kojic Acid 0,9%', 'KOJIC ACID', 'over'],
  ['Płyn do płukania ust. Składniki: Aqua, Sodium Benzoate 1,8%', 'SODIUM BENZOATE', 'within'],
  ['핸드크림 전성분: 정제수, Kojic Acid 2%', 'KOJIC ACID', 'over'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol 9000 ppm', 'PHENOXYETHANOL', 'within'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol 11,000 mg/kg', 'PHENOXYETHANOL', 'over'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol .9%', 'PHENOXYETHANOL', 'within'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol 0.5 - 1.2 %', 'PHENOXYETHANOL', 'over'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol <1%', 'PHENOXYETHANOL', 'within'],
  ['Face cream. Ingredients: Aqua, Climbazole 0.2%', 'CLIMBAZOLE', 'within'],
  ['Face wash. Ingredients: Aqua, Climbazole 0.1%', 'CLIMBAZOLE', 'over'],
  ['Oxidative hair dye. Ingredients: Aqua, HC Blue No. 2 1%', 'HC BLUE NO. 2', 'over'],
  ['Non-oxidative hair dye. Ingredients: Aqua, HC Blue No. 2 1%', 'HC BLUE NO. 2', 'within'],
  ['Hair dye. Ingredients: Aqua, HC Blue No. 2 3%', 'HC BLUE NO. 2', 'over'],
  ['Face cream. Ingredients: Aqua, Basic Orange 31 0.1%', 'BASIC ORANGE 31', 'over'],
  ['Oxidative hair dye. Ingredients: Aqua, Basic Orange 31 0.1%', 'BASIC ORANGE 31', undefined],
  ['Lipstick. Ingredients: Ricinus Communis Seed Oil, Triclosan 0.2%', 'TRICLOSAN', 'over'],
  ['Concealer. Ingredients: Aqua, Triclosan 0.2%', 'TRICLOSAN', 'within'],
  ['Shampoo. Ingredients: Aqua, Zinc Phenolsulfonate 2%', 'ZINC PHENOLSULFONATE', 'over'],
  ['Deodorant. Ingredients: Aqua, Zinc Phenolsulfonate 2%', 'ZINC PHENOLSULFONATE', 'within'],
  ['Sun spray. Ingredients: Alcohol Denat., Octocrylene 9.5%', 'OCTOCRYLENE', 'within'],
  ['Continuous spray SPF 50. Ingredients: Alcohol Denat., Octocrylene 9.5%', 'OCTOCRYLENE', 'over'],
  ['Sun spray. Ingredients: Isobutane, Alcohol Denat., Octocrylene 9.5%', 'OCTOCRYLENE', 'over'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol 2 g/100 g, Glycerin', 'PHENOXYETHANOL', 'over'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol 0,8 g/100 ml, Glycerin', 'PHENOXYETHANOL', 'within'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol 9 mg/g, Glycerin', 'PHENOXYETHANOL', 'within'],
  ['Face cream. Ingredients: Aqua, Phenoxyethanol 12 mg/g, Glycerin', 'PHENOXYETHANOL', 'over'],
  ['Retinol 1% in Squalane Face Serum\nIngredients: Squalane, Retinol', 'RETINOL', 'over'],
  ['Retinol 0.2% in Squalane Face Serum\nIngredients: Squalane, Retinol', 'RETINOL', 'within'],
  ['Gesichtsserum mit 1 % Retinol\nInhaltsstoffe: Squalane, Retinol', 'RETINOL', 'over'],
  [
    '2% Kojic Acid + 5% Niacinamide Face Serum. Ingredients: Aqua, Niacinamide, Kojic Acid',
    'KOJIC ACID',
    'over',
  ],
  [
    'Soin capillaire sans rinçage. Ingrédients : Aqua, Behentrimonium Chloride 4 %',
    'BEHENTRIMONIUM CHLORIDE',
    'over',
  ],
  ['Lait corporel. Ingrédients : Aqua, Acide salicylique 1 %', 'SALICYLIC ACID', 'over'],
  ['Eyelash tint. Ingredients: Aqua, Silver Nitrate 3%', 'SILVER NITRATE', 'within'],
  ['Eyelash tint. Ingredients: Aqua, 2-Amino-3-hydroxypyridine 1.5%', '2-AMINO-3-HYDROXYPYRIDINE', 'over'],
  ['Hair dye. Ingredients: Aqua, 2-Amino-3-hydroxypyridine 1.5%', '2-AMINO-3-HYDROXYPYRIDINE', 'within'],
  ['Eyelash tint. Ingredients: Aqua, 2-Methylresorcinol 3%', '2-METHYLRESORCINOL', 'over'],
  ['Face cream. Ingredients: Aqua, Silver Nitrate 3%', 'SILVER NITRATE', 'over'],
  ['Body cream. Ingredients: Aqua, Furfural 0.0005%', 'FURFURAL', 'within'],
  ['Perfume oil. Eau de parfum. Ingredients: Alcohol, Musk Ketone 1%', 'MUSK KETONE', 'within'],
  ['Body cream. Ingredients: Aqua, Musk Ketone 1%', 'MUSK KETONE', 'over'],
  ['Toothpaste. Ingredients: Aqua, Potassium Fluoride 0.6%', 'POTASSIUM FLUORIDE', 'over'],
  ['Oxidative hair dye. Ingredients: Aqua, HC Red No. 3 2%', 'HC RED NO. 3', 'over'],
  ['Semi-permanent hair dye. Ingredients: Aqua, HC Red No. 3 2%', 'HC RED NO. 3', 'within'],
  ['Hair dye. Ingredients: Aqua, HC Red No. 3 2%', 'HC RED NO. 3', 'unclear'],
  ['Hair dye. Ingredients: Aqua, HC Red No. 3 4%', 'HC RED NO. 3', 'over'],
])('S08: %s, %s is %s', (text, name, verdict) => {
  expect(limitOf(text, name)?.verdict).toBe(verdict)
})

it('S08: over the limit is a rule with its own score, a flag, and a cap with its sentence', () => {
  const { ingredients, overallScore, cap } = analyze(
    'Face cream. Ingredients: Aqua, Glycerin, Salicylic Acid 4%, Cetearyl Alcohol',
    knowledge,
  )
  const acid = ingredients[2]

  expect(acid).toMatchObject({ safetyScore: 40, why: { rule: 'over-limit' } })
  expect(acid?.flags).toContain('Over the EU limit: 4 % printed, 2 % allowed (Annex III/98)')
  expect(overallScore).toBe(49)
  expect(cap?.text).toBe('Salicylic Acid is printed above the EU limit, so the score is held at 49.')
})

it('what is within its limit is said and costs nothing more', () => {
  const withAmount = analyze('Face cream. Ingredients: Aqua, Glycerin, Phenoxyethanol 0.9%', knowledge)
  const without = analyze('Face cream. Ingredients: Aqua, Glycerin, Phenoxyethanol', knowledge)

  expect(withAmount.ingredients[2]?.limit).toEqual({
    verdict: 'within',
    text: '0.9 % printed, within the EU limit of 1 % (Annex V/29).',
  })
  expect(withAmount.overallScore).toBe(without.overallScore)
  expect(without.ingredients[2]).not.toHaveProperty('limit')
})

it('where the use is not known it is over only above every limit that could hold', () => {
  const text = (amount: string) => `Ingredients: Aqua, Glycerin, Retinol ${amount}`

  expect(limitOf(text('0.04%'), 'RETINOL')?.verdict).toBe('within')
  expect(limitOf(text('0.2%'), 'RETINOL')).toEqual({
    verdict: 'unclear',
    text: '0.2 % printed: above the 0.05 % allowed in body lotions; 0.3 % allowed elsewhere (Annex III/376).',
  })
  expect(limitOf(text('0.4%'), 'RETINOL')?.verdict).toBe('over')
})

it('the name of the product and the type the user chose tell the use as well', () => {
  const text = 'Ingredients: Aqua, Glycerin, Sodium Benzoate 0.9%'

  expect(limitOf(text, 'SODIUM BENZOATE')?.verdict).toBe('unclear')
  expect(limitOf(text, 'SODIUM BENZOATE', { productName: 'Duschgel' })?.verdict).toBe('within')
  expect(limitOf(text, 'SODIUM BENZOATE', { productName: 'Night cream' })?.verdict).toBe('over')
  expect(limitOf(text, 'SODIUM BENZOATE', { productType: 'rinse-off' })?.verdict).toBe('within')
  expect(limitOf(text, 'SODIUM BENZOATE', { productType: 'leave-on' })?.verdict).toBe('over')
})

it('words of a warning tell no use', () => {
  const text = 'Ingredients: Aqua, Retinol 0.2%. Avoid contact with eyes. Keep away from children and hands.'

  expect(limitOf(text, 'RETINOL')?.verdict).toBe('unclear')
})

it('what the law counts together is counted together, inside one product', () => {
  const parabens = 'Methylparaben 0.4%, Ethylparaben 0.4%'
  const text = (more: string) => `Face cream. Ingredients: Aqua, ${parabens}, Glycerin${more}`

  expect(limitOf(text(''), 'METHYLPARABEN')?.verdict).toBe('within')
  expect(limitOf(text(', Propylparaben 0.15%'), 'METHYLPARABEN')?.text).toBe(
    'Over the EU limit: 0.4 % printed, 0.363 % as acid, 0.811 % of parabens together, 0.8 % allowed (Annex V/12).',
  )
  const kit = `Day cream\nIngredients: Aqua, ${parabens}, Glycerin\nNight cream\nIngredients: Aqua, Propylparaben 0.13%, Glycerin, Squalane`
  expect(limitOf(kit, 'METHYLPARABEN')?.verdict).toBe('within')
})

it('each product of a kit is held against its own limits', () => {
  const { ingredients } = analyze(
    'Shampoo\nIngredients: Aqua, Coco-Glucoside, Salicylic Acid 2.5%, Glycerin\nBody lotion\nIngredients: Aqua, Glycerin, Salicylic Acid 0.4%, Squalane',
    knowledge,
  )

  expect(ingredients.flatMap(({ limit }) => limit?.verdict ?? [])).toEqual(['within', 'within'])
})

it('a limit that does not apply yet is said with its date and costs nothing', () => {
  const { ingredients, cap } = analyze('Body lotion. Ingredients: Aqua, Benzyl Salicylate 1%', knowledge)

  expect(ingredients[1]?.limit).toEqual({
    verdict: 'upcoming',
    text: 'From 1 January 2027 on: over the EU limit for body lotions: 1 % printed, 0.7 % allowed (Annex III/75).',
  })
  expect(cap).toBeNull()
})

it.each([
  ['Ingredients: Aqua, Glycerin 150%, Squalane', 'More than 100 % is printed for Glycerin.'],
  ['Ingredients: Aqua 90%, Glycerin 80%, Phenoxyethanol 5%', 'The printed per cents add up to 175 %.'],
])('%s is not believed, and says so', (text, words) => {
  const { notices, ingredients } = analyze(text, knowledge)

  expect(notices.join(' ')).toContain(words)
  expect(ingredients.some(({ limit }) => limit)).toBe(false)
})

it('a per cent in a claim before the list belongs to nothing', () => {
  const { notices, ingredients } = analyze(
    'Face gel with 98% Aloe Vera. Ingredients: Aloe Barbadensis Leaf Juice, Phenoxyethanol 0.8%',
    knowledge,
  )

  expect(notices).toEqual([])
  expect(ingredients.map(({ concentration }) => concentration?.value ?? null)).toEqual([null, 0.8])
})

/** Purity, or a share of something else than the product. */
const NO_AMOUNT = new Set([
  'III/60',
  'III/61',
  'III/186',
  'III/52',
  'III/372',
  'III/106',
  // Free allyl alcohol in allyl esters.
  ...Array.from({ length: 17 }, (_, at) => `III/${135 + at}`),
  'III/151a',
])
/** Mixtures whose share of what the limit is in no formula tells. */
const NO_FACTOR = new Set([
  'SACCHAROMYCES/ZINC FERMENT',
  'ZINC COCETH SULFATE',
  'PVP-HYDROGEN PEROXIDE',
  'CALCIUM THIOGLYCOLATE HYDROXIDE',
  'SODIUM ZINC CETYL PHOSPHATE',
  'SODIUM ZINC HISTIDINE DITHIOOCTANAMIDE',
  'SODIUM ZINC TAURINE DITHIOOCTANAMIDE',
  'ZINC ASCORBATE HYDROXIDE',
  'ZINC COCO-SULFATE',
  'ZINC CYSTEINATE',
  'ZINC DIBUTYLDITHIOCARBAMATE',
  'ZINC FORMALDEHYDE SULFOXYLATE',
  'ZINC GLYCINATE SALICYLATE',
  'ZINC PENTADECENE TRICARBOXYLATE',
  'ZINC THIOSALICYLATE',
])

it('every numeric limit that an entry tells in words is a row of the table', () => {
  const missing = knowledge.ingredients.flatMap(({ inci, annexes = [], limits = [] }) =>
    annexes
      .filter(({ annex, limit }) => annex !== 'II' && annex !== 'IV' && limit.includes('%'))
      .map(({ annex, ref }) => `${annex}/${ref}`)
      .filter((entry) => !NO_AMOUNT.has(entry) && !NO_FACTOR.has(inci))
      .filter((entry) => !limits.some(({ annex, ref }) => entry === `${annex}/${ref}`))
      .map((entry) => `${inci} ${entry}`),
  )

  // What V/57 says of the single substance goes beyond the mixture of V/39.
  expect(missing).toEqual(['METHYLISOTHIAZOLINONE V/39'])
})

const REFUSED: [file: string, row: string, message: string][] = [
  ['limits.tsv', 'AQUA\tIII\t1\tbath\t1\t\t1\t\t2020-01-01\t\teu-2024-996', 'unknown use "bath"'],
  ['limits.tsv', 'AQUA\tIII\t1\tany\t101\t\t1\t\t2020-01-01\t\teu-2024-996', 'a limit is a per cent'],
  ['limits.tsv', 'AQUA\tIII\t1\tany\t\t\t1\t\t2020-01-01\t\teu-2024-996', 'a limit is a per cent'],
  ['limits.tsv', 'AQUA\tIII\t1\tany\t1\t\t0\t\t2020-01-01\t\teu-2024-996', 'a factor is above 0'],
  [
    'limits.tsv',
    'AQUA\tIII\t1\tany\t1\tas zinc\t0.4-0.2\t\t2020-01-01\t\teu-2024-996',
    'a dry salt holds more',
  ],
  ['limits.tsv', 'AQUA\tIII\t1\t\t1\t\t1\t\t2020-01-01\t\teu-2024-996', 'a limit without a use'],
  ['limits.tsv', 'AQUA\tIII\t1\tany\t1\t\t1\t\tMay\t\teu-2024-996', 'not an ISO date'],
  ['limits.tsv', 'AQUA\tIII\t1\tany|any\t1\t\t1\t\t2020-01-01\t\teu-2024-996', 'a second limit'],
  ['potency.tsv', 'AQUA\tacid\tpeel\t101\t0\t\tWet\teu-2024-996', 'from a per cent on'],
  ['potency.tsv', 'AQUA\tacid\tpeel\t1\t1.5\t\tWet\teu-2024-996', 'places are a whole number'],
  ['potency.tsv', 'AQUA\tacid\tpeel\t1\t1\tbath\tWet\teu-2024-996', 'unknown use "bath"'],
  ['potency.tsv', 'RETINAL\tretinoid\tstrong\t1\t1\t\tWet\teu-2024-996', 'a second potency'],
]

const FILES = readKnowledgeFolder()
const rowsOf = (file: string) => `${(FILES[file] ?? '').trimEnd()}\n`
const refusedOf = (file: string) => REFUSED.filter(([of]) => of === file).map(([, row]) => row)

/** Compiled once with all that is refused. */
let refusals: readonly string[] | undefined
function errorsOfRefused(): readonly string[] {
  const broken = ['limits.tsv', 'potency.tsv'].map((file) => [
    file,
    rowsOf(file) + refusedOf(file).join('\n'),
  ])
  const answer = compileKnowledge({ ...FILES, ...Object.fromEntries(broken) })
  return 'errors' in answer ? answer.errors : []
}

it.each(['limits.tsv', 'potency.tsv'])('what %s cannot mean is refused, each row at its line', (file) => {
  const refused = REFUSED.filter(([of]) => of === file)
  const before = rowsOf(file).split('\n').length
  const told = (refusals ??= errorsOfRefused())

  expect(refused.length).toBeGreaterThan(3)
  for (const [at, [, row, message]] of refused.entries()) {
    const ofRow = told.filter((error) => error.startsWith(`${file}:${before + at}: `))
    expect(ofRow.join('\n'), row).toContain(message)
  }
})

it('a limit that has run out is none', () => {
  const [head = ''] = rowsOf('limits.tsv').split('\n')
  const waterUntil = (until: string) => {
    const row = `AQUA\tIII\t12\tany\t1\t\t1\t\t2000-01-01\t${until}\tlaw\n`
    const answer = compileKnowledge({
      ...TINY_FILES,
      'limits.tsv': `${head}\n${row}`,
      'sources.tsv': `${TINY_FILES['sources.tsv'] ?? ''}\nopaline-limits\tThe Annexes as read\t2026-01-01\t`,
    })
    if ('errors' in answer) throw new Error(answer.errors.join('\n'))
    return answer.compiled.ingredients.find(({ inci }) => inci === 'AQUA')
  }

  expect(waterUntil('2010-01-01')).not.toHaveProperty('limits')
  expect(waterUntil('2027-01-01')).toMatchObject({ limits: [{ max: 1, isUpcoming: false }] })
})

it('an amount in a title is of nothing that the list does not hold, and gives way to what the list prints', () => {
  const [water, retinol] = analyze(
    'Retinol 1% Face Serum, 50% more\nIngredients: Aqua, Retinol 0.2%, Glycerin',
    knowledge,
  ).ingredients

  expect(water).not.toHaveProperty('limit')
  expect(retinol?.limit?.verdict).toBe('within')
  expect(
    limitOf('Retinol 1% Face Serum\nIngredients: Aqua, Retinyl Palmitate', 'RETINYL PALMITATE'),
  ).toBeUndefined()
})

it.each([
  ['Perm lotion (hair waving)', 'within'],
  ['Permanent wave lotion', 'within'],
  ['Hair straightening cream', 'within'],
  ['Dauerwelle', 'within'],
  ['Glättungscreme für die Haare', 'within'],
  ['Liquide de permanente', 'within'],
  ['Crème défrisante', 'within'],
  ['Líquido para permanente', 'within'],
  ['Crema alisadora para el cabello', 'within'],
  ['Liquido per permanente', 'within'],
  ['Crema lisciante per capelli', 'within'],
  ['Líquido de permanente para cabelo', 'within'],
  ['Creme alisante', 'within'],
  ['Płyn do trwałej ondulacji', 'within'],
  ['Krem do prostowania włosów', 'within'],
  ['Permanentvloeistof', 'within'],
  ['Permanentvätska', 'within'],
  ['Shampoo', 'over'],
  ['Haarkur zum Ausspülen', 'over'],
  ['Depilatory cream', 'over'],
  ['Enthaarungscreme', 'over'],
])('waving and straightening hair has a limit of its own: %s', (title, verdict) => {
  const text = `${title}. Ingredients: Aqua, Thioglycolic Acid 7%, Parfum`
  expect(limitOf(text, 'THIOGLYCOLIC ACID')?.verdict).toBe(verdict)
})

it.each([
  'up to 3%',
  '(max. 3 %)',
  '≤ 3 %',
  'ca. 3 %',
  'höchstens 1,5 %',
  "jusqu'à 3 %",
  '12 g/kg',
  '0.02 g/g',
  '15 mg per g',
  '15 mg/ml',
  '1.5 pct',
  '1,5 Prozent',
  '1,5 pour cent',
  '1,5 por ciento',
  '1,5 per cento',
  '1,5 procent',
  ': 1.5 % m/m',
  '(1.5% w/v)',
])('an amount is one in whatever way it is printed: %s', (amount) => {
  const text = `Face cream. Ingredients: Aqua, Phenoxyethanol${amount.startsWith(':') ? '' : ' '}${amount}, Glycerin`
  expect(limitOf(text, 'PHENOXYETHANOL')?.verdict).toBe('over')
})

it.each([
  ['Body lotion. Ingredients: Aqua, Triclosan 0.2%', 'TRICLOSAN', 'over'],
  ['Mouthwash. Ingredients: Aqua, Triclosan 0.2%', 'TRICLOSAN', 'over'],
  ['Hand soap. Ingredients: Aqua, Triclosan 0.2%', 'TRICLOSAN', 'within'],
  ['Toothpaste. Ingredients: Aqua, Triclosan 0.4%', 'TRICLOSAN', 'over'],
  ['Aerosol spray. Ingredients: Aqua, Butane, Glutaral 0.05%', 'GLUTARAL', 'over'],
  ['Face cream. Ingredients: Aqua, Glutaral 0.05%', 'GLUTARAL', 'within'],
  ['Hair spray. Ingredients: Alcohol Denat., Dehydroacetic Acid 0.3%', 'DEHYDROACETIC ACID', 'over'],
  ['Lip balm. Ingredients: Cera Alba, Silver Chloride 0.002%', 'SILVER CHLORIDE', 'over'],
])('what only some products may hold: %s', (text, name, verdict) => {
  expect(limitOf(text, name)?.verdict).toBe(verdict)
})
