import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Span } from '../../contract/finding.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { goldLists } from './gold-lists.test-support.ts'
import { parseList } from './parse.ts'

/** See the head of the file for how it reads and how it is written anew. */
const FILE = 'src/engine/inci/places.golden.txt'
const knowledge = realKnowledge()
const GOLD = goldLists()

const placeOf = (span: Span | null) => (span ? `${span.start}-${span.end}` : 'nowhere')

function placesIn(text: string): string {
  const { items, leftOut, products = [], listSpan, notices } = parseList(text, knowledge)
  return [
    `list ${placeOf(listSpan)}, ${notices.length} told`,
    ...items.map(({ span, section, concentration, notes, match }) =>
      [
        placeOf(span),
        match.tier,
        match.confidence,
        ...(section === 'main' ? [] : [section]),
        ...(concentration ? [`${concentration.value} ${concentration.unit}`] : []),
        ...notes.map((note) => `(${note})`),
      ].join(' '),
    ),
    ...leftOut.map(({ span }) => `left out ${placeOf(span)}`),
    ...products.map(({ title, from, to, span }) => `product ${placeOf(span)} ${from}-${to} ${title}`),
  ].join('; ')
}

const [head = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n## ')
const golden = new Map(lines.map((line) => [line.split('\n')[0] ?? '', line.split('\n')[1] ?? '']))

if (process.env.WRITE_PLACES === '1') {
  for (const { what, text } of GOLD) golden.set(what, placesIn(text))
  const written = GOLD.map(({ what }) => `${what}\n${golden.get(what) ?? ''}`)
  writeFileSync(FILE, `${[head, ...written].join('\n## ')}\n`)
}

it.each(GOLD)('golden: where everything stands in $what', ({ what, text }) => {
  expect(placesIn(text)).toBe(golden.get(what))
})
