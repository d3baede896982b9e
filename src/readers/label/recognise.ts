import type { Raster } from '../image/raster.ts'
import { decodeLetters, sureness, type Letter } from './decode.ts'
import { addLooks, lookAt, NO_LOOK, scriptOf, type Look } from './script.ts'
import type { LabelModels } from './models.ts'
import { splitStrip, widened, type Piece } from './split-strip.ts'
import { cutStrip, STRIP_HEIGHT } from './strip.ts'
import type { TextLine } from './text-line.ts'

/** The recogniser looks at eight columns a step. */
const COLUMNS_PER_STEP = 8
/**
 * Two threads share the work of one piece badly, for each of the network's two hundred layers is too little to be worth waking
 * the second one: four together take a fifth less time each (measured on four photos of 12 MP, quiet), eight no less than four.
 */
const BATCH_MAX = 4
/** A piece so much shorter than the longest of its batch would be mostly padding. */
const BATCH_WIDTH_RATIO_MIN = 0.95
/** Pieces read less surely than this are looked at again, so much wider. */
const WIDER_BELOW = 0.9
const WIDER = 1.5
const WIDER_LETTERS_MIN = 3
/** After so many pieces the wider readings have to have been so much surer on average: other scripts and blur gain nothing. */
const TRIES = 5
const GAIN_MIN = 0.03

/** What second looks have gained so far. */
type Again = { tries: number; gain: number }
export const noTries = (): Again => ({ tries: 0, gain: 0 })

/** A piece of a line, and what was read of it so far. */
type Waiting = { piece: Piece; letters: Letter[]; look: Look; isRead: boolean }
/** A line on its way: its pieces from its start to its end. */
export type CutLine = readonly Waiting[]

/** What a line says, and what it looked like to whoever read it. */
export type Reading = { letters: Letter[]; look: Look }

/** Each line in full, in the order of the lines. */
export async function readLines(
  models: LabelModels,
  picture: Raster,
  lines: readonly TextLine[],
): Promise<Reading[]> {
  const cut = lines.map((line) => cutLine(picture, line))
  await readWhole(models, cut.flat())
  return cut.map(readingOf)
}

export function cutLine(picture: Raster, line: TextLine): CutLine {
  return splitStrip(cutStrip(picture, line)).map((piece) => ({
    piece,
    letters: [],
    look: NO_LOOK,
    isRead: false,
  }))
}

/** What has been read of a line by now. */
export function readingOf(line: CutLine): Reading {
  const read = line.filter(({ isRead }) => isRead)
  return { letters: joinPieces(read), look: addLooks(read.map(({ look }) => look)) }
}

/** As well as they can be read: what is read less surely is looked at once more, wider. */
export async function readWhole(
  models: LabelModels,
  pieces: readonly Waiting[],
  again = noTries(),
): Promise<void> {
  for (const batch of batchesOf(pieces)) {
    await readInto(models, batch, (piece) => piece)
    await readDoubtful(models, batch, again)
  }
}

/** A second, wider look at those that were read less surely, as long as that gains something. */
export async function readDoubtful(
  models: LabelModels,
  pieces: readonly Waiting[],
  again: Again,
): Promise<void> {
  for (const batch of batchesOf(pieces.filter(isUnsure)))
    if (isWorthwhile(again)) await readWider(models, batch, again)
}

/** Once, so much wider, which takes as much more or less time. */
export async function readOnce(models: LabelModels, pieces: readonly Waiting[], width = 1): Promise<void> {
  for (const batch of batchesOf(pieces))
    await readInto(models, batch, (piece) => (width === 1 ? piece : widened(piece, width)))
}

async function readInto(
  models: LabelModels,
  batch: readonly Waiting[],
  prepare: (piece: Piece) => Piece,
): Promise<void> {
  const readings = await readBatch(
    models,
    batch.map(({ piece }) => prepare(piece)),
  )
  readings.forEach((reading, at) => Object.assign(batch[at] ?? {}, reading, { isRead: true }))
}

/** Pieces of like width together, the longest first. */
function batchesOf(pieces: readonly Waiting[]): Waiting[][] {
  const batches: Waiting[][] = []
  for (const waiting of [...pieces].sort((a, b) => b.piece.width - a.piece.width)) {
    const batch = batches.at(-1)
    const widest = batch?.[0]?.piece.width ?? Infinity
    const fits = batch && batch.length < BATCH_MAX && waiting.piece.width >= BATCH_WIDTH_RATIO_MIN * widest
    if (fits) batch.push(waiting)
    else batches.push([waiting])
  }
  return batches
}

async function readBatch(
  { recogniser, alphabet }: LabelModels,
  pieces: readonly Piece[],
): Promise<Reading[]> {
  const widest = Math.max(...pieces.map((piece) => piece.width))
  const width = Math.ceil(widest / COLUMNS_PER_STEP) * COLUMNS_PER_STEP
  const input = new Float32Array(pieces.length * 3 * STRIP_HEIGHT * width)
  pieces.forEach((piece, at) => fillIn(input, at, width, piece))
  const { data, dims, features } = await recogniser(input, [pieces.length, 3, STRIP_HEIGHT, width])
  const [, steps = 0, classes = 0] = dims
  return pieces.map((piece, at) => {
    const used = Math.min(steps, Math.ceil(piece.width / COLUMNS_PER_STEP))
    return {
      letters: decodeLetters(data, { offset: at * steps * classes, steps: used, classes }, alphabet),
      look: lookAt(features, at * steps, used),
    }
  })
}

/** Narrow type, and print that turns away round a tube, has too few columns a letter: what was read less surely is read wider. */
async function readWider(models: LabelModels, unsure: readonly Waiting[], again: Again): Promise<void> {
  const readings = await readBatch(
    models,
    unsure.map(({ piece }) => widened(piece, WIDER)),
  )
  readings.forEach(({ letters }, at) => {
    const waiting = unsure[at]
    if (!waiting) return
    const isWhole = letters.length >= waiting.letters.length
    const gain = isWhole ? sureness([letters]) - sureness([waiting.letters]) : 0
    again.tries++
    if (gain <= 0) return
    again.gain += gain
    waiting.letters = letters
  })
}

function isUnsure({ letters, look }: Waiting): boolean {
  return letters.length >= WIDER_LETTERS_MIN && sureness([letters]) < WIDER_BELOW && !scriptOf([look])
}

function isWorthwhile({ tries, gain }: Again): boolean {
  return tries < TRIES || gain >= GAIN_MIN * tries
}

/** A byte from -1 to 1. */
const SCALED = Float32Array.from({ length: 256 }, (_, value) => value / 127.5 - 1)

/** Blue, green, red planes from -1 to 1; what lies behind a short piece stays 0, as in the model's training. */
function fillIn(input: Float32Array, at: number, width: number, { width: columns, data }: Piece): void {
  const plane = STRIP_HEIGHT * width
  let from = 0
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    let to = 3 * at * plane + y * width
    for (let x = 0; x < columns; x++, from += 3, to++) {
      input[to] = SCALED[data[from + 2] ?? 0] ?? 0
      input[to + plane] = SCALED[data[from + 1] ?? 0] ?? 0
      input[to + 2 * plane] = SCALED[data[from] ?? 0] ?? 0
    }
  }
}

function joinPieces(pieces: readonly Waiting[]): Letter[] {
  const letters: Letter[] = []
  for (const { piece, letters: more } of pieces) {
    const isSpaced = letters.at(-1)?.char === ' ' || more[0]?.char === ' '
    if (piece.gapBefore && !isSpaced && letters.length > 0) letters.push({ char: ' ', p: 1 })
    letters.push(...more)
  }
  return letters
}
