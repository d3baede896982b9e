import { expect, test } from 'vitest'
import { monthOf, yearOf } from './entitlement.ts'

const at = (text: string) => new Date(text)
const words = ({ start, end }: { start: Date; end: Date }) => `${start.toISOString()} ${end.toISOString()}`

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z 2026-02-01T00:00:00.000Z'],
  ['2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z 2026-03-01T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z 2028-03-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z 2027-01-01T00:00:00.000Z'],
])('DEC-33 the month of %s is %s', (now, expected) => {
  expect(words(monthOf(at(now)))).toBe(expected)
})

test.each([
  [
    '2026-03-15T10:30:00.000Z',
    '2026-03-15T10:30:00.000Z',
    '2026-03-15T10:30:00.000Z 2027-03-15T10:30:00.000Z',
  ],
  [
    '2026-03-15T10:30:00.000Z',
    '2027-03-15T10:29:59.999Z',
    '2026-03-15T10:30:00.000Z 2027-03-15T10:30:00.000Z',
  ],
  [
    '2026-03-15T10:30:00.000Z',
    '2027-03-15T10:30:00.000Z',
    '2027-03-15T10:30:00.000Z 2028-03-15T10:30:00.000Z',
  ],
  [
    '2026-03-15T10:30:00.000Z',
    '2028-01-01T00:00:00.000Z',
    '2027-03-15T10:30:00.000Z 2028-03-15T10:30:00.000Z',
  ],
  // Bought on a leap day: 28 February in common years, 29 February again in the next leap year.
  [
    '2028-02-29T08:00:00.000Z',
    '2029-02-28T07:59:59.999Z',
    '2028-02-29T08:00:00.000Z 2029-02-28T08:00:00.000Z',
  ],
  [
    '2028-02-29T08:00:00.000Z',
    '2029-02-28T08:00:00.000Z',
    '2029-02-28T08:00:00.000Z 2030-02-28T08:00:00.000Z',
  ],
  [
    '2028-02-29T08:00:00.000Z',
    '2032-03-01T00:00:00.000Z',
    '2032-02-29T08:00:00.000Z 2033-02-28T08:00:00.000Z',
  ],
  [
    '2027-12-31T23:59:59.000Z',
    '2029-01-01T00:00:00.000Z',
    '2028-12-31T23:59:59.000Z 2029-12-31T23:59:59.000Z',
  ],
])('DEC-46 a year bought on %s is, on %s, %s', (anchor, now, expected) => {
  expect(words(yearOf(at(anchor), at(now)))).toBe(expected)
})

test('DEC-46 years follow each other without a gap, whatever day they begin on', () => {
  for (let day = 0; day < 366 * 4; day += 1) {
    const anchor = new Date(Date.UTC(2024, 0, 1 + day, 5, 6, 7))
    let period = yearOf(anchor, anchor)
    expect(period.start).toEqual(anchor)
    for (let year = 0; year < 9; year += 1) {
      const next = yearOf(anchor, period.end)
      expect(next.start).toEqual(period.end)
      expect(yearOf(anchor, new Date(period.end.getTime() - 1))).toEqual(period)
      period = next
    }
  }
})
