import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { CALLS } from '../../../contract/calls.ts'
import { askedKey } from '../../../contract/first-state.ts'
import { CosmeticHistoryQuery } from '../../../contract/history.ts'
import { openRenderer } from '../../platform/pages/open-pages.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
let ana: Client
let made: CosmeticAnalysis
beforeAll(async () => {
  world = await createWorld({ webDir: 'dist/web', renderPage: await openRenderer(resolve('dist')) })
  ana = await world.as('ana', { firstName: 'Ana' })
  const list = { ingredientsList: 'Aqua, Glycerin, Parfum', productName: 'Harbour Cream' }
  made = (await ana.post('/api/analyze', list)).body as CosmeticAnalysis
})
afterAll(() => world.close())

const stateOf = (html: string) =>
  JSON.parse(/id="first-state">([^<]*)</.exec(html)?.[1] ?? 'null') as Record<string, unknown>
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

test('DASH-01 the dashboard arrives rendered with what it shows, for nobody else and for no cache', async () => {
  const { text, headers } = await ana.get('/dashboard')

  expect(mainOf(text)).toContain('Ana')
  expect(mainOf(text)).toContain('Harbour Cream')
  expect(mainOf(text)).toContain('<textarea')
  expect(stateOf(text)).toMatchObject({
    [CALLS.listAnalyses.path]: (await ana.get(CALLS.listAnalyses.path)).body,
    [CALLS.listFaceAnalyses.path]: [],
    [CALLS.limits.path]: (await ana.get(CALLS.limits.path)).body,
  })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(text).toMatch(/<meta name="robots" content="noindex[^"]*" data-page \/>/)
})

test('HIST-01 the history arrives with its first page', async () => {
  const { text, headers } = await ana.get('/history')
  const key = askedKey(CALLS.cosmeticHistory.path, CosmeticHistoryQuery.parse({}))

  expect(mainOf(text)).toContain('Harbour Cream')
  expect(stateOf(text)[key]).toMatchObject({ total: 1, items: [{ id: made.id }] })
  expect(headers['cache-control']).toBe('no-store')
})

test('RES-44 an own result arrives with its score and its names; another account and a visitor get nothing of it', async () => {
  const path = `/analysis/${made.id}`
  const key = CALLS.getAnalysis.path.replace(':id', made.id)
  const { text, headers } = await ana.get(path)
  const others = [world.client(), await world.as('ben')]

  expect(/data-score[^>]*>(\d+)</.exec(mainOf(text))?.[1]).toBe(String(made.analysisResults.overallScore))
  expect(mainOf(text)).toContain('Parfum')
  expect(stateOf(text)[key]).toMatchObject({
    id: made.id,
    analysisResults: { overallScore: made.analysisResults.overallScore },
  })
  expect(headers['cache-control']).toBe('no-store')
  for (const other of others) {
    const answer = await other.get(path)
    expect(stateOf(answer.text)).not.toHaveProperty([key])
    expect(answer.text).not.toContain('Harbour Cream')
  }
})

test('styles of rendered elements are allowed one by one, and no others', async () => {
  const { headers, text } = await ana.get(`/analysis/${made.id}`)
  const policy = String(headers['content-security-policy'])

  expect(mainOf(text)).toMatch(/ style="/)
  expect(policy).toMatch(/style-src 'sha256-[^;']+' 'self';/)
  expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/)
  expect(policy).not.toContain('unsafe-inline')
})

test('a visitor gets the pages as the browser makes them', async () => {
  for (const path of ['/dashboard', '/history']) {
    const { text } = await world.client().get(path)
    expect(text).toContain('<div id="root"></div>')
    expect(Object.keys(stateOf(text)).toSorted()).toEqual([CALLS.getSite.path, CALLS.getUser.path].toSorted())
  }
})
