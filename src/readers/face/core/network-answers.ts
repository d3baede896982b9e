/** One output of a network, copied out of whatever ran it. */
export type NetworkPart = { size: number; last: number; data: Float32Array }

/** The fine grid's 512 anchors come before the coarse grid's 384. Throws where these are no outputs of BlazeFace. */
export function readDetectorParts(parts: readonly NetworkPart[]) {
  const grids = [512, 384]
  return {
    logits: joined(grids.map((count) => partOf(parts, count, 1))),
    boxes: joined(grids.map((count) => partOf(parts, count * 16, 16))),
  }
}

/** Throws where these are no outputs of FaceMesh. */
export function readMeshParts(parts: readonly NetworkPart[]) {
  return { points: partOf(parts, 1404, 1404), probability: partOf(parts, 1, 1)[0] ?? 0 }
}

/** The outputs have names that say nothing; their sizes tell them apart. */
function partOf(parts: readonly NetworkPart[], size: number, last: number): Float32Array {
  const found = parts.find((candidate) => candidate.size === size && candidate.last === last)
  if (!found) throw new Error('this is not the network that was expected')
  return found.data
}

function joined(arrays: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const array of arrays) {
    out.set(array, at)
    at += array.length
  }
  return out
}
