import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAiStandIn } from '../src/server/testing/ai-stand-in/stand-in.test-support.ts'
import { testFace } from '../src/readers/face/test-face.test-support.ts'
import { axeFindings } from './axe.ts'
import { makeSubscription } from './plan-steps.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'

let standIn: Awaited<ReturnType<typeof openAiStandIn>>
let world: World
beforeAll(async () => {
  standIn = await openAiStandIn()
  world = await createWorld({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: standIn.url('openai-compatible'),
    AI_TEXT_MODEL: 'words-1',
    AI_VISION_MODEL: 'eyes-1',
    AI_NAME: 'Acme AI',
  })
}, 90_000)
afterAll(async () => {
  await world.close()
  await standIn.close()
})

test('B-73 a result shows the words and the guess of an AI as such, to visitors as well', async () => {
  const { page, problems } = await world.visitAs('ana', '/dashboard', { viewport: PHONE })
  await page.getByText(/the photo also goes to Acme AI, without its metadata/).waitFor()
  const headers = { origin: world.app.origin }
  const made = await page.request.post(`${world.app.origin}/api/analyze`, {
    data: { ingredientsList: 'Aqua, Glycerin, Wobblium, Phenoxyethanol, Limonene' },
    headers,
  })
  const { id, shareId } = (await made.json()) as { id: string; shareId: string }
  await page.request.post(`${world.app.origin}/api/users/consents`, {
    data: { kind: 'sharing', isGiven: true },
    headers,
  })
  await page.request.patch(`${world.app.origin}/api/analyses/${id}/sharing`, {
    data: { isPublic: true },
    headers,
  })

  for (const [who, address] of [
    [page, `/analysis/${id}`],
    [(await world.visit(BLANK, { colorScheme: 'dark' })).page, `/analysis/${shareId}`],
  ] as const) {
    await open(who, world.app.origin + address)
    await who.getByText('In short, this is what was found.').waitFor()
    await who.getByText(/Written by an AI \(Acme AI, words-1\)/).waitFor()
    await who
      .getByRole('button', { name: /Wobblium/ })
      .last()
      .click()
    await who.getByRole('heading', { name: "An AI's guess, not a fact; not scored" }).waitFor()
    await who.getByText(/Probably a trade name.+/).waitFor()
    expect(await axeFindings(who)).toEqual([])
  }
  expect(problems).toEqual([])
})

test('DEC-37 SCAN-16 a label that our own reader cannot read says who read it instead, and waits for review', async () => {
  const { page } = await world.visitAs('label')
  const nothing = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d8cfc0' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: nothing })

  await page.getByText('Acme AI read this photo, since our own reader was not sure.').waitFor()
  expect(await page.locator('textarea').inputValue()).toContain('Panthenol')
  await page.getByRole('button', { name: 'Remove the photo' }).click()
  await page.getByText('Acme AI read this photo').waitFor({ state: 'detached' })
})

test('DEC-20 DEC-37 the consent names the provider and both answers; the receipt and the policy say where the photo went', async () => {
  const { page, problems } = await world.visitAs('ben', BLANK)
  await makeSubscription(page, 'Premium')
  await open(page, `${world.app.origin}/face-analysis`)
  await page.getByText(/a copy without metadata goes to Acme AI/).waitFor()
  expect(await page.getByText('Nobody else gets it').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'I agree, on this server only' }).click()
  await page.getByRole('button', { name: 'Let Acme AI look as well' }).click()
  await page.getByText(/a copy without metadata goes to Acme AI, as you agreed/).waitFor()
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(testFace()) })
  await page.getByRole('button', { name: 'Start Face Analysis' }).click()
  await page.getByRole('heading', { name: "An AI's impressions of the photo" }).waitFor({ timeout: 40_000 })

  await page.getByText('Some redness is visible on both cheeks.').waitFor()
  await page.getByText('Sent to Acme AI').waitFor()
  await open(page, `${world.app.origin}/privacy`)
  await page
    .getByText(/Acme AI/)
    .first()
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(problems).toEqual([])
})
