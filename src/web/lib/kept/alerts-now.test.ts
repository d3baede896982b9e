import { expect, test } from 'vitest'
import type { AnalysisToday } from '../../../contract/analysis.ts'
import type { PersonalAlert } from '../../../contract/finding.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { alertsNow, printedBeside } from './alerts-now.ts'

const alert = (because: string, kind: PersonalAlert['kind'] = 'allergy'): PersonalAlert => ({
  kind,
  because,
  text: `about ${because}`,
  printed: [because],
})
const kept = (...alerts: PersonalAlert[]): RecordedResults => ({
  ingredients: [],
  aiSummary: '',
  onePercentFrom: null,
  leftOut: [],
  notices: [],
  personalAlerts: alerts.map(({ text }) => text),
  alerts,
})
const today = (...alerts: PersonalAlert[]): AnalysisToday => ({
  checkedAt: '2026-11-22T12:00:00.000Z',
  alerts,
  lawChanges: [],
  overallScore: 80,
  isPartial: false,
  madeBy: { engine: '1', knowledge: '1' },
})

test('an allergy that was listed after the result was kept is told, as new, with what was said then', () => {
  const now = alertsNow(kept(), today(alert('nuts')))
  expect(now).toEqual({
    matches: [{ text: 'about nuts', alert: alert('nuts'), isNew: true }],
    unread: [],
    gone: [],
    countThen: 0,
  })
})

test('what was said then and is not any more is told as well', () => {
  const now = alertsNow(kept(alert('nuts'), alert('milk'), alert('x', 'unread')), today(alert('milk')))
  expect(now).toMatchObject({ gone: ['about nuts'], countThen: 2 })
  expect(now?.matches).toEqual([{ text: 'about milk', alert: alert('milk'), isNew: false }])
})

test('where nothing changed, nothing is said about then', () => {
  expect(alertsNow(kept(alert('milk')), today(alert('milk')))).toMatchObject({ gone: [], countThen: null })
  expect(alertsNow(kept(), today())).toMatchObject({ matches: [], countThen: null })
})

test('names that were not recognised are no match, and their change is none', () => {
  const now = alertsNow(kept(), today(alert('x', 'unread')))
  expect(now?.matches).toEqual([])
  expect(now?.unread.map(({ text }) => text)).toEqual(['about x'])
  expect(now?.countThen).toBeNull()
})

test('without an answer of today the kept alerts stand, also of rows that kept sentences alone', () => {
  const { alerts: _alerts, ...sentences } = kept(alert('nuts'))
  expect(alertsNow(sentences, undefined)?.matches).toEqual([
    { text: 'about nuts', alert: null, isNew: false },
  ])
  expect(alertsNow(kept(alert('nuts')), undefined)?.matches[0]?.alert).toEqual(alert('nuts'))
})

test('a row that kept no alerts says nothing about then, and a visitor sees none', () => {
  const { personalAlerts: _texts, alerts: _alerts, ...nothing } = kept()
  expect(alertsNow(nothing, undefined)).toBeNull()
  expect(alertsNow(nothing, today(alert('nuts')))).toMatchObject({
    matches: [{ isNew: false }],
    gone: [],
    countThen: null,
  })
})

test('printed names stand beside a sentence that does not hold them all', () => {
  const line = { text: 'about nuts', alert: { ...alert('nuts'), printed: ['nuts', 'Almond'] }, isNew: false }
  expect(printedBeside(line)).toBe('nuts, Almond')
  expect(printedBeside({ ...line, alert: alert('nuts') })).toBeNull()
  expect(printedBeside({ ...line, alert: null })).toBeNull()
})
