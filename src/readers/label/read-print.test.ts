import type { Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openPhoto } from '../image/open-image.ts'
import { findLines } from './find-lines.ts'
import { LIST, NAMES, namesIn, printed } from './label.test-support.ts'
import { openLabelModels, type LabelModels } from './models.ts'
import { COLUMNS_FEW, readPrint } from './read-print.ts'
import { cutLine, readLines } from './recognise.ts'

const models = await openLabelModels(1)
afterAll(models.close)

const PROSE = [
  'Apply to wet hair and massage gently, then rinse well with plenty of warm water.',
  'Suitable for daily use on the body and the face of the whole family.',
  'Keep out of reach of children and store in a cool and dry place.',
  'Avoid contact with the eyes. For external use only. Do not swallow.',
  'Contains soya. May contain traces of nuts and milk.',
  'Made without parabens for those who care what touches their skin.',
  'Our laboratory has tested this cream under the control of dermatologists.',
]
const CYRILLIC = [
  'Крем для рук с маслом какао и витаминами быстро впитывается и увлажняет',
  'Способ применения: нанести на чистую кожу и слегка помассировать до полного',
  'впитывания. Хранить при комнатной температуре в недоступном для детей месте.',
  'Срок годности указан на упаковке. Изготовлено в России по заказу компании.',
  'Перед применением проверьте индивидуальную переносимость на сгибе локтя.',
]

/** What is read of a picture, line by line, and how many columns of print the network was given for it and would be in full. */
async function reading(picture: Sharp) {
  const opened = await openPhoto(await picture.png().toBuffer())
  if (!opened.ok) throw new Error(opened.message)
  const { raster, lines } = await findLines(models.detector, opened.photo)
  let columns = 0
  const recogniser: LabelModels['recogniser'] = (input, dims) => {
    columns += (dims[0] ?? 0) * (dims[3] ?? 0)
    return models.recogniser(input, dims)
  }
  const read = await readPrint({ ...models, recogniser }, raster, lines, [])
  const texts = read.map(({ letters }) => letters.map(({ char }) => char).join(''))
  const inFull = lines
    .flatMap((line) => cutLine(raster, line))
    .reduce((sum, { piece }) => sum + piece.width, 0)
  return { raster, lines, texts, columns, inFull }
}

test('of much print the list is read in full, and all else so that its warnings are told', async () => {
  const pack = await reading(printed([...CYRILLIC, ...CYRILLIC, ...LIST, ...PROSE], { fontPx: 22 }))

  const { raster, lines, texts } = pack
  const listed = lines.filter((_, at) => namesIn(texts[at] ?? '') > 1)
  const whole = await readLines(models, raster, listed)
  expect(listed).toHaveLength(LIST.length)
  expect(texts.filter((text) => namesIn(text) > 1)).toEqual(
    whole.map(({ letters }) => letters.map(({ char }) => char).join('')),
  )
  expect(namesIn(texts.join(' '))).toBe(NAMES.length)
  expect(pack.columns).toBeLessThan(0.85 * pack.inFull)
  const text = texts.join('\n')
  expect(text).toMatch(/contains ?soya/i)
  expect(text).toMatch(/may ?contain ?traces ?of ?nuts/i)
  expect(text).toMatch(/made ?without ?parabens/i)
  expect(text).toMatch(/external ?use ?only/i)
})

test('much print without a list is read in full', async () => {
  const prose = PROSE.filter((line) => !line.includes('traces'))
  const { raster, lines, texts, columns, inFull } = await reading(
    printed([...prose, ...prose.slice(0, 3)], { fontPx: 22 }),
  )

  expect(inFull).toBeGreaterThan(COLUMNS_FEW)
  const some = lines.slice(0, 3)
  const whole = await readLines(models, raster, some)
  expect(texts.slice(0, 3)).toEqual(whole.map(({ letters }) => letters.map(({ char }) => char).join('')))
  expect(columns).toBeGreaterThan(inFull)
})

test('little print is read in full at once', async () => {
  const { columns, inFull } = await reading(printed([...LIST, ...PROSE.slice(2, 4)], { fontPx: 22 }))

  expect(inFull).toBeLessThan(COLUMNS_FEW)
  expect(columns).toBeGreaterThanOrEqual(inFull)
  expect(columns).toBeLessThan(1.2 * inFull)
})
