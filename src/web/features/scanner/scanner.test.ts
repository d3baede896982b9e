import { expect, test } from 'vitest'
import { problemOfPhoto } from '../../lib/photo/photo-check.ts'
import { holdsMetadata } from '../../lib/photo/prepare-photo.ts'
import { nextTick } from '../../lib/progress/step-overlay.tsx'
import { scannerMessages } from './scanner.messages.ts'
import { joinParts, type Part } from './join-reading.ts'
import { carryMarks, carryPlace, piecesOf } from './marks.ts'
import { placeParts, putTogether, type Placed } from './placed-text.ts'
import { judgeReading } from './scanner-reader.ts'
import { STEP_MS, WHOLE_MS } from './progress-overlay.tsx'

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
  expect(problemOfPhoto({ type: 'image/heic', size: 10_485_760 }, scannerMessages)).toBeNull()
  expect(problemOfPhoto({ type: 'image/png', size: 10_485_761 }, scannerMessages)?.title).toBe(
    'File Too Large',
  )
  expect(problemOfPhoto({ type: 'application/pdf', size: 5 }, scannerMessages)?.title).toBe('Invalid File')
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

const partOf = (id: string, text: string): Part => ({ id, text, isList: true })

function joinReading(before: string, read: string) {
  const { text, shared } = joinParts(before, [partOf('a', read)])
  return { text, shared }
}

test('SCAN-16 a second reading joins the first and replaces nothing but blanks', () => {
  const join = (before: string, read: string) => joinReading(before, read)
  expect(join('Glycenn,  ', 'Pamfum')).toEqual({ text: 'Glycenn,\nPamfum', shared: 0 })
  expect(join('Glycenn', 'Pamfum')).toEqual({ text: 'Glycenn,\nPamfum', shared: 0 })
  expect(join(' \n', 'Pamfum')).toEqual({ text: 'Pamfum', shared: 0 })
})

const UPPER = 'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, 1,2-Hexanediol, PEG-40 Stearate, Panthenol'

test.each([
  [
    'names in the same letters',
    'PEG-40 Stearate, Panthenol, Parfum.',
    'PEG-40 Stearate, Panthenol, Parfum.',
    2,
  ],
  ['names that were misread', 'PEG-40 Steerate; Panthenl; Parfum', 'Panthenl; Parfum', 2],
  [
    'a line that begins in a name',
    'yl Alcohol, 1,2-Hexanediol, PEG-40 Stearate, Panthenol, CI 77891',
    'Panthenol, CI 77891',
    3,
  ],
  ['names broken by a line', '1,2-Hexanediol, PEG-40\nStearate, Panthenol, Parfum', 'Panthenol, Parfum', 3],
  ['all of the list once more', `${UPPER}, Parfum`, 'Panthenol, Parfum', 6],
  ['nothing new', 'PEG-40 Stearate, Panthenol', 'Panthenol', 2],
])('SCAN-16 what both photos show is kept once: %s', (_what, read, end, shared) => {
  const joined = joinReading(UPPER, read)

  expect(joined.shared).toBe(shared)
  expect(joined.text.endsWith(end)).toBe(true)
  expect(joined.text.match(/Panthen/g)).toHaveLength(1)
  expect(
    joined.text.startsWith('Ingredients: Aqua, Glycerin, Cetearyl Alcohol, 1,2-Hexanediol, PEG-40'),
  ).toBe(true)
})

test('SCAN-16 a name that the first photo cut off is the whole one of the second', () => {
  expect(
    joinReading(`${UPPER}, Sodium Hya`, 'PEG-40 Stearate, Panthenol, Sodium Hyaluronate, Parfum'),
  ).toEqual({
    text: `${UPPER}, Sodium Hyaluronate, Parfum`,
    shared: 3,
  })
})

test('SCAN-16 the lower part may come first', () => {
  const lower = 'PEG-40 Stearate, Panthenol, Parfum'
  expect(joinReading(lower, UPPER)).toEqual({ text: `${UPPER}, Parfum`, shared: 2 })
})

test.each([
  ['another number', 'PEG-60 Stearate, Panthenol, Parfum'],
  ['one name alone', 'Panthenol, Parfum'],
  ['the same names in another order', 'Panthenol, PEG-40 Stearate, Parfum'],
  ['names of the middle', 'Glycerin, Cetearyl Alcohol, Parfum'],
  ['nothing alike', 'Talc, Mica'],
])('SCAN-16 what may be another part of the list stays whole: %s', (_what, read) => {
  expect(joinReading(UPPER, read)).toEqual({ text: `${UPPER},\n${read}`, shared: 0 })
})

const WHOLE = 'Aqua, Glycerin, Talc, Mica, Squalane, Panthenol, Parfum, Linalool'
const THIRDS = [
  'Aqua, Glycerin, Talc, Mica',
  'Talc, Mica, Squalane, Panthenol',
  'Squalane, Panthenol, Parfum, Linalool',
]
const parts = (...texts: string[]) => texts.map((text, at) => partOf(`photo-${at}`, text))

test.each([
  ['in order', [0, 1, 2]],
  ['the last before the middle', [0, 2, 1]],
  ['from the end', [2, 1, 0]],
  ['the middle first', [1, 0, 2]],
])('SCAN-16 three photos of a tube are one list: %s', (_order, order) => {
  const joined = joinParts('', parts(...order.map((at) => THIRDS[at] ?? '')))

  expect(joined).toEqual({ text: WHOLE, shared: 4, gaps: [], loose: [] })
})

test('SCAN-16 photos that share no names are said to be apart, and nothing of them is lost', () => {
  const [one = '', , three = ''] = THIRDS

  expect(joinParts('', parts(one, three))).toEqual({
    text: `${one},\n${three}`,
    shared: 0,
    gaps: [['photo-0', 'photo-1']],
    loose: [],
  })
})

test('SCAN-11 print that is no list counts only where it goes on with a photo of the list', () => {
  const [one = '', two = '', three = ''] = THIRDS
  const print = { id: 'front', text: 'HARBOUR\nGLYCERIN', isList: false }

  expect(joinParts('', [partOf('a', one), print, partOf('b', two)])).toMatchObject({
    text: 'Aqua, Glycerin, Talc, Mica, Squalane, Panthenol',
    gaps: [],
    loose: ['front'],
  })
  expect(joinParts('', [partOf('a', one), partOf('b', two), { ...print, text: three }])).toMatchObject({
    text: WHOLE,
    loose: [],
  })
  expect(joinParts('Talc', [print])).toMatchObject({ text: 'Talc', loose: ['front'] })
})

/** The box after the photos have changed, one change after the other, and what was corrected in between. */
function boxAfter(...changes: (readonly Part[] | ((text: string) => string))[]) {
  let text = ''
  let placed: Placed | null = null
  for (const change of changes) {
    if (typeof change === 'function') text = change(text)
    else {
      const placing = placeParts(text, placed, change)
      text = placing?.put?.text ?? text
      placed = placing?.placed ?? placed
    }
  }
  return { text, placed }
}

test('SCAN-16 SCAN-17 a text that nobody corrected follows its photos: more, moved, taken again, removed', () => {
  const [one, two, three] = parts(...THIRDS)
  if (!one || !two || !three) throw new Error('three parts')
  const retaken = { ...two, text: 'Talc, Mica, Squalane, Panthenol, Bisabolol' }

  expect(boxAfter([one], [one, two]).text).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
  expect(boxAfter([one, two], [one, retaken]).text).toBe(
    'Aqua, Glycerin, Talc, Mica, Squalane, Panthenol, Bisabolol',
  )
  expect(boxAfter([one, three], [three, one]).text).toBe(`${three.text},\n${one.text}`)
  expect(boxAfter(() => 'Retinol', [one, two], [one], []).text).toBe('Retinol')
  expect(boxAfter(() => 'Retinol', [one]).text).toBe(`Retinol,\n${one.text}`)
})

test('SCAN-17 no change of the photos takes a correction away, and a further photo is still added', () => {
  const [one, two, three] = parts(...THIRDS)
  if (!one || !two || !three) throw new Error('three parts')
  const corrected = 'Aqua, Glycerol, Talc, Mica'

  expect(boxAfter([one], () => corrected, [one, two]).text).toBe(`${corrected}, Squalane, Panthenol`)
  const { text, placed } = boxAfter([one, three], () => corrected, [three, one])
  expect(text).toBe(corrected)
  expect(placed?.isBehind).toBe(true)
  if (placed === null) throw new Error('nothing is placed')
  expect(putTogether(placed, [three, one]).put?.text).toBe(`${three.text},\n${one.text}`)
  // Without any photo nothing is left to be put together.
  expect(boxAfter([one], () => corrected, []).placed?.isBehind).toBe(false)
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

test.each([
  ['behind the place', 'Aqua, Talc', 'Aqua, Talc, Mica', 4, 4],
  ['at the end of the text', 'Aqua', 'Aqua, Mica', 4, 4],
  ['in front of the place', 'Talc', 'Aqua, Talc', 2, 8],
  ['around the place', 'Aqua, Tlac, Mica', 'Aqua, Talc, Mica', 8, 7],
])(
  'the caret stays with what is written around it when the text changes %s',
  (_where, before, after, at, wanted) => {
    expect(carryPlace(before, after, at)).toBe(wanted)
  },
)
