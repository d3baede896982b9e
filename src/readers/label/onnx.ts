import { readFields, textOf, writeFields, type Field } from './protobuf.ts'

/** Field numbers of onnx.proto3, as far as they are needed here. */
const MODEL_GRAPH = 7
const GRAPH_NODE = 1
const NODE = { input: 1, output: 2, name: 3, op: 4, attribute: 5 } as const
const ATTRIBUTE = { name: 1, float: 2, int: 3, tensor: 5, ints: 8, type: 20 } as const
/** AttributeProto.AttributeType. */
const TYPE = { float: 1, int: 2, tensor: 4 } as const
const TENSOR = { dims: 1, type: 2, raw: 9 } as const
const FLOAT = 1

/** One operation. `attributes` are as the file has them; `inputs` and `outputs` name values. */
export type Node = { op: string; inputs: string[]; outputs: string[]; attributes: Field[] }
/** Floats in row-major order. */
export type Constant = { dims: readonly number[]; values: Float32Array }

/** A model's operations in the order they run in, its constants among them. */
type Graph = {
  nodes: Node[]
  /** Puts it together again, without the constants that nobody uses any more. */
  write: () => Uint8Array
}

export function readGraph(model: Uint8Array): Graph {
  const fields = readFields(model)
  const graph = fields.find(({ number }) => number === MODEL_GRAPH)
  if (!graph) throw new Error('The model file holds no graph')
  const parts = readFields(graph.body)
  const nodes = parts.filter(({ number }) => number === GRAPH_NODE).map(({ body }) => readNode(body))
  const others = parts.filter(({ number }) => number !== GRAPH_NODE)
  const write = () => {
    const used = new Set(nodes.flatMap(({ inputs }) => inputs))
    const kept = nodes.filter(({ op, outputs: [name = ''] }) => op !== 'Constant' || used.has(name))
    const body = writeFields([...kept.map((node) => bytes(GRAPH_NODE, writeNode(node))), ...others])
    return writeFields(fields.map((field) => (field === graph ? { ...field, body } : field)))
  }
  return { nodes, write }
}

function readNode(message: Uint8Array): Node {
  const fields = readFields(message)
  const texts = (wanted: number) =>
    fields.flatMap(({ number, body }) => (number === wanted ? [textOf(body)] : []))
  return {
    op: texts(NODE.op)[0] ?? '',
    inputs: texts(NODE.input),
    outputs: texts(NODE.output),
    attributes: fields.filter(({ number }) => number === NODE.attribute),
  }
}

function writeNode({ op, inputs, outputs, attributes }: Node): Uint8Array {
  return writeFields([
    ...inputs.map((name) => text(NODE.input, name)),
    ...outputs.map((name) => text(NODE.output, name)),
    text(NODE.name, outputs[0] ?? ''),
    text(NODE.op, op),
    ...attributes,
  ])
}

/** The floats of a `Constant` node; undefined for other numbers and other nodes. */
export function constantOf({ op, attributes: [attribute] }: Node): Constant | undefined {
  if (op !== 'Constant' || !attribute) return undefined
  const tensor = readFields(attribute.body).find(({ number }) => number === ATTRIBUTE.tensor)
  const fields = tensor ? readFields(tensor.body) : []
  const raw = fields.find(({ number }) => number === TENSOR.raw)
  if (!raw || fields.find(({ number }) => number === TENSOR.type)?.value !== FLOAT) return undefined
  const dims = fields.filter(({ number }) => number === TENSOR.dims).map(({ value }) => value)
  return { dims, values: new Float32Array(new Uint8Array(raw.body).buffer) }
}

export function constant(name: string, { dims, values }: Constant): Node {
  const tensor = writeFields([
    ...dims.map((dim) => varint(TENSOR.dims, dim)),
    varint(TENSOR.type, FLOAT),
    bytes(TENSOR.raw, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ])
  const value = attributeOf('value', bytes(ATTRIBUTE.tensor, tensor), TYPE.tensor)
  return { op: 'Constant', inputs: [], outputs: [name], attributes: [value] }
}

export function floatAttribute(name: string, value: number): Field {
  const body = new Uint8Array(Float32Array.of(value).buffer)
  return attributeOf(name, { number: ATTRIBUTE.float, wire: 5, value: 0, body }, TYPE.float)
}

/** The whole numbers of a list attribute, which a file may hold packed or one by one; empty where there is none. */
export function intsAttribute({ attributes }: Node, wanted: string): number[] {
  const own = attributes.map(({ body }) => readFields(body))
  const found = own.find(
    (fields) => textOf(fields.find(({ number }) => number === ATTRIBUTE.name)?.body) === wanted,
  )
  const ints = (found ?? []).filter(({ number }) => number === ATTRIBUTE.ints)
  // Below 128 a packed number is one byte, and kernels and paddings are.
  return ints.flatMap(({ wire, value, body }) => (wire === 0 ? [value] : [...body]))
}

function attributeOf(name: string, value: Field, type: number): Field {
  return bytes(NODE.attribute, writeFields([text(ATTRIBUTE.name, name), value, varint(ATTRIBUTE.type, type)]))
}

const bytes = (number: number, body: Uint8Array): Field => ({ number, wire: 2, value: 0, body })
const text = (number: number, value: string) => bytes(number, new TextEncoder().encode(value))
const varint = (number: number, value: number): Field => ({ number, wire: 0, value, body: new Uint8Array() })
