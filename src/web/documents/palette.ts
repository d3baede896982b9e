import type { SafetyTone, ScoreTone } from '../../contract/bands.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** The light roles of the app's tokens, as a printer needs them: paper is white here, and never filled. */
export const COLOUR = {
  ink: [29, 36, 33],
  muted: [94, 102, 95],
  line: [221, 214, 200],
  edge: [127, 134, 126],
  sunk: [243, 238, 228],
  paper: [255, 255, 255],
  primary: [31, 77, 63],
} as const satisfies Record<string, Colour>

export const TONES: readonly SafetyTone[] = ['good', 'fair', 'poor', 'unknown']

export const TONE_COLOUR: Record<ScoreTone, Colour> = {
  good: [42, 102, 80],
  fair: [138, 90, 0],
  weak: [154, 74, 18],
  poor: [163, 42, 42],
  unknown: [94, 102, 95],
}

export const TONE_FILL: Record<ScoreTone, Colour> = {
  good: [90, 151, 125],
  fair: [246, 234, 208],
  weak: [249, 229, 214],
  poor: [248, 226, 221],
  unknown: [255, 255, 255],
}
