import { expect, test } from 'vitest'
import { cameraTroubleOf } from './use-camera.ts'

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['SomethingNewError', 'other'],
])('UX-02 %s is told as %s', (name, trouble) => {
  expect(cameraTroubleOf(new DOMException('no', name))).toBe(trouble)
})

test('UX-02 whatever else is thrown is told as well', () => {
  expect(cameraTroubleOf(new TypeError('no'))).toBe('other')
})
