import type { PhotoQuality, PhotoRefusal, PhotoWarning } from '../../../contract/skin.ts'
import type { Face } from './points.ts'
import { ZONE_OUTLINES } from './landmarks.ts'
import { bounds, pointAt } from './points.ts'
import type { Pose } from './pose.ts'

/** Beyond `refuse` nothing is measured; beyond `warn` with less confidence. */
export const GATES = {
  /** Width of a second face over that of the first one. */
  secondFace: 0.3,
  /** Of the width of the face: so much of chin or forehead, and so much of its sides, may lie outside of the photo. */
  beyondBorder: { ends: 0.1, sides: 0.04 },
  eyeDistancePx: { refuse: 60, warn: 150 },
  turnDegrees: { refuse: 30, warn: 18 },
  cheekLuminance: { refuse: 0.06, warn: 0.12 },
  clipped: { refuse: 0.02 },
  /** Where red alone is clipped, colours are wrong; leaving those pixels out leaves out the reddest and the shiniest. */
  lostColour: { warn: 0.15 },
  sideLightRatio: { refuse: 3, warn: 1.8 },
  sharpness: { refuse: 0.12, warn: 0.2 },
  /** Blurred is only what has neither contrast nor steepness: a soft dark eye and a closed one have sharp edges of little contrast. */
  edgeSteepness: { refuse: 1.2, warn: 1.35 },
} as const

type Size = { width: number; height: number }

/** The gates that need no pixels, in their order. `faces` has the widest first. */
export function refuseFaces(faces: readonly Face[], photo: Size): PhotoRefusal | undefined {
  const [first, second] = faces
  if (!first) return 'no-face'
  if (second && second.widthPx >= GATES.secondFace * first.widthPx) return 'several-faces'
  return isCutOff(first, photo) ? 'cut-off' : undefined
}

/** Every zone is read but the chin, which may be missing as under a beard; nobody is measured by half a cheek. */
const NEEDED = [
  ...new Set(Object.entries(ZONE_OUTLINES).flatMap(([zone, outline]) => (zone === 'chin' ? [] : outline))),
]

function isCutOff({ points }: Face, { width, height }: Size): boolean {
  const face = bounds(points)
  const { ends, sides } = GATES.beyondBorder
  if (reachesBeyond(face, { width, height }, { x: sides * face.width, y: ends * face.width })) return true
  return reachesBeyond(
    bounds(NEEDED.map((index) => pointAt(points, index))),
    { width, height },
    { x: 0, y: 0 },
  )
}

function reachesBeyond(
  box: ReturnType<typeof bounds>,
  { width, height }: Size,
  by: { x: number; y: number },
): boolean {
  return box.left < -by.x || box.right > width + by.x || box.top < -by.y || box.bottom > height + by.y
}

export function refusePose({ eyeDistancePx, yawDegrees, pitchDegrees }: Pose): PhotoRefusal | undefined {
  if (eyeDistancePx < GATES.eyeDistancePx.refuse) return 'too-small'
  const turn = Math.max(Math.abs(yawDegrees), Math.abs(pitchDegrees))
  return turn > GATES.turnDegrees.refuse ? 'turned' : undefined
}

export function refuseLight(quality: PhotoQuality): PhotoRefusal | undefined {
  if (quality.cheekLuminance < GATES.cheekLuminance.refuse) return 'too-dark'
  if (quality.clipped > GATES.clipped.refuse) return 'blown-out'
  if (quality.sideLightRatio > GATES.sideLightRatio.refuse) return 'side-light'
  return isSoft(quality, 'refuse') ? 'blurred' : undefined
}

export function warningsFor(quality: PhotoQuality): PhotoWarning[] {
  const turn = Math.max(Math.abs(quality.yawDegrees), Math.abs(quality.pitchDegrees))
  const signs: [PhotoWarning, boolean][] = [
    ['small', quality.eyeDistancePx < GATES.eyeDistancePx.warn],
    ['turned', turn > GATES.turnDegrees.warn],
    ['dark', quality.cheekLuminance < GATES.cheekLuminance.warn],
    ['bright', quality.lostColour > GATES.lostColour.warn],
    ['side-light', quality.sideLightRatio > GATES.sideLightRatio.warn],
    ['soft', isSoft(quality, 'warn')],
  ]
  return signs.filter(([, holds]) => holds).map(([warning]) => warning)
}

/** Also told live, before the photo is taken. */
export function isSoft(
  { sharpness, edgeSteepness }: Pick<PhotoQuality, 'sharpness' | 'edgeSteepness'>,
  limit: 'refuse' | 'warn',
): boolean {
  return sharpness < GATES.sharpness[limit] && edgeSteepness < GATES.edgeSteepness[limit]
}
