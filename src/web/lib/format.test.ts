import { expect, test } from 'vitest'
import { counted, formatDate, formatPrice, formatTime, relativeTime, waitWords } from './format.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const HOUR_MS = 3_600_000
const ago = (hours: number) => relativeTime(NOON, Date.parse(NOON) + hours * HOUR_MS)

test('UIC-05 UIC-06 UIC-07 dates and times read as specified, and an unknown date says so', () => {
  expect(formatDate('2026-03-05T12:00:00.000Z')).toBe('Mar 5, 2026')
  expect(formatTime(NOON)).toMatch(/^\d{1,2}:\d{2} [AP]M$/)
  expect(formatDate('soon')).toBe('Unknown date')
  expect(formatDate(null)).toBe('Unknown date')
})

test('HIST-33 HIST-34 HIST-35 HIST-36 relative times change at an hour, a day and a week', () => {
  expect(ago(0.99)).toBe('Just now')
  expect(ago(1)).toBe('1 hour ago')
  expect(ago(23.9)).toBe('23 hours ago')
  expect(ago(24)).toBe('1 day ago')
  expect(ago(24 * 7 - 0.1)).toBe('6 days ago')
  expect(ago(24 * 7)).toBe('Nov 21, 2026')
})

test('prices, counts and waits are said in full', () => {
  expect(formatPrice(95.9, 'USD')).toBe('$95.90')
  expect(formatPrice(0, 'USD')).toBe('$0')
  expect(counted(1, 'name')).toBe('1 name')
  expect(waitWords(1)).toBe('1 second')
  expect(waitWords(61)).toBe('2 minutes')
  expect(waitWords(7_200)).toBe('2 hours')
})
