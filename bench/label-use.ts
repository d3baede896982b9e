// Counts how often and where real labels list each ingredient and what it stands with, and writes
// knowledge/label-use.tsv: `npm run bench -- label-use`. Only the counts are kept; the lists stay outside the repository.
import { writeFileSync } from 'node:fs'
import { realLists } from './real-lists.part.ts'
import { compileFolder } from '../src/engine/knowledge/folder.test-support.ts'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'
import { parseList } from '../src/engine/inci/parse.ts'

const FILE = 'knowledge/label-use.tsv'
/** Fewer labels than this say little about where it stands or with what. */
const LABELS_MIN = 5
const PAIR_LABELS_MIN = 20
const PAIRS_MAX = 6
/** A pair is worth telling where it comes this much more often than chance would bring it. */
const LIFT_MIN = 1.5

const knowledge = loadKnowledge(compileFolder())
const texts = [...new Set(realLists())]
if (texts.length === 0) process.exit(0)

type Counts = { labels: number; firstFive: number; thirds: number[]; with: Map<number, number> }
const newCounts = (): Counts => ({ labels: 0, firstFive: 0, thirds: [], with: new Map() })
const counts = new Map<number, Counts>()
let labels = 0
for (const text of texts) {
  const { items } = parseList(text, knowledge)
  const main = items.filter(({ section }) => section !== 'may-contain')
  const places = new Map<number, number>()
  main.forEach(({ match }, at) => {
    if (match.ingredient !== null && !places.has(match.ingredient)) places.set(match.ingredient, at)
  })
  if (places.size < 3) continue
  labels++
  for (const [ingredient, at] of places) {
    const own = counts.get(ingredient) ?? newCounts()
    own.labels++
    if (at < 5) own.firstFive++
    own.thirds.push(at / main.length)
    for (const other of places.keys()) {
      if (other !== ingredient) own.with.set(other, (own.with.get(other) ?? 0) + 1)
    }
    counts.set(ingredient, own)
  }
}

const nameOf = (at: number) => knowledge.ingredients[at]?.inci ?? ''
const rows = [...counts]
  .filter(([, { labels: own }]) => own >= LABELS_MIN)
  .sort(([a, one], [b, two]) => two.labels - one.labels || nameOf(a).localeCompare(nameOf(b)))
  .map(([at, own]) =>
    [
      nameOf(at),
      own.labels,
      labels,
      placeOf(own),
      pairsOf(own).map(nameOf).join('|'),
      'opaline-label-count',
    ].join('\t'),
  )
writeFileSync(FILE, `${['inci\tlabels\tof\tplace\toften_with\tsource', ...rows].join('\n')}\n`)
console.log(`${FILE}: ${rows.length} ingredients counted over ${labels} different labels`)

function placeOf({ labels: own, firstFive, thirds }: Counts): string {
  if (firstFive * 2 > own) return 'first-five'
  const middle = [...thirds].sort((a, b) => a - b)[Math.floor(thirds.length / 2)] ?? 0
  return middle > 0.6 ? 'end' : 'middle'
}

function pairsOf(own: Counts): number[] {
  if (own.labels < PAIR_LABELS_MIN) return []
  const scored = [...own.with].flatMap(([other, both]) => {
    const share = both / own.labels
    const lift = share / ((counts.get(other)?.labels ?? 0) / labels)
    return both >= 8 && share >= 0.12 && lift >= LIFT_MIN ? [{ other, weight: share * Math.log(lift) }] : []
  })
  return scored
    .sort((a, b) => b.weight - a.weight || a.other - b.other)
    .slice(0, PAIRS_MAX)
    .map(({ other }) => other)
}
