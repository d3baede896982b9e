import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '../../../contract/calls.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { schemaMarkup } from './schema-markup.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('the description is answered to everybody as it lies in the repository, and kept by no cache', async () => {
  const { status, body, headers } = await world.client().get('/api/openapi.json')

  expect(status).toBe(200)
  expect(body).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('the page has every call and schema, and each of its links leads somewhere', async () => {
  const { status, text, headers } = await world.client().get('/api/docs')
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const links = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id ?? '')

  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(Object.keys(CALLS)))
  expect([...new Set(links)].filter((id) => !ids.includes(id))).toEqual([])
})

test('its policy lets in its own style sheet and nothing that runs', async () => {
  const { text, headers } = await world.client().get('/api/docs')
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''

  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
  expect(text).not.toMatch(/<script|\son\w+=|\sstyle=|https?:\/\//)
})

test.each([
  [{ type: 'string', maxLength: 3 }, '<span>string <small>3 or fewer characters</small></span>'],
  [{ enum: ['<b>'] }, '<span><code>&quot;&lt;b&gt;&quot;</code></span>'],
  [{ $ref: '#/components/schemas/User' }, '<span><a href="#schema-User">User</a></span>'],
  [{ type: ['string', 'null'] }, '<span>string or null</span>'],
  [{ type: 'integer', maximum: Number.MAX_SAFE_INTEGER }, '<span>integer</span>'],
  [{ type: 'array', items: { type: 'number' } }, '<span>array</span> of <span>number</span>'],
  [
    { type: 'object', properties: { a: { type: 'null' }, b: { type: 'null' } }, required: ['a'] },
    '<span>object</span><ul class="fields"><li><code>a</code> <span>null</span></li><li><code>b</code> <small>optional</small> <span>null</span></li></ul>',
  ],
])('a schema %j is told as %s', (schema, markup) => {
  expect(schemaMarkup(schema)).toBe(markup)
})
