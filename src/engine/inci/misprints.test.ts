import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { matchName } from './match/match.ts'

/**
 * Names with letters lost, doubled, turned round or read as others, each with what it is taken for: how, how surely, and by which
 * spelling. After a wanted change the answers are written anew by
 *
 *     WRITE_MISPRINTS=1 npx vitest run --project unit src/engine/inci/misprints
 */
const FILE = 'src/engine/inci/misprints.golden.tsv'
const knowledge = realKnowledge()

function answerTo(printed: string): string {
  const { tier, confidence, by, ingredient } = matchName(printed, knowledge)
  const inci = ingredient === null ? '' : (knowledge.ingredients[ingredient]?.inci ?? '')
  return [tier, confidence, inci, by === inci ? '' : (by ?? '')].join('\t').trimEnd()
}

const [head = '', ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
const printed = rows.map((row) => row.split('\t')[0] ?? '')

if (process.env.WRITE_MISPRINTS === '1')
  writeFileSync(FILE, `${[head, ...printed.map((name) => `${name}\t${answerTo(name)}`)].join('\n')}\n`)

it('each misprint is taken for what it was, and in no other way', () => {
  const golden = readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1)

  expect(printed.length).toBeGreaterThan(700)
  expect(printed.map((name) => `${name}\t${answerTo(name)}`)).toEqual(golden)
})
