/** One field of a protobuf message; `body` holds a length-delimited one, `value` a varint. Others pass untouched. */
export type Field = { number: number; wire: number; value: number; body: Uint8Array }

const VARINT = 0
const FIXED64 = 1
const DELIMITED = 2
const FIXED32 = 5

/** The few lines of protobuf that editing a model needs: split a message into its fields, and put it together. */
export function readFields(message: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = () => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++]
      if (byte === undefined) throw new Error('The model file ends in the middle of a field')
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const key = varint()
    const field: Field = { number: Math.floor(key / 8), wire: key % 8, value: 0, body: new Uint8Array() }
    if (field.wire === VARINT) field.value = varint()
    else {
      const length = field.wire === DELIMITED ? varint() : fixedLength(field.wire)
      field.body = message.subarray(at, at + length)
      at += length
    }
    fields.push(field)
  }
  return fields
}

function fixedLength(wire: number): number {
  if (wire === FIXED32) return 4
  if (wire === FIXED64) return 8
  throw new Error(`The model file holds a field of unknown kind ${wire}`)
}

export function writeFields(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap(({ number, wire, value, body }) => {
    const key = writeVarint(number * 8 + wire)
    if (wire === VARINT) return [key, writeVarint(value)]
    return wire === DELIMITED ? [key, writeVarint(body.length), body] : [key, body]
  })
  const message = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    message.set(part, at)
    at += part.length
  }
  return message
}

function writeVarint(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return Uint8Array.from([...bytes, rest])
}

/** Rewrites every field of one number, leaving the message's other fields as they are. */
export function editFields(
  message: Uint8Array,
  number: number,
  edit: (body: Uint8Array) => Uint8Array,
): Uint8Array {
  const fields = readFields(message)
  return writeFields(
    fields.map((field) => (field.number === number ? { ...field, body: edit(field.body) } : field)),
  )
}

export const textOf = (body: Uint8Array | undefined) => new TextDecoder().decode(body)
