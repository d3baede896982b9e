import { decodePhoto, drawPhoto, WHOLE, type Cut } from './draw-photo.ts'
import { sniffPhoto } from './sniff-photo.ts'

/** Small print and pores stay readable at this size, and a phone's photo shrinks to a tenth of its bytes. */
export const LONGEST_SIDE_PX = 2_600
/** What the server reads; other pictures that this browser can decode are drawn as a JPEG. */
const READABLE: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * The photo as it travels: longest side capped, turned upright, and drawn anew so that place, time and camera written
 * into the file stay on the device. Small files without such data go as they are; what the browser cannot decode goes
 * as it is too, and the server decides.
 */
export async function preparePhoto(file: File, name = 'label.jpg'): Promise<File> {
  const picture = await decodePhoto(file)
  if (picture === null) return file
  const longest = Math.max(picture.width, picture.height)
  const isReadable = READABLE.includes(await sniffPhoto(file))
  if (longest <= LONGEST_SIDE_PX && isReadable && !holdsMetadata(await file.arrayBuffer())) {
    picture.close()
    return file
  }
  const blob = await drawPhoto(picture, WHOLE, LONGEST_SIDE_PX)
  picture.close()
  return blob === null ? file : new File([blob], name, { type: 'image/jpeg' })
}

/** A part of a photo, from its own pixels, so that small print keeps all of them. Null where it cannot be opened. */
export async function cutPhoto(file: File, cut: Cut): Promise<File | null> {
  const picture = await decodePhoto(file)
  if (picture === null) return null
  const blob = await drawPhoto(picture, cut, LONGEST_SIDE_PX)
  picture.close()
  return blob === null ? null : new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}

/** The signatures of EXIF in JPEG, WebP and PNG, of XMP and of IPTC. A false find only costs one drawing more. */
export function holdsMetadata(bytes: ArrayBuffer): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  return ['Exif\0\0', 'EXIF', 'eXIf', 'http://ns.adobe.com/xap/', 'Photoshop 3.0\0'].some((mark) =>
    text.includes(mark),
  )
}
