import type { PhotoQuality, SkinZone } from '../../../contract/skin.ts'
import type { AlignedFace } from './align.ts'
import { blur } from './blur.ts'
import { luminanceOf } from './linear.ts'
import { grow } from './outlines.ts'
import { joined, newPlane, regionOf, within, type Plane } from './plane.ts'
import { clipped, type SkinMasks } from './skin-masks.ts'
import { medianAt, quantile, valuesAt } from './statistics.ts'

type Light = Pick<
  PhotoQuality,
  'cheekLuminance' | 'clipped' | 'lostColour' | 'sideLightRatio' | 'sharpness' | 'edgeSteepness'
>

const COLOURED: readonly SkinZone[] = ['forehead', 'nose', 'right-cheek', 'left-cheek', 'chin']

const EYE_BOX_MARGIN_PX = 6
/** Stands for a cheek that is not to be seen at all, in black or behind a hand. */
const UNLIT_RATIO = 99

/** How the face is lit and how sharp it is: lashes and irises are the sharpest things every face has. */
export function lightQuality(face: AlignedFace, masks: SkinMasks): Light {
  const light = luminanceOf(face)
  const cheeks = [masks.bareZones['right-cheek'], masks.bareZones['left-cheek']]
  const sides = cheeks.map((zone) => medianAt(light, zone)).filter((value) => value > 0)
  const cheekLuminance = sides.length > 0 ? sides.reduce((sum, side) => sum + side, 0) / sides.length : 0
  const gradients = gradientsOf(light)
  const edges = masks.eyes.map((eye) =>
    quantile(valuesAt(gradients, regionOf(grow(eye, EYE_BOX_MARGIN_PX))), 0.95),
  )
  const bare = regionOf(masks.bare)
  return {
    cheekLuminance,
    clipped: within(bare, clipped([face.green])).length / Math.max(1, bare.length),
    lostColour: lostColour(masks, COLOURED),
    sideLightRatio: sides.length === 2 ? Math.max(...sides) / Math.min(...sides) : UNLIT_RATIO,
    sharpness: cheekLuminance > 0 ? Math.max(0, ...edges) / cheekLuminance : 0,
    edgeSteepness: steepness(light, gradients, masks),
  }
}

/** Sigma in pixels that edges are compared at; a sharp one loses a third of its steepness to it. */
const STEEPNESS_SIGMA_PX = 2
/** 95th percentile gradients below this are no edge: a closed eye, or one covered in black. */
const EDGE_MIN = 1e-4

/** The median of all features: one of them may be closed, covered or hidden by hair. */
function steepness(light: Plane, gradients: Plane, masks: SkinMasks): number {
  const blurred = gradientsOf(blur(light, STEEPNESS_SIGMA_PX))
  const ratios = [...masks.features, ...masks.eyes].flatMap((feature) => {
    const box = regionOf(grow(feature, EYE_BOX_MARGIN_PX))
    const left = quantile(valuesAt(blurred, box), 0.95)
    return left > EDGE_MIN ? [quantile(valuesAt(gradients, box), 0.95) / left] : []
  })
  return ratios.length === 0 ? 0 : quantile(Float32Array.from(ratios), 0.5)
}

/** Share of the zones where red alone is clipped, 0 to 1: their brightness can be measured, their colour cannot. */
export function lostColour(masks: SkinMasks, names: readonly SkinZone[]): number {
  const bare = joined(names.map((zone) => masks.bareZones[zone]))
  const lost = bare.filter((at) => masks.lit.data[at] && !masks.coloured.data[at])
  return lost.length / Math.max(1, bare.length)
}

function gradientsOf({ width, height, data }: Plane): Plane {
  const gradients = newPlane(width, height)
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const dx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0)
      const dy = (data[at + width] ?? 0) - (data[at - width] ?? 0)
      gradients.data[at] = Math.sqrt(dx * dx + dy * dy) / 2
    }
  return gradients
}
