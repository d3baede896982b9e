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
  ['Paracetamol', 'no-cosmetic', 'Not a cosmetic ingredient'],
  ['Fig Leaf Absolute', 'conditional', 'Named in Annex II/436 for some forms or uses only'],
])('%s is unknown with a reason (%s)', (name, rule, flag) => {
  const { finding, cap, coverage } = resultOf(name)

  expect([finding.safetyScore, finding.why?.rule, finding.recognition.tier]).toEqual([null, rule, 'unknown'])
  expect(finding.flags).toEqual([flag])
  expect([cap, coverage.unknown]).toEqual([null, 1])
})

it.each([
  ['Hydroquinnone', 'May be Hydroquinone, which is not allowed in the EU'],
  ['Choroform', 'May be Chloroform, which is not allowed in the EU'],
])('%s has no number and no cap: %s', (name, flag) => {
  const { finding, cap } = resultOf(name)

  expect([finding.safetyScore, finding.why?.rule, cap]).toEqual([null, 'perhaps-banned', null])
  expect(finding.flags).toContain(flag)
})

it('no name and no number of Annex II without condition scores above 5', () => {
  const banned = knowledge.stopList.filter(({ verdict }) => verdict === 'banned')
  expect(banned.length).toBeGreaterThan(1400)
  // Rows of stop-decisions.tsv: a plant's other part, and a mercury compound that eye products may hold.
  const decided = new Set(['LAURUS NOBILIS LEAF EXTRACT', 'PHENYL MERCURIC BORATE'])
  for (const { name, keys, cas } of banned) {
    for (const printed of [name, ...keys, ...cas]) {
      const match = matchName(printed, knowledge)
      const facts = knowledge.ingredients[match.ingredient ?? -1]
      if (facts && decided.has(facts.inci)) continue
      const listed = knowledge.stopList[match.stop ?? -1]?.verdict
      const rule = facts ? strongestRule(facts, { productType: 'leave-on', position: 0 })?.rule : listed
      expect([printed, rule]).toEqual([printed, 'banned'])
    }
  }
})
