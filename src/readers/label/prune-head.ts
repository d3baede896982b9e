import { editFields, readFields, textOf, writeFields, type Field } from './protobuf.ts'

/** What the last layer sees of each step: the reader tells the script by it. */
export const STEP_FEATURES = 'transpose_51.tmp_0'

/** Field numbers of onnx.proto3, as far as they are needed here. */
const MODEL_GRAPH = 7
const GRAPH_NODE = 1
const GRAPH_OUTPUT = 12
const NODE_OUTPUT = 2
const NODE_ATTRIBUTE = 5
const ATTRIBUTE_TENSOR = 5
const TENSOR_DIMS = 1
const TENSOR_RAW = 9

/** The last layer of PP-OCRv4's recogniser: its weights, 120 rows of one column a class, and its biases. */
const HEAD = ['linear_85.w_0', 'linear_85.b_0']

/**
 * Keeps only the wanted classes of the recogniser's last layer, and answers with what that layer sees as well. A list of
 * ingredients needs some 200 of its 6,625 classes; the others cost time and nearly all of the memory of an answer.
 */
export function pruneHead(model: Uint8Array, classes: readonly number[]): Uint8Array {
  let pruned = 0
  const slice = (tensor: Uint8Array) => {
    pruned++
    return sliceColumns(tensor, classes)
  }
  const edited = editFields(model, MODEL_GRAPH, (graph) => {
    const nodes = editFields(graph, GRAPH_NODE, (node) => (isHead(node) ? editTensor(node, slice) : node))
    return writeFields(
      readFields(nodes)
        .filter(({ number }) => number !== GRAPH_OUTPUT)
        .concat(outputOf(graph), featuresOutput()),
    )
  })
  if (pruned !== HEAD.length) throw new Error('The recogniser is not the model this was written for')
  return edited
}

const isHead = (node: Uint8Array) =>
  readFields(node).some(({ number, body }) => number === NODE_OUTPUT && HEAD.includes(textOf(body)))

const editTensor = (node: Uint8Array, edit: (tensor: Uint8Array) => Uint8Array) =>
  editFields(node, NODE_ATTRIBUTE, (attribute) => editFields(attribute, ATTRIBUTE_TENSOR, edit))

/** The output's declared shape still names the old width; without one the runtime works it out for itself. */
function outputOf(graph: Uint8Array): Field[] {
  const outputs = readFields(graph).filter(({ number }) => number === GRAPH_OUTPUT)
  return outputs.map((output) => ({
    ...output,
    body: writeFields(readFields(output.body).filter(({ number }) => number === 1)),
  }))
}

function featuresOutput(): Field {
  const name = { number: 1, wire: 2, value: 0, body: new TextEncoder().encode(STEP_FEATURES) }
  return { number: GRAPH_OUTPUT, wire: 2, value: 0, body: writeFields([name]) }
}

/** Picks columns of the last dimension; for the one-dimensional biases that is picking values. */
function sliceColumns(tensor: Uint8Array, classes: readonly number[]): Uint8Array {
  const fields = readFields(tensor)
  const dims = fields.filter(({ number }) => number === TENSOR_DIMS)
  const width = dims.at(-1)?.value ?? 0
  return writeFields(
    fields.map((field) => {
      if (field === dims.at(-1)) return { ...field, value: classes.length }
      return field.number === TENSOR_RAW ? { ...field, body: pick(field.body, width, classes) } : field
    }),
  )
}

function pick(raw: Uint8Array, width: number, classes: readonly number[]): Uint8Array {
  const from = new Float32Array(new Uint8Array(raw).buffer)
  const rows = from.length / width
  const to = new Float32Array(rows * classes.length)
  for (let row = 0; row < rows; row++)
    classes.forEach((one, at) => {
      to[row * classes.length + at] = from[row * width + one] ?? 0
    })
  return new Uint8Array(to.buffer)
}
