/** What BlazeFace says of one photo: a logit and a box of 16 numbers for each of its 896 anchors. */
export type DetectorAnswer = { logits: Float32Array; boxes: Float32Array }

/** A face as the detector sees it, in units of its own square input. */
export type Detection = {
  score: number
  x: number
  y: number
  width: number
  height: number
  /** The line through the eyes, radians, clockwise. */
  angle: number
}

export const DETECTOR_SIDE = 256
/** Anchors lie on two grids: every 16 pixels twice, every 32 pixels six times. */
const GRIDS = [
  { stride: 16, count: 2 },
  { stride: 32, count: 6 },
]
const NUMBERS = 16
const OVERLAP_MAX = 0.3

const ANCHORS = GRIDS.flatMap(({ stride, count }) => {
  const cells = DETECTOR_SIDE / stride
  return Array.from({ length: cells * cells * count }, (_, at) => {
    const cell = Math.floor(at / count)
    return { x: ((cell % cells) + 0.5) * stride, y: (Math.floor(cell / cells) + 0.5) * stride }
  })
})

/** The faces the detector is at least this sure of, the surest first, one for each place. */
export function detectionsIn({ logits, boxes }: DetectorAnswer, scoreMin: number): Detection[] {
  const found: Detection[] = []
  for (const [at, anchor] of ANCHORS.entries()) {
    const score = 1 / (1 + Math.exp(-(logits[at] ?? -Infinity)))
    if (score < scoreMin) continue
    const number = (index: number) => boxes[NUMBERS * at + index] ?? 0
    found.push({
      score,
      x: (anchor.x + number(0)) / DETECTOR_SIDE,
      y: (anchor.y + number(1)) / DETECTOR_SIDE,
      width: number(2) / DETECTOR_SIDE,
      height: number(3) / DETECTOR_SIDE,
      angle: Math.atan2(number(7) - number(5), number(6) - number(4)),
    })
  }
  found.sort((a, b) => b.score - a.score)
  const kept: Detection[] = []
  for (const face of found) if (kept.every((other) => overlap(face, other) < OVERLAP_MAX)) kept.push(face)
  return kept
}

function overlap(a: Detection, b: Detection): number {
  const wide = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2)
  const high =
    Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2)
  const shared = Math.max(0, wide) * Math.max(0, high)
  return shared / (a.width * a.height + b.width * b.height - shared)
}
