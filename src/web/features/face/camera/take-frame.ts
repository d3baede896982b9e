const JPEG_QUALITY = 0.95

/** The camera's picture of this moment as a file, whole and not mirrored: left stays the person's own. */
export async function takeFrame(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  return blob === null ? null : new File([blob], 'camera.jpg', { type: 'image/jpeg' })
}

export type Frame = { width: number; height: number; rgba: ArrayBuffer; scale: number }

/** A smaller copy for the hints. `scale` is how many pixels of the photo one of its pixels stands for. */
export function sampleFrame(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  sidePxMax: number,
): Frame | null {
  const scale = Math.max(1, Math.max(video.videoWidth, video.videoHeight) / sidePxMax)
  const width = Math.round(video.videoWidth / scale)
  const height = Math.round(video.videoHeight / scale)
  if (width === 0 || height === 0) return null
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(video, 0, 0, width, height)
  return { width, height, rgba: context.getImageData(0, 0, width, height).data.buffer, scale }
}
