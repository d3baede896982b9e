import { sniffPhoto } from './sniff-photo.ts'

/** Small print and pores stay readable at this size, and a phone's photo shrinks to a tenth of its bytes. */
const LONGEST_SIDE_PX = 2_600
const JPEG_QUALITY = 0.92
/** What the server reads; other pictures that this browser can decode are drawn as a JPEG. */
const READABLE: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * The photo as it travels: longest side capped, turned upright, and drawn anew so that place, time and camera written
 * into the file stay on the device. Small files without such data go as they are; what the browser cannot decode goes
 * as it is too, and the server decides.
 */
export async function preparePhoto(file: File, name = 'label.jpg'): Promise<File> {
  const picture = await decode(file)
  if (picture === null) return file
  const longest = Math.max(picture.width, picture.height)
  const isReadable = READABLE.includes(await sniffPhoto(file))
  if (longest <= LONGEST_SIDE_PX && isReadable && !holdsMetadata(await file.arrayBuffer())) {
    picture.close()
    return file
  }
  const scale = Math.min(1, LONGEST_SIDE_PX / longest)
  const blob = await draw(picture, Math.round(picture.width * scale), Math.round(picture.height * scale))
  picture.close()
  return blob === null ? file : new File([blob], name, { type: 'image/jpeg' })
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

function draw(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  // JPEG has no transparency: without white paper underneath, see-through pixels would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}

/** The signatures of EXIF in JPEG, WebP and PNG, of XMP and of IPTC. A false find only costs one drawing more. */
export function holdsMetadata(bytes: ArrayBuffer): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  return ['Exif\0\0', 'EXIF', 'eXIf', 'http://ns.adobe.com/xap/', 'Photoshop 3.0\0'].some((mark) =>
    text.includes(mark),
  )
}
