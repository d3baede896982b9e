import { describe, expect, it } from 'vitest'
import type { ProductType } from '../../contract/finding.ts'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

type Asked = [title: string, names: string, type?: ProductType | undefined]

function ask([title, names, productType]: Asked) {
  const text = `${title === '' ? '' : `${title}. `}Ingredients: Aqua, Glycerin, ${names}`
  return analyze(text, knowledge, productType ? { productType } : {})
}

describe('S08: what an entry forbids in a kind of product holds the score as an excess does', () => {
  it.each<Asked>([
    ['', 'CI 77266 (nano)', 'spray'],
    ['', 'Polyaminopropyl Biguanide 0.1 %', 'spray'],
    ['', 'Polyaminopropyl Biguanide', 'spray'],
    ['', 'Butane, Dehydroacetic Acid'],
    ['', 'Propane, Sodium Dehydroacetate'],
    ['', 'Butane, Glutaral'],
    ['', 'Isobutane, Chlorobutanol'],
    ['Body spray', 'Chlorobutanol 0.3 %'],
    ['', 'Butane, Tris-Biphenyl Triazine (nano)'],
    ['', 'Dimethyl Ether, Zinc Oxide (nano)'],
    ['Sun spray', 'Zinc Oxide 10 %'],
    ['', 'Titanium Dioxide (nano)', 'spray'],
    ['', 'Methylene Bis-Benzotriazolyl Tetramethylbutylphenol (nano)', 'spray'],
    ['Deodorant', 'Butane, Aluminum Zirconium Tetrachlorohydrex Gly'],
    ['Antiperspirant spray', 'Aluminum Zirconium Octachlorohydrate 10 %'],
    ['', 'Butane, Salicylic Acid 0.5 %'],
    ['Face mist', 'Sodium Salicylate'],
    ['Aerosol', 'Sodium O-Phenylphenate'],
    ['Face mist', 'Ethoxydiglycol'],
    ['Hair dye spray', 'Butoxydiglycol 5 %'],
    ['Loose powder', 'Zinc Oxide'],
    ['Body powder', 'Salicylic Acid'],
    // Ages and places.
    ['', 'Salicylic Acid 3 %', 'baby'],
    ['', 'Salicylic Acid 1 %', 'baby'],
    ['', 'Salicylic Acid', 'baby'],
    ['Baby lotion', 'Sodium Salicylate'],
    ['', 'Iodopropynyl Butylcarbamate 0.01 %', 'baby'],
    ['Baby cream', 'Iodopropynyl Butylcarbamate'],
    ['', 'Iodopropynyl Butylcarbamate', 'lip'],
    ['Lip balm', 'Ethyl Lauroyl Arginate HCl'],
    ['Body lotion', 'Iodopropynyl Butylcarbamate'],
    ['', 'Methyl Salicylate 0.1 %', 'baby'],
    ['Baby balm', 'Methyl Salicylate'],
    ['Nappy cream', 'Propylparaben'],
    ['Eye cream', 'Silver Chloride'],
    ['Eye shadow', 'CI 45405'],
    ['Mouthwash', 'CI 60730'],
    ['Mouthwash', 'Chlorocresol'],
    ['Intimate gel', 'Chlorocresol 0.1 %'],
    ['Body lotion', 'CI 42520'],
    ['', 'CI 20040', 'leave-on'],
    // Outside the only use.
    ['', 'Lawsonia Inermis Leaf Powder, p-Phenylenediamine', 'leave-on'],
    ['', 'p-Phenylenediamine, Resorcinol, Ammonia', 'leave-on'],
    ['Henna tattoo paste', 'Toluene-2,5-Diamine'],
    ['', 'HEMA', 'lip'],
    ['Face cream', 'Di-HEMA Trimethylhexyl Dicarbamate'],
    ['Face cream', 'Mequinol'],
    ['Face cream', 'Thioglycolic Acid'],
    ['', 'Selenium Sulfide', 'leave-on'],
    ['Balm for children 3-6 years', 'Methyl Salicylate'],
    ['', 'Hexyl Salicylate 0.3 %', 'baby'],
    ['', 'Sodium Fluoride', 'leave-on'],
    ['Face cream', 'Toluene'],
    ['', 'Phenoxyisopropanol', 'leave-on'],
    ['Hand cream', 'Triclosan'],
    ['Body lotion', 'Climbazole'],
  ])('%s %s %s', (...asked) => {
    const result = ask(asked)

    expect(result.overallScore, result.aiSummary).toBeLessThanOrEqual(49)
    expect(['not-for-this-product', 'over-limit']).toContain(result.cap?.rule)
    expect(result.aiSummary).not.toMatch(/looks (?:good|excellent)/)
    const held = result.ingredients.find(({ safetyScore }) => (safetyScore ?? 100) <= 40)
    expect(held?.flags.join()).toMatch(/llowed .*Annex (?:III|IV|V|VI)\//)
  })
})

describe('S08: where nothing tells whether the kind is one that may hold it, the condition is told', () => {
  it.each<[title: string, names: string, type: ProductType | undefined, words: string]>([
    ['', 'HEMA', undefined, 'nail products by professionals (Annex III/313)'],
    ['Nail gel', 'HEMA', undefined, 'nail products by professionals'],
    ['', 'Mequinol', 'leave-on', 'nail products by professionals'],
    ['', 'Thimerosal', 'leave-on', 'eye products (Annex V/16)'],
    ['', 'CI 42520', undefined, 'products that stay on in the EU (Annex IV/67)'],
    ['', 'p-Phenylenediamine, Ammonia', undefined, 'hair dyes and eyelash dyes'],
    ['', 'Hydrogen Peroxide 5 %', 'leave-on', '12 % allowed in hair products'],
    [
      '',
      'Climbazole',
      'leave-on',
      'face products that stay on, foot products and hair products that stay on',
    ],
    ['', 'Propylparaben', 'baby', 'nappy area'],
    ['', 'CI 26100', 'lip', 'mucous membranes'],
    ['', 'Hydroxyapatite (nano)', undefined, 'toothpaste and mouthwash'],
  ])('%s %s %s', (title, names, type, words) => {
    const result = ask([title, names, type])

    expect(result.cap).toBeNull()
    expect(result.aiSummary).toContain('If this is a kind of product that may hold ')
    expect(result.aiSummary).toContain(words)
    const found = result.ingredients.find(({ limit }) => limit?.text.includes(words))
    expect(found?.limit?.verdict).toBe('unclear')
    if (!names.includes('%')) expect(found?.flags.join()).toContain(words)
  })
})

/** Of these the condition is told. */
const MAY_BE_ANOTHER = new Set(['p-Phenylenediamine, Resorcinol'])

describe('S08: what the kind of product may hold is no fault', () => {
  it.each<Asked>([
    ['Face cream', 'Salicylic Acid 1 %'],
    ['', 'Salicylic Acid'],
    ['', 'Dehydroacetic Acid'],
    ['', 'Zinc Oxide (nano)', 'leave-on'],
    ['Mineral sun cream', 'Zinc Oxide 20 %, Titanium Dioxide (nano) 4 %'],
    ['Pressed powder', 'Zinc Oxide'],
    ['', 'Butane, Alcohol, Octocrylene'],
    ['Hair spray', 'Butane, Ethoxydiglycol'],
    ['Shaving foam', 'Isobutane, Sodium Dehydroacetate'],
    ['Express Self Tanning Foam', 'Butane, Dihydroxyacetone, Ethoxydiglycol. Propellant: Hydrocarbon'],
    ['Cleansing bar', 'Etidronic Acid'],
    ['Hair mousse', 'Propane, Butane, Dehydroacetic Acid'],
    ['Baby shampoo', 'Coco-Glucoside, Iodopropynyl Butylcarbamate'],
    ['Pflegedusche für Kinder von 0 bis 3 Jahren', 'Iodopropynyl Butylcarbamate 0.01 %', 'rinse-off'],
    ['Babybad', 'Iodopropynyl Butylcarbamate'],
    ['Kinder-Duschgel', 'Iodopropynyl Butylcarbamate'],
    ['Kindershampoo', 'Iodopropynyl Butylcarbamate'],
    ['Bain moussant bébé', 'Iodopropynyl Butylcarbamate'],
    ['Płyn do kąpieli dla dzieci', 'Iodopropynyl Butylcarbamate'],
    ['Baby shampoo', 'Propylparaben'],
    ['Body wash, not suitable for babies', 'Iodopropynyl Butylcarbamate'],
    ['Face cream. Keep out of reach of babies', 'Salicylic Acid'],
    ['Baby soft foot peel', 'Salicylic Acid'],
    ['Babyfacial mask', 'Salicylic Acid'],
    ['', 'Arbutin'],
    ['Radiance serum', 'Alpha-Arbutin, Kojic Acid'],
    ['Toothpaste for children 2-6 years', 'Methyl Salicylate'],
    ['Toothpaste', 'Sodium Fluoride'],
    ['Shampoo', 'CI 60730, CI 42520'],
    ['Purple shampoo', 'HC Blue No. 2'],
    ['Colour conditioner', 'Basic Blue 99'],
    ['Colour mask', 'HC Blue No. 2, Basic Red 51'],
    ['Silbershampoo', 'Disperse Violet 1'],
    ['Champú matizador', 'Basic Yellow 57'],
    ['Semi-permanent hair colour', 'HC Violet No. 2'],
    ['Hair dye', 'p-Phenylenediamine, Resorcinol'],
    ['', 'p-Phenylenediamine, Resorcinol', 'rinse-off'],
    ['Eyelash tint', 'p-Phenylenediamine'],
    ['Nail gel for professional use', 'HEMA'],
    ['Lip balm', 'CI 15850, CI 77891'],
    ['', 'Triclocarban', 'leave-on'],
    ['Self tan mousse', 'Dihydroxyacetone 8 %'],
    ['Self tan mist', 'Dihydroxyacetone 5 %'],
    ['Foot cream', 'Climbazole'],
    ['Mascara', 'Thimerosal'],
    ['Body wash', 'Triclosan'],
  ])('%s %s %s', (...asked) => {
    const result = ask(asked)

    expect(result.cap?.text).toBeUndefined()
    if (!MAY_BE_ANOTHER.has(asked[1])) expect(result.aiSummary).toContain('Overall this list looks ')
    expect(
      result.ingredients.flatMap(({ limit }) => (limit?.verdict === 'over' ? [limit.text] : [])),
    ).toEqual([])
  })
})

describe('S08: the own use comes first, and what the chosen kind excludes is not told', () => {
  it.each<[title: string, names: string, type: ProductType | undefined, verdict: string, words: string]>([
    ['', 'Climbazole 0.5 %', 'leave-on', 'over', '0.2 % allowed'],
    ['', 'Dihydroxyacetone 12 %', 'leave-on', 'over', '10 % allowed'],
    ['', 'Dihydroxyacetone 12 %', undefined, 'over', '10 % allowed'],
    ['', 'Dihydroxyacetone 5 %', 'spray', 'within', 'self-tanning products'],
    ['', 'BHT 0.5 %', 'leave-on', 'within', '0.8 %'],
    ['Face cream', 'Salicylic Acid 1 %', undefined, 'within', '2 %'],
    ['', 'Sodium Benzoate 0.4 %', 'leave-on', 'within', '0.5 %'],
    ['', 'Phenoxyethanol >1 %', undefined, 'over', 'more than 1 % printed, 1 % allowed'],
    ['', 'Phenoxyethanol (more than 1 %)', undefined, 'over', 'more than 1 % printed'],
    ['', 'Chlorphenesin mehr als 0,3 %', undefined, 'over', 'more than 0.3 % printed'],
    ['', 'Phenoxyethanol >0.9 %', undefined, 'within', 'more than 0.9 % printed'],
    ['', 'Phenoxyethanol min. 1 %', undefined, 'within', 'at least 1 % printed'],
    ['', 'Phenoxyethanol min. 1.1 %', undefined, 'over', 'at least 1.1 % printed'],
    ['', 'Phenoxyethanol <1 %', undefined, 'within', 'less than 1 % printed'],
    ['', 'Phenoxyethanol up to 1 %', undefined, 'within', 'at most 1 % printed'],
    ['Face cream', 'Retinol <1 %', undefined, 'unclear', 'May be over the EU limit: less than 1 % printed'],
  ])('%s %s %s', (title, names, type, verdict, words) => {
    const { limit } = ask([title, names, type]).ingredients[2] ?? {}

    expect(limit?.verdict, limit?.text).toBe(verdict)
    expect(limit?.text).toContain(words)
    expect(limit?.text).not.toMatch(/mouth|toothpaste/)
  })
})

it('S08: what may burden the skin of who is allergic is said beside the bar', () => {
  expect(ask(['', 'p-Phenylenediamine', 'leave-on']).aiSummary).toContain('contact allergy')
  expect(ask(['', 'HEMA', 'lip']).aiSummary).toContain('contact allergy')
})

it('what is allowed in other products only names them', () => {
  const text =
    'Black henna paste. Ingredients: p-Phenylenediamine, Aqua, Lawsonia Inermis Leaf Powder, Parfum'
  const { aiSummary } = analyze(text, knowledge)

  expect(aiSummary).not.toContain('other products')
  expect(aiSummary).toMatch(/only in hair dyes|Not allowed/)
})

it.each(['Kids lotion', 'Sonnencreme für Kinder', 'Lait pour enfants', 'Crema infantil', '어린이 로션'])(
  'S08: on a product for children what those under three may not have is told as a condition: %s',
  (title) => {
    const { aiSummary, ingredients } = ask([title, 'Salicylic Acid'])

    expect(aiSummary).toContain('not allowed in products for children under 3 years in the EU (Annex III/98)')
    expect(ingredients.at(-1)?.safetyScore).toBe(75)
  },
)

it('S08: a warning about children makes no product for children', () => {
  expect(ask(['Face cream. Keep out of reach of children', 'Salicylic Acid']).aiSummary).not.toContain(
    'under 3',
  )
})

describe('S08: what an entry excepts from what it forbids for small children', () => {
  const told = (title: string) =>
    ask([title, 'Iodopropynyl Butylcarbamate', 'rinse-off'])
      .ingredients.flatMap(({ flags }) => flags)
      .filter((label) => label.startsWith('Not allowed'))

  it.each(['Babybad', 'Kinder-Duschgel', 'Baby shampoo', 'Gel douche enfants', 'Bagnetto bimbi'])(
    'is allowed in %s',
    (title) => {
      expect(told(title)).toEqual([])
    },
  )

  it.each(['Baby wash', 'Kinder Reinigung'])('may be meant by %s, and is told beside the rest', (title) => {
    expect(told(title)).toEqual([
      'Not allowed in products for children under 3 years in the EU, except in baths and shower gels for children under 3 years (Annex V/56)',
    ])
  })

  it.each(['Face wash for babies', 'Gel lavant visage enfants'])('is not meant by %s', (title) => {
    expect(told(title)).toEqual(['Not allowed in products for children under 3 years in the EU (Annex V/56)'])
  })
})
