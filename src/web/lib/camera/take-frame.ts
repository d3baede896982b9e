import { grayOf, sharpnessOf, type Gray } from './gray.ts'

const JPEG_QUALITY = 0.95

/** The camera's picture of this moment as a file, whole and not mirrored: left stays the person's own. */
export async function takeFrame(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  draw(video, canvas)
  return fileOf(canvas)
}

const BURST_FRAMES = 5
/** Where no new picture comes, the ones there are have to do. */
const FRAME_WAIT_MS = 150
/** As much as tells which one is sharp. */
const JUDGED = { width: 640, height: 480 }

/** The sharpest of the next few pictures: a hand that presses a button moves the camera with it. */
export async function takeSharpestFrame(video: HTMLVideoElement): Promise<File | null> {
  const judged = document.createElement('canvas')
  let [best, next] = [document.createElement('canvas'), document.createElement('canvas')]
  let most = -1
  for (let frame = 0; frame < BURST_FRAMES; frame += 1) {
    if (frame > 0) await nextPicture(video)
    draw(video, next)
    const middle = middleOf(video, judged, JUDGED)
    const sharpness = middle === null ? 0 : sharpnessOf(middle)
    if (sharpness > most) {
      ;[best, next] = [next, best]
      most = sharpness
    }
  }
  return fileOf(best)
}

function nextPicture(video: HTMLVideoElement): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, FRAME_WAIT_MS))
  // Older browsers do not tell when a picture comes.
  if (!('requestVideoFrameCallback' in video)) return late
  return Promise.race([late, new Promise((resolve) => video.requestVideoFrameCallback(resolve))])
}

/** The middle of the picture with the camera's own pixels; null while there is none. */
export function middleOf(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  max: { width: number; height: number },
): Gray | null {
  const width = Math.min(max.width, video.videoWidth)
  const height = Math.min(max.height, video.videoHeight)
  if (width === 0 || height === 0) return null
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(video, (width - video.videoWidth) / 2, (height - video.videoHeight) / 2)
  return grayOf(context.getImageData(0, 0, width, height).data, width, height)
}

function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
}

let taken = 0

async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  taken += 1
  return blob === null ? null : new File([blob], `camera-${taken}.jpg`, { type: 'image/jpeg' })
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
