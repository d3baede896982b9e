import { expect, test } from 'vitest'
import { writtenDay, writtenMoment } from './written-date.ts'

test('UIC-05 UIC-06 a sentence of the server writes its dates as the screens do', () => {
  const moment = new Date('2026-04-10T16:05:00.000Z')
  expect(writtenDay(moment)).toBe('Apr 10, 2026')
  expect(writtenMoment(moment)).toBe('Apr 10, 2026 at 4:05 PM')
})
