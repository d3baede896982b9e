import { expect, test } from 'vitest'
import type { PhotoRefusal, PhotoWarning } from '../../contract/skin.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { refuseReport } from './refuse-report.ts'
import { reportOf } from './sample-faces.test-support.ts'

const knowledge = realKnowledge()
/** Without these a report has the score of the tone alone. */
const NO_DETAIL = {
  texture: null,
  lines: null,
  'dark-spots': null,
  'blemish-spots': null,
  'dryness-appearance': null,
}

test('FACE-39 DEC-35 three scores of five make a report, two are a refusal', () => {
  const three = reportOf(knowledge, { ...NO_DETAIL, 'dryness-appearance': 30 })
  const two = { ...three, scores: { tone: 76, hydration: 76 } }

  expect(Object.keys(three.scores)).toEqual(['hydration', 'tone', 'overall'])
  expect(refuseReport(three)).toBeUndefined()
  expect(refuseReport(two)).toBe('too-little')
})

test.each<[PhotoWarning[], PhotoRefusal]>([
  [[], 'too-little'],
  [['small'], 'too-small'],
  [['dark'], 'too-dark'],
  [['bright'], 'blown-out'],
  [['soft'], 'blurred'],
  [['side-light'], 'side-light'],
  [['turned'], 'turned'],
  [['turned', 'soft', 'small'], 'too-small'],
])('FACE-39 with the warnings %j too few scores are refused as %s', (warnings, reason) => {
  expect(refuseReport(reportOf(knowledge, NO_DETAIL, { warnings }))).toBe(reason)
})
