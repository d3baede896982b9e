import { expect, test } from 'vitest'
import { realKnowledge } from '../../engine/knowledge/folder.test-support.ts'
import { OLD_CONTENT, reportOf } from '../../engine/skin/sample-faces.test-support.ts'
import { readSkinReport } from './skin-report.ts'

const report = reportOf(realKnowledge(), { redness: 4 })

/** As the first measures stored it, which looked neither at lost colour nor at edges, acne and pigment. */
function firstOne(): Record<string, unknown> {
  const { acneSeverity: _acne, pigment: _pigment, ...reading } = report.reading
  const { lostColour: _lost, edgeSteepness: _edges, ...quality } = reading.quality
  return { ...report, reading: { ...reading, version: 'skin-1', quality } }
}

test('B-87 a report of the first measures is read, and nothing is said of what they did not look at', () => {
  const { reading } = report
  const expected = {
    ...report,
    reading: {
      ...reading,
      version: 'skin-1',
      acneSeverity: null,
      pigment: null,
      quality: { ...reading.quality, lostColour: 0, edgeSteepness: 0 },
    },
  }

  expect(readSkinReport(firstOne())).toEqual(expected)
  expect(readSkinReport(JSON.stringify(firstOne()))).toEqual(expected)
})

test('a report of today is read as it is, and what was not measured is none', () => {
  expect(readSkinReport(report)).toEqual(report)
  for (const body of [OLD_CONTENT.analysis, 'SKIN TYPE: Oily', '', '{'])
    expect(readSkinReport(body)).toBeNull()
})
