import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const score = (text: string) => analyze(text, knowledge).overallScore ?? Number.NaN
const ruleOf = (text: string, name: string) =>
  analyze(text, knowledge).ingredients.find(({ inci }) => inci === name)?.why?.rule

it.each([
  ['Aqua, Glycolic Acid 30%, Sodium Hydroxide, Xanthan Gum', 'GLYCOLIC ACID', 'acid-peel'],
  ['Aqua, Glycolic Acid 20%, Glycerin', 'GLYCOLIC ACID', 'acid-peel'],
  ['Aqua, Lactic Acid 12%, Glycerin', 'LACTIC ACID', 'acid-strong'],
  ['Aqua, Glycolic Acid 10%, Glycerin', 'GLYCOLIC ACID', 'acid-moderate'],
  ['Aqua, Glycolic Acid 2%, Glycerin', 'GLYCOLIC ACID', 'no-restriction'],
  ['Aqua, Glycerin, Lactic Acid', 'LACTIC ACID', 'acid-moderate'],
  ['Aqua, Glycerin, Betaine, Lactic Acid', 'LACTIC ACID', 'no-restriction'],
  ['Aqua, Sodium Hydroxide 5%, Glycerin', 'SODIUM HYDROXIDE', 'base-strong'],
  ['Aqua, Glycerin, Carbomer, Sodium Hydroxide', 'SODIUM HYDROXIDE', 'adjuster'],
  ['Aqua, Glycerin, Carbomer, Sodium Hydroxide 0.3%', 'SODIUM HYDROXIDE', 'adjuster'],
  ['Aqua, Hydrochloric Acid 5%', 'HYDROCHLORIC ACID', 'corrosive-strong'],
  ['Aqua, Hydrochloric Acid', 'HYDROCHLORIC ACID', 'corrosive-strong'],
  ['Aqua, Glycerin, Panthenol, Hydrochloric Acid', 'HYDROCHLORIC ACID', 'no-restriction'],
  ['Aqua, Sulfuric Acid 15%, Glycerin', 'SULFURIC ACID', 'corrosive-strong'],
  ['Aqua, Phosphoric Acid 12%, Glycerin', 'PHOSPHORIC ACID', 'corrosive-strong'],
  ['Aqua, Phosphoric Acid 0.5%, Glycerin', 'PHOSPHORIC ACID', 'no-restriction'],
  ['Aqua, Ascorbic Acid 30%, Glycerin', 'ASCORBIC ACID', 'acid-moderate'],
  ['Aqua, Ascorbic Acid 15%, Glycerin', 'ASCORBIC ACID', 'no-restriction'],
  ['Mentha Piperita Oil 100%', 'MENTHA PIPERITA OIL', 'oil-strong'],
  ['Melaleuca Alternifolia Leaf Oil', 'MELALEUCA ALTERNIFOLIA LEAF OIL', 'oil-strong'],
  ['Melaleuca Alternifolia Leaf Oil, Limonene', 'MELALEUCA ALTERNIFOLIA LEAF OIL', 'oil-strong'],
  ['Cinnamomum Zeylanicum Bark Oil, Cinnamal', 'CINNAMOMUM ZEYLANICUM BARK OIL', 'oil-strong'],
  ['Aqua, Glycerin, Melaleuca Alternifolia Leaf Oil 6%', 'MELALEUCA ALTERNIFOLIA LEAF OIL', 'oil-strong'],
  ['Aqua, Glycerin, Melaleuca Alternifolia Leaf Oil', 'MELALEUCA ALTERNIFOLIA LEAF OIL', 'essential-oil'],
  ['Squalane, Lavandula Angustifolia Oil', 'LAVANDULA ANGUSTIFOLIA OIL', 'fragrance-allergen'],
  ['Argania Spinosa Kernel Oil', 'ARGANIA SPINOSA KERNEL OIL', 'no-restriction'],
])('%s: %s takes the rule %s', (list, name, rule) => {
  expect(ruleOf(`Ingredients: ${list}`, name)).toBe(rule)
})

it('a peel of 30 % is not good, and says why', () => {
  const { overallScore, cap } = analyze('Ingredients: Aqua, Glycolic Acid 30%, Glycerin, Squalane', knowledge)

  expect(overallScore).toBe(59)
  expect(cap?.text).toBe('Glycolic Acid is printed at the strength of a peel, so the score is held at 59.')
})

it('what burns is not good, and is called no alkali where it is an acid', () => {
  const told = (list: string) => analyze(`Ingredients: ${list}`, knowledge)

  expect(told('Aqua, Hydrochloric Acid 5%').aiSummary).toContain(
    'Hydrochloric Acid is strong enough to burn skin, so the score is held at 59.',
  )
  expect(told('Aqua, Thioglycolic Acid, Parfum').aiSummary).not.toContain('alkali')
  expect(told('Mentha Piperita Oil').overallScore).toBe(59)
  expect(told('HEMA, Acrylates Copolymer').aiSummary).toContain(
    'In the EU HEMA may stand in products for professional use only.',
  )
})

it('cleansing agents stand in the order of how much they disturb skin', () => {
  const shampoo = (agent: string) => score(`Shampoo. Ingredients: Aqua, ${agent}, Glycerin, Betaine`)

  expect(shampoo('Decyl Glucoside')).toBeGreaterThan(shampoo('Sodium Laureth Sulfate'))
  expect(shampoo('Sodium Laureth Sulfate')).toBeGreaterThan(shampoo('Sodium Lauryl Sulfate'))
  expect(shampoo('Sodium Cocoate')).toBeGreaterThan(shampoo('Sodium Lauryl Sulfate'))
  expect(shampoo('Sodium Cocoate')).toBeLessThan(shampoo('Decyl Glucoside'))
})

it('retinoids stand in the order of their steps from retinoic acid', () => {
  const serum = (retinoid: string) => score(`Face serum. Ingredients: Squalane, ${retinoid}, Tocopherol`)
  const inOrder = ['Retinal', 'Retinol', 'Retinyl Palmitate'].map(serum)

  expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => a - b))
  expect(serum('Retinyl Acetate')).toBe(serum('Retinyl Palmitate'))
})

it('strengths of one kind repeat each other', () => {
  const { deductions } = analyze('Face serum. Ingredients: Squalane, Retinal, Retinol', knowledge)

  expect(deductions.map(({ rule, points }) => `${rule} ${points}`)).toEqual([
    'retinoid-strong 19',
    'retinoid-moderate 9.6',
  ])
})

it('a lye is what works in a relaxer, wherever it stands, and used up in a soap', () => {
  const list = 'Ingredients: Aqua, Petrolatum, Cetearyl Alcohol, Paraffinum Liquidum, Sodium Hydroxide'

  expect(ruleOf(`Hair relaxer. ${list}`, 'SODIUM HYDROXIDE')).toBe('base-strong')
  expect(ruleOf(`Cold cream. ${list}`, 'SODIUM HYDROXIDE')).toBe('adjuster')
  expect(
    ruleOf('Soap. Ingredients: Aqua, Sodium Hydroxide, Olea Europaea Fruit Oil', 'SODIUM HYDROXIDE'),
  ).toBe('adjuster')
})

it('nothing that stands high or is printed from 1 % on is said to be used in small amounts', () => {
  const said = knowledge.ingredients.flatMap(({ inci, sentence = '', traits = [] }) =>
    [sentence, ...traits.map(({ note }) => note)].some((text) =>
      /used in (very )?(small amounts|traces)|little is used|added in traces|there in small amounts/i.test(
        text,
      ),
    )
      ? [inci]
      : [],
  )
  const { aiSummary, ingredients } = analyze('Ingredients: Sodium Hydroxide 2%, Talc, Aqua, BHT', knowledge)

  expect(said).toEqual([])
  expect(`${aiSummary} ${ingredients.map(({ healthNotes }) => healthNotes).join(' ')}`).not.toMatch(
    /small amounts/,
  )
})
