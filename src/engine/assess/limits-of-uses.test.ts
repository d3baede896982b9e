import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { IngredientFacts } from '../knowledge/compiled.ts'
import type { Use } from '../knowledge/use-facts.ts'
import { productsOf } from './limit-words.ts'
import { parseList } from '../inci/parse.ts'
import { guessProductType, usesByNames } from './product-type.ts'

const knowledge = realKnowledge()

function limitOf(text: string, name: string) {
  const found = analyze(text, knowledge).ingredients.find(({ inci }) => inci === name)
  expect(found, `${name} in ${text}`).toBeDefined()
  return found?.limit
}

const NONE = 'none allowed in this kind of product'

it.each([
  ['Teeth whitening gel', 'Hydrogen Peroxide 3%', 'over', 'for mouth products: 3 % printed, 0.1 % allowed'],
  ['Teeth whitening strips', 'Hydrogen Peroxide 3%', 'over', 'up to 6 % only by professionals'],
  ['Zahnaufhellungsgel', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Gel de blanchiment dentaire', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Gel blanqueador de dientes', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Gel sbiancante denti', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Gel clareador dental', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Żel do wybielania zębów', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Tandenbleekgel', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Tandblekning', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Bělení zubů', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Гель для отбеливания зубов', 'Hydrogen Peroxide 3%', 'over', 'mouth products'],
  ['Face cream', 'Hydrogen Peroxide 3%', 'within', '4 % (Annex III/12)'],
  ['Hair bleach for hair', 'Hydrogen Peroxide 9%', 'within', '12 % for hair products'],
  ['Face cream', 'p-Phenylenediamine 1%', 'over', NONE],
  ['Henna black tattoo', 'p-Phenylenediamine 1%', 'over', NONE],
  ['Eye cream', 'p-Phenylenediamine 1%', 'over', NONE],
  ['Oxidative hair dye', 'p-Phenylenediamine 1%', 'within', 'for hair dyes'],
  ['Eyelash tint', 'p-Phenylenediamine 1%', 'within', 'for eyelash dyes'],
  ['Acne gel', 'Benzoyl Peroxide 10%', 'over', NONE],
  ['Acne gel', 'Benzoyl Peroxide 5%', 'over', NONE],
  ['Akne-Gel', 'Benzoyl Peroxide 0.5%', 'over', NONE],
  ['Face cream', 'Resorcinol 1%', 'over', NONE],
  ['Face peel lotion', 'Resorcinol 14%', 'over', NONE],
  ['Hair lotion', 'Resorcinol 0.4%', 'within', '0.5 % for hair products'],
  ['Face cream', 'Toluene 5%', 'over', NONE],
  ['Nail polish', 'Toluene 5%', 'within', '25 % for nail products'],
  ['Face cream', 'Thioglycolic Acid 0.5%', 'over', NONE],
  ['Face cream', 'HC Red No. 3 0.2%', 'over', NONE],
  ['Body lotion', 'Basic Red 76 0.2%', 'over', NONE],
  ['Hair dye', 'HC Red No. 3 0.2%', 'within', 'oxidative hair dyes'],
  ['Face cream', 'Sodium Fluoride 0.1%', 'over', NONE],
  ['Toothpaste', 'Sodium Fluoride 0.3%', 'within', 'mouth products'],
  // A colour of Annex IV is one in other products as well.
  ['Face cream', 'CI 47005 0.2%', undefined, ''],
])('S08: what an entry keeps for other products: %s, %s', (title, printed, verdict, words) => {
  const { ingredients } = analyze(`${title}. Ingredients: Aqua, ${printed}, Glycerin`, knowledge)
  expect(ingredients[1]?.limit?.verdict, ingredients[1]?.limit?.text).toBe(verdict)
  expect(ingredients[1]?.limit?.text ?? '').toContain(words)
})

it('S08: where nothing tells the use, each allowance says whose it is', () => {
  const text = (amount: string) => `Ingredients: Aqua, Benzoyl Peroxide ${amount}, Glycerin`

  expect(limitOf(text('10%'), 'BENZOYL PEROXIDE')).toEqual({
    verdict: 'over',
    text: 'Over the EU limit: 10 % printed, 0.7 % allowed in nail products by professionals; none allowed elsewhere (Annex III/94).',
  })
  expect(limitOf(text('0.5%'), 'BENZOYL PEROXIDE')?.text).toBe(
    '0.5 % printed: 0.7 % allowed in nail products by professionals; not allowed elsewhere (Annex III/94).',
  )
  expect(limitOf('Ingredients: Aqua, Retinol 0.04%', 'RETINOL')?.text).toBe(
    '0.04 % printed, within the EU limit of 0.05 % for body lotions (Annex III/376).',
  )
})

it.each([
  ['Hair and body wash', 'over'],
  ['2in1 Shampoo & Duschgel', 'over'],
  ['Shampooing douche cheveux et corps', 'over'],
  ['Full body shampoo', 'within'],
  ['Shampoo', 'within'],
])('S08: of two uses that a product names the stricter one holds: %s', (title, verdict) => {
  const text = `${title}. Ingredients: Aqua, Coco-Glucoside, Salicylic Acid 2.5%`
  expect(limitOf(text, 'SALICYLIC ACID')?.verdict).toBe(verdict)
})

it('S08: what is not for children is within no limit of what children get', () => {
  const lotion = analyze('Baby lotion. Ingredients: Aqua, Glycerin, Salicylic Acid 0.5%', knowledge)

  expect(lotion.ingredients[2]).toMatchObject({
    safetyScore: 40,
    why: { rule: 'over-limit' },
    limit: { verdict: 'over' },
  })
  expect(lotion.cap?.score).toBe(49)
})

it('S08: a place that only names let guess gives way to one that the pack names', () => {
  const text = 'Face Sunscreen. Ingredients: Squalane, Homosalate 2.5%, Aroma'
  expect(limitOf(text, 'HOMOSALATE')?.verdict).toBe('within')
})

it.each([
  ['Diaper rash cream', 'Zinc Oxide 40%', 'unclear'],
  ['Calamine lotion', 'Zinc Oxide 30%', 'unclear'],
  ['Foundation', 'Titanium Dioxide 30%', 'unclear'],
  ['', 'Zinc Oxide 30%', 'unclear'],
  ['Foundation SPF 30', 'Titanium Dioxide 30%', 'over'],
  ['Tagescreme LSF 30', 'Zinc Oxide 30%', 'over'],
  ['Sunscreen', 'Zinc Oxide 30%', 'over'],
  ['Baby cream', 'Zinc Oxide 20%', 'within'],
  ['Face cream', 'Octocrylene 12%', 'over'],
])(
  'S08: a pigment is held against the limit of UV filters where it is one: %s, %s',
  (title, printed, verdict) => {
    const { ingredients, cap } = analyze(`${title}. Ingredients: Aqua, ${printed}, Glycerin`, knowledge)

    expect(ingredients[1]?.limit?.verdict).toBe(verdict)
    expect(cap?.rule).toBe(verdict === 'over' ? 'over-limit' : undefined)
    if (verdict === 'unclear') expect(ingredients[1]?.limit?.text).toContain('as a UV filter')
  },
)

it('S08: an entry for some uses only is overstepped by no product that may be for others', () => {
  const text = 'Ingredients: Aqua, Titanium Dioxide 25.1%, Glycerin'
  expect(limitOf(text, 'TITANIUM DIOXIDE')?.verdict).toBe('unclear')
  expect(limitOf('Ingredients: Aqua, Zinc Oxide 26%, Octocrylene 8%', 'ZINC OXIDE')?.verdict).toBe('over')
  expect(limitOf('Ingredients: Aqua, Piroctone Olamine 2%', 'PIROCTONE OLAMINE')?.verdict).toBe('over')
})

/** What a sentence may call each of these products. */
const PRODUCTS: [title: string, uses: Use[]][] = [
  ['Face cream', ['face', 'leave-on']],
  ['Body lotion', ['body', 'leave-on']],
  ['Shower gel', ['body', 'rinse-off']],
  ['Shampoo', ['hair', 'rinse-off']],
  ['Hair wax', ['hair']],
  ['Toothpaste', ['mouth', 'toothpaste', 'rinse-off']],
  ['Teeth whitening gel', ['mouth']],
  ['Nail polish', ['nails']],
  ['Lip balm', ['lip', 'leave-on']],
  ['Eye cream', ['eye', 'face', 'leave-on']],
  ['Deodorant', ['deodorant', 'leave-on']],
  ['Depilatory', ['depilatory', 'rinse-off']],
  ['Eau de parfum', ['perfume', 'leave-on']],
]

const IN_ANNEX_III = knowledge.ingredients.filter(
  ({ inci, limits = [] }) =>
    // What tans makes a self-tanner of a product, whatever it calls itself.
    inci !== 'DIHYDROXYACETONE' && limits.some(({ annex, isUpcoming }) => annex === 'III' && !isUpcoming),
)

const listOf = (names: readonly { inci: string }[]) =>
  `Ingredients: Aqua, ${names.map(({ inci }) => `${inci} 0.0001%`).join(', ')}, Glycerin`

/** A name that tells the use of its product would tell it of those beside it. */
const TELLING_USE = new Set(
  IN_ANNEX_III.filter((facts) => {
    const list = parseList(listOf([facts]), knowledge)
    return guessProductType(list, knowledge) !== null || usesByNames(list, knowledge).length > 0
  }),
)

const AT_ONCE = 25
/** Names that tell a use stand alone; all others together, but for those whose amounts the law adds up. */
const LISTS: IngredientFacts[][] = []
for (const facts of IN_ANNEX_III) {
  const entries = entriesOf(facts)
  const isAlone = TELLING_USE.has(facts)
  const list = LISTS.find(
    (others) =>
      !isAlone &&
      others.length < AT_ONCE &&
      !others.some(
        (other) => TELLING_USE.has(other) || entriesOf(other).some((entry) => entries.includes(entry)),
      ),
  )
  if (list) list.push(facts)
  else LISTS.push([facts])
}

function entriesOf({ limits = [] }: IngredientFacts): string[] {
  return limits.map(({ annex, ref }) => `${annex}/${ref}`)
}

it.each(PRODUCTS)(
  'S08: no entry of Annex III is kept in a %s by a limit for other products',
  (title, uses) => {
    const wrong = LISTS.flatMap((together) => {
      // A product for hair with a dye of oxidation is a hair dye in the same way.
      const asked = together.filter(
        ({ inci }) => !(uses.includes('hair') && /AMINOPHENOL|DIAMINE/.test(inci)),
      )
      const answers = new Map(
        analyze(`${title}. ${listOf(asked)}`, knowledge).ingredients.map((one) => [one.inci, one]),
      )
      return asked.flatMap(({ inci, limits = [] }) => {
        const found = answers.get(inci)
        expect(found, `${inci} in a ${title}`).toBeDefined()
        if (found?.limit?.verdict !== 'within') return []
        const others = limits.filter((limit) => limit.uses.some((use) => !isPossible(use, uses)))
        const named = others.map(productsOf).filter((words) => words !== null)
        const own = new Set(limits.filter((limit) => !others.includes(limit)).map(productsOf))
        const text = found.limit.text
        const isOther = named.some((words) => !own.has(words) && text.includes(` for ${words} (`))
        return isOther ? [`${inci}: ${text}`] : []
      })
    })

    expect(IN_ANNEX_III.length).toBeGreaterThan(400)
    expect(wrong).toEqual([])
  },
)

/** A wax for hair may be rinsed off or not; whatever else a pack does not say is not so. */
function isPossible(use: Use, uses: readonly Use[]): boolean {
  if (uses.includes(use)) return true
  const isOpen = !uses.includes('rinse-off') && !uses.includes('leave-on')
  return isOpen && (use === 'rinse-off' || use === 'leave-on')
}

it('what stays on against dandruff is no anti-dandruff shampoo', () => {
  const tonic = analyze('Antidandruff hair tonic: Alcohol, Aqua, Climbazole 1%', knowledge, {
    productType: 'leave-on',
  })
  const shampoo = analyze('Antidandruff shampoo: Aqua, Climbazole 1%', knowledge, {
    productType: 'rinse-off',
  })

  expect(tonic.ingredients.at(-1)?.limit?.verdict).toBe('over')
  expect(shampoo.ingredients.at(-1)?.limit?.verdict).toBe('within')
})
