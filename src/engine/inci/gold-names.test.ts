import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { matchName } from './match.ts'

/** Printed names that are more than the INCI name itself, with what a cosmetic chemist reads in them. */
const FILE = 'src/engine/inci/gold-names.golden.tsv'
const WRONG_SHARE_MAX = 0.005

it('hand-checked printed names are recognised as what they are, at most 0.5 % wrongly', () => {
  const knowledge = realKnowledge()
  const rows = readFileSync(FILE, 'utf8').trim().split('\n').slice(1)
  const wrong = rows.flatMap((row) => {
    const [printed = '', expected = ''] = row.split('\t')
    const { ingredient, by, tier } = matchName(printed, knowledge)
    const name = ingredient === null ? undefined : knowledge.ingredients[ingredient]?.inci
    const found = name ?? (tier === 'class' ? `class: ${by ?? ''}` : 'unknown')
    return found === expected ? [] : [`${printed}: ${found} instead of ${expected}`]
  })

  const share = wrong.length / rows.length
  process.stdout.write(`Hand-checked names: ${rows.length}, wrong ${(share * 100).toFixed(2)} %\n`)
  expect(rows.length).toBeGreaterThanOrEqual(300)
  expect(share, wrong.join('\n')).toBeLessThanOrEqual(WRONG_SHARE_MAX)
})
