import { expect, test } from 'vitest'
import { pruneHead, STEP_FEATURES } from './prune-head.ts'
import { readFields, writeFields, type Field } from './protobuf.ts'

const bytes = (number: number, body: Uint8Array): Field => ({ number, wire: 2, value: 0, body })
const varint = (number: number, value: number): Field => ({ number, wire: 0, value, body: new Uint8Array() })
const text = (number: number, value: string) => bytes(number, new TextEncoder().encode(value))

test('a message is the same after reading and writing', () => {
  const fields = [
    varint(1, 0),
    varint(2, 127),
    varint(3, 128),
    varint(200, 6_625_000_000),
    text(4, 'x'.repeat(300)),
  ]

  const message = writeFields(fields)

  expect(readFields(message).map(({ number, value, body }) => [number, value, body.length])).toEqual([
    [1, 0, 0],
    [2, 127, 0],
    [3, 128, 0],
    [200, 6_625_000_000, 0],
    [4, 0, 300],
  ])
  expect(writeFields(readFields(message))).toEqual(message)
})

test('a message that ends too early is an error, not an endless loop', () => {
  expect(() => readFields(Uint8Array.of(0x80))).toThrow(/ends in the middle/)
})

function constant(name: string, dims: number[], values: number[]): Field {
  const raw = new Uint8Array(Float32Array.from(values).buffer)
  const tensor = writeFields([...dims.map((dim) => varint(1, dim)), varint(2, 1), bytes(9, raw)])
  const attribute = writeFields([text(1, 'value'), bytes(5, tensor)])
  return bytes(1, writeFields([text(2, name), text(4, 'Constant'), bytes(5, attribute)]))
}

test('the wanted columns of the last layer stay, in the wanted order', () => {
  const graph = writeFields([
    constant('conv', [2], [7, 8]),
    constant('linear_85.w_0', [2, 4], [0, 1, 2, 3, 10, 11, 12, 13]),
    constant('linear_85.b_0', [4], [0.5, 1.5, 2.5, 3.5]),
    bytes(12, writeFields([text(1, 'out'), text(2, 'its shape')])),
  ])

  const pruned = pruneHead(writeFields([varint(1, 8), bytes(7, graph)]), [0, 3, 1])

  const expected = writeFields([
    constant('conv', [2], [7, 8]),
    constant('linear_85.w_0', [2, 3], [0, 3, 1, 10, 13, 11]),
    constant('linear_85.b_0', [3], [0.5, 3.5, 1.5]),
    bytes(12, writeFields([text(1, 'out')])),
    bytes(12, writeFields([text(1, STEP_FEATURES)])),
  ])
  expect(pruned).toEqual(writeFields([varint(1, 8), bytes(7, expected)]))
})

test('another model is refused', () => {
  expect(() => pruneHead(writeFields([bytes(7, writeFields([constant('other', [1], [1])]))]), [0])).toThrow(
    /not the model/,
  )
})
