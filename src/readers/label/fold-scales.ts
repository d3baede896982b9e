import {
  constant,
  constantOf,
  floatAttribute,
  intsAttribute,
  readGraph,
  type Constant,
  type Node,
} from './onnx.ts'

/**
 * The same network with fewer passes over its values. Behind each convolution of PP-LCNetV3 stand eight operations by single
 * numbers: scale, shift, hard swish written out, scale, shift. They cost as much as the convolutions and make the runtime turn
 * its memory layout back and forth. Here the first pair goes into the convolution's weights, the hard swish becomes the two
 * operations that the runtime does within the convolution, and the second pair goes into the weights of the next one, where
 * that has no padding, or else becomes one operation. Answers differ by rounding alone.
 */
export function foldScales(model: Uint8Array): Uint8Array {
  const graph = readGraph(model)
  const edit = openEdit(graph.nodes)
  for (const conv of edit.all('Conv')) foldIntoOwn(edit, conv)
  for (const add of edit.all('Add')) foldHardSwish(edit, add)
  for (const add of edit.all('Add')) foldGate(edit, add)
  return graph.write()
}

type Affine = { scale: number; shift: number }
/** Two operations that do nothing but `scale x + shift`, and the value they make. */
type Pair = Affine & { nodes: Node[]; output: string }
type Edit = ReturnType<typeof openEdit>

/** Changes the nodes in place, and knows who makes and who uses a value. */
function openEdit(nodes: Node[]) {
  const makers = new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node])))
  const users = (value: string) => nodes.filter(({ inputs }) => inputs.includes(value))
  const onlyUser = (value: string, op: string) => {
    const [only, second] = users(value)
    return only?.op === op && !second ? only : undefined
  }
  const number = (value: string) => {
    const maker = makers.get(value)
    const known = maker && constantOf(maker)
    return known?.values.length === 1 ? known.values[0] : undefined
  }
  const other = ({ inputs }: Node, value: string) => inputs.find((input) => input !== value) ?? ''
  return {
    all: (op: string) => nodes.filter((node) => node.op === op),
    maker: (value: string) => makers.get(value),
    users,
    onlyUser,
    number,
    other,
    constantAt: (value: string): Constant | undefined => {
      const maker = makers.get(value)
      return maker && constantOf(maker)
    },
    /** What follows a value, where that is a scale and a shift and nothing else uses either. */
    pairAfter: (value: string): Pair | undefined => {
      const mul = onlyUser(value, 'Mul')
      const add = mul && onlyUser(mul.outputs[0] ?? '', 'Add')
      const scale = mul && number(other(mul, value))
      const shift = add && number(other(add, mul?.outputs[0] ?? ''))
      if (!mul || !add || scale === undefined || shift === undefined) return undefined
      return { scale, shift, nodes: [mul, add], output: add.outputs[0] ?? '' }
    },
    /** In the place of the first of the old nodes. */
    replace: (old: readonly Node[], fresh: readonly Node[]) => {
      const at = Math.min(...old.map((node) => nodes.indexOf(node)))
      nodes.splice(at, 0, ...fresh)
      for (const node of old) nodes.splice(nodes.indexOf(node), 1)
      for (const node of fresh) for (const name of node.outputs) makers.set(name, node)
    },
  }
}

function foldIntoOwn(edit: Edit, conv: Node): void {
  const pair = edit.pairAfter(conv.outputs[0] ?? '')
  if (!pair) return
  const { scale, shift } = pair
  reweigh(edit, conv, ({ weights, bias }) => ({
    weights: weights.map((weight) => weight * scale),
    bias: bias.map((value) => value * scale + shift),
  }))
  edit.replace(pair.nodes, [])
  rename(edit, pair.output, conv.outputs[0] ?? '')
}

/** `x clip(x + 3, 0, 6) / 6`, as the export wrote it. */
function foldHardSwish(edit: Edit, add: Node): void {
  const input = add.inputs.find((name) => edit.number(name) === undefined) ?? ''
  const swish = edit.number(edit.other(add, input)) === 3 ? swishFrom(edit, add, input) : []
  const [div] = swish
  if (!div) return
  const output = div.outputs[0] ?? ''
  const gate = `${output}.gate`
  const attributes = [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)]
  edit.replace(swish, [
    { op: 'HardSigmoid', inputs: [input], outputs: [gate], attributes },
    { op: 'Mul', inputs: [input, gate], outputs: [output], attributes: [] },
  ])
  foldIntoNext(edit, output, channelsOf(edit, input))
}

/** From its last operation to its first; empty where it is no hard swish. */
function swishFrom(edit: Edit, add: Node, input: string): Node[] {
  const clip = edit.onlyUser(add.outputs[0] ?? '', 'Clip')
  const mul = clip && edit.onlyUser(clip.outputs[0] ?? '', 'Mul')
  const div = mul && edit.onlyUser(mul.outputs[0] ?? '', 'Div')
  const isSwish = div && mul.inputs.includes(input) && edit.number(div.inputs[1] ?? '') === 6
  return isSwish ? [div, mul, clip, add] : []
}

/** A shift before zero padding is not a shift behind it, so that only convolutions of single pixels take it in. */
function foldIntoNext(edit: Edit, value: string, channels: number): void {
  const pair = edit.pairAfter(value)
  if (!pair) return
  const users = edit.users(pair.output)
  if (!users.every(isPointwise)) return writeNormalization(edit, value, pair, channels)
  for (const conv of users)
    reweigh(edit, conv, ({ weights, bias }) => {
      const each = weights.length / bias.length
      const sums = bias.map((_, at) =>
        weights.slice(at * each, (at + 1) * each).reduce((sum, one) => sum + one, 0),
      )
      return {
        weights: weights.map((weight) => weight * pair.scale),
        bias: bias.map((own, at) => own + pair.shift * (sums[at] ?? 0)),
      }
    })
  edit.replace(pair.nodes, [])
  rename(edit, pair.output, value)
}

/** The runtime does a normalization by known numbers without leaving its memory layout, a scale and a shift not. */
function writeNormalization(edit: Edit, value: string, pair: Pair, channels: number): void {
  if (channels === 0) return
  const values = { scale: pair.scale, shift: pair.shift, mean: 0, variance: 1 }
  const constants = Object.entries(values).map(([name, one]) =>
    constant(`${pair.output}.${name}`, { dims: [channels], values: new Float32Array(channels).fill(one) }),
  )
  edit.replace(pair.nodes, [
    ...constants,
    {
      op: 'BatchNormalization',
      inputs: [value, ...constants.flatMap(({ outputs }) => outputs)],
      outputs: [pair.output],
      attributes: [floatAttribute('epsilon', 0)],
    },
  ])
}

/** `x + x g` with one number g a channel: the sum is taken of the numbers, not of all values. */
function foldGate(edit: Edit, add: Node): void {
  const mul = add.inputs.map(edit.maker).find((node) => node?.op === 'Mul')
  const input = mul?.inputs.find((name) => add.inputs.includes(name))
  const gate = mul && input ? edit.other(mul, input) : ''
  if (!mul || !input || edit.maker(gate)?.op !== 'HardSigmoid' || edit.users(mul.outputs[0] ?? '').length > 1)
    return
  const [one, more] = [`${gate}.one`, `${gate}.more`]
  edit.replace(
    [add, mul],
    [
      constant(one, { dims: [1], values: Float32Array.of(1) }),
      { op: 'Add', inputs: [gate, one], outputs: [more], attributes: [] },
      { op: 'Mul', inputs: [input, more], outputs: add.outputs, attributes: [] },
    ],
  )
}

type Weights = { weights: Float64Array; bias: Float64Array }

/** Gives a convolution new weights; the old ones are nobody's any more. */
function reweigh(edit: Edit, conv: Node, change: (old: Weights) => Weights): void {
  const [input = '', weightsName = '', biasName = ''] = conv.inputs
  const old = edit.constantAt(weightsName)
  if (!old) throw new Error('A convolution of the model has no constant weights')
  const bias = edit.constantAt(biasName)?.values ?? new Float32Array(old.dims[0] ?? 0)
  const fresh = change({ weights: Float64Array.from(old.values), bias: Float64Array.from(bias) })
  const names = [`${weightsName}.folded`, `${biasName || `${weightsName}.bias`}.folded`] as const
  const constants = [
    constant(names[0], { dims: old.dims, values: Float32Array.from(fresh.weights) }),
    constant(names[1], { dims: [fresh.bias.length], values: Float32Array.from(fresh.bias) }),
  ]
  const again: Node = { ...conv, inputs: [input, ...names] }
  edit.replace([conv], [...constants, again])
}

function rename(edit: Edit, from: string, to: string): void {
  for (const user of edit.users(from)) user.inputs = user.inputs.map((input) => (input === from ? to : input))
}

function isPointwise(node: Node): boolean {
  return (
    node.op === 'Conv' &&
    intsAttribute(node, 'kernel_shape').every((side) => side === 1) &&
    intsAttribute(node, 'pads').every((pad) => pad === 0)
  )
}

/** Of what a convolution makes; 0 for other values. */
function channelsOf(edit: Edit, value: string): number {
  const maker = edit.maker(value)
  return maker?.op === 'Conv' ? (edit.constantAt(maker.inputs[1] ?? '')?.dims[0] ?? 0) : 0
}
