import type { AlignedFace } from './align.ts'
import { luminanceOf, type LinearPicture } from './linear.ts'
import { joined, regionOf, type Mask } from './plane.ts'
import { CLIPPED_FROM } from './skin-masks.ts'
import { medianAt, quantile, ramp, valuesAt } from './statistics.ts'

/** The colour of the light, as what each channel reads off a white thing; green is 1. */
export type Illuminant = { red: number; green: 1; blue: number }

/** Finlayson and Trezzi: the sixth power weighs bright surfaces, which are nearer to white, over the rest. */
const NORM = 6
/** 100·log10(R/G): what is not at least this much less red than the face is skin, hair or wood, and no grey. */
const ROOM_LESS_RED = 5
/** Less of a room than this is no sample of it. */
const ROOM_SHARE_MIN = 0.05

/** A small picture of the whole photo, and where the face is on it. */
export type Room = { picture: LinearPicture; face: Mask }

/**
 * Shades of grey over what around the face is less red than it; over the whole picture where nothing else is to be
 * seen. Skin is no grey, and its highlights, which are half skin, would count for most.
 */
export function roomLight({ picture, face }: Room, skinErythema: number): Illuminant {
  const redMax = 10 ** ((skinErythema - ROOM_LESS_RED) / 100)
  const room = shadesOfGrey(picture, (at, red, green) => !face.data[at] && red <= redMax * green)
  return room.share >= ROOM_SHARE_MIN ? room.light : shadesOfGrey(picture, () => true).light
}

function shadesOfGrey(
  { red, green, blue }: LinearPicture,
  isGrey: (at: number, red: number, green: number) => boolean,
): { light: Illuminant; share: number } {
  let [reds, greens, blues, count] = [1e-9, 1e-9, 1e-9, 0]
  for (let at = 0; at < green.data.length; at++) {
    const [r, g, b] = [red.data[at] ?? 0, green.data[at] ?? 0, blue.data[at] ?? 0]
    if (!isGrey(at, r, g)) continue
    reds += r ** NORM
    greens += g ** NORM
    blues += b ** NORM
    count++
  }
  const light = {
    red: (reds / greens) ** (1 / NORM),
    green: 1 as const,
    blue: (blues / greens) ** (1 / NORM),
  }
  return { light, share: count / Math.max(1, green.data.length) }
}

/** `trust`, 0 to 1: how plainly what was seen is the white of an eye. */
export type Sclera = { illuminant: Illuminant; luminance: number; trust: number }

/** The white of the eye is the brighter part of its opening; the brightest tenth is the reflection of the lamp. */
const WHITE_FROM = 0.7
const WHITE_MIDDLE = 0.8
const WHITE_TO = 0.93
const PIXELS_MIN = 60
/** Of the luminance of the cheeks: what is darker in a narrowed eye is iris and lashes. */
const WHITE_OF_CHEEK = { from: 0.3, to: 0.55 }

/** The white of the eyes, of those where it can be seen; undefined where it is too dark or as red as the skin. */
export function scleraOf(
  face: AlignedFace,
  eyes: readonly Mask[],
  skin: { erythema: number; cheekLuminance: number },
): Sclera | undefined {
  const light = luminanceOf(face)
  const white = joined(
    eyes.map((eye) => {
      const opening = regionOf(eye)
      const values = valuesAt(light, opening)
      const low = quantile(values, WHITE_FROM)
      const high = Math.min(CLIPPED_FROM, quantile(values, WHITE_TO))
      if (!(quantile(values, WHITE_MIDDLE) >= WHITE_OF_CHEEK.from * skin.cheekLuminance))
        return new Int32Array()
      return opening.filter((at) => (light.data[at] ?? 0) >= low && (light.data[at] ?? 0) <= high)
    }),
  )
  if (white.length < PIXELS_MIN) return undefined
  const [red, green, blue] = [
    medianAt(face.red, white),
    medianAt(face.green, white),
    medianAt(face.blue, white),
  ]
  if (!(green > 0) || !(blue > 0)) return undefined
  const luminance = medianAt(light, white)
  const lessRed = skin.erythema - 100 * Math.log10(red / green)
  const trust =
    ramp(luminance / skin.cheekLuminance, WHITE_OF_CHEEK.from, WHITE_OF_CHEEK.to) *
    ramp(lessRed, SCLERA_LESS_RED.from, SCLERA_LESS_RED.to)
  return trust > 0
    ? { illuminant: { red: red / green, green: 1, blue: blue / green }, luminance, trust }
    : undefined
}

/** 100·log10(R/G): the white of an eye is less red than the skin around it. */
const SCLERA_LESS_RED = { from: 0, to: 6 }

/** The eyes see the same light as the skin does and count for more than the room. */
const SCLERA_WEIGHT = 0.7

export function illuminantOf(room: Illuminant, sclera: Sclera | undefined): Illuminant {
  if (!sclera) return room
  const weight = SCLERA_WEIGHT * sclera.trust
  const mean = (eye: number, around: number) => eye ** weight * around ** (1 - weight)
  return {
    red: mean(sclera.illuminant.red, room.red),
    green: 1,
    blue: mean(sclera.illuminant.blue, room.blue),
  }
}
