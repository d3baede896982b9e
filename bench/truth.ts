// Cases written by somebody who knows what is true and not what the engine does: `npm run bench -- truth [--failures]`.
// The open part is for who builds; what fails in the sealed part is counted and never shown. A figure: it ends with 0.
import { readdirSync, readFileSync } from 'node:fs'
import { analyze } from '../src/engine/analyze.ts'
import { matchExactly } from '../src/engine/inci/match/match.ts'
import { realKnowledge } from '../src/engine/knowledge/folder.test-support.ts'
import type { AnalysisResults } from '../src/contract/analysis.ts'
import type { Profile } from '../src/engine/profile.ts'

const FOLDER = 'bench/truth'
const knowledge = realKnowledge()

type Expected = Partial<{
  items: number
  present: string[]
  absent: string[]
  forbidden: string[]
  notForbidden: string[]
  overLimit: string[]
  withinLimit: string[]
  alerts: string[]
  noAlerts: string[]
  cannotRuleOut: boolean
  noNumber: boolean
  scoreAtMost: number
  scoreAtLeast: number
}>
type Case = { id: string; kind: string; text: string; profile: Profile; expected: Expected; isOpen: boolean }
type Finding = AnalysisResults['ingredients'][number]

const NOBODY: Profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}

const results = readCases().map((one) => ({ ...one, failures: judge(one) }))
for (const kind of [...new Set(results.map((one) => one.kind))].sort()) {
  const [open, sealed] = [true, false].map((isOpen) =>
    results.filter((one) => one.kind === kind && one.isOpen === isOpen),
  )
  console.log(`${kind.padEnd(10)} open ${share(open ?? [])}   sealed ${share(sealed ?? [])}`)
}
console.log(
  `${'all'.padEnd(10)} open ${share(results.filter(({ isOpen }) => isOpen))}   sealed ${share(results.filter(({ isOpen }) => !isOpen))}`,
)
if (process.argv.includes('--failures'))
  for (const { id, text, failures, isOpen } of results)
    if (isOpen && failures.length > 0)
      console.log(`${id} ${JSON.stringify(text)}\n    ${failures.join('\n    ')}`)

function share(of: readonly { failures: string[] }[]): string {
  const right = of.filter(({ failures }) => failures.length === 0).length
  return `${String(right).padStart(3)} of ${String(of.length).padStart(3)} (${((100 * right) / Math.max(1, of.length)).toFixed(1).padStart(5)} %)`
}

function readCases(): Case[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => {
      const [, ...rows] = readFileSync(`${FOLDER}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
      return rows.map((row) => {
        const [id = '', kind = '', , text = '', profile = '', expected = '{}'] = row.split('\t')
        return {
          id,
          kind,
          text: text.replaceAll('\\n', '\n'),
          profile: { ...NOBODY, ...(JSON.parse(profile || '{}') as Partial<Profile>) },
          expected: JSON.parse(expected) as Expected,
          isOpen: file.startsWith('open-'),
        }
      })
    })
}

function judge({ text, profile, expected }: Case): string[] {
  const answer = analyze(text, knowledge, { profile })
  return [
    ...aboutNames(answer, expected),
    ...aboutVerdicts(answer, expected),
    ...aboutAlerts(answer, expected),
    ...aboutNumber(answer, expected),
  ]
}

function aboutNames(
  { ingredients }: AnalysisResults,
  { items, present = [], absent = [] }: Expected,
): string[] {
  const read = ingredients.map(({ printed }) => printed).join(' | ')
  return [
    ...(items === undefined || items === ingredients.length
      ? []
      : [`${ingredients.length} items instead of ${items}: ${read}`]),
    ...present
      .filter((name) => !ingredients.some((one) => isSame(one, name)))
      .map((name) => `not recognised: ${name}`),
    ...absent
      .filter((word) => ingredients.some((one) => holds(one, word)))
      .map((word) => `read though absent: ${word}`),
  ]
}

function aboutVerdicts({ ingredients }: AnalysisResults, expected: Expected): string[] {
  const { forbidden = [], notForbidden = [], overLimit = [], withinLimit = [] } = expected
  const isBanned = ({ why }: Finding) => why?.rule === 'banned'
  const isOver = ({ why, flags }: Finding) =>
    why?.rule === 'over-limit' || flags.some((flag) => flag.startsWith('Over the'))
  // `Isopropylparaben` holds `Propylparaben` and is another.
  const named = (name: string) => {
    const same = ingredients.filter((one) => isSame(one, name))
    return same.length > 0 ? same : ingredients.filter((one) => holds(one, name))
  }
  // A name printed in another script is told by no other of its names.
  const isOnlyOne = (same: readonly Finding[]) =>
    same.length === 0 && ingredients.filter(isBanned).length === forbidden.length
  return [
    ...forbidden
      .filter((name) => !named(name).some(isBanned) && !isOnlyOne(named(name)))
      .map((name) => `not told as forbidden: ${name}`),
    ...notForbidden.filter((name) => named(name).some(isBanned)).map((name) => `told as forbidden: ${name}`),
    ...overLimit
      .filter((name) => !named(name).some(isOver))
      .map((name) => `not told as over its limit: ${name}`),
    ...withinLimit
      .filter((name) => named(name).some(isOver))
      .map((name) => `told as over its limit: ${name}`),
  ]
}

function aboutAlerts({ alerts = [] }: AnalysisResults, expected: Expected): string[] {
  const told = (allergy: string) =>
    alerts.some(
      ({ kind, because, printed }) => kind === 'allergy' && printed.length > 0 && equal(because, allergy),
    )
  return [
    ...(expected.alerts ?? []).filter((allergy) => !told(allergy)).map((allergy) => `no alert: ${allergy}`),
    ...(expected.noAlerts ?? []).filter(told).map((allergy) => `false alert: ${allergy}`),
    ...(expected.cannotRuleOut && !alerts.some(({ text }) => text.includes('cannot be ruled out'))
      ? ['does not say that it cannot be ruled out']
      : []),
  ]
}

function aboutNumber(
  { overallScore }: AnalysisResults,
  { noNumber, scoreAtMost, scoreAtLeast }: Expected,
): string[] {
  const isTooHigh = scoreAtMost !== undefined && (overallScore ?? 0) > scoreAtMost
  const isTooLow = scoreAtLeast !== undefined && (overallScore ?? 100) < scoreAtLeast
  return [
    ...(noNumber && overallScore !== null ? [`scored ${overallScore} without ground`] : []),
    ...(isTooHigh || isTooLow ? [`scored ${overallScore}`] : []),
  ]
}

/** Names of one substance count as one: `Aqua` and `Water`. */
function isSame({ inci }: Finding, name: string): boolean {
  const { ingredient } = matchExactly(name, knowledge) ?? { ingredient: null }
  return inci !== null && (equal(inci, name) || inci === knowledge.ingredients[ingredient ?? -1]?.inci)
}

function holds({ printed, name }: Finding, word: string): boolean {
  return [printed, name].some((one) => one.toLowerCase().includes(word.toLowerCase()))
}

function equal(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
