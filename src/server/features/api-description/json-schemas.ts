import { z } from 'zod'
import * as account from '../../../contract/account.ts'
import * as admin from '../../../contract/admin.ts'
import * as aiWords from '../../../contract/ai-words.ts'
import * as analysis from '../../../contract/analysis.ts'
import * as analysisResults from '../../../contract/analysis-results.ts'
import * as billing from '../../../contract/billing.ts'
import * as face from '../../../contract/face.ts'
import * as feedback from '../../../contract/feedback.ts'
import * as finding from '../../../contract/finding.ts'
import * as history from '../../../contract/history.ts'
import * as ingredient from '../../../contract/ingredient.ts'
import * as labelReading from '../../../contract/label-reading.ts'
import * as lawChange from '../../../contract/law-change.ts'
import * as plans from '../../../contract/plans.ts'
import * as problem from '../../../contract/problem.ts'
import * as recorded from '../../../contract/recorded.ts'
import * as sample from '../../../contract/sample.ts'
import * as sharing from '../../../contract/sharing.ts'
import * as site from '../../../contract/site.ts'
import * as skin from '../../../contract/skin.ts'
import * as skinReport from '../../../contract/skin-report.ts'
import * as subscription from '../../../contract/subscription.ts'
import * as user from '../../../contract/user.ts'

/** A JSON Schema of 2020-12, which is the dialect of OpenAPI 3.1. */
export type JsonSchema = { [key: string]: unknown }

const PLACE = '#/components/schemas/'
type Side = 'input' | 'output'

/**
 * Collects the schemas of requests (`input`: what is sent, before it is trimmed and filled in) and of answers (`output`).
 * Schemas that the contract names become components; what has no name stands where it is used.
 */
export function collectSchemas() {
  const names = namedSchemas()
  const asked = { input: new Map<string, z.ZodType>(), output: new Map<string, z.ZodType>() }

  /** Takes a schema in and returns the place to read it from once all are collected. */
  function take(side: Side, schema: z.ZodType): string {
    const id = names.get(schema) ?? `unnamed${asked[side].size}`
    asked[side].set(id, schema)
    return id
  }

  /** The schemas that were taken in, and the components that they refer to. */
  function convert() {
    const input = convertSide('input', names, asked.input)
    const output = convertSide('output', names, asked.output)
    const components: Record<string, JsonSchema> = {}
    for (const { found } of [output, input]) {
      for (const [name, schema] of found) {
        const known = components[name]
        if (known && JSON.stringify(known) !== JSON.stringify(schema))
          throw new Error(`${name} is sent in another form than it is answered: give the two a schema each`)
        components[name] = schema
      }
    }
    const sides = { input: input.schemas, output: output.schemas }
    return {
      schemaOf: (side: Side, id: string): JsonSchema =>
        id in components ? { $ref: PLACE + id } : (sides[side][id] ?? {}),
      /** The same written out where it has a name: parameters are read off its properties. */
      writtenOut: (side: Side, id: string): JsonSchema => sides[side][id] ?? {},
      components: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    }
  }

  return { take, convert }
}

function convertSide(io: Side, names: ReadonlyMap<z.ZodType, string>, asked: ReadonlyMap<string, z.ZodType>) {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  for (const [id, schema] of asked) registry.add(schema, { id })
  const { schemas: made } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => PLACE + id,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      // An answer may get a field more one day, and clients have to live with it.
      if (io === 'output' && def.type === 'object') delete jsonSchema.additionalProperties
      const limits = io === 'input' && def.type === 'pipe' ? limitsAfterCleaning(def) : null
      if (limits !== null) jsonSchema.description = limits
    },
  })
  const schemas: Record<string, JsonSchema> = {}
  for (const [id, { $schema: _dialect, $id: _id, ...schema }] of Object.entries(made)) schemas[id] = schema
  const isNamed = new Set(names.values())
  const found = new Map<string, JsonSchema>()
  const waiting = [...asked.keys()]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const schema = schemas[id]
    if (schema === undefined || found.has(id)) continue
    if (isNamed.has(id)) found.set(id, schema)
    waiting.push(...referencesOf(schema).filter((name) => !found.has(name)))
  }
  return { schemas, found }
}

/** Text is cleaned before it is measured, so that a limit is none of what is sent: it is told in words. */
function limitsAfterCleaning(def: z.core.$ZodTypeDef): string | null {
  if (!('out' in def) || !(def.out instanceof z.ZodString)) return null
  const { minLength, maxLength } = def.out
  const limits = [
    minLength === null ? [] : [`${minLength} at least`],
    maxLength === null ? [] : [`${maxLength} at most`],
  ].flat()
  return limits.length === 0 ? null : `Characters, without blanks at both ends: ${limits.join(', ')}.`
}

function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.slice(PLACE.length)] : referencesOf(inner),
  )
}

const MODULES = [
  ...[account, admin, aiWords, analysis, analysisResults, billing, face, feedback, finding, history],
  ...[ingredient, labelReading, lawChange, plans, problem, recorded, sample, sharing, site, skin],
  ...[skinReport, subscription, user],
]

/** Every schema that the contract exports, by the name it has there. */
function namedSchemas(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  for (const [name, value] of MODULES.flatMap((module) => Object.entries(module))) {
    if (value instanceof z.ZodType && !names.has(value)) names.set(value, name)
  }
  return names
}
