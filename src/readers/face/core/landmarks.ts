import type { SkinZone } from '../../../contract/skin.ts'

/**
 * Numbers of the 468 mesh points (MediaPipe's canonical face). Right and left are the person's own, so the right side
 * lies on the left of an unmirrored photo. Drawn once by hand and looked at on the faces at hand.
 */
export const RIGHT_EYE_OUTER = 33
export const LEFT_EYE_OUTER = 263
export const FOREHEAD_TOP = 10
export const CHIN_BOTTOM = 152
/** Before the ears. */
export const RIGHT_EDGE = 234
export const LEFT_EDGE = 454

type Outline = readonly number[]

export const ZONE_OUTLINES: Record<SkinZone, Outline> = {
  forehead: [68, 103, 67, 109, 10, 338, 297, 332, 298, 334, 296, 336, 9, 107, 66, 105],
  'right-cheek': [117, 118, 119, 100, 142, 203, 206, 216, 207, 187, 147, 123, 116],
  'left-cheek': [346, 347, 348, 329, 371, 423, 426, 436, 427, 411, 376, 352, 345],
  nose: [6, 196, 236, 198, 209, 49, 115, 218, 237, 44, 1, 274, 457, 438, 344, 279, 429, 420, 456, 419],
  chin: [211, 204, 194, 201, 200, 421, 418, 424, 431, 395, 369, 396, 175, 171, 140, 170],
  'right-under-eye': [31, 110, 24, 23, 22, 26, 232, 121, 120, 230, 229, 228],
  'left-under-eye': [261, 339, 254, 253, 252, 256, 452, 350, 349, 450, 449, 448],
  'right-crows-feet': [156, 124, 113, 226, 31, 111, 143],
  'left-crows-feet': [383, 353, 342, 446, 261, 340, 372],
}

export const FACE_OUTLINE: Outline = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
]

/** The open eye: white and iris. */
export const EYE_OPENINGS: readonly Outline[] = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
]

/** What is no bare skin: eyes with their lids, brows, lips, nostrils. */
export const FEATURE_OUTLINES: readonly Outline[] = [
  [226, 247, 30, 29, 27, 28, 56, 190, 243, 112, 26, 22, 23, 24, 110, 25],
  [446, 467, 260, 259, 257, 258, 286, 414, 463, 341, 256, 252, 253, 254, 339, 255],
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  [64, 219, 218, 237, 44, 1, 274, 457, 438, 439, 294, 327, 326, 2, 97, 98],
]
