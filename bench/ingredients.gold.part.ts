import { readFileSync } from 'node:fs'
import { asGold, goldLists } from '../src/engine/inci/gold-lists.test-support.ts'
import { matchName } from '../src/engine/inci/match/match.ts'
import { parseList } from '../src/engine/inci/parse.ts'
import type { Knowledge } from '../src/engine/knowledge/load.ts'
import { share } from './ingredients.figures.part.ts'

const MENTIONS = 'src/engine/inci/gold-mentions.golden.tsv'

/** The project's own hand-checked lists and mentions: what the tests assert, as figures. */
export function measureGold(knowledge: Knowledge): void {
  const sums = { wanted: 0, found: 0, right: 0 }
  const lists = goldLists()
  for (const { text, items } of lists) {
    const found = asGold(parseList(text, knowledge)).items
    const left = [...found]
    sums.wanted += items.length
    sums.found += found.length
    for (const item of items) {
      const at = left.indexOf(item)
      if (at >= 0) sums.right++
      if (at >= 0) left.splice(at, 1)
    }
  }
  console.log(
    `\nHand-checked lists: ${lists.length}, ${sums.wanted} items, recall ${share(sums.right, sums.wanted)}, precision ${share(sums.right, sums.found)}`,
  )
  measureMentions(knowledge)
}

function measureMentions(knowledge: Knowledge): void {
  const sums = { all: 0, named: 0, byClass: 0, wrong: 0 }
  for (const row of readFileSync(MENTIONS, 'utf8').trim().split('\n').slice(1)) {
    const [printed = '', expected = '', mentions = '1'] = row.split('\t')
    const { ingredient, tier } = matchName(printed, knowledge)
    const count = Number(mentions)
    sums.all += count
    if (ingredient !== null) sums.named += count
    if (tier === 'class') sums.byClass += count
    if (ingredient !== null && knowledge.ingredients[ingredient]?.inci !== expected) sums.wrong += count
  }
  console.log(
    `Hand-checked mentions: ${sums.all}, by name ${share(sums.named, sums.all)}, with classes ${share(sums.named + sums.byClass, sums.all)}, wrong ${share(sums.wrong, sums.all)}`,
  )
}
