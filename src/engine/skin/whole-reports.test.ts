import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SkinMeasureName, SkinZone, type SkinMeasure, type SkinReading } from '../../contract/skin.ts'
import type { SkinReport } from '../../contract/skin-report.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { assessSkin } from './assess-skin.ts'
import { REFERENCE } from './reference.ts'
import { refuseReport } from './refuse-report.ts'
import { GOOD_PHOTO } from './sample-faces.test-support.ts'

/** See the head of the file for how it reads and how it is written anew. */
const FILE = 'src/engine/skin/whole-reports.golden.txt'
const knowledge = realKnowledge()

type Case = { what: string; asked: string; lines: string[]; answer: string }

const [head = '', ...blocks] = readFileSync(FILE, 'utf8').split('\n## ')
const CASES = blocks.map((block): Case => {
  const [what = '', asked = '', ...lines] = block.trimEnd().split('\n')
  const at = lines.indexOf('---')
  const [measured, answer] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at + 1)]
  return { what, asked, lines: measured, answer: answer.join('\n') }
})

/** `redness 12.5 sure 0.8 nose 14 forehead 9`; a measure that is not named was not measured. */
function measuresOf(lines: readonly string[]): SkinReading['measures'] {
  const told = new Map(lines.map((line) => [line.split(' ')[0], line.split(' ')]))
  const measureOf = (name: string): SkinMeasure => {
    const words = told.get(name)
    const after = (word: string) => Number(words?.[words.indexOf(word) + 1])
    if (!words) return { value: null, confidence: 0, zones: {}, because: 'It cannot be seen.' }
    const zones = SkinZone.options.filter((zone) => words.includes(zone)).map((zone) => [zone, after(zone)])
    return { value: after(name), confidence: after('sure'), zones: Object.fromEntries(zones), because: '' }
  }
  return Object.fromEntries(
    SkinMeasureName.options.map((name) => [name, measureOf(name)]),
  ) as SkinReading['measures']
}

function reportOn({ asked, lines }: Case): SkinReport {
  const words = asked.split('; ')
  const pigment = words.find((word) => word.startsWith('pigment '))
  return assessSkin(
    {
      version: 'skin-3',
      quality: GOOD_PHOTO,
      warnings: [],
      measures: measuresOf(lines),
      acneSeverity: null,
      pigment: pigment ? Number(pigment.slice('pigment '.length)) : null,
      ita: null,
    },
    {
      reference: REFERENCE,
      profile: {
        skinType: null,
        allergies: words.flatMap((word) => (word.startsWith('allergic to ') ? [word.slice(12)] : [])),
        preferences: { veganOnly: words.includes('vegan'), naturalOnly: false, lowComedogenic: false },
        isPregnant: words.includes('pregnant'),
      },
      knowledge,
    },
  )
}

/** A field a line, and of a list an entry a line. What was read is told above it, and versions are their own matter. */
function inLines(report: SkinReport): string {
  const { reading: _reading, madeBy: _madeBy, timeline: _timeline, ...said } = report
  return Object.entries({ ...said, refused: refuseReport(report) ?? 'no' })
    .flatMap(([field, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([name, one]) => `${field} ${name}: ${JSON.stringify(one)}`)
        : Array.isArray(value)
          ? value.map((one) => `${field}: ${JSON.stringify(one)}`)
          : [`${field}: ${JSON.stringify(value)}`],
    )
    .join('\n')
}

if (process.env.WRITE_WHOLE_REPORTS === '1') {
  for (const one of CASES) one.answer = inLines(reportOn(one))
  const written = CASES.map(
    ({ what, asked, lines, answer }) => `${what}\n${asked}\n${lines.join('\n')}\n---\n${answer}\n`,
  )
  writeFileSync(FILE, [head, ...written].join('\n## '))
}

test.each(CASES)('FREP-08 golden: $what', (one) => {
  expect(inLines(reportOn(one))).toBe(one.answer)
})
