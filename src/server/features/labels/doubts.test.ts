import { expect, test } from 'vitest'
import { parseList } from '../../../engine/inci/parse.ts'
import { realKnowledge } from '../../../engine/knowledge/folder.test-support.ts'
import type { LabelLine, LabelWord } from '../../../readers/label/reading.ts'
import { doubtsOf } from './doubts.ts'

const knowledge = realKnowledge()

/** Lines of a photo of 1000 x 500, each 100 high from the left border on, ten pixels a letter; `faint` words were read with 0.5. */
function photoOf(printed: readonly string[], faint: readonly string[] = []) {
  let start = 0
  const lines = printed.map((text, row): LabelLine => {
    const words = [...text.matchAll(/\S+/g)].map((found): LabelWord => ({
      text: found[0],
      start: start + found.index,
      end: start + found.index + found[0].length,
      confidence: faint.includes(found[0]) ? 0.5 : 0.99,
    }))
    start += text.length + 1
    const [right, top] = [text.length * 10, row * 100]
    return {
      text,
      confidence: 0.99,
      quad: [
        [0, top],
        [right, top],
        [right, top + 100],
        [0, top + 100],
      ],
      words,
    }
  })
  return { lines, width: 1_000, height: 500, text: printed.join('\n') }
}

function doubts(printed: readonly string[], faint?: readonly string[]) {
  const photo = photoOf(printed, faint)
  return doubtsOf(parseList(photo.text, knowledge).items, photo)
}

test('SCAN-16 names that are known and were read clearly are not doubted', () => {
  expect(doubts(['Ingredients: Aqua, Glycerin, Parfum'])).toEqual([])
})

test('SCAN-16 a misspelt, an unknown and a faint name lie where they are printed', () => {
  const found = doubts(['Ingredients: Aqua, Glycenn,', 'Zorbimol, Panthenol, Parfum'], ['Panthenol,'])

  expect(found).toEqual([
    {
      text: 'Glycenn',
      places: [
        [
          [0.185, 0],
          [0.265, 0],
          [0.265, 0.2],
          [0.185, 0.2],
        ],
      ],
    },
    {
      text: 'Zorbimol',
      places: [
        [
          [0, 0.2],
          [0.085, 0.2],
          [0.085, 0.4],
          [0, 0.4],
        ],
      ],
    },
    {
      text: 'Panthenol',
      places: [
        [
          [0.095, 0.2],
          [0.195, 0.2],
          [0.195, 0.4],
          [0.095, 0.4],
        ],
      ],
    },
  ])
})

test('SCAN-16 a name that a line breaks has a place on each', () => {
  const [found] = doubts(['Ingredients: Aqua, Zorbimol', 'Quimbate, Parfum'])

  expect(found?.text.replace(/\s+/, ' ')).toBe('Zorbimol Quimbate')
  expect(found?.places).toEqual([
    [
      [0.185, 0],
      [0.275, 0],
      [0.275, 0.2],
      [0.185, 0.2],
    ],
    [
      [0, 0.2],
      [0.085, 0.2],
      [0.085, 0.4],
      [0, 0.4],
    ],
  ])
})

test('SCAN-16 the places of a tilted line go along it and stay on the photo', () => {
  const photo = photoOf(['Aqua, Glycenn'])
  const [line] = photo.lines
  if (line)
    line.quad = [
      [0, 0],
      [130, 130],
      [120, 600],
      [-10, 100],
    ]

  const [found] = doubtsOf(parseList(photo.text, knowledge).items, photo)

  expect(found?.places).toEqual([
    [
      [0.055, 0.11],
      [0.135, 0.27],
      [0.125, 1],
      [0.045, 0.6231],
    ],
  ])
})

test('SCAN-16 of a list that is mostly unread the first sixty names are marked', () => {
  const names = Array.from(
    { length: 70 },
    (_, at) => `zorbimol quim${'abcdefghij'[at % 10]}${'klmnopq'[Math.floor(at / 10)]}`,
  )

  expect(doubts([`Ingredients: ${names.join(', ')}`])).toHaveLength(60)
})
