import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnalysisResults } from '../contract/analysis.ts'
import { ProductType, type IngredientFinding } from '../contract/finding.ts'
import type { SkinType } from '../contract/user.ts'
import { analyze } from './analyze.ts'
import { realKnowledge } from './knowledge/folder.test-support.ts'
import type { Profile } from './profile.ts'

/** See the head of the file for how it reads and how it is written anew. */
const FILE = 'src/engine/whole-results.golden.txt'
const knowledge = realKnowledge()

type Case = { what: string; asked: string; text: string; answer: string }

const [head = '', ...blocks] = readFileSync(FILE, 'utf8').split('\n## ')
const CASES = blocks.map(readCase)

function readCase(block: string): Case {
  const [what = '', asked = '', ...lines] = block.trimEnd().split('\n')
  const at = lines.indexOf('---')
  const [text, answer] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at + 1)]
  return { what, asked: asked.slice('for: '.length), text: text.join('\n'), answer: answer.join('\n') }
}

/** `lip; sensitive; vegan; allergic to nickel`; what is not said is not set, and without a profile there is `nobody`. */
function answerTo({ asked, text }: Case): AnalysisResults {
  const words = asked.split('; ')
  const productType = ProductType.options.find((type) => words.includes(type))
  const profile: Profile = {
    skinType:
      (['dry', 'oily', 'combination', 'sensitive', 'normal'] as const).find((type: SkinType) =>
        words.includes(type),
      ) ?? null,
    allergies: words.flatMap((word) => (word.startsWith('allergic to ') ? [word.slice(12)] : [])),
    preferences: {
      veganOnly: words.includes('vegan'),
      naturalOnly: words.includes('natural'),
      lowComedogenic: words.includes('low comedogenic'),
    },
    isPregnant: words.includes('pregnant'),
  }
  return analyze(text, knowledge, {
    ...(words.includes('nobody') ? {} : { profile }),
    ...(productType ? { productType } : {}),
  })
}

/** Everything that the answer says, but for the versions that made it. */
function inLines(answer: AnalysisResults): string {
  const { coverage, cap, productType, deductions, alerts, products = [], ingredients } = answer
  const known = `${coverage.recognised} of ${coverage.total} known, ${coverage.classOnly} by class, ${coverage.unknown} unknown`
  return [
    `score ${answer.overallScore}${answer.isPartial ? ', partial' : ''}; ${known}; ${productType.value}${productType.isGuessed ? ', guessed' : ''}`,
    `comedogenic ${answer.comedogenicRating}; allergen risk ${answer.allergenRisk}; ${answer.veganStatus ? 'no animal origin known' : 'animal-derived'}, unknowable: ${answer.veganUnknowable.join(', ')}; 1 % from ${answer.onePercentFrom}`,
    `points: ${deductions.map(({ ingredient, rule, points }) => `${ingredient} ${rule} ${points}`).join(', ')}${cap ? `; cap ${cap.score} ${cap.rule}: ${cap.text}` : ''}`,
    `summary: ${answer.aiSummary}`,
    ...(answer.personalAlerts ? [`personal alerts: ${answer.personalAlerts.length}`] : []),
    ...(alerts ?? []).map(
      ({ kind, text, because, printed, source }) =>
        `alert ${kind} (${because}; ${printed.join(', ')}; ${source?.id ?? 'own words'}): ${text}`,
    ),
    ...answer.leftOut.map(
      ({ text, span, reason }) => `left out ${placeOf(span)} ${reason}: ${JSON.stringify(text)}`,
    ),
    ...answer.notices.map((notice) => `notice: ${notice}`),
    ...products.map(({ title, span }) => `product ${placeOf(span)} ${title}`),
    ...ingredients.flatMap(findingLines),
  ]
    .map((line) => line.trimEnd())
    .join('\n')
}

const placeOf = ({ start, end }: { start: number; end: number }) => `${start}-${end}`

function findingLines(finding: IngredientFinding): string[] {
  const { recognition, concentration, why, comedogenicRange: range } = finding
  const signs = [
    `${placeOf(finding.span)} ${finding.printed} = ${finding.inci ?? `no INCI name, ${finding.name}`}`,
    `${recognition.tier} ${recognition.confidence} ${recognition.by ?? ''}`.trim(),
    ...(finding.section === 'main' ? [] : [finding.section]),
    ...(concentration ? [`${concentration.value} ${concentration.unit}`] : []),
    `score ${finding.safetyScore}${finding.isEstimate ? ' estimated' : ''}${why ? ` ${why.rule} ${why.source.id}` : ''}`,
    `${finding.origin}, vegan ${finding.vegan}`,
    ...(range
      ? [
          `comedogenic ${finding.comedogenic} of ${range.min}-${range.max}${range.isDisputed ? ' disputed' : ''} ${range.source.id}`,
        ]
      : []),
    ...(finding.allergen ? ['allergen'] : []),
    ...(finding.flags.length > 0 ? [`flags: ${finding.flags.join(', ')}`] : []),
  ]
  // What the knowledge says of an unrestricted name is its own matter.
  const isPlain = why?.rule === 'no-restriction' && recognition.tier !== 'class'
  return [
    signs.join(' | '),
    ...(isPlain ? [] : [`  ${finding.function || 'no function'}. ${finding.healthNotes}`]),
  ]
}

if (process.env.WRITE_WHOLE_RESULTS === '1') {
  for (const one of CASES) one.answer = inLines(answerTo(one))
  const written = CASES.map(
    ({ what, asked, text, answer }) => `${what}\nfor: ${asked}\n${text}\n---\n${answer}\n`,
  )
  writeFileSync(FILE, [head, ...written].join('\n## '))
}

it('the cases ask for every product type, skin type, preference and kind of alert', () => {
  const asked = CASES.map((one) => one.asked).join('; ')
  for (const word of [
    ...ProductType.options,
    'vegan',
    'natural',
    'low comedogenic',
    'pregnant',
    'allergic',
    'nobody',
  ])
    expect(asked).toContain(word)
  const kinds = new Set(CASES.flatMap((one) => (answerTo(one).alerts ?? []).map(({ kind }) => kind)))
  expect([...kinds].sort()).toEqual([
    'allergy',
    'interaction',
    'preference',
    'pregnancy',
    'skin-type',
    'unread',
  ])
})

it.each(CASES)('golden: $what', (one) => {
  expect(inLines(answerTo(one))).toBe(one.answer)
})
