import sharp, { type Sharp } from 'sharp'
import { IMAGE_BYTES_MAX } from '../../contract/limits-of-input.ts'
import { photoFrom, photoOf, type Photo } from './photo.ts'
import type { Raster } from './raster.ts'
import { refuse, type ImageRefusal } from './refusal.ts'

const PIXELS_MAX = 24_000_000
const SIDE_PX_MAX = 12_000
const SIDE_PX_MIN = 64
const DECODE_SECONDS_MAX = 5

type OpenedImage = { ok: true; raster: Raster }

/**
 * libvips loaders that no photo needs; each one is attack surface. Process-wide and not undone, so only the
 * worker calls this: whoever renders an SVG in the same process would otherwise be refused.
 */
export function lockDownDecoders(): void {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
}

/**
 * Bytes of a stranger to pixels, in memory only. The header is judged before a single pixel is decoded, so that
 * a small file cannot claim gigabytes. Truncated files are refused: half a list must not pass for a whole one.
 */
export async function openImage(bytes: Uint8Array): Promise<OpenedImage | ImageRefusal> {
  const refusal = refuseBytes(bytes) ?? (await refuseHeader(bytes))
  if (refusal) return refusal
  try {
    const { data, info } = await decoder(bytes, PIXELS_MAX)
      .timeout({ seconds: DECODE_SECONDS_MAX })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, raster: { width: info.width, height: info.height, data } }
  } catch {
    return refuse('undecodable')
  }
}

/** Larger photos are not decoded whole. */
const WHOLE_PIXELS_MAX = 4_000_000
/** Half the sides of 8 to 12 megapixels, which a JPEG decoder skips to. */
const OVERVIEW_PIXELS = 2_000_000

/** The same for who needs but parts of a large photo as they are; all of it is decoded once, so that it is refused here if at all. */
export async function openPhoto(bytes: Uint8Array): Promise<{ ok: true; photo: Photo } | ImageRefusal> {
  const refusal = refuseBytes(bytes) ?? (await refuseHeader(bytes))
  if (refusal) return refusal
  try {
    const { width, height, orientation, format } = await decoder(bytes, PIXELS_MAX).metadata()
    if (width * height > WHOLE_PIXELS_MAX) {
      const open = () => decoder(bytes, PIXELS_MAX).timeout({ seconds: DECODE_SECONDS_MAX })
      return {
        ok: true,
        photo: await photoFrom(open, { width, height, orientation, format }, OVERVIEW_PIXELS),
      }
    }
  } catch {
    return refuse('undecodable')
  }
  const opened = await openImage(bytes)
  return opened.ok ? { ok: true, photo: photoOf(opened.raster) } : opened
}

function refuseBytes(bytes: Uint8Array): ImageRefusal | undefined {
  if (bytes.length > IMAGE_BYTES_MAX) return refuse('too-large')
  const type = sniffType(bytes)
  if (type === 'heic') return refuse('heic')
  return type === 'other' ? refuse('unsupported-type') : undefined
}

/** The decoder's own opinion counts as well as the first bytes: a file may be made to look like two things. */
async function refuseHeader(bytes: Uint8Array): Promise<ImageRefusal | undefined> {
  try {
    const { width, height, format } = await decoder(bytes, false).metadata()
    if (format !== sniffType(bytes)) return refuse('unsupported-type')
    if (width > SIDE_PX_MAX || height > SIDE_PX_MAX || width * height > PIXELS_MAX)
      return refuse('too-many-pixels')
    if (width < SIDE_PX_MIN || height < SIDE_PX_MIN) return refuse('too-small')
    return undefined
  } catch {
    return refuse('undecodable')
  }
}

/** Without sharp's own pixel limit the header of a bomb can still be read, and refused with the right words. */
function decoder(bytes: Uint8Array, limitInputPixels: number | false): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 })
}

type PhotoType = 'jpeg' | 'png' | 'webp'

/** HEIF brands of still photos: telephones write them, and their owners deserve a better answer than "unsupported". */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** By the first bytes alone. File names and declared types are claims of the sender. */
function sniffType(bytes: Uint8Array): PhotoType | 'heic' | 'other' {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12))) return 'heic'
  return 'other'
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
