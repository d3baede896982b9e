import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import type { CompiledKnowledge } from '../src/engine/knowledge/compiled.ts'
import type { Knowledge } from '../src/engine/knowledge/load.ts'
import { matchName } from '../src/engine/inci/match/match.ts'
import { misread, ms, newRandom, share } from './ingredients.figures.part.ts'

const QUERIES = 600
/** The first is kept from run to run; the second shows that nothing was fitted to the first. */
const SEEDS = [11, 20261121]

type Names = CompiledKnowledge['names']
type Contestant = { label: string; look: (query: string) => number | null }

/** The same misread names looked up by three searches over the same spellings. */
export function compareNear(compiled: CompiledKnowledge, knowledge: Knowledge): void {
  // Names of other languages are read letter by letter on purpose: no search is asked for their misreadings.
  const names = compiled.names.filter(([, , kind]) => kind !== 3)
  for (const seed of SEEDS) compareOnce(seed, names, knowledge)
}

function compareOnce(seed: number, names: Names, knowledge: Knowledge): void {
  const random = newRandom(seed)
  const queries = Array.from({ length: QUERIES }, () => {
    const [name, ingredient] = names[Math.floor(random() * names.length)] ?? ['', 0]
    return { query: misread(name, random), ingredient }
  }).filter(({ query }) => query.length >= 6)
  console.log(
    `\nNear spelling (seed ${seed}), ${queries.length} misread names over ${names.length} spellings`,
  )
  let own = 0
  for (const { label, look } of contestants(names, knowledge)) {
    queries.slice(0, 40).forEach(({ query }) => look(query))
    const began = performance.now()
    const answers = queries.map(({ query }) => look(query))
    const each = (performance.now() - began) / queries.length
    if (own === 0) own = each
    const right = answers.filter((answer, at) => answer === queries[at]?.ingredient).length
    const wrong = answers.filter((answer, at) => answer !== null && answer !== queries[at]?.ingredient).length
    console.log(
      `  ${label}: right ${share(right, queries.length)}, wrong ${share(wrong, queries.length)}, ${ms(each)} each, ${(each / own).toFixed(1)}x the engine's time`,
    )
  }
}

function contestants(names: Names, knowledge: Knowledge): Contestant[] {
  const rows = names.map(([name, ingredient], id) => ({ id, name, ingredient }))
  const fuse = new Fuse(rows, { keys: ['name'], threshold: 0.3, ignoreLocation: true })
  const mini = new MiniSearch({ fields: ['name'], storeFields: ['ingredient'] })
  mini.addAll(rows)
  return [
    { label: 'engine', look: (query) => matchName(query, knowledge).ingredient },
    { label: 'fuse.js', look: (query) => fuse.search(query, { limit: 1 })[0]?.item.ingredient ?? null },
    {
      label: 'minisearch',
      look: (query) => {
        const hit =
          mini.search(query, { fuzzy: 0.2, combineWith: 'AND' })[0] ?? mini.search(query, { fuzzy: 0.2 })[0]
        return hit ? Number(hit['ingredient']) : null
      },
    },
  ]
}
