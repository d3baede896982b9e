import type { Raster } from '../../image/raster.ts'
import { DETECTOR_SIDE, detectionsIn, type Detection, type DetectorAnswer } from './detections.ts'
import { GATES } from './gates.ts'
import { bounds, pointAt, type Face, type Point } from './points.ts'
import { DETECTOR_TONE, MESH_TONE, sampleCrop, type Crop } from './sample.ts'

/** 468 points of three numbers each, in pixels of the network's input, and how sure it is that this is a face. */
type MeshAnswer = { points: Float32Array; probability: number }

/** The two networks, however they are run: tensors stay on the other side. */
export type FaceNetworks = {
  detect: (input: Float32Array) => Promise<DetectorAnswer>
  mesh: (input: Float32Array) => Promise<MeshAnswer>
}

/** The detector alone takes cats and coffee cups for faces; the mesh does not. */
const DETECTOR_SCORE_MIN = 0.4
const MESH_PROBABILITY_MIN = 0.8

export const MESH_SIDE = 192
/** The mesh was trained on crops half as large again as the face. */
const CROP_MARGIN = 1.5
const RIGHT_EYE_OUTER = 33
const LEFT_EYE_OUTER = 263
/** Looked at in a crowd, widest first; who has this many faces has several. */
const CANDIDATES_MAX = 4

/** The detector sees faces from this share of its input on. */
const SEEN_FROM = 0.07
/** Parts of a photo are not made smaller than this share of its longer side; six at most then cover it. */
const PART_MIN = 0.5
/** A face that fills the photo is too large for the detector: from further away, with black around, it finds it. */
const STEP_BACK = 1.5
/** Neighbouring parts share this much, so that a face on the seam is whole in one of them. */
const PART_OVERLAP = 0.25

/**
 * All faces of a photo that both networks agree on, the widest first. Photos of any size and shape; the raster is
 * only read. Where none is found, the photo is looked at once more from further away; where the widest face is so small that
 * a second one might be too small for the detector, once more in parts.
 */
export async function findFaces(networks: FaceNetworks, raster: Raster): Promise<Face[]> {
  const size = Math.max(raster.width, raster.height)
  const whole: Crop = { x: raster.width / 2, y: raster.height / 2, size, angle: 0 }
  const faces: Face[] = []
  await addFaces(networks, raster, whole, faces)
  if (faces.length === 0) await addFaces(networks, raster, { ...whole, size: STEP_BACK * size }, faces)
  const [first, second] = faces
  const partSize = Math.max(PART_MIN * size, ((first?.widthPx ?? size) * GATES.secondFace) / SEEN_FROM)
  if (first && !second && partSize < size)
    for (const part of partsOf(raster, partSize)) await addFaces(networks, raster, part, faces)
  return faces
}

async function addFaces(networks: FaceNetworks, raster: Raster, part: Crop, faces: Face[]): Promise<void> {
  const answer = await networks.detect(sampleCrop(raster, part, DETECTOR_SIDE, DETECTOR_TONE))
  const candidates = detectionsIn(answer, DETECTOR_SCORE_MIN)
    .sort((a, b) => b.width - a.width)
    .slice(0, CANDIDATES_MAX)
  for (const candidate of candidates) {
    const face = await meshOf(networks, raster, cropOfDetection(candidate, part))
    if (face && !faces.some((other) => isSame(face, other))) faces.push({ ...face, score: candidate.score })
  }
  faces.sort((a, b) => b.widthPx - a.widthPx)
}

function partsOf({ width, height }: Raster, size: number): Crop[] {
  const middles = (length: number) => {
    if (length <= size) return [length / 2]
    const count = 1 + Math.ceil((length - size) / (size * (1 - PART_OVERLAP)))
    return Array.from({ length: count }, (_, at) => size / 2 + ((length - size) * at) / (count - 1))
  }
  return middles(height).flatMap((y) => middles(width).map((x) => ({ x, y, size, angle: 0 })))
}

/** Follows a face from one camera picture to the next without the detector; undefined when it is lost. */
export async function followFace(
  networks: FaceNetworks,
  raster: Raster,
  before: readonly Point[],
): Promise<Face | undefined> {
  const face = await meshIn(networks, raster, cropOfPoints(before))
  return face.probability >= MESH_PROBABILITY_MIN ? { ...face, score: face.probability } : undefined
}

/** The first crop comes from the detector and is rough; the second one from the points of the first. */
async function meshOf(networks: FaceNetworks, raster: Raster, crop: Crop) {
  const rough = await meshIn(networks, raster, crop)
  if (rough.probability < MESH_PROBABILITY_MIN / 2) return undefined
  const face = await meshIn(networks, raster, cropOfPoints(rough.points))
  return face.probability >= MESH_PROBABILITY_MIN ? face : undefined
}

async function meshIn(networks: FaceNetworks, raster: Raster, crop: Crop) {
  const { points, probability } = await networks.mesh(sampleCrop(raster, crop, MESH_SIDE, MESH_TONE))
  const scale = crop.size / MESH_SIDE
  const [cos, sin] = [Math.cos(crop.angle), Math.sin(crop.angle)]
  const placed: Point[] = []
  for (let at = 0; at + 2 < points.length; at += 3) {
    const dx = ((points[at] ?? 0) - MESH_SIDE / 2) * scale
    const dy = ((points[at + 1] ?? 0) - MESH_SIDE / 2) * scale
    placed.push({
      x: crop.x + cos * dx - sin * dy,
      y: crop.y + sin * dx + cos * dy,
      z: (points[at + 2] ?? 0) * scale,
    })
  }
  return { points: placed, probability, widthPx: bounds(placed).width }
}

function cropOfDetection({ x, y, width, height, angle }: Detection, whole: Crop): Crop {
  return {
    x: whole.x + (x - 0.5) * whole.size,
    y: whole.y + (y - 0.5) * whole.size,
    size: Math.max(width, height) * whole.size * CROP_MARGIN,
    angle,
  }
}

function cropOfPoints(points: readonly Point[]): Crop {
  const right = pointAt(points, RIGHT_EYE_OUTER)
  const left = pointAt(points, LEFT_EYE_OUTER)
  const angle = Math.atan2(left.y - right.y, left.x - right.x)
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  const upright = bounds(points.map(({ x, y, z }) => ({ x: cos * x - sin * y, y: sin * x + cos * y, z })))
  const [u, v] = [upright.left + upright.width / 2, upright.top + upright.height / 2]
  return {
    x: cos * u + sin * v,
    y: -sin * u + cos * v,
    size: Math.max(upright.width, upright.height) * CROP_MARGIN,
    angle,
  }
}

/** Of the smaller face, what two detections of a face that is cut may have in common at least; two heads have less. */
const SHARED_MIN = 0.6

/** Two detections of one face end on the same points, or, where it is cut and the mesh has to guess, on much the same place. */
function isSame(a: { points: Point[]; widthPx: number }, b: { points: Point[]; widthPx: number }): boolean {
  const [one, other] = [pointAt(a.points, 1), pointAt(b.points, 1)]
  if (Math.hypot(one.x - other.x, one.y - other.y) < 0.3 * Math.max(a.widthPx, b.widthPx)) return true
  return sharedPart(bounds(a.points), bounds(b.points)) > SHARED_MIN
}

/** Of the smaller of two boxes, 0 to 1. */
function sharedPart(a: ReturnType<typeof bounds>, b: ReturnType<typeof bounds>): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const smaller = Math.min(a.width * a.height, b.width * b.height)
  return (Math.max(0, across) * Math.max(0, down)) / smaller
}
