import type { PrintView } from './print-view.ts'

/** What is to be changed before the photo is taken. */
export type PrintHint = 'dark' | 'no-print' | 'blurred' | 'glare' | 'closer' | 'tilted'

/** `scale`: pixels of the photo as it is sent for one of the camera. */
type Look = PrintView & { scale: number }

const LIT_MIN = 80
const PRINT_MIN = 0.03
/** Sharp edges take two pixels; more is blur, of which large print bears more. */
const EDGE_SHARP_PX = 2
const BLUR_OF_PITCH_MAX = 0.055
const EDGE_PX_MAX = 4
/** Paper that is white everywhere is well lit and not shining. */
const PAPER_WHITE = 240
const BURNT_MAX = 0.08
/** Below this the reader loses commas; lists of small print have some sixteen pixels from line to line. */
const PITCH_PX_MIN = 15
const TILT_DEGREES_MAX = 20

/** One thing at a time; what hides the others comes first. */
const RULES: readonly { hint: PrintHint; holds: (look: Look) => boolean }[] = [
  { hint: 'dark', holds: ({ lit }) => lit < LIT_MIN },
  { hint: 'no-print', holds: ({ print }) => print < PRINT_MIN },
  { hint: 'blurred', holds: isBlurred },
  {
    hint: 'glare',
    holds: ({ paper, burnt }) => paper !== null && paper < PAPER_WHITE && burnt > BURNT_MAX,
  },
  { hint: 'closer', holds: ({ pitchPx, scale }) => pitchPx !== null && pitchPx * scale < PITCH_PX_MIN },
  {
    hint: 'tilted',
    holds: ({ tiltDegrees }) => tiltDegrees !== null && Math.abs(tiltDegrees) > TILT_DEGREES_MAX,
  },
]

/** Null where a photo taken now would be read well. */
export function printHintFor(look: Look): PrintHint | null {
  return RULES.find(({ holds }) => holds(look))?.hint ?? null
}

function isBlurred({ edgePx, pitchPx }: Look): boolean {
  if (edgePx === null) return false
  return pitchPx === null ? edgePx > EDGE_PX_MAX : edgePx - EDGE_SHARP_PX > BLUR_OF_PITCH_MAX * pitchPx
}
