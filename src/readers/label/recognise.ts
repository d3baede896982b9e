import type { Raster } from '../image/raster.ts'
import { decodeLetters, sureness, type Letter } from './decode.ts'
import { addLooks, lookAt, NO_LOOK, scriptOf, type Look } from './script.ts'
import type { LabelModels } from './models.ts'
import { splitStrip, widened, type Piece } from './split-strip.ts'
import { cutStrip, STRIP_HEIGHT } from './strip.ts'
import type { TextLine } from './text-line.ts'

/** The recogniser looks at eight columns a step. */
const COLUMNS_PER_STEP = 8
/** Pieces read less surely than this are looked at again, so much wider. */
const WIDER_BELOW = 0.9
const WIDER = 1.5
const WIDER_LETTERS_MIN = 3
/** After so many pieces the wider readings have to have been so much surer on average: other scripts and blur gain nothing. */
const TRIES = 5
const GAIN_MIN = 0.03

type Again = { tries: number; gain: number }

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
  const again: Again = { tries: 0, gain: 0 }
  for (const waiting of pieces) {
    Object.assign(waiting, await readPiece(models, waiting.piece))
    if (isWorthwhile(again)) await readWider(models, waiting, again)
  }
  return lines.map((_, at) => {
    const own = pieces.filter(({ line }) => line === at)
    return { letters: joinPieces(own), look: addLooks(own.map(({ look }) => look)) }
  })
}

/** One piece a run: several together cost memory, and the time a piece takes stays the same. */
async function readPiece({ recogniser, alphabet }: LabelModels, piece: Piece): Promise<Reading> {
  const width = Math.ceil(piece.width / COLUMNS_PER_STEP) * COLUMNS_PER_STEP
  const { data, dims, features } = await recogniser(toInput(piece, width), [1, 3, STRIP_HEIGHT, width])
  const [, steps = 0, classes = 0] = dims
  const used = Math.min(steps, Math.ceil(piece.width / COLUMNS_PER_STEP))
  return {
    letters: decodeLetters(data, { offset: 0, steps: used, classes }, alphabet),
    look: lookAt(features, 0, used),
  }
}

/** Narrow type, and print that turns away round a tube, has too few columns a letter: what was read less surely is read wider. */
async function readWider(models: LabelModels, waiting: Waiting, again: Again): Promise<void> {
  const before = sureness([waiting.letters])
  if (before >= WIDER_BELOW || waiting.letters.length < WIDER_LETTERS_MIN || scriptOf([waiting.look])) return
  const { letters } = await readPiece(models, widened(waiting.piece, WIDER))
  const gain = letters.length >= waiting.letters.length ? sureness([letters]) - before : 0
  again.tries++
  if (gain <= 0) return
  again.gain += gain
  waiting.letters = letters
}

function isWorthwhile({ tries, gain }: Again): boolean {
  return tries < TRIES || gain >= GAIN_MIN * tries
}

/** Blue, green, red planes from -1 to 1; what lies behind a short piece stays 0, as in the model's training. */
function toInput(piece: Piece, width: number): Float32Array {
  const input = new Float32Array(3 * STRIP_HEIGHT * width)
  for (let channel = 0; channel < 3; channel++) {
    const plane = channel * STRIP_HEIGHT * width
    for (let y = 0; y < STRIP_HEIGHT; y++) {
      const from = 3 * y * piece.width + 2 - channel
      const to = plane + y * width
      for (let x = 0; x < piece.width; x++) input[to + x] = (piece.data[from + 3 * x] ?? 0) / 127.5 - 1
    }
  }
  return input
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
