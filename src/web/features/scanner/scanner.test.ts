import { expect, test } from 'vitest'
import { problemOfPhoto } from '../../lib/photo/photo-check.ts'
import { holdsMetadata } from '../../lib/photo/prepare-photo.ts'
import { nextTick } from '../../lib/progress/overlay-schedule.ts'
import { scannerWords } from '../../lib/words/scanner.ts'
import { joinReading } from './join-reading.ts'
import { carryMarks, piecesOf } from './marks.ts'
import { judgeReading } from './scanner-queries.ts'
import { STEP_MS, WHOLE_MS } from './step-ms.ts'

/** The time from the answer to the end, when so many steps were done as it came. */
function restMs(done: number): number {
  let ms = 0
  for (let at = done; ; at += 1) {
    const tick = nextTick(STEP_MS, at, done)
    if (tick === null) return Number.POSITIVE_INFINITY
    ms += tick.afterMs
    if (tick.then === 'finish') return ms
  }
}

test('SCAN-32..39 the six steps last as specified, 6200 ms with the closing', () => {
  expect(STEP_MS).toEqual([800, 1_200, 900, 700, 1_000, 1_100])
  expect(WHOLE_MS).toBe(6_200)
  expect(STEP_MS.slice(0, 5).map((_, done) => nextTick(STEP_MS, done, null)?.afterMs)).toEqual(
    STEP_MS.slice(0, 5),
  )
})

test('DEC-38 the last step stays while the answer is out, and a ready answer waits 400 ms at most', () => {
  expect(nextTick(STEP_MS, 5, null)).toBeNull()
  for (let done = 0; done <= 6; done += 1) expect(restMs(done)).toBeLessThanOrEqual(400)
})

test('SCAN-04 SCAN-05 the limit itself is accepted, one byte more is not', () => {
  expect(problemOfPhoto({ type: 'image/heic', size: 10_485_760 }, scannerWords)).toBeNull()
  expect(problemOfPhoto({ type: 'image/png', size: 10_485_761 }, scannerWords)?.title).toBe('File Too Large')
  expect(problemOfPhoto({ type: 'application/pdf', size: 5 }, scannerWords)?.title).toBe('Invalid File')
})

test('SCAN-09 SCAN-10 SCAN-11 a reading needs success, text, and not the sentinel', () => {
  expect(judgeReading({ success: true, extractedText: 'Aqua' }).isUsable).toBe(true)
  expect(judgeReading({ success: false, extractedText: 'Aqua' }).isUsable).toBe(false)
  expect(judgeReading({ success: true }).isUsable).toBe(false)
  expect(judgeReading({ success: true, extractedText: ' NO_INGREDIENTS_FOUND ' }).isUsable).toBe(false)
  expect(judgeReading('nonsense').isUsable).toBe(false)
})

test('an edit settles the mark it touches and moves those behind it', () => {
  const before = 'Aqua, Glycenn, Pamfum'
  const marks = [
    { start: 6, end: 13 },
    { start: 15, end: 21 },
  ]

  expect(carryMarks(before, 'Aqua, Glycerin, Pamfum', marks)).toEqual([{ start: 16, end: 22 }])
  expect(carryMarks(before, `${before}, Talc`, marks)).toEqual([{ start: 6, end: 13 }])
  expect(carryMarks(before, `Eau, ${before}`, marks)).toEqual([
    { start: 11, end: 18 },
    { start: 20, end: 26 },
  ])
})

test('SCAN-16 a second reading joins the first and replaces nothing but blanks', () => {
  expect(joinReading('Glycenn,  ', 'Pamfum')).toBe('Glycenn,\nPamfum')
  expect(joinReading('Glycenn', 'Pamfum')).toBe('Glycenn,\nPamfum')
  expect(joinReading(' \n', 'Pamfum')).toBe('Pamfum')
})

test('the pieces always join to the whole text, whatever the marks are', () => {
  const text = 'Aqua, Parfum'
  const marks = [
    { start: 6, end: 12 },
    { start: 0, end: 4 },
    { start: 2, end: 8 },
    { start: 50, end: 60 },
  ]

  const pieces = piecesOf(text, marks)

  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter((piece) => piece.mark !== null).map((piece) => piece.text)).toEqual(['Aqua', 'Parfum'])
})

test('DEC-21 EXIF and XMP are found wherever they stand in a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  expect(holdsMetadata(bytes('\u0001\u0002 Exif\0\0 GPS'))).toBe(true)
  expect(holdsMetadata(bytes('RIFF WEBP EXIF'))).toBe(true)
  expect(holdsMetadata(bytes('nothing of the kind'))).toBe(false)
})
