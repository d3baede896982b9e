import { readFileSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { foldScales } from './fold-scales.ts'
import { drawn, textAt } from './label.test-support.ts'
import { modelFile } from './models.ts'
import { constant, readGraph, type Node } from './onnx.ts'

/** A line of print of this size, as planes of -2 to 2. */
async function print(width: number, height: number): Promise<Float32Array> {
  const text = textAt('Aqua, Glycerin', width * 0.04, height * 0.65, height * 0.4)
  const pixels = await drawn(width, height, '#fff', text).removeAlpha().raw().toBuffer()
  const each = width * height
  return Float32Array.from({ length: 3 * each }, (_, at) => {
    const value = pixels[3 * (at % each) + Math.floor(at / each)] ?? 0
    return value / 64 - 2
  })
}

async function answerOf(model: Uint8Array, input: Float32Array, dims: readonly number[]) {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 })
  const answers = await session.run({ [session.inputNames[0] ?? 'x']: new Tensor('float32', input, dims) })
  await session.release()
  const [data] = Object.values(answers).map((answer) => answer.data)
  if (!(data instanceof Float32Array)) throw new Error('no floats')
  return data
}

const furthest = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? Infinity))), 0)

function countOf(model: Uint8Array, op: string): number {
  return readGraph(model).nodes.filter((node) => node.op === op).length
}

test.each([
  ['ch_PP-OCRv4_rec_infer.onnx', [320, 48], 28],
  ['ch_PP-OCRv4_det_infer.onnx', [320, 64], 24],
])(
  '%s answers the same with its scales folded, in fewer operations',
  async (file, [width = 0, height = 0], swishes) => {
    const whole = readFileSync(modelFile(file))
    const folded = foldScales(whole)

    const input = await print(width, height)
    const before = await answerOf(whole, input, [1, 3, height, width])
    const after = await answerOf(folded, input, [1, 3, height, width])

    expect(before.some((value) => value > 0.5)).toBe(true)
    expect(after).toHaveLength(before.length)
    expect(furthest(before, after)).toBeLessThan(1e-4)
    expect(countOf(whole, 'Clip')).toBe(swishes)
    expect(countOf(folded, 'Clip')).toBe(0)
    // Of eight operations behind each convolution two are left, and a normalization before padding.
    expect(readGraph(folded).nodes.filter(({ op }) => op !== 'Constant').length).toBeLessThan(
      readGraph(whole).nodes.filter(({ op }) => op !== 'Constant').length - 5 * swishes,
    )
  },
)

test('a scale whose input something else needs as well stays', () => {
  const node = (op: string, inputs: string[], output: string): Node => ({
    op,
    inputs,
    outputs: [output],
    attributes: [],
  })
  const one = (name: string, value: number) => constant(name, { dims: [1], values: Float32Array.of(value) })
  const weights = constant('weights', { dims: [1, 1, 1, 1], values: Float32Array.of(2) })
  const scaled = [
    one('three', 3),
    one('four', 4),
    node('Mul', ['three', 'made'], 'times'),
    node('Add', ['times', 'four'], 'plus'),
  ]
  const nodes = [weights, node('Conv', ['x', 'weights'], 'made'), ...scaled]
  const alone = [...nodes, node('Relu', ['plus'], 'y')]
  const shared = [...nodes, node('Sum', ['plus', 'made'], 'y')]

  const ops = (some: Node[]) => {
    const written = readGraph(foldScales(modelOf(some))).nodes
    return written.flatMap(({ op }) => (op === 'Constant' ? [] : [op]))
  }

  expect(ops(alone)).toEqual(['Conv', 'Relu'])
  expect(ops(shared)).toEqual(['Conv', 'Mul', 'Add', 'Sum'])
})

/** A model of nothing but these nodes. */
function modelOf(nodes: readonly Node[]): Uint8Array {
  const graph = readGraph(Uint8Array.of(7 * 8 + 2, 0))
  graph.nodes.push(...nodes)
  return graph.write()
}
