import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { REASON } from './label.ts'
import { listOnPhoto } from './list-on-photo.ts'
import { parseList } from './parse.ts'
import type { ParsedItem, ParsedList } from './parsed-types.ts'

/** See the head of the file for how it reads and how it is written anew. */
const FILE = 'src/engine/inci/readings.golden.txt'
const knowledge = realKnowledge()
const CARRIERS = ['Aqua', 'Glycerin', 'Citric Acid', 'Parfum']

type Case = { text: string; isPart: boolean; readings: string[] }

const [head = '', parts = '', whole = ''] = readFileSync(FILE, 'utf8').split(/\n\n## (?:parts|whole)\n/)
const CASES = [...casesOf(parts, true), ...casesOf(whole, false)]

function casesOf(section: string, isPart: boolean): Case[] {
  return `\n${section.trimEnd()}`
    .split('\n> ')
    .slice(1)
    .map((block) => {
      const [text = '', ...readings] = block.split('\n')
      return { text, isPart, readings: readings.map((line) => line.trim()) }
    })
}

function readingsOf({ text, isPart }: Case): string[] {
  const typed = text.replaceAll('⏎', '\n')
  const inList = `Aqua, Glycerin, ${typed}, Citric Acid, Parfum`
  const readings = [typed, ...(isPart ? [inList] : [])].map((one) =>
    inOneLine(parseList(one, knowledge), isPart),
  )
  return isPart ? readings : [...readings, onPhoto(typed)]
}

/** What of it is a list where the text was read from a photo. */
function onPhoto(text: string): string {
  const found = listOnPhoto(text, knowledge)
  return found ? `on a photo: ${found.items.length} in ${place(found.span)}` : 'on a photo: no list'
}

/** Everything that is read, the four names around a part only where they are read otherwise than they stand there. */
function inOneLine(list: ParsedList, isPart: boolean): string {
  const { items, leftOut, notices, products = [], listSpan, headedFrom } = list
  return [
    ...items.filter((item) => !(isPart && isCarrier(item))).map(itemText),
    ...leftOut.map(({ text, span, reason }) => `${place(span)} ${keyOf(reason)}: ${JSON.stringify(text)}`),
    ...products.map(({ title, from, to, span }) => `product ${title} of ${from} to ${to}, ${place(span)}`),
    ...notices.map((notice) => `told: ${notice.slice(0, 24)}`),
    `${items.length} in ${listSpan ? place(listSpan) : 'no list'}${headedFrom === null ? '' : `, headed ${headedFrom}`}`,
  ].join(' | ')
}

const place = ({ start, end }: { start: number; end: number }) => `${start}-${end}`

function isCarrier({ printed, match, section, concentration, notes }: ParsedItem): boolean {
  const isBare = section === 'main' && concentration === null && notes.length === 0
  return isBare && match.tier === 'exact' && CARRIERS.includes(printed)
}

function itemText({ printed, span, section, concentration, notes, match }: ParsedItem): string {
  const inci = knowledge.ingredients[match.ingredient ?? -1]?.inci ?? 'nothing'
  return [
    `${place(span)} ${printed}`,
    ...(concentration ? [`(${concentration.value} ${concentration.unit})`] : []),
    `= ${inci} ${match.tier} ${match.confidence}`,
    ...(match.by === null || match.by === inci ? [] : [`by ${match.by}`]),
    ...(match.stop === null ? [] : ['stop']),
    ...(match.candidates.length > 0
      ? [`or ${match.candidates.map((at) => knowledge.ingredients[at]?.inci).join(' / ')}`]
      : []),
    ...(section === 'main' ? [] : [section]),
    ...(notes.length > 0 ? [`notes ${notes.join(' ')}`] : []),
  ].join(' ')
}

const keyOf = (reason: string) => Object.entries(REASON).find(([, words]) => words === reason)?.[0] ?? reason

if (process.env.WRITE_READINGS === '1') {
  const section = (isPart: boolean) =>
    CASES.filter((one) => one.isPart === isPart)
      .map((one) => [`> ${one.text}`, ...readingsOf(one).map((line) => `  ${line}`)].join('\n'))
      .join('\n')
  writeFileSync(FILE, `${head}\n\n## parts\n${section(true)}\n\n## whole\n${section(false)}\n`)
}

it('each text stands there once, and those of every rule are read', () => {
  expect(new Set(CASES.map(({ text }) => text)).size).toBe(CASES.length)
  expect(CASES.filter(({ isPart }) => isPart).length).toBeGreaterThan(400)
})

it.each(CASES)('reading: $text', (one) => {
  expect(readingsOf(one)).toEqual(one.readings)
})
