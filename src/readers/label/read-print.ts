import type { Raster } from '../image/raster.ts'
import { sureness } from './decode.ts'
import { printOf, rowsOf } from './list-rows.ts'
import type { LabelModels } from './models.ts'
import {
  cutLine,
  noTries,
  readDoubtful,
  readingOf,
  readOnce,
  readWhole,
  type CutLine,
  type Reading,
} from './recognise.ts'
import { scriptOf } from './script.ts'
import type { TextLine } from './text-line.ts'

/** Print of fewer columns is read in full whatever it says: looking for the list would save next to nothing. */
export const COLUMNS_FEW = 12_000
/** As wide as it is printed; a list is read 1.3 times as wide, for its commas. */
const PROSE_WIDTH = 1 / 1.3
/** Still enough to see that it is not Latin. */
const OTHER_WIDTH = 0.5
/** Latin print that a narrow reading is less sure of is read in full. */
const NARROW_SURE_MIN = 0.9

/**
 * All lines, of which the first are read already. On a pack with much print one piece of each line tells where the list is. That is
 * read in full, and all the rest is read once, from fewer columns: what a pack warns of elsewhere ('contains soya') is told to
 * whoever is allergic to it. Where nothing looks like a list, all is read in full.
 */
export async function readPrint(
  models: LabelModels,
  picture: Raster,
  lines: readonly TextLine[],
  first: readonly Reading[],
): Promise<Reading[]> {
  const cut = lines.slice(first.length).map((line) => cutLine(picture, line))
  if (columnsOf(cut.flat()) < COLUMNS_FEW) await readWhole(models, cut.flat())
  else await readByKind(models, lines, first, cut)
  return [...first, ...cut.map(readingOf)]
}

async function readByKind(
  models: LabelModels,
  lines: readonly TextLine[],
  first: readonly Reading[],
  cut: readonly CutLine[],
): Promise<void> {
  const rows = rowsOf(lines)
  const cutAt = (at: number) => cut[at - first.length] ?? []
  const kindsNow = () => printOf(rows, (row) => row.lines.map((at) => first[at] ?? readingOf(cutAt(at))))
  const piecesOf = (isWanted: (row: number) => boolean) =>
    rows.filter((_, row) => isWanted(row)).flatMap((row) => row.lines.flatMap(cutAt))
  const again = noTries()
  const middles = cut.flatMap(middleOf)
  const whole = new Set(middles)
  await readOnce(models, middles)

  const supposed = kindsNow()
  for (const piece of piecesOf((row) => supposed[row] === 'list')) whole.add(piece)
  const unread = (pieces: CutLine) => pieces.filter(({ isRead }) => !isRead)
  await readWhole(models, unread([...whole]), again)
  await readOnce(models, unread(piecesOf((row) => supposed[row] === 'prose')), PROSE_WIDTH)
  await readOnce(models, unread(piecesOf((row) => supposed[row] === 'other')), OTHER_WIDTH)

  const found = kindsNow()
  const turnedOut = (row: number) => supposed[row] === 'other' && found[row] === 'prose'
  const isLatin = scriptOf(cut.flat().map(({ look }) => look)) === undefined
  const doubtful = piecesOf((row) => isLatin && found[row] === 'prose').filter(isDoubtful)
  const wanted = found.includes('list')
    ? new Set([...piecesOf((row) => found[row] === 'list' || turnedOut(row)), ...doubtful])
    : new Set(cut.flat())
  await readWhole(
    models,
    [...wanted].filter((piece) => !whole.has(piece)),
    again,
  )
  await readDoubtful(
    models,
    middles.filter((piece) => wanted.has(piece)),
    again,
  )
}

/** The piece in the middle of a line. */
export function middleOf(line: CutLine): CutLine {
  const middle = line.length >> 1
  return line.slice(middle, middle + 1)
}

function columnsOf(pieces: CutLine): number {
  return pieces.reduce((sum, { piece }) => sum + piece.width, 0)
}

function isDoubtful({ letters }: CutLine[number]): boolean {
  return letters.length > 0 && sureness([letters]) < NARROW_SURE_MIN
}
