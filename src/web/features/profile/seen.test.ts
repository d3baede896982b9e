import { expect, test } from 'vitest'
import { seenWords } from './session-list.tsx'

const NOON = '2026-11-21T12:00:00.000Z'
const after = (minutes: number) => seenWords(NOON, Date.parse(NOON) + minutes * 60_000)

test('PROF a session is said to be seen no more exactly than every five minutes, and never "just now" for an hour', () => {
  expect(after(0)).toBe('in the last 5 minutes')
  expect(after(4.9)).toBe('in the last 5 minutes')
  expect(after(5)).toBe('about 5 minutes ago')
  expect(after(14.9)).toBe('about 10 minutes ago')
  expect(after(59)).toBe('about 55 minutes ago')
  expect(after(60)).toBe('1 hour ago')
  expect(after(25 * 60)).toBe('1 day ago')
  // The clock of the device is behind that of the server.
  expect(after(-3)).toBe('in the last 5 minutes')
  expect(seenWords('soon', 0)).toBe('Unknown date')
})
