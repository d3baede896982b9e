import type {
  PhotoQuality,
  PhotoRefusal,
  PhotoWarning,
  SkinMeasure,
  SkinMeasureName,
  SkinReading,
} from '../../../contract/skin.ts'
import type { Raster } from '../../image/raster.ts'
import { alignFace, linearPicture } from './align.ts'
import { findSpots, type Spot } from './find-spots.ts'
import { findFaces, type FaceNetworks } from './find-faces.ts'
import { GATES, refuseFaces, refuseLight, refusePose, warningsFor } from './gates.ts'
import { measureDryness } from './measures/dryness.ts'
import { measureLines } from './measures/lines.ts'
import { measureRedness } from './measures/redness.ts'
import { measureShine } from './measures/shine.ts'
import { measureSpots, spotRegions } from './measures/spots.ts'
import { measureTexture } from './measures/texture.ts'
import { measurePigment, measureTone } from './measures/tone.ts'
import { measureUnderEyes } from './measures/under-eyes.ts'
import { measureUnevenness } from './measures/unevenness.ts'
import { flatSkin, observe, prepare, type ObservedFace } from './observe.ts'
import { poseOf } from './pose.ts'
import { FACE_OUTLINE } from './landmarks.ts'
import type { Room } from './illuminant.ts'
import { fillOutline } from './outlines.ts'
import { lightQuality } from './quality.ts'
import type { Point } from './points.ts'

/** Changes with every formula, so that stored figures are only compared with their like. */
const SKIN_READER_VERSION = 'skin-4'

export type RefusedPhoto = { ok: false; refusal: PhotoRefusal }

/** The room's light needs no detail. */
const ROOM_SIDE_PX = 128

/** One photo to figures: the gates in their order, then every measure. Nothing of the photo is kept. */
export async function readSkin(networks: FaceNetworks, raster: Raster): Promise<SkinReading | RefusedPhoto> {
  const faces = await findFaces(networks, raster)
  const refusal = refuseFaces(faces, raster)
  const [face] = faces
  if (refusal || !face) return { ok: false, refusal: refusal ?? 'no-face' }
  return readFaceAt(raster, face.points)
}

/** The same from known landmarks on. */
export function readFaceAt(raster: Raster, points: readonly Point[]): SkinReading | RefusedPhoto {
  const pose = poseOf(points)
  const turned = refusePose(pose)
  if (turned) return { ok: false, refusal: turned }
  const face = alignFace(raster, points)
  const prepared = prepare(face)
  const quality = { ...pose, ...lightQuality(face, prepared.masks) }
  const dim = refuseLight(quality)
  if (dim) return { ok: false, refusal: whyUnsharp(dim, quality) }
  const warnings = warningsFor(quality)
  const seen = observe(face, prepared, quality, roomAround(raster, points))
  const spots = measureSpots(seen, warnings)
  return {
    version: SKIN_READER_VERSION,
    quality: mapFigures(quality),
    warnings,
    measures: measureAll(seen, warnings, spots.measures),
    acneSeverity: spots.acneSeverity,
    pigment: measurePigment(seen),
    ita: measureTone(seen, warnings),
  }
}

/** What is far away has too few pixels to be sharp: holding still would not help. */
function whyUnsharp(refusal: PhotoRefusal, { eyeDistancePx }: PhotoQuality): PhotoRefusal {
  return refusal === 'blurred' && eyeDistancePx < GATES.eyeDistancePx.warn ? 'too-small' : refusal
}

function roomAround(raster: Raster, points: readonly Point[]): Room {
  const picture = linearPicture(raster, ROOM_SIDE_PX)
  const scale = picture.red.width / raster.width
  const small = points.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z: z * scale }))
  return { picture, face: fillOutline(picture.red, small, FACE_OUTLINE) }
}

/** Where the spots of a face lie, in pixels of the aligned face: for judging the reader, and kept nowhere. */
export function spotsOfFace(raster: Raster, points: readonly Point[]): Spot[] {
  const { logs, masks } = prepare(alignFace(raster, points))
  return findSpots(flatSkin(logs, masks.lit), spotRegions(masks.litZones), true)
}

function measureAll(
  seen: ObservedFace,
  warnings: readonly PhotoWarning[],
  spots: ReturnType<typeof measureSpots>['measures'],
): Record<SkinMeasureName, SkinMeasure> {
  return {
    redness: measureRedness(seen, warnings),
    'under-eye-darkness': measureUnderEyes(seen, warnings),
    texture: measureTexture(seen, warnings),
    lines: measureLines(seen, warnings),
    shine: measureShine(seen, warnings),
    ...spots,
    unevenness: measureUnevenness(seen, warnings),
    'dryness-appearance': measureDryness(seen, warnings),
  }
}

function mapFigures<Figures extends Record<string, number>>(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(1000 * value) / 1000]),
  ) as Figures
}
