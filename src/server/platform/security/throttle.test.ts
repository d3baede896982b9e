import { expect, test } from 'vitest'
import { mailbox, network, refuse } from './throttle.ts'

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [120, '2 minutes'],
  [59 * 60, '59 minutes'],
  [59 * 60 + 1, 'an hour'],
  [3_600, 'an hour'],
  [3_601, '2 hours'],
  [7_200, '2 hours'],
  [7_201, '3 hours'],
])('who is refused for %i seconds is told to wait %s', (seconds, words) => {
  expect(() => refuse(seconds)).toThrow(
    expect.objectContaining({
      code: 'RATE_LIMITED',
      message: `Too many tries. Please wait ${words} and try again.`,
      retryAfterSeconds: seconds,
    }),
  )
})

test.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:db8::5:6', '2001:db8:0:0', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:0000:0:2:3:4:5:6', '2001:0:0:2', '2001:0:0:2'],
  ['::1', '0:0:0:0', '0:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4', '1:2:3:4'],
  ['1::3:4:5:6:7:8', '1:0:3:4', '1:0:3:4'],
  ['fe80::', 'fe80:0:0:0', 'fe80:0:0:0'],
])('%s is counted as %s, and as %s where a network is meant', (ip, one, wide) => {
  expect(network(ip)).toBe(one)
  expect(network(ip, 24)).toBe(wide)
})

test.each([
  ['Ana+shop@Example.test', 'ana@example.test'],
  ['ana+a+b@example.test', 'ana@example.test'],
  ['ana@example.test', 'ana@example.test'],
])('mail to %s comes to %s', (email, box) => {
  expect(mailbox(email)).toBe(box)
})
