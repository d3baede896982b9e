import { z } from 'zod'
import { BRAND } from '../../../contract/brand.ts'
import type { Access, Call } from '../../../contract/calls.ts'
import { ACCOUNT_CALLS } from '../../../contract/calls/account-calls.ts'
import { ANALYSIS_CALLS } from '../../../contract/calls/analysis-calls.ts'
import { FACE_CALLS } from '../../../contract/calls/face-calls.ts'
import { PLAN_CALLS } from '../../../contract/calls/plan-calls.ts'
import { SITE_CALLS } from '../../../contract/calls/site-calls.ts'
import { STAFF_CALLS } from '../../../contract/calls/staff-calls.ts'
import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'
import { Problem } from '../../../contract/problem.ts'
import { ANSWER_HEADERS, answerHeaders, REQUEST_HEADERS, requestHeaders } from './headers.ts'
import { collectSchemas, type JsonSchema } from './json-schemas.ts'
import { problemAnswers, problemsOf } from './problems.ts'

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: [string]
  security: JsonSchema[]
  parameters: JsonSchema[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, JsonSchema>
}

export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<
    'schemas' | 'responses' | 'headers' | 'parameters' | 'securitySchemes',
    Record<string, JsonSchema>
  >
}

const DESCRIPTION = `Every call of ${BRAND.name}. Bodies are JSON unless a call says otherwise, and no answer may be kept by a cache.

**Session.** A browser signs in with \`login\` or \`register\` and sends the cookie from then on. There are no keys and no tokens for programs.

**Failures.** Whatever fails is answered with a \`Problem\`: a message for people, a code for programs, and the fields at fault.

**Limits.** 300 calls a minute for an account, or for a network where nobody is signed in; some calls have limits of their own.`

const GROUPS: readonly (readonly [string, Record<string, Call>])[] = [
  ['Accounts', ACCOUNT_CALLS],
  ['Ingredient lists', ANALYSIS_CALLS],
  ['Faces', FACE_CALLS],
  ['Plans and payment', PLAN_CALLS],
  ['Site', SITE_CALLS],
  ['Contact and administration', STAFF_CALLS],
]

const SIGNED_IN: JsonSchema[] = [{ session: [] }, { sessionOverHttp: [] }]
const SECURITY: Record<Access, JsonSchema[]> = {
  public: [{}, ...SIGNED_IN],
  user: SIGNED_IN,
  admin: SIGNED_IN,
  webhook: [],
}
const WHO: Record<Access, string> = {
  public: 'For everybody.',
  user: 'For whoever is signed in.',
  admin: 'For administrators.',
  webhook: 'For the payment provider.',
}
const COOKIE = { type: 'apiKey', in: 'cookie' }

const PHOTO: JsonSchema = {
  type: 'object',
  required: ['image'],
  properties: {
    image: { description: `A JPEG, PNG or WebP of ${IMAGE_BYTES_MAX.toLocaleString('en')} bytes at most.` },
  },
}

/** The contract as an OpenAPI document. */
export function describeApi(): OpenApi {
  const schemas = collectSchemas()
  const problem = schemas.take('output', Problem)
  const calls = GROUPS.flatMap(([tag, group]) =>
    Object.entries(group).map(([name, call]) => ({ tag, name, call })),
  )
  const taken = calls.map(({ tag, name, call }) => ({
    ...{ tag, name, call },
    params: call.params && schemas.take('input', call.params),
    query: call.query && schemas.take('input', call.query),
    body: call.body && call.body !== 'multipart' ? schemas.take('input', call.body) : undefined,
    answer: isEmpty(call) ? undefined : schemas.take('output', call.answer),
  }))
  const { schemaOf, writtenOut, components } = schemas.convert()
  const paths: OpenApi['paths'] = {}
  for (const { tag, name, call, params, query, body, answer } of taken) {
    const operation: Operation = {
      operationId: name,
      summary: call.summary,
      description: wordsOf(call),
      tags: [tag],
      security: SECURITY[call.access],
      parameters: [
        ...(params ? parametersOf('path', writtenOut('input', params)) : []),
        ...(query ? parametersOf('query', writtenOut('input', query)) : []),
        ...requestHeaders(call),
      ],
      ...(body ? { requestBody: requestBody('application/json', schemaOf('input', body)) } : {}),
      ...(call.body === 'multipart' ? { requestBody: requestBody('multipart/form-data', PHOTO) } : {}),
      responses: {
        ...answerOf(name, call, answer === undefined ? undefined : schemaOf('output', answer)),
        ...problemsOf(call),
      },
    }
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.1',
    info: { title: `${BRAND.name} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: GROUPS.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: components,
      responses: problemAnswers(schemaOf('output', problem)),
      headers: ANSWER_HEADERS,
      parameters: REQUEST_HEADERS,
      securitySchemes: {
        session: { ...COOKIE, name: '__Host-sid', description: 'Where the app is served over https.' },
        sessionOverHttp: { ...COOKIE, name: 'sid', description: 'Over http, on one machine.' },
      },
    },
  }
}

const isEmpty = (call: Call) => call.answer instanceof z.ZodUndefined

function wordsOf(call: Call): string {
  const isPolled = call.isPolled ? ['A screen repeats it: it does not keep a session alive.'] : []
  return [WHO[call.access], ...isPolled].join(' ')
}

function parametersOf(place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): JsonSchema[] {
  const mustHave = new Set(Array.isArray(required) ? required : [])
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: place,
    ...(mustHave.has(name) ? { required: true } : {}),
    schema,
  }))
}

const requestBody = (type: string, schema: JsonSchema) => ({
  required: true as const,
  content: { [type]: { schema } },
})

function answerOf(name: string, call: Call, schema: JsonSchema | undefined): Record<string, JsonSchema> {
  const headers = answerHeaders(name, call.method !== 'GET' && call.idempotency === undefined)
  if (schema === undefined) return { 204: { description: 'Done.', headers } }
  return { 200: { description: 'The answer.', headers, content: { 'application/json': { schema } } } }
}
