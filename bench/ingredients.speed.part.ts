import { analyze } from '../src/engine/analyze.ts'
import type { CompiledKnowledge } from '../src/engine/knowledge/compiled.ts'
import { loadKnowledge, type Knowledge } from '../src/engine/knowledge/load.ts'
import { nameKey } from '../src/engine/inci/match/name-key.ts'
import { parseList } from '../src/engine/inci/parse.ts'
import { misread, ms, newRandom, percentile } from './ingredients.figures.part.ts'

const LISTS = 400
const NAMES_PER_LIST = 30

/** Speed on made-up lists of curated names: clean, misread, worst cases, loading. */
export function measureSpeed(compiled: CompiledKnowledge, knowledge: Knowledge): void {
  const random = newRandom(7)
  const names = compiled.names.filter(([, , kind]) => kind === 0).map(([name]) => name)
  const pick = () => names[Math.floor(random() * names.length)] ?? 'GLYCERIN'
  const clean = Array.from({ length: LISTS }, () => Array.from({ length: NAMES_PER_LIST }, pick).join(', '))
  const noisy = clean.map((list) =>
    list
      .split(', ')
      .map((name) => (random() < 0.4 ? misread(name, random) : name))
      .join(', '),
  )
  console.log('\nSpeed, 30-name lists (parse, match, score)')
  for (const [label, lists] of [
    ['clean', clean],
    ['misread (40 % of names)', noisy],
  ] as const) {
    for (const list of lists) analyze(list, knowledge)
    const times = lists.map((list) => timed(() => analyze(list, knowledge)))
    console.log(`  ${label}: p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`)
  }
  console.log('Worst cases of 20,000 characters')
  for (const [label, text] of worstCases(names)) {
    parseList(text, knowledge)
    const times = Array.from({ length: 7 }, () => timed(() => parseList(text, knowledge)))
    console.log(`  ${label}: ${ms(percentile(times, 0.5))}`)
  }
  const loads = Array.from({ length: 9 }, () => timed(() => loadKnowledge(compiled)))
  console.log(
    `Index: load p50 ${ms(percentile(loads, 0.5))}, worst ${ms(Math.max(...loads))}, compiled JSON ${Math.round(JSON.stringify(compiled).length / 1024)} kB`,
  )
  const grown = withSecondTier(compiled)
  const grownLoads = Array.from({ length: 5 }, () => timed(() => loadKnowledge(grown)))
  console.log(`Index with 28,000 imported names more: load p50 ${ms(percentile(grownLoads, 0.5))}`)
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function worstCases(names: readonly string[]): [string, string][] {
  const fill = (text: string) => text.repeat(Math.ceil(20_000 / text.length)).slice(0, 20_000)
  const random = newRandom(3)
  const junk = Array.from({ length: 2_500 }, () => Math.floor(random() * 1e8).toString(36)).join(', ')
  return [
    ['open brackets', fill('(')],
    ['close brackets', fill(')')],
    ['nested brackets', '('.repeat(10_000) + ')'.repeat(10_000)],
    ['commas', fill(',')],
    ['commas and letters', fill('a,b;')],
    ['50,000 blanks', ' '.repeat(50_000)],
    ['line breaks', fill('a\n')],
    ['colons', fill('a:')],
    ['full stops', fill('Ab. ')],
    ['headings', fill('ingredients: ')],
    ['asterisks', fill('*a ')],
    ['digits and commas', fill('1,2,')],
    ['no separators', fill('SODIUMLAURYL')],
    ['no blank at all', fill('x')],
    ['slashes', fill('water/')],
    ['unknown names', junk.slice(0, 20_000)],
    ['real names', fill(names.slice(0, 900).join(', '))],
    ['real names without separators', fill(names.slice(0, 900).join(''))],
    ['and', fill('water and ')],
    ['per cent', fill('1%')],
  ]
}

/** Stands for the imported inventory: the same names with a foreign word in front. */
function withSecondTier(compiled: CompiledKnowledge): CompiledKnowledge {
  const names = [...compiled.names]
  const ingredients = [...compiled.ingredients]
  for (let i = 0; names.length < compiled.names.length + 28_000; i++) {
    const facts = compiled.ingredients[i % compiled.ingredients.length]
    if (!facts) break
    names.push([
      `${i.toString(36)}O ${facts.inci}`,
      ingredients.length,
      0,
      nameKey(`${i.toString(36)}O ${facts.inci}`),
    ])
    ingredients.push({ ...facts, inci: `${i.toString(36)}O ${facts.inci}`, isImported: true })
  }
  return { ...compiled, names, ingredients }
}
