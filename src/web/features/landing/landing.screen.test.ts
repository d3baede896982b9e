import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { playDictionary, playSamples, realSample } from '../../testing/played-knowledge.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { address, openScreen, texts } from '../../testing/screen.test-support.tsx'

const live = () => page.getByRole('region', { name: 'Watch a label resolve' })
const liveHeading = () => live().getByRole('heading', { name: 'Watch a label resolve' })
const score = (of: number | null) => live().getByRole('img', { name: `Safety score ${of} out of 100` })

async function openStart() {
  await openScreen('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function resolveSample() {
  liveHeading().element().scrollIntoView()
  await expect.element(live().getByText('Why this score')).toBeVisible()
}

beforeEach(() => {
  server.signsIn(null)
  playSamples()
})

test('LAND-01 LAND-03 LAND-05 LAND-08..15 DEC-44 DEC-45 the start page leads on, and its samples say what they show', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await openStart()
  const bar = page.getByRole('banner')
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Sign In', '/auth'],
  ] as const)
    await expect.element(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  const start = page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).first()
  await expect.element(start).toHaveAttribute('href', '/auth?view=register')
  await start.click()
  await expect.element(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeVisible()

  await openStart()
  const panel = page.getByRole('tabpanel')
  await expect.element(panel.getByText('87/100')).toBeVisible()
  expect(texts(panel)[0]).toMatch(/Vegan No animal origin known .*Allergen risk Low/)
  await page.getByRole('tab', { name: 'Face Analysis' }).click()
  await expect.element(panel.getByText('Clear', { exact: true })).toBeVisible()
  expect(texts(panel)[0]).toMatch(/Skin type Normal .*Hydration \(appearance\) Good .*Complexion Clear/)
})

test('LAND-01 LAND-03 LAND-05 LAND-08..15 DEC-44 DEC-45 the start page has figures with footnotes, the steps and the announcement', async () => {
  await openStart()
  const figures = page.getByRole('region', { name: 'Opaline in figures' })
  for (const text of ['50K+', 'ingredients analysed', '95%', 'accuracy', '24/7', 'monitoring'])
    expect(texts(figures)[0]).toContain(text)
  await figures.getByRole('link', { name: 'Note 1: what was counted' }).click()
  await expect.poll(address).toBe('/#figure-note-1')
  expect(texts(page.css('#figure-note-1'))[0]).toContain('6,287 real product lists')

  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 })
  expect(texts(steps)).toEqual(['Take a photo', 'AI scans and analyses', 'Get your safety score'])

  const install = page.getByRole('region', { name: 'On your phone today' })
  expect(texts(install)[0]).toContain('iOS and Android apps are coming.')
  expect(texts(install)[0]).toContain('Add to Home Screen')
  expect(texts(page.getByRole('main'))[0]).not.toContain('2025')
  const button = install.getByRole('button', { name: 'Install Opaline' })
  expect(button.elements()).toEqual([])
  const prompt = () => Promise.resolve(window.dispatchEvent(new Event('appinstalled')))
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  await button.click()
  await expect.element(install.getByText('Opaline is installed on this device.')).toBeVisible()
  expect(button.elements()).toEqual([])
})

test('LAND-08 DEC-53 a sample label is resolved by the engine: every name leads to its page, the unknown one to none, every point is told', async () => {
  await playDictionary()
  await openStart()
  await resolveSample()
  const { results } = await realSample('cream')
  const label = live().css('[data-resolved]')
  for (const [name, slug] of [
    ['Linalool', 'linalool'],
    ['Caprylic/Capric Triglyceride', 'caprylic-capric-triglyceride'],
    // A misprint leads to what it was read as.
    ['Ethylhexylgylcerin', 'ethylhexylglycerin'],
  ] as const)
    await expect
      .element(label.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', `/ingredients/${slug}`)
  expect(label.getByRole('link', { name: 'Velourine Complex' }).elements()).toEqual([])
  expect(texts(label)[0]).toContain('→ Ethylhexylglycerin')

  const pieces = live().getByRole('toolbar').getByRole('button')
  expect(pieces.elements()).toHaveLength(results.ingredients.length)
  const unknown = pieces.filter({ has: page.css('.band-unknown') })
  await expect.element(unknown).toHaveAttribute('aria-label', '11. Velourine Complex: Unknown')
  await unknown.click()
  await expect.element(live().getByText('It gets no score and no colour')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(live().getByText('A preservative allowed within limits').first()).toBeVisible()
  await userEvent.keyboard('{Home}')
  for (let step = 0; step < 6; step++) await userEvent.keyboard('{ArrowRight}')
  await expect.element(live().getByText('Published lists disagree')).toBeVisible()

  const costs = live().getByRole('list').filter({ hasText: 'Every list starts at' })
  const points = (texts(costs)[0]?.match(/−[\d.]+/g) ?? []).map((text) => Number(text.slice(1)))
  expect(points.length).toBeGreaterThan(0)
  expect(100 - points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(results.overallScore ?? 0)
  await expect.element(score(results.overallScore)).toBeVisible()

  await live().getByRole('button', { name: 'Shampoo' }).click()
  await expect.element(live().getByText('Capilux Repair Shampoo')).toBeVisible()
  await expect.element(live().getByText('Is rinsed off')).toBeVisible()
  await expect.element(score((await realSample('shampoo')).results.overallScore)).toBeVisible()
  expect(server.bodies(CALLS.readSample)).toEqual([{ sample: 'cream' }, { sample: 'shampoo' }])
  await label.getByRole('link', { name: 'Limonene' }).click()
  await expect.poll(address).toBe('/ingredients/limonene')
  await expect.element(page.getByRole('heading', { name: 'Limonene', level: 1 })).toBeVisible()
})

test('UX-18 a sample that could not be read says so and can be tried again', async () => {
  server.answersOddly(CALLS.readSample, {}, 404)
  await openStart()
  liveHeading().element().scrollIntoView()
  await expect.element(live().getByText('The sample could not be read just now')).toBeVisible()
  playSamples()
  await live().getByRole('button', { name: 'Try again' }).click()
  await resolveSample()
})
