import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

const PAGE = '<html><head><title>Opaline</title></head><body><div id="root"></div></body></html>'

let world: World
let webDir: string
let ana: Client
let made: CosmeticAnalysis
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'opaline-web-'))
  writeFileSync(join(webDir, 'index.html'), PAGE)
  world = await createWorld({ webDir })
  ana = await world.as('previewing', { firstName: 'Anabel' })
  await ana.patch('/api/users/profile', { allergies: ['Fragrance'] })
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  const body = { ingredientsList: 'Aqua, Glycerin, Parfum', productName: 'Cream for Bob' }
  made = (await ana.post('/api/analyze', body)).body as CosmeticAnalysis
})
afterAll(async () => {
  await world.close()
  rmSync(webDir, { recursive: true })
})

const share = (isPublic: boolean) => ana.patch(`/api/analyses/${made.id}/sharing`, { isPublic })
const page = () => world.client().get(`/analysis/${made.shareId}`)
const picture = () => world.client().get(`/og/analysis/${made.shareId}.png`)

test('DEC-17 a shared result carries a preview, and neither is kept, indexed or told on', async () => {
  await share(true)

  const { headers, text } = await page()
  const image = await picture()

  expect(text).toContain(`content="http://localhost:3000/og/analysis/${made.shareId}.png"`)
  expect(text).toContain('<meta name="robots" content="noindex, nofollow" data-page />')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(text.slice(0, text.indexOf('</head>'))).not.toMatch(/Bob|Anabel|Fragrance|ana_/)
  expect(text).not.toMatch(/Anabel|ana_/)
  expect(image).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  })
})

test('B-91 what a look of today gives no score has none on its picture', async () => {
  await share(true)
  const bytes = async () =>
    (await world.app.inject({ url: `/og/analysis/${made.shareId}.png` })).rawPayload.toString('base64')
  const set = (change: string) =>
    world.deps.db.$client.query(`update analyses set ${change} where share_id = $1`, [made.shareId])

  const scored = await bytes()
  await set('today_score = null, today_is_partial = true, today_alert_count = 0')
  const seen = await bytes()
  await set('overall_score = null')

  expect(seen).not.toBe(scored)
  expect(seen).toBe(await bytes())
})

test('DEC-15 taken back, the preview is gone with the link', async () => {
  await share(true)
  await share(false)

  expect((await picture()).status).toBe(404)
  expect((await page()).text).not.toContain('og:image"')
})

test.each(['00000000-0000-4000-8000-000000000000', 'not-an-id', '..%2f..%2fetc%2fpasswd', '%00'])(
  'there is no picture of %s',
  async (id) => {
    expect([400, 404]).toContain((await world.client().get(`/og/analysis/${id}.png`)).status)
  },
)

test('a face report has one picture for all, without a score', async () => {
  const answer = await world.app.inject({ url: '/og/face-analysis.png' })
  const { width, height } = await sharp(answer.rawPayload).metadata()

  expect([answer.statusCode, width, height]).toEqual([200, 1200, 630])
  expect((await world.client().get('/face-analysis/anything')).text).toContain('/og/face-analysis.png')
})

test('pictures may be shown by any site; that of one result is kept by nobody, the common one for a day', async () => {
  await share(true)
  const [own, common] = [await picture(), await world.client().get('/og/face-analysis.png')]

  for (const { headers } of [own, common])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    })
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(common.headers).toMatchObject({ 'cache-control': 'public, max-age=86400' })
})

test('the page of a result that nobody shared is as private, and has neither preview nor result', async () => {
  await share(false)

  for (const id of [made.shareId, world.deps.newShareId(), 'not-an-id']) {
    const { headers, text } = await world.client().get(`/analysis/${id}`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(text).toContain('<meta name="robots" content="noindex, nofollow" data-page />')
    expect(text).toContain('<title>Analysis')
    expect(text).not.toContain('og:image"')
  }
})

test.each(['/reset-password?token=abc', '/verify-email?token=abc'])(
  'B-11 the address of %s is told to nobody',
  async (path) => {
    const { headers, text } = await world.client().get(path)

    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(text).toContain('<meta name="robots" content="noindex, nofollow" data-page />')
    expect(text).not.toContain('abc')
  },
)
