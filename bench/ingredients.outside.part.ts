import { existsSync, readFileSync } from 'node:fs'
import { scoreOf } from '../src/engine/assess/claims.ts'
import { nameKey } from '../src/engine/inci/match/name-key.ts'
import type { Knowledge } from '../src/engine/knowledge/load.ts'

const FILE = '../shared/data/ingredients/facts/outside_scores.tsv'

/** How our order of ingredients lies beside that of other public scores. A check on ours, never a target. */
export function compareOutside(knowledge: Knowledge): void {
  if (!existsSync(FILE)) return
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').trim().split('\n')
  const columns = head.split('\t')
  for (const column of ['ewg_2020_avg', 'cosdna_safety']) {
    const at = columns.indexOf(column)
    const pairs = lines.flatMap((line) => {
      const cells = line.split('\t')
      const ingredient = knowledge.byKey.get(nameKey(cells[0] ?? ''))?.ingredient
      const facts = ingredient === undefined ? undefined : knowledge.ingredients[ingredient]
      const hazard = cells[at] === '' ? Number.NaN : Number(cells[at])
      if (!facts || Number.isNaN(hazard)) return []
      return [
        { ours: scoreOf(facts, { productType: 'leave-on', position: 0 }, knowledge).safetyScore, hazard },
      ]
    })
    const correlation = spearman(
      pairs.map(({ ours }) => 100 - ours),
      pairs.map(({ hazard }) => hazard),
    )
    console.log(`Beside ${column}: ${pairs.length} ingredients, rank correlation ${correlation.toFixed(2)}`)
  }
}

function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const mean = (x.length + 1) / 2
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const covariance = sum(x.map((rank, i) => (rank - mean) * ((y[i] ?? 0) - mean)))
  const spread = (values: number[]) => Math.sqrt(sum(values.map((rank) => (rank - mean) ** 2)))
  return covariance / (spread(x) * spread(y))
}

/** Equal values share the mean of their places. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value)
  const result = new Array<number>(values.length).fill(0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to++
    for (const { i } of order.slice(from, to)) result[i] = (from + to + 1) / 2
    from = to
  }
  return result
}
