import type { OtherScript, ReadingProblem } from '../../contract/analysis.ts'

/** Offsets into the reading's text, so that the review box can mark a doubtful word. */
export type LabelWord = { text: string; start: number; end: number; confidence: number }

/** `quad`: corners in pixels of the upright photo, clockwise from the reader's top left. */
export type LabelLine = {
  /** As printed, a hyphen at its end included. */
  text: string
  confidence: number
  quad: [[number, number], [number, number], [number, number], [number, number]]
  words: LabelWord[]
}

export type LabelReading = {
  ok: true
  text: string
  lines: LabelLine[]
  /** Pixels of the upright photo, which the corners of the lines are counted in. */
  width: number
  height: number
  /** Mean over all letters, 0-1; 0 when nothing was read. */
  confidence: number
  /** Set when the text is not worth analysing, and why. `no-list` is for the engine to say. */
  problem?: ReadingProblem
  /** What most of the print is in, where that is not Latin: of such a photo the text is guesswork. */
  script?: OtherScript
  /** The reader's name and version, for whoever stores the text. */
  madeBy: string
  ms: number
}
