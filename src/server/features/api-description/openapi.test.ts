import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, type Call, type CallName } from '../../../contract/calls.ts'
import { SAMPLE_REQUESTS } from '../../testing/sample-requests.test-support.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { describeApi } from './openapi.ts'

const api = describeApi()
const NAMES = Object.keys(CALLS) as CallName[]
const pathOf = (call: Call) => call.path.replace(/:(\w+)/g, '{$1}')
const operationOf = (name: CallName) => api.paths[pathOf(CALLS[name])]?.[CALLS[name].method.toLowerCase()]

test('docs/openapi.json is the contract of today; npm run api:write writes it anew', () => {
  expect(`${JSON.stringify(api, null, 2)}\n`).toBe(readFileSync('docs/openapi.json', 'utf8'))
})

test('it is an OpenAPI document of version 3.1, and nothing in it refers to what is not there', async () => {
  const validator = new Validator()

  expect(await validator.validate(structuredClone(api))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('it has every call of the contract and no other, each under a name of its own', () => {
  const described = Object.values(api.paths).flatMap((methods) => Object.values(methods))

  expect(described.map(({ operationId }) => operationId).sort()).toEqual([...NAMES].sort())
  for (const name of NAMES) expect(operationOf(name)?.operationId).toBe(name)
})

test.each(NAMES)('%s has the parameters of its path, and says what it takes and answers', (name) => {
  const call: Call = CALLS[name]
  const operation = operationOf(name)
  const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []

  expect(inPath.map((parameter) => parameter.name)).toEqual(
    [...call.path.matchAll(/:(\w+)/g)].map(([, key]) => key),
  )
  expect(inPath.every((parameter) => parameter.required === true)).toBe(true)
  expect(operation?.requestBody !== undefined).toBe(call.body !== undefined)
  expect(operation?.responses).toHaveProperty('default')
})

test('a key of an intention, the origin and the session are told where they count, and nowhere else', () => {
  const headersOf = (name: CallName) =>
    operationOf(name)?.parameters.flatMap(({ $ref }) =>
      typeof $ref === 'string' ? [$ref.split('/').at(-1)] : [],
    )

  expect(headersOf('getUser')).toEqual(['Opaline-Account'])
  expect(headersOf('login')).toEqual(['Opaline-Account', 'Origin'])
  expect(headersOf('updateProfile')).toEqual(['Opaline-Account', 'Origin', 'Idempotency-Key'])
  expect(headersOf('analyze')).toEqual(['Opaline-Account', 'Origin', 'Idempotency-Key'])
  expect(operationOf('plans')?.security).toContainEqual({})
  expect(operationOf('getUser')?.security).not.toContainEqual({})
})

test('limits that count after cleaning are told in words, others as what they are', () => {
  const { ProfileUpdate, LoginRequest } = api.components.schemas

  expect(ProfileUpdate).toMatchObject({
    properties: {
      allergies: {
        maxItems: 100,
        items: { description: 'Characters, without blanks at both ends: 1 at least, 80 at most.' },
      },
    },
  })
  expect(LoginRequest).toMatchObject({ required: ['username', 'password'], additionalProperties: false })
})

describe('a running server', () => {
  let world: World
  let admin: Client
  const validators = new Map<string, ValidateFunction>()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(api, 'api')
  const validatorAt = (...place: string[]) => {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` })
    validators.set(pointer, known)
    return known
  }
  const faultsOf = (value: unknown, ...place: string[]) => {
    const isFit = validatorAt(...place)
    return isFit(value) ? [] : isFit.errors
  }
  beforeAll(async () => {
    world = await createWorld()
    admin = await world.asAdmin('ana')
    await admin.post('/api/analyze', {
      ingredientsList: 'Aqua, Glycerin, Parfum, Zorbate',
      productName: 'Cream',
    })
  })
  afterAll(() => world.close())

  /** The last ones end the session, the others go first. */
  const inOrder = [...NAMES].sort((a, b) => Number(endsSession(a)) - Number(endsSession(b)))

  test.each(inOrder)('%s answers as it is described', async (name) => {
    const call: Call = CALLS[name]
    const at = ['paths', pathOf(call), call.method.toLowerCase()]
    const { params = {}, query = {}, body } = SAMPLE_REQUESTS[name] ?? {}
    const path = call.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')
    const url = `${path}?${new URLSearchParams(query).toString()}`
    if (body !== undefined)
      expect(faultsOf(body, ...at, 'requestBody', 'content', 'application/json', 'schema')).toEqual([])

    const { status, body: answer, headers } = await send(admin, call, url, body)

    const responses = operationOf(name)?.responses ?? {}
    if (status < 300) expect(Object.keys(responses)).toContain(String(status))
    const schemaPlace =
      status < 300
        ? [...at, 'responses', String(status), 'content', 'application/json', 'schema']
        : ['components', 'schemas', 'Problem']
    if (status !== 204) expect(faultsOf(answer, ...schemaPlace)).toEqual([])
    const described = (responses[status]?.headers ?? {}) as Record<string, unknown>
    const setsSession = [headers['set-cookie']].flat().some((line) => String(line).startsWith('sid='))
    if (status < 300) expect('Set-Cookie' in described).toBe(setsSession)
    if (status < 300)
      for (const header of Object.keys(described)) {
        if (header !== 'Idempotent-Replayed') expect(headers).toHaveProperty(header.toLowerCase())
      }
  })
})

function endsSession(name: CallName): boolean {
  return ['logout', 'signOutEverywhere', 'deleteAccount', 'register', 'login'].includes(name)
}

function send(client: Client, call: Call, url: string, body: unknown) {
  if (call.method === 'GET') return client.get(url)
  if (call.method === 'POST') return client.post(url, body)
  return call.method === 'PATCH' ? client.patch(url, body) : client.call('DELETE', url)
}
