import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ingredient, IngredientSearchAnswer } from '../../../contract/ingredient.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

const PAGE = '<html><head><title>Opaline</title></head><body><div id="root"></div></body></html>'

let world: World
let visitor: Client
let webDir: string
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'opaline-web-'))
  writeFileSync(join(webDir, 'index.html'), PAGE)
  world = await createWorld({ webDir })
  visitor = world.client()
})
afterAll(async () => {
  await world.close()
  rmSync(webDir, { recursive: true })
})

test('anybody may look for an ingredient by any of its names', async () => {
  const { status, body } = await visitor.get('/api/ingredients?q=vitamin%20b3')

  expect(status).toBe(200)
  expect((body as IngredientSearchAnswer).results[0]).toMatchObject({
    slug: 'niacinamide',
    inci: 'NIACINAMIDE',
  })
})

test.each([
  ['a filter nobody knows', 'filter=tasty'],
  ['a page below the first', 'page=0'],
  ['a page that is no number', 'page=one'],
  ['a query without end', `q=${'x'.repeat(201)}`],
])('a search with %s is refused with a word on what is wrong', async (_name, query) => {
  expect(await visitor.get(`/api/ingredients?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'INVALID' },
  })
})

test('the page of an ingredient tells what is known with its sources; a synonym answers with the same', async () => {
  const own = (await visitor.get('/api/ingredients/cera-alba')).body as Ingredient
  const other = (await visitor.get('/api/ingredients/beeswax')).body as Ingredient

  expect(own).toMatchObject({ slug: 'cera-alba', vegan: false, origin: 'animal' })
  expect(own.scores).toHaveLength(5)
  expect(own.sources.identity.title).toContain('CosIng')
  expect(other).toEqual(own)
})

test.each(['zorblax', 'Not-A-Slug', '..%2f..%2fetc', 'x'.repeat(4_001)])(
  'there is no ingredient at %s',
  async (slug) => {
    expect([404, 414]).toContain((await visitor.get(`/api/ingredients/${slug}`)).status)
  },
)

test('a synonym moves to the address of its ingredient', async () => {
  expect(await visitor.get('/ingredients/beeswax')).toMatchObject({
    status: 301,
    headers: { location: '/ingredients/cera-alba' },
  })
})
