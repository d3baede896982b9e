import type { AnalysisResults } from '../src/contract/analysis.ts'
import type { IngredientFinding } from '../src/contract/finding.ts'
import { analyze } from '../src/engine/analyze.ts'
import type { Knowledge } from '../src/engine/knowledge/load.ts'
import { nameKey } from '../src/engine/inci/match/name-key.ts'
import { percentile, share } from './ingredients.figures.part.ts'

const UNKNOWN_SHOWN = 40

type Tally = {
  tiers: Map<string, number>
  unknown: Map<string, { printed: string; count: number }>
  byClass: Map<string, number>
  scores: number[]
  /** Scores by the kind of product that was guessed. */
  byType: Map<string, number[]>
  risks: Map<string, number>
  lists: { total: number; empty: number; full: number; partial: number }
}

/** How much of the real lists is recognised, and how the scores spread over them. */
export function measureCoverage(texts: readonly string[], knowledge: Knowledge): void {
  const tally: Tally = {
    tiers: new Map(),
    unknown: new Map(),
    byClass: new Map(),
    scores: [],
    byType: new Map(),
    risks: new Map(),
    lists: { total: 0, empty: 0, full: 0, partial: 0 },
  }
  const began = performance.now()
  for (const text of texts) addList(tally, analyze(text, knowledge))
  printTally(tally, performance.now() - began)
}

function addList({ lists, scores, byType, risks, ...names }: Tally, result: AnalysisResults): void {
  const { total, unknown, classOnly } = result.coverage
  lists.total++
  if (total === 0) lists.empty++
  else if (unknown + classOnly === 0) lists.full++
  if (result.isPartial) lists.partial++
  increase(risks, result.allergenRisk)
  if (result.overallScore !== null) {
    const type = result.productType.value
    scores.push(result.overallScore)
    byType.set(type, [...(byType.get(type) ?? []), result.overallScore])
  }
  for (const finding of result.ingredients) addName(names, finding)
}

function addName(
  tally: Pick<Tally, 'tiers' | 'unknown' | 'byClass'>,
  { printed, recognition }: IngredientFinding,
): void {
  const { tier, by } = recognition
  increase(tally.tiers, tier)
  if (tier === 'class') increase(tally.byClass, by ?? '')
  if (tier !== 'unknown' && tier !== 'ambiguous') return
  const key = nameKey(printed)
  tally.unknown.set(key, { printed, count: (tally.unknown.get(key)?.count ?? 0) + 1 })
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function spreadOf(scores: readonly number[]): string {
  return [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => `p${part * 100} ${percentile(scores, part)}`).join(', ')
}

function printTally({ tiers, unknown, byClass, scores, byType, risks, lists }: Tally, tookMs: number): void {
  const total = [...tiers.values()].reduce((sum, count) => sum + count, 0)
  const open = (tiers.get('unknown') ?? 0) + (tiers.get('ambiguous') ?? 0)
  const named = total - open - (tiers.get('class') ?? 0)
  const byCount = [...tiers]
    .sort((a, b) => b[1] - a[1])
    .map(([tier, count]) => `${tier} ${share(count, total)}`)
  const names = [...unknown.values()].sort((a, b) => b.count - a.count).slice(0, UNKNOWN_SHOWN)
  const classes = [...byClass].sort((a, b) => b[1] - a[1]).slice(0, 15)
  console.log(`\nCoverage over ${lists.total} lists, ${total} mentions (${Math.round(tookMs)} ms)`)
  console.log(
    `  by name ${share(named, total)}, with classes ${share(total - open, total)}, unknown or ambiguous ${share(open, total)}`,
  )
  console.log(`  tiers: ${byCount.join(', ')}`)
  console.log(
    `  lists: every name known ${share(lists.full, lists.total)}, partial ${share(lists.partial, lists.total)}, no list found ${share(lists.empty, lists.total)}`,
  )
  console.log(`Scores: ${spreadOf(scores)}`)
  for (const [type, ofType] of byType) console.log(`  ${type}, ${ofType.length} lists: ${spreadOf(ofType)}`)
  const shares = [...risks].map(([risk, count]) => `${risk} ${share(count, lists.total)}`)
  console.log(`Allergen risk: ${shares.join(', ')}`)
  console.log(
    `Most frequent unknown names: ${names.map(({ printed, count }) => `${printed.slice(0, 50)} (${count})`).join('; ')}`,
  )
  console.log(`Classes most used: ${classes.map(([label, count]) => `${label} ${count}`).join('; ')}`)
}
