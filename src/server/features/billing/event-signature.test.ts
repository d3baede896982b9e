import { expect, test } from 'vitest'
import { isSignedByProvider } from './event-signature.ts'
import { signatureOf } from './event.test-support.ts'

const SECRET = 'a secret of the endpoint'
const AT = 1_773_144_000
const text = '{"event_id":"evt_1"}'
const right = signatureOf(text, SECRET, AT)
const h1 = right.split(';')[1] ?? ''

const isSigned = (
  header: string | undefined,
  change: { seconds?: number; secrets?: string[]; raw?: string } = {},
) =>
  isSignedByProvider(Buffer.from(change.raw ?? text), header, {
    secrets: change.secrets ?? [SECRET],
    toleranceSeconds: 5,
    now: new Date((AT + (change.seconds ?? 0)) * 1_000),
  })

test.each([
  [0, true],
  [5, true],
  [5.001, false],
  [-5, true],
  [-5.001, false],
])('a signature of %d seconds ago: %s', (seconds, isRight) => {
  expect(isSigned(right, { seconds })).toBe(isRight)
})

test('while a secret is replaced either side may have several, and any pair is right', () => {
  const other = signatureOf(text, 'another secret', AT).split(';')[1] ?? ''

  expect(isSigned(`ts=${AT};${other};${h1}`)).toBe(true)
  expect(isSigned(`ts=${AT};${h1};${other}`)).toBe(true)
  expect(isSigned(`ts=${AT};${other}`)).toBe(false)
  expect(isSigned(right, { secrets: ['another secret', SECRET] })).toBe(true)
  expect(isSigned(right, { secrets: [SECRET, 'another secret'] })).toBe(true)
  expect(isSigned(right, { secrets: ['another secret'] })).toBe(false)
  expect(isSigned(right, { secrets: [] })).toBe(false)
})

test.each([
  ['no header', undefined],
  ['an empty one', ''],
  ['no time', h1],
  ['no signature', `ts=${AT}`],
  ['two times', `ts=${AT};ts=${AT};${h1}`],
  ['a time of nine digits', `ts=177314400;${h1}`],
  ['a time that is none', `ts=17731440OO;${h1}`],
  ['a signature in capitals', `ts=${AT};${h1.toUpperCase()}`],
  ['a short signature', `ts=${AT};${h1.slice(0, -1)}`],
  ['another version of it', `ts=${AT};${h1.replace('h1', 'h2')}`],
])('%s is forged', (_what, header) => {
  expect(isSigned(header)).toBe(false)
})

test('other bytes are forged, and a header is read up to 1,024 characters', () => {
  expect(isSigned(right, { raw: `${text} ` })).toBe(false)
  expect(isSigned(right.padEnd(1_024, ';'))).toBe(true)
  expect(isSigned(right.padEnd(1_025, ';'))).toBe(false)
})
