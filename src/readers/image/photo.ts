import sharp, { type Sharp } from 'sharp'
import { type Area, type Raster } from './raster.ts'
import { resizeArea } from './resize.ts'

/** A photo whose pixels are decoded as they are asked for, so that a large one need not stand in memory whole. */
export type Photo = {
  /** Pixels of the upright photo. */
  width: number
  height: number
  /** All of it, a large one made smaller. */
  overview: Raster
  /** No area is cut out larger than this, as a share of the photo's own scale. */
  scaleMax: number
  /** An area of the upright photo at a size of its own. */
  cut: (area: Area, width: number, height: number) => Promise<Raster>
}

export function photoOf(raster: Raster): Photo {
  return {
    width: raster.width,
    height: raster.height,
    overview: raster,
    scaleMax: 1,
    cut: (area, width, height) => resizeArea(raster, area, width, height),
  }
}

/** How a camera lay when it took the photo: EXIF's orientations 1 to 8 as a turn to the right, then a mirror. */
type Turn = { degrees: 0 | 90 | 180 | 270; isMirrored: boolean }

const TURNS: readonly Turn[] = [
  { degrees: 0, isMirrored: false },
  { degrees: 0, isMirrored: true },
  { degrees: 180, isMirrored: false },
  { degrees: 180, isMirrored: true },
  { degrees: 90, isMirrored: true },
  { degrees: 90, isMirrored: false },
  { degrees: 270, isMirrored: true },
  { degrees: 270, isMirrored: false },
]

type Size = { width: number; height: number }

type Stored = { width: number; height: number; format: string; orientation?: number | undefined }

/** WebP is decoded in one piece, so areas are cut out behind the decoder, which is told to make the whole so small. */
const ONE_PIECE_PIXELS_MAX = 6_000_000

/**
 * The decoder shrinks while it reads, which needs no memory for the whole photo, but only where it need not turn it: areas are
 * cut out as they are stored and turned afterwards.
 */
export async function photoFrom(open: () => Sharp, stored: Stored, overviewPixels: number): Promise<Photo> {
  const turn = TURNS[(stored.orientation ?? 1) - 1] ?? { degrees: 0, isMirrored: false }
  const isAside = turn.degrees % 180 !== 0
  const upright = isAside
    ? { width: stored.height, height: stored.width }
    : { width: stored.width, height: stored.height }
  const isInOnePiece = stored.format === 'webp'
  const onePieceScale = Math.sqrt(ONE_PIECE_PIXELS_MAX / (stored.width * stored.height))
  const scaleMax = isInOnePiece ? Math.min(1, onePieceScale) : 1
  const cut = async (area: Area, width: number, height: number) => {
    const own = asStored(area, upright, turn)
    const size = isAside ? { width: height, height: width } : { width, height }
    const picture = isInOnePiece
      ? cutBehind(open(), own, stored, size)
      : scaled(isWhole(own, stored) ? open() : open().extract(own), own, size)
    return turned(await decoded(picture), turn)
  }
  const scale = Math.min(1, Math.sqrt(overviewPixels / (upright.width * upright.height)))
  const [width, height] = [Math.round(upright.width * scale), Math.round(upright.height * scale)]
  return { ...upright, overview: await cut({ left: 0, top: 0, ...upright }, width, height), scaleMax, cut }
}

function isWhole({ left, top, width, height }: Area, whole: Size): boolean {
  return left === 0 && top === 0 && width === whole.width && height === whole.height
}

/** The whole brought to the scale of the piece, then the piece cut out of that. */
function cutBehind(picture: Sharp, area: Area, whole: Size, { width, height }: Size): Sharp {
  const [across, down] = [width / area.width, height / area.height]
  const all = {
    width: Math.max(width, Math.round(whole.width * across)),
    height: Math.max(height, Math.round(whole.height * down)),
  }
  const left = Math.min(all.width - width, Math.round(area.left * across))
  const top = Math.min(all.height - height, Math.round(area.top * down))
  return picture
    .resize(all.width, all.height, { fit: 'fill', kernel: 'lanczos3' })
    .extract({ left, top, width, height })
}

function scaled(picture: Sharp, area: Area, { width, height }: Size): Sharp {
  if (width === area.width && height === area.height) return picture
  return picture.resize(width, height, { fit: 'fill', kernel: width > area.width ? 'cubic' : 'lanczos3' })
}

async function decoded(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Undoes the mirror, then the turn. */
function asStored(
  area: Area,
  upright: { width: number; height: number },
  { degrees, isMirrored }: Turn,
): Area {
  const { top, width, height } = area
  const left = isMirrored ? upright.width - area.left - width : area.left
  const [right, below] = [upright.width - left - width, upright.height - top - height]
  if (degrees === 90) return { left: top, top: right, width: height, height: width }
  if (degrees === 180) return { left: right, top: below, width, height }
  if (degrees === 270) return { left: below, top: left, width: height, height: width }
  return { left, top, width, height }
}

async function turned(raster: Raster, { degrees, isMirrored }: Turn): Promise<Raster> {
  if (degrees === 0 && !isMirrored) return raster
  const raw = sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
  const upright = raw.rotate(degrees)
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  const turnedRound = { width: info.width, height: info.height, data }
  return isMirrored ? mirrored(turnedRound) : turnedRound
}

async function mirrored({ width, height, data }: Raster): Promise<Raster> {
  const raw = sharp(data, { raw: { width, height, channels: 3 } })
  return { width, height, data: await raw.flop().raw().toBuffer() }
}
