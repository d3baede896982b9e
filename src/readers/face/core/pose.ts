import {
  CHIN_BOTTOM,
  FOREHEAD_TOP,
  LEFT_EDGE,
  LEFT_EYE_OUTER,
  RIGHT_EDGE,
  RIGHT_EYE_OUTER,
} from './landmarks.ts'
import { distance, pointAt, type Point } from './points.ts'

const DEGREES = 180 / Math.PI
/** A face that looks straight ahead has its forehead this far behind its chin in the mesh. Mean of upright photos. */
const PITCH_AT_REST = -6

export type Pose = { eyeDistancePx: number; yawDegrees: number; pitchDegrees: number; rollDegrees: number }

/**
 * How the head is turned, from the depth the mesh gives its points. Yaw is positive towards the person's left, pitch
 * when the chin comes up; some five degrees off at most angles.
 */
export function poseOf(points: readonly Point[]): Pose {
  const [rightEye, leftEye] = [pointAt(points, RIGHT_EYE_OUTER), pointAt(points, LEFT_EYE_OUTER)]
  const [right, left] = [pointAt(points, RIGHT_EDGE), pointAt(points, LEFT_EDGE)]
  const [top, bottom] = [pointAt(points, FOREHEAD_TOP), pointAt(points, CHIN_BOTTOM)]
  return {
    eyeDistancePx: distance(rightEye, leftEye),
    yawDegrees: Math.atan2(left.z - right.z, distance(left, right)) * DEGREES,
    pitchDegrees: Math.atan2(top.z - bottom.z, distance(top, bottom)) * DEGREES - PITCH_AT_REST,
    rollDegrees: Math.atan2(leftEye.y - rightEye.y, leftEye.x - rightEye.x) * DEGREES,
  }
}
