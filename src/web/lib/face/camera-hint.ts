import { GATES, isSoft } from '../../../readers/face/core/gates.ts'

/** What is to be changed before the photo is taken. */
export type CameraHint =
  | 'no-face'
  | 'several-faces'
  | 'closer'
  | 'back'
  | 'centre'
  | 'straight'
  | 'dark'
  | 'bright'
  | 'side'
  | 'blurred'

/** One look at the camera's picture. Lengths are shares of the picture, so that its size does not matter. */
export type CameraView = {
  faces: number
  /** Width of the widest face over the shorter side of the picture. */
  faceWidth: number
  /** How far its middle lies from that of the picture, over the shorter side. */
  offCentre: number
  isCutOff: boolean
  /** Distance of the outer eye corners in pixels of the photo that would be taken. */
  eyeDistancePx: number
  /** The larger of both turns, degrees. */
  turnDegrees: number
  /** Null where the light was not looked at. */
  light: {
    cheekLuminance: number
    clipped: number
    sideLightRatio: number
    sharpness: number
    edgeSteepness: number
  } | null
}

const FACE_WIDTH = { min: 0.38, max: 0.85 }
const OFF_CENTRE_MAX = 0.22

type Rule = { hint: CameraHint; holds: (view: CameraView) => boolean }

/** One thing at a time, the coarsest first: distance before turn, turn before light, light before sharpness. */
const RULES: readonly Rule[] = [
  { hint: 'no-face', holds: ({ faces }) => faces === 0 },
  { hint: 'several-faces', holds: ({ faces }) => faces > 1 },
  { hint: 'back', holds: ({ faceWidth }) => faceWidth > FACE_WIDTH.max },
  { hint: 'centre', holds: ({ isCutOff, offCentre }) => isCutOff || offCentre > OFF_CENTRE_MAX },
  {
    hint: 'closer',
    holds: ({ faceWidth, eyeDistancePx }) =>
      faceWidth < FACE_WIDTH.min || eyeDistancePx < GATES.eyeDistancePx.warn,
  },
  { hint: 'straight', holds: ({ turnDegrees }) => turnDegrees > GATES.turnDegrees.warn },
  { hint: 'dark', holds: ({ light }) => light !== null && light.cheekLuminance < GATES.cheekLuminance.warn },
  { hint: 'bright', holds: ({ light }) => light !== null && light.clipped > GATES.clipped.refuse },
  { hint: 'side', holds: ({ light }) => light !== null && light.sideLightRatio > GATES.sideLightRatio.warn },
  { hint: 'blurred', holds: ({ light }) => light !== null && isSoft(light, 'warn') },
]

/** Null where a photo taken now would be measured without a warning. The limits are those of the measuring itself. */
export function hintFor(view: CameraView): CameraHint | null {
  return RULES.find(({ holds }) => holds(view))?.hint ?? null
}
