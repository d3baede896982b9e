import { newPlane, type Plane } from './plane.ts'

/** Linear light of 0 to 1 in three planes of one size. */
export type LinearPicture = { red: Plane; green: Plane; blue: Plane }

export function newLinear(width: number, height: number): LinearPicture {
  return { red: newPlane(width, height), green: newPlane(width, height), blue: newPlane(width, height) }
}

/** sRGB byte to linear light, IEC 61966-2-1. */
export const TO_LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** ITU-R BT.709, of linear light. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function luminanceOf({ red, green, blue }: LinearPicture): Plane {
  const light = newPlane(red.width, red.height)
  for (let at = 0; at < light.data.length; at++)
    light.data[at] = luminance(red.data[at] ?? 0, green.data[at] ?? 0, blue.data[at] ?? 0)
  return light
}

/** Below this, eight bits carry no colour; it keeps the logarithms finite. */
const DARKEST = 1 / 4096

/** 100·log10, the unit of all contrasts here: 1 is 2.3 %. */
export function hundredLog(value: number): number {
  return 100 * Math.log10(Math.max(value, DARKEST))
}

/** What the measures look at: logarithms, in which exposure and colour cast only add a constant. */
export type LogPicture = {
  width: number
  height: number
  /** 100·log10 Y. */
  light: Plane
  /** Erythema index 100·log10(R/G). */
  erythema: Plane
  /** 100·log10(G/B): higher the yellower. */
  yellow: Plane
}

export function logPicture({ red, green, blue }: LinearPicture): LogPicture {
  const { width, height } = red
  const [light, erythema, yellow] = [
    newPlane(width, height),
    newPlane(width, height),
    newPlane(width, height),
  ]
  for (let at = 0; at < light.data.length; at++) {
    const [r, g, b] = [red.data[at] ?? 0, green.data[at] ?? 0, blue.data[at] ?? 0]
    const logGreen = hundredLog(g)
    light.data[at] = hundredLog(luminance(r, g, b))
    erythema.data[at] = hundredLog(r) - logGreen
    yellow.data[at] = logGreen - hundredLog(b)
  }
  return { width, height, light, erythema, yellow }
}
