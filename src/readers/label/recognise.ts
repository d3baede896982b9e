import type { Raster } from '../image/raster.ts'
import { decodeLetters, type Letter } from './decode.ts'
import { addLooks, lookAt, NO_LOOK, type Look } from './script.ts'
import type { LabelModels } from './models.ts'
import { splitStrip, type Piece } from './split-strip.ts'
import { cutStrip, STRIP_HEIGHT } from './strip.ts'
import type { TextLine } from './text-line.ts'

/** The recogniser looks at eight columns a step. */
const COLUMNS_PER_STEP = 8
/** More pieces in one run would only cost memory: the time a piece takes stays the same. */
const BATCH_MAX = 4
/** A piece this much shorter than its batch would be mostly padding. */
const BATCH_WIDTH_RATIO_MIN = 0.95

type Waiting = { line: number; piece: Piece; letters: Letter[]; look: Look }

/** What a line says, and what it looked like to whoever read it. */
export type Reading = { letters: Letter[]; look: Look }

/** Each line, in the order of the lines. */
export async function readLines(
  models: LabelModels,
  picture: Raster,
  lines: readonly TextLine[],
): Promise<Reading[]> {
  const pieces: Waiting[] = lines.flatMap((line, at) =>
    splitStrip(cutStrip(picture, line)).map((piece) => ({ line: at, piece, letters: [], look: NO_LOOK })),
  )
  for (const batch of batchesOf(pieces)) await readBatch(models, batch)
  return lines.map((_, at) => {
    const own = pieces.filter(({ line }) => line === at)
    return { letters: joinPieces(own), look: addLooks(own.map(({ look }) => look)) }
  })
}

/** Pieces of like width together. */
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

async function readBatch({ recogniser, alphabet }: LabelModels, batch: readonly Waiting[]): Promise<void> {
  const widest = Math.max(...batch.map(({ piece }) => piece.width))
  const width = Math.ceil(widest / COLUMNS_PER_STEP) * COLUMNS_PER_STEP
  const input = new Float32Array(batch.length * 3 * STRIP_HEIGHT * width)
  batch.forEach(({ piece }, at) => fill(input, at, width, piece))
  const { data, dims, features } = await recogniser(input, [batch.length, 3, STRIP_HEIGHT, width])
  const [, steps = 0, classes = 0] = dims
  batch.forEach((waiting, at) => {
    const used = Math.min(steps, Math.ceil(waiting.piece.width / COLUMNS_PER_STEP))
    const place = { offset: at * steps * classes, steps: used, classes }
    waiting.letters = decodeLetters(data, place, alphabet)
    waiting.look = lookAt(features, at * steps, used)
  })
}

/** Blue, green, red planes from -1 to 1; what lies behind a short piece stays 0, as in the model's training. */
function fill(input: Float32Array, at: number, width: number, piece: Piece): void {
  for (let channel = 0; channel < 3; channel++) {
    const plane = (at * 3 + channel) * STRIP_HEIGHT * width
    for (let y = 0; y < STRIP_HEIGHT; y++) {
      const from = 3 * y * piece.width + 2 - channel
      const to = plane + y * width
      for (let x = 0; x < piece.width; x++) input[to + x] = (piece.data[from + 3 * x] ?? 0) / 127.5 - 1
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
