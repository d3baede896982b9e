import { alignFace } from '../../../../readers/face/core/align.ts'
import { findFaces, followFace, type FaceNetworks } from '../../../../readers/face/core/find-faces.ts'
import { GATES, refuseFaces } from '../../../../readers/face/core/gates.ts'
import { logPicture } from '../../../../readers/face/core/linear.ts'
import { bounds, type Face } from '../../../../readers/face/core/points.ts'
import { poseOf } from '../../../../readers/face/core/pose.ts'
import { lightQuality } from '../../../../readers/face/core/quality.ts'
import { maskSkin } from '../../../../readers/face/core/skin-masks.ts'
import { hintFor, type CameraView } from '../../../lib/face/camera-hint.ts'
import type { Frame } from '../../../lib/camera/take-frame.ts'

type Raster = Parameters<typeof findFaces>[1]

const NOBODY: CameraView = {
  faces: 0,
  faceWidth: 0,
  offCentre: 0,
  isCutOff: false,
  eyeDistancePx: 0,
  turnDegrees: 0,
  light: null,
}

/** The slow detector looks for second faces now and then; between, the mesh follows the one that is there. */
const FOLLOWED_MAX = 10

/** Looks at one picture after the other with the gates of the measuring; remembers only where the face was. */
export function openLook(opening: Promise<FaceNetworks>): (frame: Frame) => Promise<CameraView> {
  let before: Face | undefined
  let followed = 0
  return async (frame) => {
    const networks = await opening
    const raster = rasterOf(frame)
    const known =
      before !== undefined && followed < FOLLOWED_MAX
        ? await followFace(networks, raster, before.points)
        : undefined
    const faces = known === undefined ? await findFaces(networks, raster) : [known]
    followed = known === undefined ? 0 : followed + 1
    before = faces[0]
    return viewOf(faces, raster, frame.scale)
  }
}

function viewOf(faces: readonly Face[], raster: Raster, scale: number): CameraView {
  const [face, second] = faces
  if (face === undefined) return NOBODY
  const side = Math.min(raster.width, raster.height)
  const box = bounds(face.points)
  const pose = poseOf(face.points)
  const offX = box.left + box.width / 2 - raster.width / 2
  const offY = box.top + box.height / 2 - raster.height / 2
  const isSecond = second !== undefined && second.widthPx >= GATES.secondFace * face.widthPx
  const place: CameraView = {
    faces: isSecond ? 2 : 1,
    faceWidth: box.width / side,
    offCentre: Math.hypot(offX, offY) / side,
    isCutOff: refuseFaces([face], raster) === 'cut-off',
    eyeDistancePx: pose.eyeDistancePx * scale,
    turnDegrees: Math.max(Math.abs(pose.yawDegrees), Math.abs(pose.pitchDegrees)),
    light: null,
  }
  // Light is the slow part and is told last: it is looked at when nothing else is left to say.
  return hintFor(place) === null ? { ...place, light: lightOf(raster, face) } : place
}

function lightOf(raster: Raster, face: Face): CameraView['light'] {
  const aligned = alignFace(raster, face.points)
  return lightQuality(aligned, maskSkin(aligned, logPicture(aligned)))
}

function rasterOf({ width, height, rgba }: Frame): Raster {
  const from = new Uint8Array(rgba)
  const data = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++) data[3 * pixel + channel] = from[4 * pixel + channel] ?? 0
  return { width, height, data }
}
