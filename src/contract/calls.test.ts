import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS, type Call } from './calls.ts'

/** See the head of the file for how it reads and how it is written anew. */
const FILE = 'src/contract/calls.golden.txt'

type Json = { [key: string]: unknown; properties?: Record<string, Json>; items?: Json; anyOf?: Json[] }

/** Everything that a schema says of a value and of what is in it, one line for each. */
function linesOf(schema: Json, at: string): string[] {
  const { properties = {}, items, anyOf = [], required, additionalProperties, ...own } = schema
  const inside = typeof additionalProperties === 'object' ? (additionalProperties as Json) : undefined
  const mustHave = new Set(Array.isArray(required) ? required.map(String) : [])
  const facts = Object.entries(own)
    .filter(([key]) => key !== '$schema')
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
  const isClosed = additionalProperties === false ? ['nothing else'] : []
  return [
    `  ${at}: ${[...facts, ...isClosed].join(', ')}`,
    ...Object.entries(properties).flatMap(([name, value]) =>
      linesOf(value, `${at}.${name}${mustHave.has(name) ? '' : '?'}`),
    ),
    ...(items ? linesOf(items, `${at}[]`) : []),
    ...anyOf.flatMap((one, place) => linesOf(one, `${at}|${place}`)),
    ...(inside ? linesOf(inside, `${at}.*`) : []),
  ]
}

function describeSchema(schema: z.ZodType, at: string, io: 'input' | 'output'): string[] {
  return linesOf(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json, at)
}

const firstWith = new Map<string, string>()

/** An answer that stands above already is named by the call that it stands at. */
function answerLines(name: string, answer: z.ZodType): string[] {
  const lines = describeSchema(answer, 'answer', 'output')
  const first = firstWith.get(lines.join()) ?? name
  firstWith.set(lines.join(), first)
  return first === name ? lines : [`  answer: as of ${first}`]
}

function describeCall(name: string, call: Call): string {
  const { method, path, access, isPolled, idempotency, params, query, body, answer, summary } = call
  const asked = { params, query, ...(body === 'multipart' ? {} : { body }) }
  return [
    `${name}: ${method} ${path}`,
    `  access ${access}; key ${idempotency ?? 'kept'}${isPolled ? '; polled' : ''}${body === 'multipart' ? '; multipart' : ''}`,
    `  ${summary}`,
    // What is sent, and what becomes of it: limits may stand on either side of a change such as trimming.
    ...Object.entries(asked).flatMap(([part, schema]) => {
      if (!schema) return []
      const [sent, read] = [describeSchema(schema, part, 'input'), describeSchema(schema, part, 'output')]
      return [...sent, ...read.filter((line) => !sent.includes(line)).map((line) => `  read${line}`)]
    }),
    ...answerLines(name, answer),
  ].join('\n')
}

const [head = ''] = readFileSync(FILE, 'utf8').split('\n\n## ')
const written = Object.entries(CALLS).map(([name, call]) => describeCall(name, call))

if (process.env.WRITE_CALLS === '1') writeFileSync(FILE, `${[head, ...written].join('\n\n## ')}\n`)

const [, ...golden] = readFileSync(FILE, 'utf8').trimEnd().split('\n\n## ')

test('no call is missing and none is there that nobody knows', () => {
  const nameOf = (text: string) => text.split(':')[0]
  expect(written.map(nameOf)).toEqual(golden.map(nameOf))
})

test.each(Object.keys(CALLS).map((name, at) => [name, at] as const))('golden: %s', (_name, at) => {
  expect(written[at]).toBe(golden[at])
})
