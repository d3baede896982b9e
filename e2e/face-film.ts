import sharp from 'sharp'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { farTestFace } from '../src/readers/face/test-face.test-support.ts'

const WIDTH = 960
const HEIGHT = 720
/** Chromium plays thirty pictures of such a file a second, over and over. */
const PER_SECOND = 30

/** The portrait's head as a camera at arm's length sees it; it was taken from further away and is sharpened for that. */
const near = () =>
  sharp(farTestFace())
    .extract({ left: 92, top: 0, width: 256, height: 192 })
    .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
    .sharpen({ sigma: 1.5, m1: 2, m2: 6 })

async function scenes(): Promise<[picture: Buffer, seconds: number][]> {
  const side = 344
  const small = await sharp(farTestFace()).resize(side, side).toBuffer()
  const far = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#888' } })
    .composite([{ input: small }])
    .jpeg()
  const dark = sharp(await near().png().toBuffer()).linear(0.3, 0)
  return [
    [await far.toBuffer(), 3],
    [await dark.jpeg().toBuffer(), 3],
    [await near().jpeg({ quality: 95 }).toBuffer(), 8],
  ]
}

type FaceFilm = {
  /** Start a browser that has it for its camera. */
  flags: string[]
  /** Whether a still is one of its last scene. */
  isGood: (still: Buffer) => Promise<boolean>
  remove: () => void
}

/** A film for Chromium's own fake camera: too far away, too dark, good, and again. */
export async function createFaceFilm(): Promise<FaceFilm> {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-film-'))
  const file = join(folder, 'face.mjpeg')
  const pictures = (await scenes()).flatMap(([picture, seconds]) =>
    Array<Buffer>(seconds * PER_SECOND).fill(picture),
  )
  writeFileSync(file, Buffer.concat(pictures))
  return {
    flags: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    isGood: async (still) => {
      const [seen, good] = await Promise.all([thumbnail(still), thumbnail(await near().png().toBuffer())])
      return seen.every((value, i) => Math.abs(value - (good[i] ?? 0)) < 24)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const thumbnail = (picture: Buffer) =>
  sharp(picture).resize(8, 6, { fit: 'fill' }).greyscale().raw().toBuffer()
