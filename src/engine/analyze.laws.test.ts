import { fc } from '../contract/seeded-fast-check.test-support.ts'
import { expect, it } from 'vitest'
import { ProductType } from '../contract/finding.ts'
import { readableName } from '../contract/readable-name.ts'
import { analyze } from './analyze.ts'
import { realKnowledge } from './knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const known = knowledge.ingredients.filter(({ isImported }) => !isImported)
const name = fc.constantFrom(...known).map(({ inci }) => readableName(inci))
const harmless = fc
  .constantFrom(...known.filter(({ annexes, potency, traits }) => !annexes && !potency && !traits))
  .map(({ inci }) => readableName(inci))
/** What costs points is a small part of the glossary; lists drawn from all names would hardly lose any. */
const costly = fc
  .constantFrom(...known.filter(({ annexes, traits }) => annexes || traits))
  .map(({ inci }) => readableName(inci))
const list = fc.uniqueArray(fc.oneof(name, costly), { minLength: 1, maxLength: 25 })
const type = fc.constantFrom(...ProductType.options)
const RUNS = { numRuns: 300 }

const ask = (list: readonly string[], productType: ProductType, tail = '') =>
  analyze(`${list.join(', ')}${tail}`, knowledge, { productType })
const scoreOf = (list: readonly string[], productType: ProductType, tail = '') =>
  ask(list, productType, tail).overallScore ?? NaN

it('the score lies between 0 and 100, and the points tell all of it down to the cap', () => {
  fc.assert(
    fc.property(list, type, (list, type) => {
      const { overallScore, deductions, cap } = ask(list, type)
      const points = deductions.reduce((sum, { points }) => sum + points, 0)
      const plain = Math.max(0, Math.round((1000 - Math.round(points * 10)) / 10))

      expect(overallScore).toBe(cap ? Math.min(plain, cap.score) : plain)
      expect(plain).toBeLessThanOrEqual(100)
    }),
    RUNS,
  )
})

it('a known ingredient without any restriction, put in anywhere, never lowers the score', () => {
  fc.assert(
    fc.property(list, harmless, fc.nat(), type, (list, added, nat, type) => {
      fc.pre(!list.includes(added))

      expect(scoreOf(list.toSpliced(nat % (list.length + 1), 0, added), type)).toBeGreaterThanOrEqual(
        scoreOf(list, type),
      )
    }),
    RUNS,
  )
})

it('an unknown name moves the score exactly as an unrestricted one in its place, and at the end not at all', () => {
  fc.assert(
    fc.property(list, harmless, fc.nat(), type, (list, added, nat, type) => {
      // With fewer, too little of the list is known for a number.
      fc.pre(!list.includes(added) && list.length >= 2)
      const at = nat % (list.length + 1)

      expect(scoreOf(list.toSpliced(at, 0, 'Qxwvzzt'), type)).toBe(
        scoreOf(list.toSpliced(at, 0, added), type),
      )
      expect(scoreOf([...list, 'Qxwvzzt'], type)).toBe(scoreOf(list, type))
    }),
    RUNS,
  )
})

it('one more name at the end never raises the score', () => {
  fc.assert(
    fc.property(list, costly, type, (list, added, type) => {
      expect(scoreOf([...list, added], type)).toBeLessThanOrEqual(scoreOf(list, type))
    }),
    RUNS,
  )
})

it('what a product may contain moves no score, no cap and no place of a name', () => {
  fc.assert(
    fc.property(list, fc.uniqueArray(costly, { minLength: 1, maxLength: 5 }), type, (list, maybe, type) => {
      const [without, withPart] = [ask(list, type), ask(list, type, `. May contain: ${maybe.join(', ')}`)]

      expect(withPart.overallScore).toBe(without.overallScore)
      expect(withPart.deductions).toEqual(without.deductions)
      expect(withPart.cap).toEqual(without.cap)
    }),
    RUNS,
  )
})

const forbidden = fc.constantFrom(
  ...known
    .filter(({ annexes = [] }) => annexes.some(({ effect }) => effect === 'banned'))
    .map(({ inci }) => inci),
  ...knowledge.stopList.filter(({ verdict }) => verdict === 'banned').map(({ name }) => name),
)

it('a list with a name forbidden in the EU scores below every list without one', () => {
  const scores = { with: 0, without: 100 }
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(name, costly, costly), { minLength: 1, maxLength: 40 }),
      type,
      (list, type) => {
        const answer = ask(list, type)
        const isForbidden = answer.ingredients.some(({ why }) => why?.rule === 'banned')
        const score = answer.overallScore ?? NaN
        if (isForbidden) scores.with = Math.max(scores.with, score)
        else if (!Number.isNaN(score)) scores.without = Math.min(scores.without, score)
      },
    ),
    { numRuns: 400 },
  )
  fc.assert(
    fc.property(
      fc.uniqueArray(harmless, { maxLength: 8 }),
      forbidden,
      fc.nat(),
      type,
      (list, bad, nat, type) => {
        const answer = ask(list.toSpliced(nat % (list.length + 1), 0, bad), type)
        if (answer.ingredients.some(({ why }) => why?.rule === 'banned'))
          scores.with = Math.max(scores.with, answer.overallScore ?? 100)
      },
    ),
    { numRuns: 400 },
  )
  expect(scores.with).toBeLessThan(scores.without)
})

/** What law allows in one kind of product only weighs otherwise in another, whichever of them is rinsed off. */
const OF_LAW = new Set(['banned', 'over-limit', 'not-for-this-product'])

it('the same list never scores lower where it is rinsed off than where it stays on, but for what the law forbids there alone', () => {
  fc.assert(
    fc.property(list, (list) => {
      const [rinsed, left] = [ask(list, 'rinse-off'), ask(list, 'leave-on')]
      fc.pre(!rinsed.ingredients.some(({ why }) => OF_LAW.has(why?.rule ?? '')))

      expect(rinsed.overallScore ?? 100).toBeGreaterThanOrEqual(left.overallScore ?? 0)
    }),
    { numRuns: 600 },
  )
})

/** What acts by its amount counts only where a list is made of it. */
const HIGH_ONLY = new Set(
  knowledge.ingredients.flatMap(({ inci, potency = [], traits = [] }) =>
    potency.some(({ places }) => places > 0 && places < 99) ||
    traits.some(({ trait }) => trait === 'essential-oil')
      ? [inci]
      : [],
  ),
)

it('in another order every name keeps its score, but for what counts only high in a list', () => {
  fc.assert(
    fc.property(list, type, (list, type) => {
      const scores = (list: readonly string[]) =>
        ask(list, type)
          .ingredients.filter(({ inci }) => !HIGH_ONLY.has(inci ?? '') && !/ALCOHOL| OIL$/.test(inci ?? ''))
          .map(({ name, safetyScore }) => `${name} ${safetyScore ?? ''}`)
          .sort()

      expect(scores(list.toReversed())).toEqual(scores(list))
    }),
    RUNS,
  )
})

it('coverage counts every name once', () => {
  const mixed = fc.array(fc.oneof(name, fc.constantFrom('Qxwvzzt', 'Zorbia Quimbiana Leaf Extract')), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(mixed, type, (list, type) => {
      const { coverage, ingredients, isPartial } = ask(list, type)

      expect(coverage.total).toBe(ingredients.filter(({ isNamedBefore }) => !isNamedBefore).length)
      expect(coverage.recognised + coverage.classOnly + coverage.unknown).toBe(coverage.total)
      expect(isPartial).toBe(coverage.total > 0 && coverage.recognised / coverage.total < 0.8)
    }),
    RUNS,
  )
})

it('what was analysed before, and as which product, changes no answer', () => {
  const amount = fc.constantFrom('', ' 0.5%', ' 5%', ' (nano)', ' (vegan)')
  const printed = fc.tuple(fc.oneof(name, costly), amount).map(([one, told]) => `${one}${told}`)
  const label = fc.record({ names: fc.array(printed, { minLength: 1, maxLength: 12 }), productType: type })
  fc.assert(
    fc.property(fc.array(label, { minLength: 2, maxLength: 4 }), (labels) => {
      for (const { names, productType } of labels) {
        // Knowledge that nothing was asked of yet remembers nothing.
        const anew = analyze(names.join(', '), { ...knowledge }, { productType })
        expect(ask(names, productType)).toEqual(anew)
      }
    }),
    { numRuns: 150 },
  )
})
