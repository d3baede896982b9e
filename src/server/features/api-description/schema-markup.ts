import { escapeMarkup as text } from '../../platform/pages/escape-markup.ts'
import type { JsonSchema } from './json-schemas.ts'

/** What a schema says of a value, as HTML: its type and limits, then its fields. */
export function schemaMarkup(schema: JsonSchema): string {
  const { properties, items, anyOf, oneOf, allOf, additionalProperties } = schema
  const choices = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? (list as JsonSchema[]) : []))
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  return [
    `<span>${headline(schema)}</span>`,
    isSchema(items) ? ` of ${schemaMarkup(items)}` : '',
    choices.map(schemaMarkup).join(' <small>or</small> '),
    isSchema(additionalProperties) ? ` under any name: ${schemaMarkup(additionalProperties)}` : '',
    fields.length === 0
      ? ''
      : `<ul class="fields">${fields.map(([name, inner]) => field(name, inner, required.has(name))).join('')}</ul>`,
  ].join('')
}

const field = (name: string, schema: JsonSchema, isRequired: boolean) =>
  `<li><code>${text(name)}</code>${isRequired ? '' : ' <small>optional</small>'} ${schemaMarkup(schema)}</li>`

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const LIMITS: Record<string, string> = {
  minLength: 'or more characters',
  maxLength: 'or fewer characters',
  minItems: 'or more of them',
  maxItems: 'or fewer of them',
  minimum: 'or more',
  maximum: 'or less',
  exclusiveMinimum: 'excluded, and more',
  exclusiveMaximum: 'excluded, and less',
}

function headline(schema: JsonSchema): string {
  const { $ref, type, format, pattern, description } = schema
  const words = [
    typeof $ref === 'string' ? link($ref) : '',
    type === undefined ? '' : text([type].flat().join(' or ')),
    typeof format === 'string' ? `<small>${text(format)}</small>` : '',
    Array.isArray(schema.enum) ? schema.enum.map(value).join(' ') : '',
    'const' in schema ? value(schema.const) : '',
    ...Object.entries(LIMITS).flatMap(([key, meaning]) =>
      key in schema && isTold(key, schema[key])
        ? [`<small>${text(String(schema[key]))} ${meaning}</small>`]
        : [],
    ),
    typeof pattern === 'string' && format === undefined
      ? `<small>like <code>${text(pattern)}</code></small>`
      : '',
    'default' in schema ? `<small>${value(schema.default)} unless given</small>` : '',
    typeof description === 'string' ? `<small>${text(description)}</small>` : '',
  ]
  return words.filter((word) => word !== '').join(' ')
}

/** The bounds of safe integers stand with every whole number and tell nothing. */
const isTold = (key: string, limit: unknown) =>
  !(key.endsWith('mum') && Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER)

const value = (one: unknown) => `<code>${text(JSON.stringify(one) ?? '')}</code>`

function link(ref: string): string {
  const name = text(ref.slice(ref.lastIndexOf('/') + 1))
  return `<a href="#schema-${name}">${name}</a>`
}
