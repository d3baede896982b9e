import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnalysisResults } from '../contract/analysis.ts'
import { analyze } from './analyze.ts'
import { realKnowledge } from './knowledge/folder.test-support.ts'

/** See the head of the file for how it reads and how it is written anew. */
const FILE = 'src/engine/formula-types.golden.txt'
const knowledge = realKnowledge()

type Formula = { what: string; text: string; hand: string; answer: string }

const [head = '', ...blocks] = readFileSync(FILE, 'utf8').split('\n## ')
const FORMULAS = blocks.map(readFormula)

function readFormula(block: string): Formula {
  const [what = '', ...lines] = block.trimEnd().split('\n')
  const at = lines.findIndex((line) => line.startsWith('by hand: '))
  return {
    what,
    text: lines.slice(0, at).join('\n'),
    hand: lines[at]?.slice('by hand: '.length) ?? '',
    answer: lines.slice(at + 1).join('\n'),
  }
}

/** What the engine answers, in two lines that can be read in a review. */
function answerOf(text: string): string {
  const {
    overallScore,
    cap,
    productType,
    isPartial,
    coverage,
    comedogenicRating,
    veganStatus,
    allergenRisk,
    deductions,
    ingredients,
  } = analyze(text, knowledge)
  const points = new Map<string, { sum: number; names: string[] }>()
  for (const { rule, points: cost, ingredient } of deductions) {
    const { sum, names } = points.get(rule) ?? { sum: 0, names: [] }
    points.set(rule, { sum: sum + cost, names: [...names, ingredients[ingredient]?.printed ?? ''] })
  }
  const costs = [...points].map(
    ([rule, { sum, names }]) => `${rule} ${Math.round(sum * 10) / 10} (${names.join(', ')})`,
  )
  return [
    `score ${overallScore ?? 'none'}${cap ? `, cap ${cap.score}` : ''}; ${productType.value}; known ${coverage.recognised} of ${coverage.total}${isPartial ? ', partial' : ''}; comedogenic ${comedogenicRating ?? 'none'}; ${veganStatus ? 'no animal origin known' : 'animal-derived'}; allergen risk ${allergenRisk}`,
    `points: ${costs.join('; ') || 'none'}`,
  ].join('\n')
}

if (process.env.WRITE_FORMULA_TYPES === '1') {
  const written = FORMULAS.map(
    ({ what, text, hand }) => `${what}\n${text}\nby hand: ${hand}\n${answerOf(text)}\n`,
  )
  writeFileSync(FILE, [head, ...written].join('\n## '))
  readFileSync(FILE, 'utf8')
    .split('\n## ')
    .slice(1)
    .forEach((block, at) => FORMULAS.splice(at, 1, readFormula(block)))
}

it('the formulas cover at least forty types', () => {
  expect(new Set(FORMULAS.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40)
})

it.each(FORMULAS)('what the method says by hand holds: $what', ({ text, hand }) => {
  const [type, range = '', rules = '', cap] = hand.split('; ')
  const [low = NaN, high = NaN] = range.split('-').map(Number)
  const answer: AnalysisResults = analyze(text, knowledge)
  const costly = new Map<string, number>()
  for (const { rule, points } of answer.deductions) costly.set(rule, (costly.get(rule) ?? 0) + points)

  expect(answer.productType.value).toBe(type)
  expect(answer.overallScore).toBeGreaterThanOrEqual(low)
  expect(answer.overallScore).toBeLessThanOrEqual(high)
  expect(answer.cap !== null).toBe(cap === 'cap')
  // Beside the rules named by hand only small remarks may cost: classes, purity, functions of little weight.
  const wanted = rules === 'none' ? [] : rules.split(', ')
  for (const rule of wanted) expect([...costly.keys()]).toContain(rule)
  for (const [rule, points] of costly) if (!wanted.includes(rule)) expect(points, rule).toBeLessThanOrEqual(6)
})

it.each(FORMULAS)('golden: $what', ({ text, answer }) => {
  expect(answerOf(text)).toBe(answer)
})
