import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { matchName } from '../inci/match/match.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { strongestRule } from './rules.ts'

const knowledge = realKnowledge()
function resultOf(name: string) {
  const result = analyze(`Ingredients: Aqua, Glycerin, ${name}, Panthenol, Citric Acid`, knowledge)
  const finding = result.ingredients.find(({ printed }) => printed === name)
  if (!finding) throw new Error(`${name} was not read`)
  return { ...result, finding }
}

it('a forbidden name scores as such, says its entry and caps the product', () => {
  const { finding, overallScore, cap } = resultOf('Chloroform')

  expect(finding).toMatchObject({
    name: 'Chloroform',
    inci: null,
    safetyScore: 5,
    isEstimate: false,
    flags: ['Not allowed in cosmetics in the EU (Annex II/366)'],
    why: { rule: 'banned', text: 'Not allowed in cosmetics in the EU (Annex II/366).' },
  })
  expect(finding.why?.source.id).toBe('eu-1223-2009-annex-ii')
  expect(overallScore).toBe(25)
  expect(cap?.text).toContain('Chloroform')
})

it('a member of a group says what it is, and a ban since a day says the day', () => {
  expect(resultOf('Clobetasol Propionate').finding.why?.text).toBe(
    'Not allowed in cosmetics in the EU as a glucocorticoid (Annex II/300).',
  )
  expect(resultOf('Melamine').finding.flags).toEqual([
    'No longer allowed in the EU since 1 December 2023 (Annex II/1711)',
  ])
})

it.each([
  ['Peanut Butter', 'no-cosmetic', 'Not a cosmetic ingredient'],
  ['Fig Leaf Absolute', 'conditional', 'Named in Annex II/436 for some forms or uses only'],
])('%s is unknown with a reason (%s)', (name, rule, flag) => {
  const { finding, cap, coverage } = resultOf(name)

  expect([finding.safetyScore, finding.why?.rule, finding.recognition.tier]).toEqual([null, rule, 'unknown'])
  expect(finding.flags).toEqual([flag])
  expect([cap, coverage.unknown]).toEqual([null, 1])
})

it.each([
  'Pseudoephedrine',
  'Methylephedrine',
  'プソイドエフェドリン',
  'Dihydroergotamine',
  'Methylergometrine',
  'Metildigoxin',
])(
  '%s, a relative of what an entry forbids with its salts or its alkaloids, is a medicine and not told by that entry',
  (name) => {
    expect(resultOf(name).finding.why?.text).toBe(
      'This is a medicine and no cosmetic ingredient, so there is no score.',
    )
  },
)

it('ephedrine and its salts are told as forbidden', () => {
  for (const name of ['Ephedrine', 'Ephedrine Hydrochloride', 'エフェドリン塩酸塩'])
    expect(resultOf(name).finding.why?.text).toBe('Not allowed in cosmetics in the EU (Annex II/164).')
})

it.each([
  ['Hydroquinnone', 'May be Hydroquinone, which is not allowed in the EU'],
  ['Choroform', 'May be Chloroform, which is not allowed in the EU'],
])('%s has no number and no cap: %s', (name, flag) => {
  const { finding, cap } = resultOf(name)

  expect([finding.safetyScore, finding.why?.rule, cap]).toEqual([null, 'perhaps-banned', null])
  expect(finding.flags).toContain(flag)
})

it.each(['Hydroqu1none', 'Formaldehyd3', 'Choroform'])(
  'RES-18 a list with %s, which may be forbidden, has no score until the name is read',
  (printed) => {
    const list = (name: string) => `Aqua, Glycerin, Cetearyl Alcohol, Squalane, ${name}, Tocopherol`
    const answer = analyze(list(printed), knowledge)

    expect([answer.overallScore, answer.deductions, answer.cap]).toEqual([null, [], null])
    expect(answer.aiSummary).toMatch(
      new RegExp(
        `^${printed} could not be read surely and may be forbidden in the EU\\. With the name corrected the list can be scored\\.`,
      ),
    )
  },
)

it('RES-18 a name that may be forbidden takes away neither the score of what may not be inside nor that of what is forbidden', () => {
  const maybe = analyze('Aqua, Glycerin, Squalane. May contain: Choroform', knowledge)
  expect(maybe.overallScore).toBe(100)
  expect(maybe.aiSummary).toMatch(/^Apart from what it may contain, /)

  const { overallScore, cap } = analyze('Aqua, Glycerin, Squalane, Hydroquinone, Choroform', knowledge)
  expect([overallScore, cap?.rule]).toEqual([25, 'banned'])
})

it('RES-18 of several such names each is told', () => {
  const { aiSummary } = analyze('Aqua, Glycerin, Panthenol, Choroform, Hydroqu1none, Qxwvzzt', knowledge)
  expect(aiSummary).toMatch(
    /^Choroform and Hydroqu1none could not be read surely and may be forbidden in the EU\. With the names corrected the list can be scored\./,
  )
})

it('no name and no number of Annex II without condition scores above 5', () => {
  const banned = knowledge.stopList.filter(({ verdict }) => verdict === 'banned')
  expect(banned.length).toBeGreaterThan(1400)
  // Rows of stop-decisions.tsv: a plant's other part, and a mercury compound that eye products may hold.
  const decided = new Set(['LAURUS NOBILIS LEAF EXTRACT', 'PHENYL MERCURIC BORATE'])
  for (const { name, keys, cas, ec } of banned) {
    for (const printed of [name, ...keys, ...cas, ...ec]) {
      const match = matchName(printed, knowledge)
      const facts = knowledge.ingredients[match.ingredient ?? -1]
      if (facts && decided.has(facts.inci)) continue
      const listed = knowledge.stopList[match.stop ?? -1]?.verdict
      const rule = facts ? strongestRule(facts, { productType: 'leave-on', position: 0 })?.rule : listed
      expect([printed, rule]).toEqual([printed, 'banned'])
    }
  }
})

const dyed = (title: string, name: string) =>
  analyze(`${title}\nIngredients: Aqua, Cetyl Alcohol, ${name}, Oleic Acid, Sodium Sulfate`, knowledge)
const ruleOf = (title: string, name: string) =>
  dyed(title, name).ingredients.find(({ printed }) => printed === name)?.why?.rule

it.each([
  'Hair dye',
  'Permanent hair colour 5.3',
  'Haarfarbe Kastanie',
  'Coloration permanente',
  'Tinte permanente para el cabello',
  'Tinta per capelli',
  'Farba do włosów',
  'Haarverf',
  'Краска для волос',
])('hair dye: in %j what is forbidden in dyes for hair is forbidden', (title) => {
  for (const name of [
    'Basic Red 2',
    '4-Chloro-2-aminophenol',
    'Acid Orange 24',
    'CI 45430',
    'Pigment Red 83',
    'CI 14700',
  ])
    expect([name, ruleOf(title, name)]).toEqual([name, 'banned'])
})

it('hair dye: elsewhere, and for the dyes that are allowed, nothing is', () => {
  for (const name of ['Acid Orange 24', 'CI 45430', 'CI 14700'])
    expect([name, ruleOf('Lipstick', name)]).not.toEqual([name, 'banned'])
  for (const name of ['HC Yellow No. 2', 'HC Yellow No. 4', 'Basic Red 51', 'p-Phenylenediamine'])
    expect([name, ruleOf('Hair dye', name)]).not.toEqual([name, 'banned'])
})

it('hair dye: a dye for lashes is asked for what the entry forbids there, and for no more', () => {
  for (const title of ['Eyelash tint', 'Wimpernfarbe']) {
    for (const name of ['Acid Orange 24', 'CI 45430', 'CI 14700'])
      expect([name, ruleOf(title, name)]).not.toEqual([name, 'banned'])
    for (const name of ['1,2,4-Trihydroxybenzene', '2-Chloro-p-Phenylenediamine'])
      expect([name, ruleOf(title, name)]).toEqual([name, 'banned'])
  }
})

it('hair dye: the list itself tells it, and the words say where it is not allowed', () => {
  const { cap, ingredients } = dyed('', 'p-Phenylenediamine, Acid Orange 24')
  expect(cap).toMatchObject({
    rule: 'banned',
    text: expect.stringContaining('is not allowed in this kind of product in the EU'),
  })
  expect(ingredients.find(({ printed }) => printed === 'Acid Orange 24')).toMatchObject({
    safetyScore: 5,
    flags: ['Not allowed in hair dyes in the EU (Annex II/1232)'],
    why: { rule: 'banned', text: 'Not allowed in hair dyes in the EU (Annex II/1232).' },
  })
})

it('a mercury compound is forbidden where the product is told to be for no eye', () => {
  for (const name of ['Phenyl Mercuric Borate', 'Phenyl Mercuric Acetate', 'Thimerosal']) {
    expect([name, ruleOf('Face cream', name)]).toEqual([name, 'banned'])
    expect([name, ruleOf('Shampoo', name)]).toEqual([name, 'banned'])
    expect([name, ruleOf('Mascara', name)]).toEqual([name, 'preservative'])
    expect([name, ruleOf('Eye cream', name)]).toEqual([name, 'preservative'])
  }
})

it.each(['Rat Poison', 'Kerosene', 'Drain Cleaner', 'Sildenafil', 'Chlorpyrifos'])(
  'no cosmetic: %s holds the product down',
  (name) => {
    const { overallScore, cap } = resultOf(name)
    expect(overallScore).toBe(49)
    expect(cap).toEqual({
      score: 49,
      rule: 'not-cosmetic',
      text: `${name} is no cosmetic ingredient, so the score is held at 49.`,
    })
  },
)

it.each(['Peanut Butter', 'Soy Sauce', 'Pasta'])('no cosmetic: the food %s does not', (name) => {
  expect(resultOf(name).cap).toBeNull()
})

it.each([
  ['Methyldibromo Glutaronitrile', 'essca-preservatives-2012'],
  ['Nickel Sulfate', 'essca-2015-2018'],
])('%s is forbidden, and told as a contact allergen all the same', (name, source) => {
  const finding = analyze(`Aqua, ${name}, Glycerin`, knowledge).ingredients[1]
  const entry = knowledge.stopList.find((one) => one.name === finding?.name)

  expect(finding).toMatchObject({ allergen: true, safetyScore: 5 })
  expect(finding?.flags).toContain('Recognised contact allergen')
  expect(finding?.healthNotes).toContain(entry?.contact?.note ?? 'no note')
  expect(knowledge.sources[entry?.contact?.source ?? -1]?.id).toBe(source)
})
