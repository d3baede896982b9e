/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3

/** In shares of the photo, as it stands after the turns. */
export type Area = { left: number; top: number; width: number; height: number }

/** What of a photo is wanted, and which way up. */
export type Cut = { turns: Turns; area: Area }

export const WHOLE: Cut = { turns: 0, area: { left: 0, top: 0, width: 1, height: 1 } }

const JPEG_QUALITY = 0.92

/** The pixels, upright as the camera says; null where this browser cannot open the file. */
export async function decodePhoto(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

/** A part of the photo as a JPEG whose longest side is capped. Nothing of the file goes along but its pixels. */
export function drawPhoto(
  picture: ImageBitmap,
  { turns, area }: Cut,
  sidePxMax: number,
): Promise<Blob | null> {
  const isLying = turns % 2 === 1
  const [width, height] = isLying ? [picture.height, picture.width] : [picture.width, picture.height]
  const part = { width: area.width * width, height: area.height * height }
  const scale = Math.min(1, sidePxMax / Math.max(part.width, part.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  // JPEG has no transparency: without white paper underneath, see-through pixels would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / part.width, canvas.height / part.height)
  context.translate(-area.left * width, -area.top * height)
  context.translate(width / 2, height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
