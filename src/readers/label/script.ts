import type { OtherScript } from '../../contract/analysis.ts'
import { SCRIPT_WEIGHTS, WEIGHT_SCALE } from './script-weights.ts'

/** What the recogniser's last layer saw, summed over the steps of a line. */
export type Look = { sums: readonly number[]; steps: number }

/** Values of one step. */
const FEATURES = 120

export const NO_LOOK: Look = { sums: [], steps: 0 }

export function lookAt(features: Float32Array, first: number, steps: number): Look {
  const sums = new Array<number>(FEATURES).fill(0)
  for (let step = first; step < first + steps; step++)
    for (let at = 0; at < FEATURES; at++) sums[at] = (sums[at] ?? 0) + (features[step * FEATURES + at] ?? 0)
  return { sums, steps }
}

export function addLooks(looks: readonly Look[]): Look {
  const steps = looks.reduce((sum, look) => sum + look.steps, 0)
  const sums = Array.from({ length: FEATURES }, (_, at) =>
    looks.reduce((sum, look) => sum + (look.sums[at] ?? 0), 0),
  )
  return { sums, steps }
}

const ROWS = SCRIPT_WEIGHTS.map(({ script, bias, weights }) => ({
  script,
  bias,
  weights: new Int8Array(Buffer.from(weights, 'base64')),
}))

/** A line this much likelier in one script than in all others is in it. */
const SURE_MIN = 0.9
/** Share of all print that has to be surely in one other script; brands and amounts are Latin everywhere. */
const SHARE_MIN = 0.4
/** Some fifteen letters: less may be a drawing. */
const STEPS_MIN = 40

/** What most of the print on a photo is in, where that is not Latin. */
export function scriptOf(looks: readonly Look[]): OtherScript | undefined {
  const stepsIn = new Map<OtherScript, number>()
  let steps = 0
  for (const look of looks) {
    steps += look.steps
    const script = lineScript(look)
    if (script !== undefined) stepsIn.set(script, (stepsIn.get(script) ?? 0) + look.steps)
  }
  const [most] = [...stepsIn].sort(([, a], [, b]) => b - a)
  if (most === undefined || most[1] < STEPS_MIN || most[1] < SHARE_MIN * steps) return undefined
  return japaneseIn(stepsIn) ?? most[0]
}

/** Japanese is written in Chinese characters as well, and its lines without any other are few. */
function japaneseIn(stepsIn: ReadonlyMap<OtherScript, number>): OtherScript | undefined {
  const [japanese = 0, chinese = 0] = [stepsIn.get('japanese'), stepsIn.get('chinese')]
  return japanese > 0.25 * (japanese + chinese) && japanese + chinese > 0 ? 'japanese' : undefined
}

/** Undefined for Latin, and where no script is sure. */
function lineScript(look: Look): OtherScript | undefined {
  const { script, sureness } = likeliest(look)
  return sureness < SURE_MIN || script === 'latin' ? undefined : script
}

/** Whether Latin is likelier than any other script, however little; true of nothing. */
export function isLikelyLatin(looks: readonly Look[]): boolean {
  return likeliest(addLooks(looks)).script === 'latin'
}

/** `sureness` 0-1, against all other scripts; nothing is Latin of none. */
function likeliest({ sums, steps }: Look): { script: OtherScript | 'latin'; sureness: number } {
  if (steps === 0) return { script: 'latin', sureness: 0 }
  const scores = ROWS.map(({ bias, weights }) =>
    weights.reduce((score, weight, at) => score + (weight * WEIGHT_SCALE * (sums[at] ?? 0)) / steps, bias),
  )
  const highest = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - highest), 0)
  return { script: ROWS[scores.indexOf(highest)]?.script ?? 'latin', sureness: 1 / total }
}
