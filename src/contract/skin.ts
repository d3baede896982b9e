import { z } from 'zod'

/** Left and right are the person's own. Under-eyes and crow's feet are small and only measured on large faces. */
export const SkinZone = z.enum([
  'forehead',
  'left-cheek',
  'right-cheek',
  'nose',
  'chin',
  'left-under-eye',
  'right-under-eye',
  'left-crows-feet',
  'right-crows-feet',
])
export type SkinZone = z.infer<typeof SkinZone>

/**
 * What is measured on a photo. Contrasts within one face, so that exposure and colour cast cancel; units stand at each.
 */
export const SkinMeasureName = z.enum([
  /** Erythema index 100·log10(R/G), 75th percentile of cheeks and nose above the median of the forehead. */
  'redness',
  /** 100·log10 of the luminance of the cheek over that below the eye. */
  'under-eye-darkness',
  /** Robust spread of log luminance between 0.006 D and 0.018 D, in thousandths. */
  'texture',
  /** Length of ridges per area, weighted by their depth, in D per D². */
  'lines',
  /** Share of specular skin in the T-zone above that of the cheeks, in percentage points. */
  'shine',
  /** Darker spots per whole face. */
  'dark-spots',
  /** Redder spots per whole face. */
  'blemish-spots',
  /** Robust spread of log luminance and erythema over the zones, 100·log10. */
  'unevenness',
  /** Texture of the cheeks, down to 40 % of it where they shine: how dry it looks, in thousandths of log luminance. */
  'dryness-appearance',
])
export type SkinMeasureName = z.infer<typeof SkinMeasureName>

export const SkinMeasure = z.object({
  /** Null: not measured, and `because` says why. */
  value: z.number().nullable(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** The same quantity by zone, where it means something there. */
  zones: z.partialRecord(SkinZone, z.number().nullable()),
  /** Why it was not measured; empty where it was. */
  because: z.string(),
})
export type SkinMeasure = z.infer<typeof SkinMeasure>

/** Reasons not to measure at all, in the order they are looked at; the last where so little was measured that it makes no report. */
export const PhotoRefusal = z.enum([
  'no-face',
  'several-faces',
  'cut-off',
  'too-small',
  'turned',
  'too-dark',
  'blown-out',
  'side-light',
  'blurred',
  'too-little',
])
export type PhotoRefusal = z.infer<typeof PhotoRefusal>

/** Measured all the same, with less confidence. */
export const PhotoWarning = z.enum(['small', 'turned', 'dark', 'bright', 'side-light', 'soft'])
export type PhotoWarning = z.infer<typeof PhotoWarning>

/** How good the photo is, in the figures the gates look at. */
export const PhotoQuality = z.object({
  /** Distance of the outer eye corners. */
  eyeDistancePx: z.number(),
  yawDegrees: z.number(),
  pitchDegrees: z.number(),
  rollDegrees: z.number(),
  /** Median linear luminance of the cheeks, 0 to 1. */
  cheekLuminance: z.number(),
  /** Share of clipped skin, 0 to 1. */
  clipped: z.number(),
  /** Share of forehead, nose, cheeks and chin that is too bright for its colour, 0 to 1. Readings of skin-1 did not look. */
  lostColour: z.number(),
  /** Brighter cheek over darker cheek, 1 and more. */
  sideLightRatio: z.number(),
  /** 95th percentile gradient in the eye boxes over cheek luminance, at D = 220 px. */
  sharpness: z.number(),
  /**
   * How much steeper the edges of eyes, brows, lips and nostrils are than when blurred by 0.009 D, whatever their contrast: 1.5
   * on a sharp photo, near 1 on a blurred one. Readings before skin-3 did not look.
   */
  edgeSteepness: z.number(),
})
export type PhotoQuality = z.infer<typeof PhotoQuality>

/** Everything that is kept of a photo: figures by zone. No landmark, no picture, nothing a face could be found by. */
export const SkinReading = z.object({
  /** Version of the measures; a change of any formula is a new one. */
  version: z.string(),
  quality: PhotoQuality,
  warnings: z.array(PhotoWarning),
  measures: z.record(SkinMeasureName, SkinMeasure),
  /**
   * 0 to 10, from number, size and redness of red spots at once; it follows people's ratings of acne and is no diagnosis. Readings
   * before skin-3 have none.
   */
  acneSeverity: z.number().min(0).max(10).nullable(),
  /**
   * 100·log10(G/B) of the cheeks under the estimated light: pigment takes blue before green. Norms are those of skin of
   * this tone. Null in black and white; readings before skin-3 did not look.
   */
  pigment: z.number().nullable(),
  /** Individual typology angle, as the range it may lie in; null where the light does not allow it. */
  ita: z.object({ low: z.number(), high: z.number(), confidence: z.number().min(0).max(1) }).nullable(),
})
export type SkinReading = z.infer<typeof SkinReading>
