import type { Raster } from '../image/raster.ts'
import { sureness } from './decode.ts'
import { mainDirection } from './detect.ts'
import type { LabelModels } from './models.ts'
import { middleOf, readPrint } from './read-print.ts'
import { cutLine, readingOf, readLines, readWhole, type Reading } from './recognise.ts'
import { scriptOf } from './script.ts'
import { turnRound, type TextLine } from './text-line.ts'

export type ReadLine = Reading & { line: TextLine }

/** Enough to judge by, few enough to read twice. */
const WITNESSES = 4
/** Upside-down print never reads this well, so most photos are judged by one reading. */
const SURE = 0.9

/**
 * Reads all lines the right way up. A rectangle does not tell its top from its bottom: the longest lines are
 * read first, and where that went badly a piece of each is read from the other end as well.
 */
export async function readUpright(
  models: LabelModels,
  picture: Raster,
  found: readonly TextLine[],
): Promise<ReadLine[]> {
  const lines = alignAll(found).sort((a, b) => b.halfLength - a.halfLength)
  const witnesses = lines.slice(0, WITNESSES)
  const first = await readLines(models, picture, witnesses)
  if (surenessOf(first) >= SURE) return pair(lines, await readPrint(models, picture, lines, first))
  const turned = await readMiddles(models, picture, witnesses.map(turnRound))
  const isTurned = surenessOf(turned) > surenessOf(first) && !isOtherScript(first, surenessOf(turned))
  if (!isTurned) return pair(lines, await readPrint(models, picture, lines, first))
  const upright = lines.map(turnRound)
  return pair(upright, await readPrint(models, picture, upright, []))
}

/** One piece of each line: enough to tell which way up it stands. */
async function readMiddles(
  models: LabelModels,
  picture: Raster,
  lines: readonly TextLine[],
): Promise<Reading[]> {
  const middles = lines.map((line) => middleOf(cutLine(picture, line)))
  await readWhole(models, middles.flat())
  return middles.map(readingOf)
}

/** All lines run the same way as the main direction; print standing across it keeps its own. */
function alignAll(lines: readonly TextLine[]): TextLine[] {
  const main = mainDirection(lines)
  return lines.map((line) => (main && line.ux * main.ux + line.uy * main.uy < 0 ? turnRound(line) : line))
}

function pair(lines: readonly TextLine[], read: readonly Reading[]): ReadLine[] {
  return read.flatMap((reading, at) => {
    const line = lines[at]
    return line ? [{ ...reading, line }] : []
  })
}

/** Latin letters are hardly ever read worse than this; those of other scripts are, from either end. */
const LATIN_SURE_MIN = 0.75

/** Print that is guesswork both ways stays the way up in which it looks like a script. */
function isOtherScript(first: readonly Reading[], turnedSureness: number): boolean {
  return turnedSureness < LATIN_SURE_MIN && scriptOf(first.map(({ look }) => look)) !== undefined
}

function surenessOf(read: readonly Reading[]): number {
  return sureness(read.map(({ letters }) => letters))
}
